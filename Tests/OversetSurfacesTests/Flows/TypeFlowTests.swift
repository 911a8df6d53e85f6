import OversetSources
import OversetSwiftSource
import Testing

@testable import OversetSurfaces

/// Texts that are followed through initialisers, superclasses and parameters of generic types.
struct TypeFlowTests {
  /// Each case has the file with the key first; `---` ends a file.
  @Test(arguments: [
    // Initialisers of an extension leave the one with the properties as labels.
    VerdictCase(
      """
      class C { func f() { info = Info(id: 1, text: String(localized: "k")) } }
      ---
      struct Info { let id: Int; var text: String?; var button = Button(title: "") }
      struct Button { let title: String }
      extension Info { init(id: Int) { self.init(id: id, text: "") } }
      class D { let info: Info; func f() { navigationItem.title = info.text } }
      """,
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
    // One that takes the label is the one that is called.
    VerdictCase(
      """
      class C { func f() { info = Info(text: String(localized: "k")) } }
      ---
      struct Info { let text: String }
      extension Info { init(text: String) { print(text) } }
      class D { let info: Info; func f() { navigationItem.title = info.text } }
      """, "never drawn: log or analytics"),
    // A superclass stores it; what is asked of another subclass does not count.
    VerdictCase(
      """
      class C { func f() { config = Small(title: String(localized: "k")) } }
      ---
      class Base { let title: String; init(title: String) { self.title = title } }
      class Small: Base { override init(title: String) { super.init(title: title) } }
      class Large: Base { override init(title: String) { super.init(title: title) } }
      class D {
        let small: Small; let large: Large
        func f() { var c = UIListContentConfiguration.cell(); c.text = small.title }
        func g() { navigationItem.title = large.title }
      }
      """, "cannot be cut: list content configuration"),
    VerdictCase(
      """
      class C { func f() { config = Small(title: String(localized: "k")) } }
      ---
      class Base { let title: String; init(title: String) { self.title = title } }
      class Small: Base { override init(title: String) { super.init(title: title) } }
      class D {
        let small: Small; let base: Base
        func f() { var c = UIListContentConfiguration.cell(); c.text = small.title }
        func g() { navigationItem.title = base.title }
      }
      """, "cannot be cut: list content configuration", "unknown: where Small.title takes it"),
    // What a superclass does with it is not followed.
    VerdictCase(
      """
      class C { func f() { config = Small(title: String(localized: "k")) } }
      ---
      class Base { init(title: String) { navigationItem.title = title } }
      class Small: Base { override init(title: String) { super.init(title: title) } }
      """, "unknown: how super.init(title:) shows it"),
    VerdictCase(
      """
      class C { func f() { info = Info(key: String(localized: "k")) } }
      ---
      struct Info { let text: String; init(text: String) { self.text = text } }
      extension Info { init(key: String) { self.init(text: key) } }
      class D { let info: Info; func f() { navigationItem.title = info.text } }
      """,
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
    // An initialiser that delegates to the one that the type has by itself.
    VerdictCase(
      """
      class C { func f() { info = Info(text: String(localized: "k")) } }
      ---
      struct Info { let text: String; let size: Int }
      extension Info { init(text: String) { self.init(text: text, size: 1) } }
      class D { let info: Info; func f() { navigationItem.title = info.text } }
      """,
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
    // Not to the one that the type does not have.
    VerdictCase(
      """
      class C { func f() { info = Info(id: 1) } }
      class Info {
        let text: String; var title = ""
        init(title: String) { text = title }
        convenience init(id: Int) { self.init(title: String(localized: "k")) }
      }
      class D { let info: Info; func f() { navigationItem.title = info.title } }
      """, "unknown: how self.init(title:) shows it"),
    // A case of an enumeration is of it.
    VerdictCase(
      """
      enum Kind: String { case a; var title: String { String(localized: "k") } }
      ---
      class D { func f() { navigationItem.title = Kind.a.title } }
      """,
      "named: Kind.title",
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
    // What stands behind `try`, `await` and before `??`, copies of lists, and their elements are of the same type.
    VerdictCase(
      """
      enum Kind: String { case a; var title: String { String(localized: "k") } }
      ---
      class D { let kinds: [Kind]; func f() { let x = try? await kinds.first ?? load(); navigationItem.title = x.title } }
      """,
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
    VerdictCase(
      """
      enum Kind: String { case a; var title: String { String(localized: "k") } }
      ---
      class D { let kinds: [Kind]; func f() { let x = Array(kinds.dropLast()); navigationItem.title = x.first?.title } }
      """,
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
    VerdictCase(
      """
      enum Kind: String { case a; var title: String { String(localized: "k") } }
      ---
      class D { let kinds: [Kind]; func f() { for x in try kinds { navigationItem.title = x.title } } }
      """,
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
    VerdictCase(
      """
      enum Kind: String { case a; var title: String { String(localized: "k") } }
      ---
      class D { func f() { for x in [Kind.a, Kind.b] { navigationItem.title = x.title } } }
      """,
      "named: Kind.title",
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
    VerdictCase(
      """
      enum Kind: String { case a; var title: String { String(localized: "k") } }
      ---
      class D { let kinds: [Kind]; func f() { kinds.sorted { show($0) ; navigationItem.title = $1.title } } }
      """,
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
    // What a condition chooses is not what stands before it.
    VerdictCase(
      """
      enum Kind: String { case a; var title: String { String(localized: "k") } }
      ---
      class D { let isOn: Bool?
        func f() { let x = isOn ?? false ? Kind.a : load(); navigationItem.title = x.title } }
      """,
      "unknown: where Kind.title takes it"),
    // A local variable has the type of what makes it.
    VerdictCase(
      """
      class C {
        func f() { var content = makeContent(); content.text = String(localized: "k") }
        func makeContent() -> UIListContentConfiguration { .cell() }
      }
      """, "cannot be cut: list content configuration"),
    // Arrays have the type of their elements, and closures get these.
    VerdictCase(
      """
      enum Mode { case on, off; var name: String { String(localized: "k") } }
      ---
      extension Mode { static let first = [Mode.on, Mode.off] }
      enum Other {
        static let all = [here, there]
        case here, there
        var name: String { "" }
      }
      struct V: View { var body: some View { List { ForEach(Mode.first) { Text($0.name) } } } }
      struct W: View { var body: some View { ForEach(Other.all) { Text($0.name).lineLimit(1) } } }
      """, "cannot be cut: in a List, and nothing limits lines or height"),
    // A parameter of a generic type may be it where it has the type's protocol.
    VerdictCase(
      """
      enum Mode: Named { case on; var name: String { String(localized: "k") } }
      ---
      protocol Named { var name: String { get } }
      struct Model { let mode: Mode }
      struct V: View { let model: Model; var body: some View { List { Text(model.mode.name) } } }
      struct Row<Item: Hashable & Named>: View {
        let item: Item
        var body: some View { Text(item.name).lineLimit(1) }
      }
      """, "cannot be cut: in a List, and nothing limits lines or height",
      "can be cut: 1 line, at most screen"),
    VerdictCase(
      """
      enum Mode: Named { case on; var name: String { String(localized: "k") } }
      ---
      protocol Named { var name: String { get } }
      struct Model { let mode: Mode }
      struct V: View { let model: Model; var body: some View { List { Text(model.mode.name) } } }
      struct Row: View {
        func row<Item>(_ item: Item) -> some View where Item: Named { Text(item.name).lineLimit(1) }
      }
      """, "cannot be cut: in a List, and nothing limits lines or height",
      "can be cut: 1 line, at most screen"),
    // Without the protocol it is none.
    VerdictCase(
      """
      enum Mode { case on; var name: String { String(localized: "k") } }
      ---
      struct Model { let mode: Mode }
      struct V: View { let model: Model; var body: some View { List { Text(model.mode.name) } } }
      struct Row<Item: Person>: View {
        let item: Item
        var body: some View { Text(item.name).lineLimit(1) }
      }
      """, "cannot be cut: in a List, and nothing limits lines or height"),
    // A type of a superclass, by the subclass, with the state that all such models have.
    VerdictCase(
      """
      struct Info { let text: String }
      let info = Info(text: String(localized: "k"))
      ---
      class Store<State: Bindable> { class Context { var state: State } }
      class Other { class Context {} }
      typealias ModelType = Store<ModelState>
      class Model: ModelType {}
      struct V: View {
        let context: Model.Context
        let info: Info
        var body: some View { List { Text(info.text) }; Text(context.state.text).lineLimit(1) }
      }
      """, "cannot be cut: in a List, and nothing limits lines or height"),
  ])
  func `texts are followed by what types inherit`(_ c: VerdictCase) {
    let files = c.source.components(separatedBy: "---\n")
    #expect(verdicts(of: files).map(\.description) == c.verdicts)
  }

  @Test(arguments: [
    "struct A<T: T & T & T> { let t: T; var x: String { t.x.x } }",
    "struct A<T: U, U: T> { let t: T; var x: String { t.x } }",
    "struct A<T> where T: A<T>.T { let t: A.T.T.T; var x: String { t.x } }",
    "class A: A.B.C { class B: A.B {} }; struct D { let a: A.B.C.D; var x: String { a.x } }",
  ])
  func `circles of generic types end`(_ source: String) {
    let key = #"enum Mode: T { var x: String { String(localized: "k") } }"#
    #expect(!verdicts(of: [key, source]).isEmpty)
  }

  @Test func `accessors of a type that no code mentions are no use`() {
    let texts = [
      """
      enum L10n {
        enum Used { static let title = NSLocalizedString("used", comment: "") }
        enum Old { static let title = NSLocalizedString("unused", comment: "") }
        enum Own {
          static let title = NSLocalizedString("own", comment: "")
          func show() { use(Self.title) }
        }
      }
      """,
      "struct V: View { var body: some View { Text(L10n.Used.title) } }",
    ]
    let files = readSources(
      texts.enumerated().map { SourceInput(path: "\($0).swift", bytes: Array($1.utf8)) },
      workers: 1
    ).files
    #expect(files.flatMap(\.uses).filter(\.isUnused).map(\.key.text) == ["unused"])
  }

  /// What a function of `extension View` calls for another reason than to show the view.
  @Test(arguments: [
    """
    func card() -> some View {
      padding()
        #if os(iOS)
          .border(.red)
        #endif
    }
    """,
    "func card() -> some View { onAppear { withAnimation { scroll(to: 1) } } }",
  ])
  func `conditions and actions are no modifiers`(_ function: String) {
    let view = #"struct V: View { var body: some View { List { Text("k").card() } } }"#
    #expect(
      verdicts(of: ["extension View { \(function) }\n" + view]).map(\.description)
        == ["cannot be cut: in a List, and nothing limits lines or height"])
  }
}
