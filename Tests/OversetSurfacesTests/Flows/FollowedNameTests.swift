import Foundation
import OversetModel
import OversetSources
import OversetSwiftSource
import Testing
@testable import OversetSurfaces

/// Which names in code stand for a text, and which do not.
struct FollowedNameTests {
  @Test func `accessors that no code mentions are no use`() {
    let texts = [
      """
      enum L10n {
        static let used = NSLocalizedString("used", comment: "")
        static let unused = NSLocalizedString("unused", comment: "")
      }
      """,
      "struct V: View { var body: some View { Text(L10n.used) } }",
    ]
    let files = readSources(
      texts.enumerated().map { SourceInput(path: "\($0).swift", bytes: Array($1.utf8)) },
      workers: 1
    ).files
    #expect(files.flatMap(\.uses).filter(\.isUnused).map(\.key.text) == ["unused"])
  }

  @Test func `a local variable is no property of the view controller`() {
    let found = verdicts(of: [
      """
      class C: UIViewController {
        func header() {
          var title = ""
          title = NSLocalizedString("a", comment: "")
        }
        func load() { title = NSLocalizedString("b", comment: "") }
      }
      """
    ])
    #expect(found.map { VerdictKind($0) } == [.named, .upperBoundKnown])
  }

  @Test func `which text a string stands for is not known`() {
    let found = verdicts(of: [
      """
      extension String {
        var localizedName: String {
          switch self {
          case "a": NSLocalizedString("a", comment: "")
          default: NSLocalizedString("b", comment: "")
          }
        }
      }
      struct V: View {
        var body: some View { Text("x").navigationTitle(name.localizedName) }
      }
      """
    ])
    #expect(!found.contains { VerdictKind($0) == .upperBoundKnown })
  }

  @Test func `a name by itself is a variable in Objective-C`() {
    let text = """
      @implementation SettingsViewController
      - (void)viewDidLoad {
        NSString *title;
        title = NSLocalizedString(@"a", nil);
        self.title = NSLocalizedString(@"b", nil);
      }
      @end
      """
    let files = readSources(
      [SourceInput(path: "A.m", bytes: Array(text.utf8))], workers: 1
    ).files
    let resolver = SurfaceResolver(files)
    let found = files.flatMap(\.uses).flatMap(resolver.verdicts)
    #expect(found.map { VerdictKind($0) } == [.named, .upperBoundKnown])
  }

  /// Each text of a tuple is what is asked for by its label.
  @Test(
    arguments: [
      ("Text(Texts.card.title).lineLimit(1)", [.named, .named, .upperBoundKnown]),
      ("Text(Texts.card.hint).lineLimit(1)", [.named, .named, .upperBoundKnown]),
      ("Text(Texts.other.title).lineLimit(1)", [.named, .named]),
    ] as [(String, [VerdictKind])])
  func `a text of a tuple has a label`(_ c: (code: String, kinds: [VerdictKind])) {
    let found = verdicts(of: [
      """
      enum Texts {
        static let card = (
          title: NSLocalizedString("title", comment: ""), hint: NSLocalizedString("hint", comment: ""))
        static let other = (title: 1, hint: 2)
      }
      struct V: View { var body: some View { List { \(c.code) } } }
      """
    ])
    #expect(found.map { VerdictKind($0) } == c.kinds)
  }

  /// What a list of rows is given to shows no text of theirs.
  @Test func `a list of values with texts is no list of texts`() {
    let found = verdicts(of: [
      """
      struct Row: Identifiable { let id: Int; let title: LocalizedStringKey }
      struct V: View {
        let rows: [Row] = [.init(id: 1, title: LocalizedStringKey("k"))]
        var body: some View { List { ForEach(rows) { row in Text(row.title).lineLimit(1) } } }
      }
      """
    ])
    #expect(found.map { VerdictKind($0) } == [.upperBoundKnown])
  }

  /// Without a label, too, an initialiser of the app's own type makes no text.
  @Test func `a bare initialiser without labels keeps the text in its type`() {
    let found = verdicts(of: [
      """
      struct Row { let title: LocalizedStringKey; init(_ title: LocalizedStringKey) { self.title = title } }
      struct V: View {
        let row: Row = .init(LocalizedStringKey("k"))
        var body: some View { List { Text(row.title).lineLimit(1) } }
      }
      """
    ])
    #expect(found.map { VerdictKind($0) } == [.upperBoundKnown])
  }

  /// A class of screens is one by what it inherits.
  @Test func `the title of a controller of the app is in the bar`() {
    let found = verdicts(of: [
      """
      class DetailTVC: UITableViewController { }
      class Cell: UITableViewCell { }
      class C: UIViewController {
        func show() {
          let detail = DetailTVC()
          detail.title = NSLocalizedString("a", comment: "")
          let cell = Cell()
          cell.title = NSLocalizedString("b", comment: "")
        }
      }
      """
    ])
    #expect(found.map { VerdictKind($0) } == [.upperBoundKnown, .unknown])
  }

  /// A variable that only names a property, and what sets the property, are no ways of their own.
  @Test(arguments: [
    "if let text = message { Text(text).lineLimit(1) }",
    "if let text = self.message { Text(text).lineLimit(1) }",
    "let text = message; Text(text ?? x).lineLimit(1)",
  ])
  func `a property by another name has one way`(code: String) {
    let found = verdicts(of: [
      """
      struct V: View {
        @State private var message: String?
        func save() -> Bool { message = NSLocalizedString("k", comment: ""); message = nil; return false }
        func load() -> Bool { do { message = nil } catch { message = nil }; return true }
        var body: some View { List { \(code) } }
      }
      """
    ])
    #expect(found.map { VerdictKind($0) } == [.upperBoundKnown])
  }
}
