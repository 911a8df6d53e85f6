import OversetModel
import Testing

@testable import Overset

/// Texts that stand in documents only, and documents that single locales have.
struct DocumentTextsTests {
  /// A label of 60 points.
  private static func storyboard(_ text: String, width: Int = 60) -> String {
    TestInterface.storyboard(
      TestInterface.label("lab-el-001", text, x: 16, width: Points(width)),
      """
      lab-el-001.leading = root.leading + 16
      lab-el-001.top = root.top + 100
      lab-el-001.width = \(width)
      """)
  }

  @Test func `the source text of a translation is the document's`() async throws {
    let result = try await TestInterface.check(
      Self.storyboard("Total"), ["de": #""lab-el-001.text" = "Gesamtbetrag";"#])
    let finding = try #require(result.report.findings.first { $0.rule.rawValue == "truncated" })
    #expect(finding.source?.text == "Total")
    #expect(finding.source?.outcome == .fits)
    #expect(finding.source?.path == "Base.lproj/Main.storyboard")
    #expect(finding.location.path == "de.lproj/Main.strings")
  }

  @Test func `it is checked itself, at its place in the document`() async throws {
    let result = try await TestInterface.check(
      Self.storyboard("Total of all"), ["de": #""lab-el-001.text" = "Summe";"#])
    let finding = try #require(result.report.findings.first)
    #expect(result.found == ["truncated lab-el-001.text en"])
    #expect(finding.location.path == "Base.lproj/Main.storyboard")
    #expect(finding.location.position.line == 9)
  }

  @Test func `a file of the source locale has the last word`() async throws {
    let result = try await TestInterface.check(
      Self.storyboard("Total of all"),
      ["de": #""lab-el-001.text" = "Summe";"#, "en": #""lab-el-001.text" = "Total";"#])
    #expect(result.found == [])
    #expect(
      result.report.layouts.map { "\($0.locale.identifier) \($0.text)" } == [
        "de Summe", "en Total",
      ]
    )
  }

  @Test func `a document that nobody translates shows its own texts`() async throws {
    let result = try await TestInterface.check(
      Self.storyboard("Total of all"), [:],
      files: ["de.lproj/Localizable.strings": #""a" = "b";"#])
    let finding = try #require(result.report.findings.first)
    #expect(result.found.contains("truncated lab-el-001.text en"))
    #expect(finding.location.path == "Base.lproj/Main.storyboard")
    #expect(finding.severity == .error)
  }

  /// Code looks it up, or a library does.
  @Test func `a text that is made like a name is none of a document's own`() async throws {
    let result = try await TestInterface.check(
      Self.storyboard("settings.total.ofAllAccounts"), [:],
      files: ["de.lproj/Localizable.strings": #""a" = "b";"#])
    #expect(result.report.layouts.isEmpty, "\(result.found)")
  }

  /// It may be there for the person who draws.
  @Test(arguments: [
    ("", "note"), (#"func f() { total.text = name }"#, "none"),
    (#"func f() { if isWide { total.text = NSLocalizedString("a", comment: "") } }"#, "none"),
  ])
  func `code that can reach its objects makes it less certain`(code: String, severity: String)
    async throws
  {
    let outlet = """
      <connections><outlet property="total" destination="lab-el-001" id="out-le-001"/></connections>
      """
    let storyboard = TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Total of all", x: 16, width: 60),
      """
      lab-el-001.leading = root.leading + 16
      lab-el-001.top = root.top + 100
      lab-el-001.width = 60
      """, inController: outlet
    ).replacing("<viewController ", with: #"<viewController customClass="Account" "#)
    let result = try await TestInterface.check(
      storyboard, [:],
      files: [
        "App/A.swift": "class Account { @IBOutlet var total: UILabel!; \(code) }",
        "en.lproj/Localizable.strings": #""a" = "b";"#,
      ])
    let found = result.report.findings.filter { $0.location.path.hasSuffix("storyboard") }
    #expect((found.first?.severity.rawValue ?? "none") == severity, "\(found)")
  }

  @Test func `what no locale translates is no key of a document that others do`() async throws {
    let two = TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Total", x: 16, width: 60)
        + TestInterface.label("lab-el-002", "A placeholder that code replaces", x: 16, width: 60),
      """
      lab-el-001.leading = root.leading + 16
      lab-el-001.top = root.top + 100
      lab-el-001.width = 60
      lab-el-002.leading = root.leading + 16
      lab-el-002.top = root.top + 200
      lab-el-002.width = 60
      """)
    let result = try await TestInterface.check(two, ["de": #""lab-el-001.text" = "Summe";"#])
    #expect(result.found == [])
  }

  @Test func `a document of one locale is laid out by itself`() async throws {
    let result = try await TestInterface.check(
      Self.storyboard("Total"), [:],
      files: ["de.lproj/Main.storyboard": Self.storyboard("Gesamtbetrag", width: 80)])
    #expect(result.found == ["truncated lab-el-001.text de"])
    let finding = try #require(result.report.findings.first)
    #expect(finding.location.path == "de.lproj/Main.storyboard")
    #expect(finding.subject.label?.hasPrefix("Main ▸ de ▸ ") == true)
    #expect(
      result.report.layouts.map { "\($0.locale.identifier) \($0.text) \($0.frame.width.rounded())" }
        == [
          "de Gesamtbetrag 80.0", "en Total 60.0",
        ])
  }

  @Test func `the own document of the source locale has its texts`() async throws {
    let result = try await TestInterface.check(
      Self.storyboard("Gesamtbetrag"), [:],
      files: [
        "en.lproj/Main.storyboard": Self.storyboard("Total"),
        "de.lproj/Main.storyboard": Self.storyboard("Summe"),
      ])
    #expect(result.found == [])
    #expect(
      result.report.layouts.map { "\($0.locale.identifier) \($0.text)" } == [
        "de Summe", "en Total",
      ])
  }

  @Test func `what a document of a locale lacks is not shown there`() async throws {
    let english = TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Total", x: 16, width: 60)
        + TestInterface.label("lab-el-002", "Sum", x: 16, width: 60),
      """
      lab-el-001.leading = root.leading + 16
      lab-el-001.top = root.top + 100
      lab-el-002.leading = root.leading + 16
      lab-el-002.top = root.top + 200
      """)
    let result = try await TestInterface.check(
      Self.storyboard("Total"), [:],
      files: [
        "en.lproj/Account.storyboard": english,
        "de.lproj/Account.storyboard": Self.storyboard("Summe"),
      ])
    #expect(result.found == [])
  }
}
