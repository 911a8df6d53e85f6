import Testing

@testable import Overset

/// Which texts objects show that code sets the texts of.
struct CodeLinkTests {
  private static let tables = [
    "en.lproj/Localizable.strings": #""sum" = "Sum"; "price" = "Price"; "total" = "Total";"#,
    "de.lproj/Localizable.strings": #""sum" = "Summe"; "price" = "Preis"; "total" = "Gesamt";"#,
    "en.lproj/Cart.strings": #""cart.sum" = "Sum";"#,
    "de.lproj/Cart.strings": #""cart.sum" = "Summe";"#,
  ]

  private static let own = ["de": #""lab-el-001.text" = "Gesamt";"#]

  private static func check(
    _ files: [String: String], _ strings: [String: String] = own, yaml: String = ""
  ) async throws -> Check.Result {
    try await TestInterface.check(
      TestInterface.account, strings, files: tables.merging(files) { $1 },
      yaml: "screens: {se: 320}\n" + yaml)
  }

  private static func account(_ code: String) -> String {
    "class Account: Base {\n  override func viewDidLoad() {\n    \(code)\n  }\n}\n"
  }

  /// Whether the document's own text is ever seen is not known where code sets several others.
  @Test(arguments: [
    ("if isOn { total.text = \(localized) }", Severity.error, [Severity.warning]),
    (
      """
      if isOn { total.text = \(localized) } else { total.text = NSLocalizedString("price", comment: "") }
      """, .error, [.note]
    ),
    ("total.text = \(localized)", .error, []),
  ])
  func `a text that code replaces in several places is a note`(
    code: String, plain: Severity, severities: [Severity]
  ) async throws {
    let long = ["de": #""lab-el-001.text" = "Gesamtbetrag mit allen Steuern und Gebühren";"#]
    func found(_ code: String) async throws -> [Severity] {
      try await Self.check(["App/Account.swift": Self.account(code)], long).report.findings
        .filter { $0.subject.key == "lab-el-001.text" && $0.rule == .truncated }.map(\.severity)
    }
    #expect(try await found(code) == severities)
    #expect(try await found("") == [plain])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var code: String
    var keys: Set<String>
    /// What makes it uncertain.
    var doubt: String?

    var testDescription: String { code }
  }

  static let localized = #"NSLocalizedString("sum", comment: "")"#

  @Test(arguments: [
    Case(code: "total.text = \(localized)", keys: ["sum"]),
    Case(code: "self.total?.text = \(localized)", keys: ["sum"]),
    Case(code: #"total.text = String(localized: "sum")"#, keys: ["sum"]),
    Case(code: #"total.text = "sum".localized"#, keys: ["sum"]),
    Case(code: #"total.text = String.localizedString("sum")"#, keys: ["sum"]),
    Case(code: "total.text = R.string.localizable.sum()", keys: ["sum"]),
    Case(code: "total.text = L10n.sum", keys: ["sum"]),
    Case(
      code: #"total.text = NSLocalizedString("cart.sum", tableName: "Cart", comment: "")"#,
      keys: ["cart.sum"]),
    Case(
      code: "if isOn { total.text = \(localized) }", keys: ["sum", "lab-el-001.text"],
      doubt: "code sets its text only under a condition (App/Account.swift:3)"),
    Case(
      code: #"total.text = isOn ? "sum".localized : "price".localized"#, keys: ["sum", "price"],
      doubt: "code sets one of 2 texts (App/Account.swift:3)"),
    Case(
      code: "total.text = name ?? \(localized)", keys: ["sum"],
      doubt: "code may change the text, or set another one (App/Account.swift:3)"),
    Case(
      code: "total.text = \(localized).uppercased()", keys: ["sum"],
      doubt: "code may change the text, or set another one (App/Account.swift:3)"),
    Case(
      code: "total.text = \(localized); total.text = name", keys: ["sum"],
      doubt: "code sets other texts, too (App/Account.swift:3)"),
    Case(code: "total.text = \"\"; total.text = \(localized)", keys: ["sum"]),
    Case(code: "total.text = name", keys: []),
    Case(code: "total.text = find(\(localized))", keys: []),
    Case(
      code: "total.text = total.text?.uppercased()", keys: ["lab-el-001.text"],
      doubt: "code changes its text (App/Account.swift:3)"),
    Case(
      code: "total.text = sum } ; var sum: String { isOn ? name : \(localized)", keys: ["sum"],
      doubt: "code may change the text, or set another one (App/Account.swift:3)"),
    Case(code: "total.text = sum } ; var sum: String { \(localized)", keys: ["sum"]),
    Case(
      code:
        "total.text = sum() } ; func sum() -> String { if isOn { return name }; return \(localized)",
      keys: ["sum"], doubt: "code may change the text, or set another one (App/Account.swift:3)"),
    Case(code: "let sum = \(localized); total.text = sum", keys: ["sum"]),
    Case(
      code: "let sum = name ?? \(localized); total.text = sum", keys: ["sum"],
      doubt: "code may change the text, or set another one (App/Account.swift:3)"),
    Case(
      code: "total.attributedText = NSAttributedString(string: \(localized))", keys: ["sum"]),
    Case(
      code: "total.attributedText = NSAttributedString(string: \(localized), attributes: bold)",
      keys: ["sum"], doubt: "code sets attributes of the text (App/Account.swift:3)"),
    Case(code: "total.textColor = .red", keys: ["lab-el-001.text"]),
    Case(code: "other.text = \(localized)", keys: ["lab-el-001.text"]),
    Case(
      code: "cell.total.text = \(localized)", keys: ["sum", "lab-el-001.text"], doubt: "may mean"),
    Case(code: "total.setTitle(\(localized), for: .normal)", keys: ["lab-el-001.text"]),
  ])
  func `shows what code sets`(_ c: Case) async throws {
    let result = try await Self.check(["App/Account.swift": Self.account(c.code)])
    #expect(Set(result.report.layouts.map(\.key)) == c.keys)
    let reasons = Set(result.report.layouts.flatMap(\.fit.confidence.reasons))
    if let doubt = c.doubt {
      #expect(reasons.contains { $0.contains(doubt) }, "\(reasons)")
    } else {
      #expect(reasons.isEmpty)
    }
  }

  struct FileCase: Sendable, CustomTestStringConvertible {
    var name: String
    var files: [String: String]
    var keys: Set<String>

    var testDescription: String { name }
  }

  private static let sets = "total.text = \(localized)"

  @Test(arguments: [
    FileCase(name: "no source", files: [:], keys: ["lab-el-001.text"]),
    FileCase(
      name: "an extension in another file",
      files: [
        "App/Account.swift": "class Account: Base {}",
        "App/Account+Texts.swift": "extension Account { func show() { \(sets) } }",
      ], keys: ["sum"]),
    FileCase(
      name: "the superclass",
      files: [
        "App/Account.swift": "final class Account : Base, Theming {}",
        "App/Base.swift": "class Base: UIViewController { func show() { \(sets) } }",
      ], keys: ["sum"]),
    FileCase(
      name: "another class",
      files: ["App/Other.swift": "class Other { let account: Account; func show() { \(sets) } }"],
      keys: ["lab-el-001.text"]),
    FileCase(
      name: "a variable of the class",
      files: ["App/Other.swift": "func show(_ cell: Account) { cell.\(sets) }"], keys: ["sum"]),
    FileCase(
      name: "a cast to the class",
      files: [
        "App/Other.swift":
          "func show() { guard let cell = dequeue() as? Account else { return }; cell.\(sets) }"
      ], keys: ["sum"]),
    FileCase(
      name: "a variable of another class",
      files: ["App/Other.swift": "func show(_ cell: Row, _ x: Account) { cell.\(sets) }"],
      keys: ["lab-el-001.text"]),
    FileCase(
      name: "a constant in a file that does not name the class",
      files: [
        "App/Account.swift": "class Account { func show() { total.text = Strings.sum } }",
        "App/Strings.swift": "enum Strings { static let sum = \(localized) }",
      ], keys: ["sum"]),
    FileCase(
      name: "Objective-C",
      files: [
        "App/Account.m": """
        @implementation Account
        - (void)viewDidLoad { self.total.text = NSLocalizedString(@"sum", nil); }
        @end
        """
      ], keys: ["sum"]),
    FileCase(
      name: "a message of Objective-C",
      files: [
        "App/Account.m": """
        @implementation Account
        - (void)viewDidLoad { [self.total setText:NSLocalizedString(@"sum", nil)]; }
        @end
        """
      ], keys: ["sum"]),
    FileCase(
      name: "a condition in Objective-C",
      files: [
        "App/Account.m": """
        @implementation Account
        - (void)viewDidLoad { if (self.isOn) { self.total.text = NSLocalizedString(@"sum", nil); } }
        @end
        """
      ], keys: ["sum", "lab-el-001.text"]),
    FileCase(
      name: "something else in Objective-C",
      files: [
        "App/Account.m":
          "@implementation Account\n- (void)viewDidLoad { self.total.text = self.name; }\n@end\n"
      ], keys: []),
    FileCase(
      name: "source that ends early",
      files: ["App/Account.swift": "class Account { func show() { \(sets)"], keys: ["sum"]),
    FileCase(
      name: "source of others",
      files: ["Pods/Account.swift": "class Account { func show() { \(sets) } }"],
      keys: ["lab-el-001.text"]),
    FileCase(
      name: "source of tests",
      files: ["AppTests/Account.swift": "class Account { func show() { \(sets) } }"],
      keys: ["lab-el-001.text"]),
  ])
  func `reads the source of the outlet's class`(_ c: FileCase) async throws {
    let result = try await Self.check(c.files)
    #expect(Set(result.report.layouts.map(\.key)) == c.keys)
  }

  @Test func `a text that code replaces is not checked, and a note counts it`() async throws {
    let tables = ["en.lproj/Localizable.strings": #""sum" = "Sum";"#]
    let result = try await TestInterface.check(
      TestInterface.account, Self.own,
      files: tables.merging(["App/Account.swift": Self.account("total.text = name")]) { $1 })
    #expect(result.report.layouts.isEmpty)
    let messages = result.notices.map(\.message)
    #expect(
      messages == [
        "1 translated texts of interfaces are not checked, because code sets another text: one that "
          + "is not known before the app runs (1)"
      ])
  }

  @Test func `a file that is no text is a notice`() async throws {
    let result = try await Self.check(["App/Account.swift": "class Account {} \u{0}"])
    #expect(Set(result.report.layouts.map(\.key)) == ["lab-el-001.text"])
  }

  struct LayoutCase: Sendable, CustomTestStringConvertible {
    var code: String
    var lines: Int
    var doubt: String?

    var testDescription: String { code }
  }

  @Test(arguments: [
    LayoutCase(code: "total.numberOfLines = 0", lines: 0),
    LayoutCase(code: "total.numberOfLines = 2", lines: 2),
    LayoutCase(code: "total.numberOfLines = 0; total.lineBreakMode = .byWordWrapping", lines: 0),
    LayoutCase(
      code: "total.numberOfLines = count", lines: 1,
      doubt: "code sets its 'numberOfLines' (App/Account.swift:3)"),
    LayoutCase(
      code: "if isOn { total.numberOfLines = 2 }", lines: 1,
      doubt: "code sets its 'numberOfLines' (App/Account.swift:3)"),
    LayoutCase(
      code: "total.font = theme.font", lines: 1, doubt: "code sets its 'font' (App/Account.swift:3)"
    ),
    // UIAppearance; a colour takes no room.
    LayoutCase(
      code: "UILabel.appearance().font = theme.font", lines: 1,
      doubt: "code sets UILabel.appearance()'s 'font' (App/Account.swift:3)"),
    LayoutCase(
      code: "UILabel.appearance(whenContainedInInstancesOf: [Account.self]).font = theme.font",
      lines: 1, doubt: "code sets UILabel.appearance()'s 'font' (App/Account.swift:3)"),
    LayoutCase(code: "UILabel.appearance().textColor = .red", lines: 1),
    LayoutCase(code: "Chip.appearance().font = theme.font", lines: 1),
  ])
  func `takes layout properties from code`(_ c: LayoutCase) async throws {
    let result = try await Self.check(
      ["App/Account.swift": Self.account(c.code)],
      ["de": "\"lab-el-001.text\" = \"\(String(repeating: "Gesamt ", count: 9))\";"])
    let layout = try #require(
      result.report.layouts.first { $0.locale.identifier == "de" })
    #expect((layout.fit.lines.count > 1) == (c.lines != 1))
    let reasons = layout.fit.confidence.reasons
    #expect(reasons == (c.doubt.map { ["the frame is not certain: \($0)"] } ?? []))
  }

  /// Two reasons to doubt a room make a note: code may change it, and whoever made the scene saw its own
  /// text whole.
  @Test(arguments: [(1, Severity.warning), (9, .note)])
  func `a doubtful room that cuts the source's text as well is only noted`(
    words: Int, expected: Severity
  ) async throws {
    let english = String(repeating: "Total ", count: words)
    let result = try await TestInterface.check(
      TestInterface.account.replacing("Total", with: english),
      ["de": "\"lab-el-001.text\" = \"\(String(repeating: "Gesamt ", count: 9))\";"],
      files: ["App/Account.swift": Self.account("total.font = Theme.font(size: 17)")])
    let found = result.report.findings.filter { $0.rule.rawValue == "truncated" }
    #expect(found.map(\.severity) == [expected])
  }

  /// UILabel reference, font: "assigning a new value to this property applies the font to the entirety
  /// of the string in the attributedText property".
  @Test func `a font beside an attributed text is a doubt`() async throws {
    let text = "total.attributedText = NSAttributedString(string: \(Self.localized))"
    let result = try await Self.check([
      "App/Account.swift": Self.account("\(text); total.font = .systemFont(ofSize: 30)")
    ])
    let reasons = Set(result.report.layouts.flatMap(\.fit.confidence.reasons))
    let phrase =
      "code sets its 'font' and its 'attributedText', of which the later counts "
      + "(App/Account.swift:3, App/Account.swift:3)"
    #expect(reasons.contains { $0.contains(phrase) }, "\(reasons)")
  }

  @Test func `code without outlets is not read`() async throws {
    let storyboard = TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Total", x: 16, width: 343), "")
    let result = try await TestInterface.check(
      storyboard, Self.own, files: ["App/Account.swift": "\u{FEFF}((((("])
    #expect(!result.notices.contains { $0.location?.path == "App/Account.swift" })
  }
}
