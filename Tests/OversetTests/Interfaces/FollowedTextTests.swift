import Fixtures
import Testing

@testable import Overset
@testable import OversetConfiguration

/// Texts that code gives on, through its own names, to the objects of documents.
struct FollowedTextTests {
  private static let tables = [
    "en.lproj/Localizable.strings": #""sum" = "Sum"; "price" = "Price";"#,
    "de.lproj/Localizable.strings": #""sum" = "Summe"; "price" = "Preis";"#,
  ]

  private static let own = ["de": #""lab-el-001.text" = "Gesamt";"#]

  struct Case: Sendable, CustomTestStringConvertible {
    /// Of a file beside that of the controller.
    var code: String
    var account: String
    var keys: Set<String>
    var doubt: String?

    var testDescription: String { account }
  }

  private static let row = """
    struct Row { let title: String }
    class Rows { let rows = [Row(title: NSLocalizedString("sum", comment: ""))] }
    """

  @Test(arguments: [
    Case(
      code: row,
      account:
        "@IBOutlet var total: UILabel!; var row: Row; func show() { total.text = row.title }",
      keys: ["sum"], doubt: "the text goes through names of the code (App/Rows.swift:2)"),
    // A label of the app's own class.
    Case(
      code: row,
      account: "@IBOutlet var total: Fancy!; var row: Row; func show() { total.text = row.title }",
      keys: ["sum"], doubt: "the text goes through names of the code (App/Rows.swift:2)"),
    Case(
      code: """
        class Rows { func open(_ account: Account) {
          account.show(NSLocalizedString("sum", comment: ""))
          account.show(NSLocalizedString("price", comment: ""))
        } }
        """,
      account: "@IBOutlet var total: UILabel!; func show(_ text: String) { total.text = text }",
      keys: ["sum", "price"],
      doubt: "code gives it one of 2 texts, through other names (App/Rows.swift:2 and 1 more)"),
    // The document's own text is shown, too.
    Case(
      code: row,
      account: """
        @IBOutlet var total: UILabel!; var row: Row
        func show() { if isOn { total.text = row.title } }
        """, keys: ["sum", "lab-el-001.text"], doubt: "the text goes through names of the code"),
    // The function that makes the controller has its type.
    Case(
      code: """
        class Rows {
          func make() -> Account { Account() }
          func open() { let screen = make(); screen.total.text = NSLocalizedString("sum", comment: "") }
        }
        """, account: "@IBOutlet var total: UILabel!", keys: ["sum"]),
    // Another label of the name, in another class.
    Case(
      code: row,
      account: """
        @IBOutlet var total: UILabel!; var row: Row }
        class Cell { var row: Row; let total = UILabel(); func show() { total.text = row.title }
        """, keys: ["lab-el-001.text"]),
  ])
  func `shows what code gives on`(_ c: Case) async throws {
    let result = try await TestInterface.check(
      TestInterface.account, Self.own,
      files: Self.tables.merging([
        "App/Account.swift": "class Account: UIViewController { \(c.account) }",
        "App/Rows.swift": c.code,
      ]) { $1 }, yaml: "screens: {se: 320}\n")
    let layouts = result.report.layouts.filter { $0.label.contains("lab-el-001") }
    #expect(Set(layouts.map(\.key)) == c.keys)
    let reasons = Set(layouts.flatMap(\.fit.confidence.reasons))
    if let doubt = c.doubt {
      #expect(reasons.contains { $0.contains(doubt) }, "\(reasons)")
    } else {
      #expect(reasons.isEmpty)
    }
  }

  @Test func `overset sources says which outlet has a text`() async throws {
    let folder = try TestFolder(
      Self.tables.merging([
        "App/Base.lproj/Main.storyboard": TestInterface.account,
        "App/Account.swift": """
        class Account: UIViewController {
          @IBOutlet var total: UILabel!
          @IBOutlet var other: UILabel!
          func show(_ text: String) { total.text = text }
          func open() {
            show(NSLocalizedString("sum", comment: ""))
            other.text = NSLocalizedString("price", comment: "")
          }
        }
        """,
      ]) { $1 })
    let survey = await SourceSurvey.read(
      Configuration(root: folder.path), paths: nil, workers: 1)
    let sum = try #require(survey.keys.first { $0.text == "sum" })
    #expect(sum.kind == .inDocument)
    #expect(
      sum.uses.flatMap(\.verdicts).map(\.description) == ["in a storyboard or XIB: Account.total"])
    // No document has it.
    #expect(survey.keys.first { $0.text == "price" }?.kind == .unknown)
  }

  /// Headers say what Objective-C's properties are; `[x setText:…]` is `x.text = …`.
  @Test(arguments: [
    "[self.total setText:KEY];", "[_total setText:KEY];", "_total.text = KEY;",
    "[[self total] setText:[NSString stringWithFormat:KEY, 1]];",
  ])
  func `Objective-C's outlets are those of its headers`(_ line: String) async throws {
    let key = "NSLocalizedString(@\"sum\", nil)"
    let folder = try TestFolder(
      Self.tables.merging([
        "App/Base.lproj/Main.storyboard": TestInterface.account,
        "App/Account.h": """
        @interface Account : UIViewController
        @property (weak, nonatomic) IBOutlet UILabel *total;
        @end
        """,
        "App/Account.m": """
        @implementation Account
        - (void)open { \(line.replacing("KEY", with: key)) }
        @end
        """,
      ]) { $1 })
    let survey = await SourceSurvey.read(
      Configuration(root: folder.path), paths: nil, workers: 1)
    let sum = try #require(survey.keys.first { $0.text == "sum" })
    #expect(
      sum.uses.flatMap(\.verdicts).map(\.description) == ["in a storyboard or XIB: Account.total"])
  }
}
