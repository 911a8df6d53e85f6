import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration
@testable import OversetRules

struct ConflictingPropertiesTests {
  /// A label's properties, and those that have no effect beside them.
  @Test(arguments: [
    ("numberOfLines: 2", []),
    ("adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5", []),
    ("adjustsFontSizeToFitWidth: true, minimumFontSize: 9, baselineAdjustment: none", []),
    ("allowsDefaultTighteningForTruncation: true", []),
    ("lineBreakMode: byWordWrapping, numberOfLines: 0", []),
    ("font: {textStyle: body}, sizingRule: oversize, adjustsFontForContentSizeCategory: true", []),
    (
      "font: body, adjustsFontForContentSizeCategory: true, maximumContentSizeCategory: xxxL", []
    ),
    // UIKit limits the view's traits, which only a font that adjusts is known to follow.
    ("font: body, maximumContentSizeCategory: xxxL", ["maximumContentSizeCategory"]),
    ("font: 17, minimumContentSizeCategory: M", ["minimumContentSizeCategory"]),
    (
      "font: body, adjustsFontForContentSizeCategory: true, minimumContentSizeCategory: AX1, "
        + "maximumContentSizeCategory: xxxL", ["minimumContentSizeCategory"]
    ),
    ("shadowColor: label, shadowOffset: {width: 2, height: 2}", []),
    ("enablesMarqueeWhenAncestorFocused: true", []),
    (
      "lineBreakMode: byWordWrapping, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5",
      ["adjustsFontSizeToFitWidth"]
    ),
    (
      "lineBreakMode: byCharWrapping, numberOfLines: 3, adjustsFontSizeToFitWidth: true, "
        + "minimumScaleFactor: 0.5, allowsDefaultTighteningForTruncation: true",
      ["adjustsFontSizeToFitWidth", "allowsDefaultTighteningForTruncation"]
    ),
    (
      "numberOfLines: 2, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5",
      ["adjustsFontSizeToFitWidth"]
    ),
    (
      "numberOfLines: 0, allowsDefaultTighteningForTruncation: true",
      ["allowsDefaultTighteningForTruncation"]
    ),
    ("baselineAdjustment: alignCenters", ["baselineAdjustment"]),
    (
      "numberOfLines: 2, baselineAdjustment: none, adjustsFontSizeToFitWidth: true, "
        + "minimumScaleFactor: 0.5",
      ["adjustsFontSizeToFitWidth", "baselineAdjustment"]
    ),
    ("minimumScaleFactor: 1.5", ["minimumScaleFactor"]),
    ("adjustsFontSizeToFitWidth: true, minimumScaleFactor: -0.5", ["minimumScaleFactor"]),
    ("adjustsFontSizeToFitWidth: true", []),
    ("adjustsFontSizeToFitWidth: true, minimumScaleFactor: 1", ["minimumScaleFactor"]),
    ("adjustsFontSizeToFitWidth: true, minimumFontSize: 17", ["minimumFontSize"]),
    ("minimumScaleFactor: 0.5", ["minimumScaleFactor"]),
    ("minimumFontSize: 9", ["minimumFontSize"]),
    (
      "adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5, minimumFontSize: 9",
      ["minimumFontSize"]
    ),
    (
      "enablesMarqueeWhenAncestorFocused: true, lineBreakMode: byClipping",
      ["enablesMarqueeWhenAncestorFocused"]
    ),
    (
      "enablesMarqueeWhenAncestorFocused: true, adjustsFontSizeToFitWidth: true, "
        + "minimumScaleFactor: 0.5",
      ["enablesMarqueeWhenAncestorFocused"]
    ),
    ("markdown: true, attributedText: {kern: 1}", ["markdown"]),
    ("sizingRule: oversize", ["sizingRule"]),
    ("attributedText: {paragraphStyle: {lineSpacing: 4}}", ["lineBreakMode"]),
    (
      "textAlignment: center, lineBreakStrategy: pushOut, adjustsFontSizeToFitWidth: true, "
        + "minimumScaleFactor: 0.5, attributedText: {paragraphStyle: {lineSpacing: 4}}",
      ["lineBreakMode", "alignment", "lineBreakStrategy", "adjustsFontSizeToFitWidth"]
    ),
    ("numberOfLines: 0, attributedText: {paragraphStyle: {lineSpacing: 4}}", []),
    ("attributedText: {paragraphStyle: {lineBreakMode: byTruncatingTail}}", []),
    ("lineBreakMode: byClipping, lineBreakStrategy: pushOut", ["lineBreakStrategy"]),
    ("lineBreakMode: byTruncatingMiddle, lineBreakStrategy: [pushOut]", ["lineBreakStrategy"]),
    ("lineBreakMode: byClipping, lineBreakStrategy: none", []),
    ("adjustsFontForContentSizeCategory: true", ["adjustsFontForContentSizeCategory"]),
    ("shadowOffset: {width: 2, height: 2}", ["shadowOffset"]),
  ])
  func `each conflict is reported with the property that has no effect`(
    properties: String, expected: [String]
  ) throws {
    let configuration = try ConfigurationReader.read(
      "labels: [{id: a, keys: '*', width: 100, \(properties)}]", root: "/app")
    let label = try #require(configuration.labels.first)
    let conflicts = ConflictingProperties.conflicts(in: label.constraint)
    #expect(conflicts.map(\.property) == expected)
    #expect(Set(conflicts).count == conflicts.count)
  }

  @Test func `a finding stands at the label in the configuration, with its own identity`()
    async throws
  {
    let folder = try TestFolder([
      "overset.yml": """
      styles: {wrapping: {lineBreakMode: byWordWrapping, allowsDefaultTighteningForTruncation: true}}
      labels:
        - {id: fine, keys: a, width: 100}
        - {id: odd, keys: a, width: 100, style: wrapping, shadowOffset: {width: 1, height: 1}}
      """,
      "en.lproj/L.strings": #""a" = "A";"#,
    ])
    let configuration = try ConfigurationFile.read(folder.path + "/overset.yml").get()
    let report = await Check(configuration, workers: 1).run().report
    #expect(
      report.findings.map(\.message) == [
        "'odd' is not tightened: UIKit ignores allowsDefaultTighteningForTruncation in "
          + "byWordWrapping",
        "'odd' says shadowOffset, which has no effect without a shadowColor",
      ])
    #expect(report.findings.map(\.rule) == [.conflictingProperties, .conflictingProperties])
    #expect(
      report.findings.map(\.location)
        == [FileLocation](
          repeating: FileLocation(
            path: "overset.yml", position: TextPosition(line: 4, column: 5)), count: 2))
    #expect(Set(report.findings.map(\.identity)).count == 2)
    #expect(report.summary.findings == [.warning: 2])
  }
}
