import Overset
import OversetModel
import OversetRules
import OversetSyntax

/// A test's outcome without its text: every test is counted before the first is written.
struct JUnitOutcome {
  var fails = false
  var isError = false
  var isSkipped = false
}

/// A test's outcome and text.
struct JUnitResult {
  var failure: Problem?
  var error: Problem?
  /// Why the test does not fail although it has findings.
  var skipped: String?
  var output = ""

  struct Problem {
    var type: String
    var message: String
    var text = ""
  }

  var outcome: JUnitOutcome {
    JUnitOutcome(fails: failure != nil, isError: error != nil, isSkipped: skipped != nil)
  }

  func write(in suite: String, named name: String, to xml: inout XMLWriter) {
    let attributes: [(StaticString, String)] = [("classname", suite), ("name", name)]
    if failure == nil, error == nil, skipped == nil, output.isEmpty {
      return xml.element("testcase", attributes)
    }
    xml.begin("testcase", attributes)
    if let skipped { xml.element("skipped", [("message", skipped)]) }
    for (name, problem) in [("error" as StaticString, error), ("failure", failure)] {
      guard let problem else { continue }
      xml.element(
        name, [("type", problem.type), ("message", problem.message)], text: problem.text)
    }
    if !output.isEmpty { xml.element("system-out", text: output) }
    xml.end("testcase")
  }
}

extension JUnitCases.Case {
  func outcome(by gate: Gate) -> JUnitOutcome {
    var outcome = JUnitOutcome()
    outcome.fails = findings.contains { gate.fails(on: $0.severity) }
    outcome.isError = gate.failsOnInconclusive && inconclusive > 0
    outcome.isSkipped =
      !outcome.fails && !outcome.isError
      && suppressed.contains { gate.fails(on: $0.finding.severity) }
    return outcome
  }

  func write(in suite: String, gate: Gate, _ paths: PathBase, to xml: inout XMLWriter) {
    let outcome = outcome(by: gate)
    var result = JUnitResult()
    let failing = findings.filter { gate.fails(on: $0.severity) }.worstFirst()
    if let worst = failing.first {
      let more = failing.count > 1 ? ", and \((failing.count - 1).grouped) more" : ""
      result.failure = JUnitResult.Problem(
        type: worst.rule.rawValue, message: worst.message + more,
        text: failing.map { $0.lines(paths) }.joined(separator: "\n"))
    }
    if outcome.isError {
      result.error = JUnitResult.Problem(
        type: "inconclusive",
        message: "\(inconclusive.grouped) of \(layouts.counted("layout")) could not be measured")
    }
    if outcome.isSkipped {
      result.skipped = suppressed.first { gate.fails(on: $0.finding.severity) }?.reason.phrase
    }
    for finding in findings where !gate.fails(on: finding.severity) {
      result.output += finding.lines(paths) + "\n"
    }
    for finding in shared {
      result.output += "as in the source locale: \(finding.lines(paths))\n"
    }
    for finding in suppressed {
      result.output += "\(finding.reason.phrase): \(finding.finding.lines(paths))\n"
    }
    result.write(in: suite, named: name, to: &xml)
  }
}

extension Finding {
  /// `path:line:column: severity: message [rule]`, and what would help.
  fileprivate func lines(_ paths: PathBase) -> String {
    var shown = location
    shown.path = paths.path(of: location)
    let help = suggestion.map { "\n  help: \($0)" } ?? ""
    return description(at: shown) + help
  }
}
