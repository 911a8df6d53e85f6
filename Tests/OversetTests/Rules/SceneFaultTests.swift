import OversetModel
import Testing

@testable import OversetRules

/// The findings of what texts do to layouts.
struct SceneFaultTests {
  private func fault(
    _ kind: SceneFault.Kind, others: [String] = ["‘Total’"], doubts: [String] = [],
    isFaulty: [Bool] = [true, false]
  ) throws -> SceneFault {
    SceneFault(
      kind, in: "Settings ▸ Account",
      of: SceneFault.Text(
        label: "Settings ▸ Value #val-ue-001", table: "Settings", key: "val-ue-001.text",
        locale: try #require(LocaleIdentifier("de")),
        location: FileLocation(
          path: "de.lproj/Settings.strings", position: TextPosition(line: 3, column: 21))),
      others: others, amount: 23.74, suggestion: "do this", doubts: doubts,
      at: SceneFault.Variants(
        weights: [.regular], contentSizes: [nil], screens: ["se", "max"], isFaulty: isFaulty))
  }

  private func app(_ faults: [SceneFault]) -> CheckedApp {
    var app = CheckedApp(
      catalogs: [], tables: [], labels: [], labelsOfKey: [], mistakes: [], settings: RuleSettings(),
      platform: .iOS, displayScale: 3, locales: nil, groups: [])
    app.sceneFaults = faults
    return app
  }

  @Test(arguments: [
    (SceneFault.Kind.overlap, "overlaps ‘Total’ by 23.7 pt", Severity.error),
    (.offScreen, "runs 23.7 pt out of the screen", .error),
    (.unsatisfiable, "breaks a constraint of ‘Total’", .warning),
    (.rowOverflow, "shares a row with ‘Total’ that lacks 23.7 pt", .error),
  ])
  func `a fault is found by its own rule and no other`(
    _ kind: SceneFault.Kind, _ phrase: String, _ severity: Severity
  ) throws {
    let rules: [any AppRule.Type] = [
      Overlap.self, OffScreen.self, Unsatisfiable.self, RowOverflow.self,
    ]
    let app = app([try fault(kind)])
    let findings = rules.flatMap { $0.findings(in: app, severity: $0.about.severity) }
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(
      finding.message
        == "'val-ue-001.text' (de, se) \(phrase) in 'Settings ▸ Account', on se, not on max")
    #expect(finding.severity == severity && finding.suggestion == "do this")
    #expect(finding.location.position.line == 3)
    #expect(finding.subject.label == "Settings ▸ Value #val-ue-001")
  }

  @Test func `a layout that is not certain lowers the severity, with the reason`() throws {
    let fault = try fault(.overlap, doubts: ["code may change one of its constraints"])
    let finding = try #require(Overlap.findings(in: app([fault]), severity: .error).first)
    #expect(finding.severity == .warning)
    #expect(
      finding.message.hasSuffix(
        "; the layout is not certain: code may change one of its constraints"))
  }

  @Test func `a layout that is not certain for several reasons is a note`() throws {
    let fault = try fault(.overlap, doubts: ["code sets its 'font'", "code sets one of 2 texts"])
    let finding = try #require(Overlap.findings(in: app([fault]), severity: .error).first)
    #expect(finding.severity == .note)
  }

  @Test func `a fault is at the first variant that has it`() throws {
    let fault = try fault(.overlap, isFaulty: [false, true])
    let finding = try #require(Overlap.findings(in: app([fault]), severity: .error).first)
    #expect(finding.subject.variant.screen == "max")
    #expect(finding.message.contains("(de, max)"), "\(finding.message)")
  }

  @Test func `several others are all named`() throws {
    let fault = try fault(.rowOverflow, others: ["Send", "‘Open’"])
    let finding = try #require(RowOverflow.findings(in: app([fault]), severity: .error).first)
    #expect(
      finding.message.contains("shares a row with 'Send' and ‘Open’ that"), "\(finding.message)")
  }
}
