import Foundation
import Overset
import OversetRules
import Testing
@testable import OversetReports

struct RulesTextTests {
  @Test func `the list has a line for each rule, in columns`() {
    let lines = RulesText().list(of: RuleDescription.all).description.split(separator: "\n")
    #expect(lines.count == RuleDescription.all.count)
    #expect(lines.contains("crowded                 note     \(RuleID.crowded.summary)"))
    #expect(
      lines.contains("shrunk-below-threshold  warning  \(RuleID.shrunkBelowThreshold.summary)"))
  }

  @Test func `an explanation says what a rule means and how it is set`() throws {
    let rule = try #require(RuleDescription.named("shrunk-below-threshold").rule)
    let text = RulesText().explanation(of: rule).description
    #expect(text.hasPrefix("shrunk-below-threshold (warning): \(rule.summary)\n\n"))
    for heading in ["Example", "Thresholds", "In overset.yml", "What to do", "Sources"] {
      #expect(text.contains("\n\n\(heading)\n"), "\(heading)")
    }
    #expect(
      text.contains(
        "\n  rules: {shrunk-below-threshold: {severity: warning, scale: 0.8, pointSize: 11}}\n"))
    for source in rule.sources { #expect(text.contains("  \(source.kind.rawValue): ")) }
    let other = try #require(RuleDescription.named("truncated").rule)
    let plain = RulesText().explanation(of: other).description
    #expect(!plain.contains("Thresholds"))
    #expect(plain.contains("\n  rules: {truncated: {severity: error}}\n"))
  }

  /// Examples keep their lines, whose width is their authors'.
  @Test(arguments: [40, 80, 200])
  func `sentences are as wide as the terminal, and no wider than a page`(width: Int) {
    for rule in RuleDescription.all {
      let text = RulesText(width: width).explanation(of: rule).description
      let meaning = text.components(separatedBy: "\n\nExample\n")[0].split(separator: "\n")
        .dropFirst()
      #expect(meaning.allSatisfy { $0.count <= min(width, 100) }, "\(rule.id)")
      #expect(meaning.joined(separator: " ") == rule.meaning)
    }
  }

  @Test func `the JSON has every rule and all of it`() throws {
    let bytes = RulesJSON.list(of: RuleDescription.all)
    let list = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])
    #expect(list.map { $0["id"] as? String } == RuleDescription.all.map(\.id.rawValue))
    for (json, rule) in zip(list, RuleDescription.all) {
      #expect(json["severity"] as? String == rule.severity.rawValue)
      for (name, text) in [
        ("summary", rule.summary), ("meaning", rule.meaning), ("example", rule.example),
        ("remedy", rule.remedy),
      ] { #expect(json[name] as? String == text) }
      let thresholds = try #require(json["thresholds"] as? [[String: Any]])
      #expect(thresholds.map { $0["default"] as? Double } == rule.thresholds.map(\.standard))
      let sources = try #require(json["sources"] as? [[String: String]])
      #expect(sources.map { $0["words"] } == rule.sources.map(\.words))
    }
  }
}
