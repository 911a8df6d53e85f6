import Foundation
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration
@testable import OversetRules

struct RuleDescriptionTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..")

  @Test func `every rule that has a file is in the list`() throws {
    // A name that remedies need stands in Settings, below the rules.
    let files = try ["Rules", "Settings"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(
        at: Self.repository.appendingPathComponent("Sources/OversetRules/\(folder)"),
        includingPropertiesForKeys: nil)
    }
    let rule = /(?m)^(?:package )?enum (\w+): \w*Rule\b/
    let named = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: rule).map { String($0.1) }
    }
    #expect(named.sorted() == allRules.map { String(describing: $0) }.sorted())
  }

  @Test func `every rule has a name of its own and says all that is asked`() {
    let rules = RuleDescription.all
    #expect(Set(rules.map(\.id)).count == rules.count)
    for rule in rules {
      #expect(rule.id.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(RuleID(rawValue: rule.id.rawValue) == rule.id)
      #expect(!rule.summary.hasSuffix(".") && !rule.summary.contains("\n"))
      #expect(rule.meaning.hasSuffix(".") && rule.remedy.hasSuffix("."), "\(rule.id)")
      #expect(!rule.sources.isEmpty && !rule.example.isEmpty)
    }
  }

  @Test func `an unknown name is answered with the nearest`() {
    #expect(RuleDescription.named("crowded").rule?.id == .crowded)
    #expect(RuleDescription.named("croded").rule == nil)
    #expect(RuleDescription.named("croded").suggestion == "; did you mean 'crowded'?")
    #expect(RuleDescription.named("xyz").suggestion == "")
    #expect(RuleID(rawValue: "croded") == nil)
  }

  @Test func `every threshold can be set, within its range only`() throws {
    for rule in RuleDescription.all {
      for threshold in rule.thresholds {
        func read(_ value: Double) throws -> Double {
          try ConfigurationReader.read(
            "rules: {\(rule.id.rawValue): {\(threshold.name): \(value)}}", root: "/app"
          ).rules[keyPath: threshold.setting]
        }
        #expect(threshold.range.contains(threshold.standard))
        for value in [threshold.range.lowerBound, threshold.range.upperBound] {
          #expect(try read(value) == value)
        }
        #expect(throws: ConfigurationReader.Failure.self) {
          try read(threshold.range.upperBound + 1)
        }
      }
    }
  }

  @Test func `the article's table is what the rules say of themselves`() throws {
    let article = Self.repository.appendingPathComponent("Sources/Overset/Overset.docc/Rules.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(
      rows.map(String.init)
        == RuleDescription.all.map {
          "| `\($0.id.rawValue)` | \($0.severity.rawValue) | \($0.summary) |"
        })
  }
}
