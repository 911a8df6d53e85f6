import OversetModel
import Testing
@testable import Overset
@testable import OversetRules

struct GateVerdictTests {
  struct Case: Sendable {
    var errors = 0
    var warnings = 0
    var notes = 0
    var layouts = 10
    var inconclusive = 0
    var misuse = false
    var failOn: Severity? = .error
    var maxWarnings: Int?
    var failsOnInconclusive = true
    var status: Int32
  }

  /// The first row of the exit statuses that applies wins.
  @Test(arguments: [
    Case(status: 0),
    Case(warnings: 99, notes: 99, status: 0),
    Case(errors: 1, status: 1),
    Case(errors: 1, misuse: true, status: 2),
    Case(layouts: 0, misuse: true, status: 2),
    Case(errors: 1, failOn: nil, status: 0),
    Case(warnings: 1, failOn: .warning, status: 1),
    Case(notes: 1, failOn: .warning, status: 0),
    Case(notes: 1, failOn: .note, status: 1),
    Case(warnings: 3, maxWarnings: 3, status: 0),
    Case(warnings: 4, maxWarnings: 3, status: 1),
    Case(warnings: 1, failOn: nil, maxWarnings: 0, status: 1),
    Case(layouts: 0, status: 3),
    // A faulty file among none: the fault is an error, and comes first.
    Case(errors: 1, layouts: 0, status: 1),
    Case(inconclusive: 1, status: 3),
    Case(errors: 1, inconclusive: 1, status: 1),
    Case(inconclusive: 1, failsOnInconclusive: false, status: 0),
    Case(layouts: 0, failsOnInconclusive: false, status: 3),
  ])
  func `a check ends with the status of the first reason`(_ c: Case) {
    var gate = Gate()
    gate.failOn = c.failOn
    gate.maxWarnings = c.maxWarnings
    gate.failsOnInconclusive = c.failsOnInconclusive
    var summary = CheckReport.Summary()
    summary.findings = [.error: c.errors, .warning: c.warnings, .note: c.notes]
    summary.layouts = c.layouts
    summary.inconclusive = c.inconclusive
    let misuse = c.misuse ? Notice(.error, "cannot read it", isMisuse: true) : nil
    #expect(
      gate.verdict(on: summary, misuse: misuse).exitStatus == c.status
    )
  }
}
