import Overset
import OversetModel

/// The report as JUnit's XML, in the dialect that Jenkins describes: a test for each label in each
/// locale, which fails where the gate does.
public struct JUnitReporter: Reporter {
  private let paths: PathBase

  /// Paths are relative to the repository.
  public init(paths: PathBase = .configuration) { self.paths = paths }

  public func write(_ report: CheckReport, to put: ([UInt8]) throws -> Void) rethrows {
    var suites = JUnitCases(report, paths: paths).suites.map { suite in
      Suite(name: suite.name, cases: suite.cases.map { Case($0, report.gate, paths) })
    }
    suites.append(Suite(name: "gate", cases: [gate(of: report.verdict, suites)]))
    var xml = XMLWriter()
    xml.begin("testsuites", [("name", "overset")] + Self.counts(of: suites.flatMap(\.cases)))
    for suite in suites {
      var attributes: [(StaticString, String)] = [("name", suite.name)]
      attributes += Self.counts(of: suite.cases)
      attributes.append(("skipped", "\(suite.cases.count { $0.skipped != nil })"))
      xml.begin("testsuite", attributes)
      for testCase in suite.cases {
        testCase.write(suite: suite.name, to: &xml)
        if xml.bytes.count > 1 << 18 { try put(xml.take()) }
      }
      xml.end("testsuite")
    }
    xml.end("testsuites")
    try put(xml.take())
  }

  private struct Suite {
    var name: String
    var cases: [Case]
  }

  private static func counts(of cases: [Case]) -> [(StaticString, String)] {
    [
      ("tests", "\(cases.count)"), ("failures", "\(cases.count { $0.failure != nil })"),
      ("errors", "\(cases.count { $0.error != nil })"),
    ]
  }

  /// What fails the check beside findings: too many warnings, or nothing that was checked.
  private func gate(of verdict: Verdict, _ suites: [Suite]) -> Case {
    let cases = suites.flatMap(\.cases)
    var gate = Case(name: "gate")
    switch verdict {
    case .passed: break
    case .failed(let reason):
      if !cases.contains(where: { $0.failure != nil }) {
        gate.failure = Case.Problem(type: "gate", message: reason)
      }
    case .inconclusive(let reason):
      if !cases.contains(where: { $0.error != nil }) {
        gate.error = Case.Problem(type: "inconclusive", message: reason)
      }
    case .misused(let reason): gate.error = Case.Problem(type: "misused", message: reason)
    }
    return gate
  }
}

extension JUnitReporter {
  /// A test and what came of it.
  fileprivate struct Case {
    var name: String
    var failure: Problem?
    var error: Problem?
    var skipped: String?
    var output = ""

    struct Problem {
      var type: String
      var message: String
      var text = ""
    }

    init(name: String) { self.name = name }

    init(_ testCase: JUnitCases.Case, _ gate: Gate, _ paths: PathBase) {
      name = testCase.name
      func fails(_ finding: Finding) -> Bool { gate.failOn.map { finding.severity >= $0 } ?? false }
      let failing = testCase.findings.filter(fails).worstFirst()
      if let worst = failing.first {
        let more = failing.count > 1 ? ", and \((failing.count - 1).grouped) more" : ""
        failure = Problem(
          type: worst.rule.rawValue, message: worst.message + more,
          text: failing.map { $0.lines(paths) }.joined(separator: "\n"))
      }
      if gate.failsOnInconclusive, testCase.inconclusive > 0 {
        error = Problem(
          type: "inconclusive",
          message: "\(testCase.inconclusive.counted("layout")) of \(testCase.layouts.grouped) "
            + "could not be measured")
      }
      if failure == nil, error == nil {
        skipped = testCase.suppressed.first { fails($0.finding) }?.reason.words
      }
      output += testCase.findings.filter { !fails($0) }.map { $0.lines(paths) + "\n" }.joined()
      output += testCase.shared.map { "as in the source locale: \($0.lines(paths))\n" }.joined()
      output += testCase.suppressed.map { suppressed in
        "\(suppressed.reason.words): \(suppressed.finding.lines(paths))\n"
      }.joined()
    }

    func write(suite: String, to xml: inout XMLWriter) {
      let attributes: [(StaticString, String)] = [("classname", suite), ("name", name)]
      if failure == nil, error == nil, skipped == nil, output.isEmpty {
        return xml.element("testcase", attributes)
      }
      xml.begin("testcase", attributes)
      if let skipped { xml.element("skipped", [("message", skipped)]) }
      if let error {
        xml.element("error", [("type", error.type), ("message", error.message)], text: error.text)
      }
      if let failure {
        xml.element(
          "failure", [("type", failure.type), ("message", failure.message)], text: failure.text)
      }
      if !output.isEmpty { xml.element("system-out", text: output) }
      xml.end("testcase")
    }
  }
}

extension Finding {
  /// `path:line:column: severity: message [rule]`, and what would help.
  fileprivate func lines(_ paths: PathBase) -> String {
    let place = "\(paths.path(of: location)):\(location.position.line):\(location.position.column)"
    let help = suggestion.map { "\n  help: \($0)" } ?? ""
    return "\(place): \(severity.rawValue): \(message) [\(rule.rawValue)]\(help)"
  }
}
