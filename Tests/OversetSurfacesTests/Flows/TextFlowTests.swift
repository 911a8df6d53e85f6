import Foundation
import OversetModel
import OversetSources
import OversetSwiftSource
import Testing

@testable import OversetSurfaces

/// Texts that members, types and functions of the app take to where they are shown, across files.
struct TextFlowTests {
  /// Each case has the file with the key first; `---` ends a file.
  @Test(arguments: [
    // A member of a value, by the type of the property that holds the value.
    VerdictCase(
      """
      enum Mode { case on; var name: String { switch self { case .on: String(localized: "k") } } }
      ---
      struct Model { var mode = Mode.on; var title = "" }
      ---
      struct V: View {
        let model: Model
        var body: some View { List { Text(model.mode.name) } }
      }
      """, "cannot be cut: in a List, and nothing limits lines or height"),
    // A text that is made where one is wanted.
    VerdictCase(
      """
      struct V: View { var body: some View { Row(key: "k") } }
      ---
      struct Row: View {
        let title: String
        init(key: LocalizedStringResource) { title = .init(localized: key) }
        var body: some View { List { Text(title) } }
      }
      """, "cannot be cut: in a List, and nothing limits lines or height"),
    VerdictCase(
      """
      enum Mode { case on; var name: String { String(localized: "k") } }
      ---
      struct Item { var modes: [Mode] }
      struct V: View {
        var item: Item
        var body: some View { ForEach(item.modes) { mode in Text(mode.name).lineLimit(1) } }
      }
      """, "can be cut: 1 line, at most screen"),
    VerdictCase(
      """
      enum Mode { case on; var name: String? { String(localized: "k") } }
      ---
      class C: UIViewController {
        var mode: Mode
        func load() { if let name = self.mode.name { title = name } }
      }
      """, "named: Mode.name", "named: C.name",
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
    // What the accessors of a property do with its value, and a superclass with its own.
    VerdictCase(
      """
      class Sub: Header { func load() { text = NSLocalizedString("k", comment: "") } }
      ---
      class Header: UIView {
        let label = UILabel()
        var text: String? { didSet { label.text = text } }
      }
      """, "can be cut: 1 line, at most screen"),
    VerdictCase(
      """
      class C: UIViewController { func load() { text = NSLocalizedString("k", comment: "") } }
      ---
      extension C { var text: String? {
        get { title } set { if let text = newValue { title = text } } } }
      """,
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
    // Somebody else may show the name of something.
    VerdictCase(
      """
      enum Mode { case on; var name: String { String(localized: "k") } }
      ---
      struct Model { var mode: Mode }
      struct V: View { let model: Model; var body: some View { List { Text(model.mode.name) } } }
      struct W: View { var body: some View { Text(thing.name).lineLimit(1) } }
      """, "cannot be cut: in a List, and nothing limits lines or height",
      "unknown: where Mode.name takes it"),
    // The same name of another type does not count.
    VerdictCase(
      """
      enum Mode { case on; var name: String { String(localized: "k") } }
      ---
      struct Other { var name: String }
      struct Model { var other: Other }
      struct V: View { let model: Model; var body: some View { List { Text(model.other.name) } } }
      """, "named: Mode.name"),
    // A property of a model.
    VerdictCase(
      """
      struct Model { let items: [Item] = [Item(title: NSLocalizedString("k", comment: ""))] }
      ---
      struct Item { let title: String }
      struct V: View {
        let item: Item
        var body: some View { Form { Text(item.title) } }
      }
      """, "cannot be cut: in a Form, and nothing limits lines or height"),
    VerdictCase(
      """
      struct Model { let items: [Item] = [.init(title: NSLocalizedString("k", comment: ""))] }
      ---
      struct Item { let name: String; init(title: String) { name = title } }
      class C: UIViewController { let item: Item; func load() { navigationItem.title = item.name } }
      """,
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
    // A function of the app, on a receiver with a type.
    VerdictCase(
      """
      class C { let dialogs: Dialogs; func f() { dialogs.show(message: String(localized: "k")) } }
      ---
      class Dialogs {
        func show(message: String) {
          let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        }
      }
      """, "cannot be cut: alert message"),
    VerdictCase(
      """
      class C: UIView { func f() { let size = String(localized: "k").size(withAttributes: b) } }
      """, "never drawn: compared, or a key of a dictionary"),
    VerdictCase(
      """
      class C: UIView { func f() { String(localized: "k").draw(in: rect, withAttributes: b) } }
      """, "can be cut in a room that is not known: a fixed height"),
    VerdictCase(
      """
      class C: UIView { func f() { String(localized: "k").draw(at: point, withAttributes: b) } }
      """, "can be cut in a room that is not known: 1 line"),
    VerdictCase(
      """
      class C { func f() { Log.add(String(localized: "k")) } }
      ---
      enum Log { static func add(_ text: String) { logger.error(text) } }
      """, "never drawn: log or analytics"),
    // Labels that code makes have one line.
    VerdictCase(
      """
      class C { let cell: Cell; func f() { cell.name.text = String(localized: "k") } }
      ---
      class Cell: UITableViewCell { let name = UILabel(); func f() { name.font = font } }
      """, "can be cut: 1 line, at most screen"),
    VerdictCase(
      """
      class C { let cell: Cell; func f() { cell.name.text = String(localized: "k") } }
      ---
      class Cell: UITableViewCell { let name = UILabel(); func g() { name.numberOfLines = 0 } }
      """, "unknown: how name is set up"),
    VerdictCase(
      """
      class C { let cell: Cell; func f() { cell.name.text = String(localized: "k") } }
      ---
      class Cell: UITableViewCell { let name = UILabel(); func g() { [name].forEach { $0.numberOfLines = 0 } } }
      """, "unknown: how name is set up"),
    // A constant is the same object, a variable may become another one.
    VerdictCase(
      """
      class C { let cell: Cell; func f() { cell.name.text = String(localized: "k") } }
      ---
      class Cell: UITableViewCell { let name = UILabel(); func g() { let view = name; view.numberOfLines = 0 } }
      """, "unknown: how name is set up"),
    VerdictCase(
      """
      class C { let cell: Cell; func f() { cell.name.text = String(localized: "k") } }
      ---
      class Cell: UITableViewCell { let name = UILabel(); func g() { let view = make(); view.numberOfLines = 0 } }
      """, "can be cut: 1 line, at most screen"),
    // One of the app's own initialisers, or a closure that gives the label away.
    VerdictCase(
      """
      class C { let cell: Cell; func f() { cell.name.text = String(localized: "k") } }
      ---
      class Cell: UITableViewCell { let name = UILabel(font: small) }
      """, "unknown: how name is set up"),
    VerdictCase(
      """
      class C { let cell: Cell; func f() { cell.name.text = String(localized: "k") } }
      ---
      class Cell: UITableViewCell {
        let name: UILabel = { let label = UILabel(); style(label); return label }()
      }
      """, "unknown: how name is set up"),
    VerdictCase(
      """
      class C { let cell: Cell; func f() { cell.name.text = String(localized: "k") } }
      ---
      class Cell: UITableViewCell {
        lazy var name: UILabel = { let label = UILabel(); label.textColor = .red; return label }()
      }
      """, "can be cut: 1 line, at most screen"),
    // What a call of `.init` makes, by the only type that members of the name have.
    VerdictCase(
      """
      class C { func f() { state.bindings.info = .init(id: 1, button: .init(title: String(localized: "k"))) } }
      ---
      struct Bindings { var info: Info? }
      struct Info { let id: Int; var button: Button?; struct Button { let title: String } }
      class D { let button: Info.Button; func f() { navigationItem.title = button.title } }
      """,
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
    VerdictCase(
      """
      class C { func f() { state.info = .init(text: String(localized: "k")) } }
      ---
      struct Bindings { var info: Info? }
      struct Other { var info: Text? }
      struct Info { let text: String }
      class D { let info: Info; func f() { navigationItem.title = info.text } }
      """, "unknown: how .init(text:) shows it"),
    VerdictCase(
      """
      func f() -> [Row] { [.basic(.init(title: String(localized: "k")))] }
      ---
      enum Row { case basic(Config) }
      class Config { let title: String; init(title: String) { self.title = title } }
      class D { let config: Config; func f() { navigationItem.title = config.title } }
      """,
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
    // Values of unknown types may be it: none of them cuts it.
    VerdictCase(
      """
      enum Part { case a; var footer: String { String(localized: "k") } }
      ---
      class C { func f() { var content = cell.defaultContentConfiguration(); content.text = it.x.footer } }
      """, "cannot be cut: list content configuration"),
    VerdictCase(
      """
      enum Part { case a; var footer: String { String(localized: "k") } }
      ---
      class C { func f() { navigationItem.title = it.x.footer } }
      """, "unknown: where Part.footer takes it"),
    VerdictCase(
      """
      struct Item { let title: String }
      let item = Item(title: String(localized: "k"))
      ---
      class C { let item: Item; func f() -> Bool { use(item.title == "x") } }
      """, "unknown: how Item(title:) shows it"),
    // It is shown where nobody looked.
    VerdictCase(
      """
      enum Part { case a; var footer: String { String(localized: "k") } }
      ---
      class C { func f() { cell.accessibilityLabel = it.x.footer } }
      """, "unknown: where Part.footer takes it"),
    // One value has a type, another may have it.
    VerdictCase(
      """
      struct V: View { let part: Part; var body: some View { List { Text(part.footer) } } }
      class C { func f() { navigationItem.title = it.x.footer } }
      ---
      enum Part { case a; var footer: String { String(localized: "k") } }
      """, "cannot be cut: in a List, and nothing limits lines or height",
      "unknown: where Part.footer takes it"),
    // It is asked of the type alone.
    VerdictCase(
      """
      struct V: View { var body: some View { List { Text(Part.footer) } } }
      class C { func f() { navigationItem.title = it.x.footer } }
      ---
      enum Part { static let footer = String(localized: "k") }
      """, "cannot be cut: in a List, and nothing limits lines or height", "named: Part.footer"),
    // A circle ends.
    VerdictCase(
      """
      class A { let b: B; var x: String { String(localized: "k") }; var z: String { b.y } }
      class B { let a: A; var y: String { a.x } }
      """, "named: A.x", "named: A.z", "named: B.y"),
  ])
  func `texts are followed by the types of members`(_ c: VerdictCase) {
    let files = c.source.components(separatedBy: "---\n")
    #expect(verdicts(of: files).map(\.description) == c.verdicts)
  }

  @Test(arguments: [
    // A view that is only made in what scrolls.
    VerdictCase(
      """
      struct Row: View { var body: some View { Text("k") } }
      struct V: View { var body: some View { List { Row() } } }
      """, "cannot be cut: in a List, and nothing limits lines or height"),
    VerdictCase(
      """
      struct Row: View { var body: some View { Text("k") } }
      struct V: View { var body: some View { List { Row() } } }
      struct W: View { var body: some View { VStack { Row() } } }
      """, "cannot be cut: in a List, and nothing limits lines or height",
      "unknown: whether the screen of W scrolls"),
    VerdictCase(
      """
      struct Row: View { var body: some View { Text("k") } }
      struct V: View { var body: some View { VStack { Row().lineLimit(1) } } }
      """, "can be cut: 1 line, at most screen"),
    VerdictCase(
      """
      struct Row: View { var body: some View { Text("k") } }
      #Preview { List { Row() } }
      """, "never drawn: no code of a release gets to it"),
    // A circle of views.
    VerdictCase(
      """
      struct A: View { var body: some View { Text("k"); B() } }
      struct B: View { var body: some View { A() } }
      """, "unknown: whether the screen of A scrolls"),
  ])
  func `the body of a view is where the view is made`(_ c: VerdictCase) {
    #expect(verdicts(of: [c.source]).map(\.description) == c.verdicts)
  }
}
