import OversetModel
import OversetRules
import Testing

@testable import Overset

/// What labels of documents say that has no effect.
struct DocumentPropertiesTests {
  private func conflicts(_ label: String, _ code: String = "") async throws -> [Finding] {
    let storyboard = TestInterface.account.replacing(
      #"lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO""#, with: label)
    #expect(storyboard != TestInterface.account)
    return try await TestInterface.check(
      storyboard, ["de": #""lab-el-001.text" = "Gesamt";"#]
    ).report.findings.filter { $0.rule == .conflictingProperties }
  }

  @Test(arguments: [
    (
      #"lineBreakMode="wordWrap" minimumScaleFactor="0.5""#,
      "does not shrink: UIKit ignores adjustsFontSizeToFitWidth in byWordWrapping"
    ),
    (
      #"lineBreakMode="tailTruncation" numberOfLines="2" minimumScaleFactor="0.5""#,
      "shrinks text of several lines: UIKit intends adjustsFontSizeToFitWidth for a single line"
    ),
  ])
  func `a conflict is found where the document has the label`(
    label: String, phrase: String
  ) async throws {
    let findings = try await conflicts(label)
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.message.hasSuffix("' \(phrase)"), "\(finding.message)")
    #expect(finding.location.path == "Base.lproj/Main.storyboard")
    let lines = TestInterface.account.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[finding.location.position.line - 1].contains("lab-el-001"))
    #expect(finding.severity == .warning)
  }

  @Test(arguments: [
    #"lineBreakMode="tailTruncation" minimumScaleFactor="0.5""#,
    #"lineBreakMode="tailTruncation" minimumFontSize="10""#,
    #"lineBreakMode="wordWrap" numberOfLines="0" adjustsFontSizeToFit="NO" baselineAdjustment="alignBaselines""#,
  ])
  func `what Xcode writes of a usual label is none`(label: String) async throws {
    #expect(try await conflicts(label).isEmpty)
  }
}
