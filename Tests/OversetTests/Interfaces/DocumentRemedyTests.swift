import OversetModel
import Testing

@testable import Overset

/// What findings of labels of documents suggest: only what makes the text fit, in Interface Builder's
/// words.
struct DocumentRemedyTests {
  /// A label of 100 points above another one, and what says its height.
  private static func storyboard(_ constraints: String, lines: Int = 1) -> String {
    TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Total", x: 16, width: 100, "numberOfLines=\"\(lines)\""),
      """
      lab-el-001.leading = root.leading + 16
      lab-el-001.top = root.top + 100
      lab-el-001.width = 100
      \(constraints)
      """)
  }

  private static let long = ["de": #""lab-el-001.text" = "Ganzer Betrag";"#]

  private func suggestion(_ storyboard: String, _ strings: [String: String]) async throws -> String
  {
    let result = try await TestInterface.check(storyboard, strings)
    return try #require(result.report.findings.first?.suggestion)
  }

  @Test func `a width may be a least one, or the label has more lines`() async throws {
    let suggestion = try await suggestion(Self.storyboard(""), Self.long)
    #expect(
      suggestion.hasSuffix(
        "or set Lines to 0 (numberOfLines), or make the width constraint #con-st-2 ≥ 100 instead of "
          + "= 100, or set Autoshrink to a minimum font scale of 0.89"), "\(suggestion)")
  }

  @Test func `more lines need a height that gives way`() async throws {
    let suggestion = try await suggestion(
      Self.storyboard("lab-el-001.height = 21"), Self.long)
    #expect(
      suggestion.contains(
        "set Lines to 0 (numberOfLines) and make the height constraint #con-st-3 ≥ 21 instead of = "
      ),
      "\(suggestion)")
  }

  /// Two labels in a row: the first is as wide as is said.
  private static func row(_ distribution: String, width: Points, _ first: String = "") -> String {
    TestInterface.storyboard(
      """
      <stackView axis="horizontal" distribution="\(distribution)" \
      translatesAutoresizingMaskIntoConstraints="NO" id="row-01-001">\
      <rect key="frame" x="16" y="100" width="343" height="20.5"/><subviews>
      \(TestInterface.label("lab-el-001", "Total", x: 0, width: width, first))
      \(TestInterface.label("lab-el-002", "Sum", x: width, width: 343 - width))
      </subviews></stackView>
      """,
      """
      row-01-001.leading = root.leading + 16
      root.trailing = row-01-001.trailing + 16
      row-01-001.top = root.top + 100
      """)
  }

  private static let row = row("fillEqually", width: 171.5)

  @Test func `a row may share its width out by its texts, or be a column`() async throws {
    let suggestion = try await suggestion(
      Self.row,
      [
        "de": #"""
        "lab-el-001.text" = "Gesamtbetrag inklusive";
        "lab-el-002.text" = "Summe";
        """#
      ])
    #expect(
      suggestion.contains(
        "set the Distribution of stackView #row-01-001 to Fill, or stack stackView #row-01-001 vertically"
      ), "\(suggestion)")
  }

  @Test func `what takes the room of another text is not suggested`() async throws {
    let suggestion = try await suggestion(
      Self.row,
      [
        "de": #"""
        "lab-el-001.text" = "Gesamtbetrag inklusive";
        "lab-el-002.text" = "Summe aller Posten";
        """#
      ])
    #expect(!suggestion.contains("Distribution"), "\(suggestion)")
    #expect(suggestion.contains("stack stackView #row-01-001 vertically"), "\(suggestion)")
  }

  @Test func `a label of overset.yml keeps its own words`() async throws {
    let result = try await TestInterface.check(
      Self.storyboard(""), Self.long,
      yaml: """
        screens: {se: 320}
        labels: [{id: total, object: Main.storyboard#lab-el-001, width: 100}]
        """)
    let suggestion = try #require(result.report.findings.first?.suggestion)
    #expect(suggestion.contains("let 'total' grow to 2 lines"), "\(suggestion)")
  }

  @Test func `a row becomes a column from the size on that it lacks room at`() async throws {
    let storyboard = Self.row(
      "fill", width: 308.5,
      """
      horizontalHuggingPriority="249" horizontalCompressionResistancePriority="749"
      """
    ).replacing("type=\"system\" pointSize=\"17\"", with: "style=\"UICTFontTextStyleBody\"")
      .replacing("<label", with: "<label adjustsFontForContentSizeCategory=\"YES\"")
    let result = try await TestInterface.check(
      storyboard,
      [
        "de": #"""
        "lab-el-001.text" = "Gesamtbetrag";
        "lab-el-002.text" = "Summe";
        """#
      ], yaml: "screens: {se: 320}\ncontentSizes: [L, AX1, AX2]\n")
    let finding = try #require(
      result.report.findings.first { $0.rule.rawValue == "truncated" })
    let suggestion = try #require(finding.suggestion)
    #expect(finding.subject.variant.contentSize?.rawValue == "AX2", "\(finding)")
    #expect(
      suggestion.contains("or stack stackView #row-01-001 vertically from AX2 on"), "\(suggestion)")
  }

  @Test func `a text that is lost in the source already is helped in all locales`() async throws {
    let result = try await TestInterface.check(
      Self.storyboard("").replacing("Total", with: "The whole amount"), Self.long)
    let finding = try #require(result.report.findings.first)
    #expect(finding.others.map { $0.subject.locale?.identifier } == ["de"])
    #expect(
      finding.suggestion
        == "set Lines to 0 (numberOfLines), or make the width constraint #con-st-2 ≥ 100 instead of "
        + "= 100, which clears all of them")
  }
}
