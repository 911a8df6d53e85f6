public import Overset
import OversetModel
import OversetSyntax

/// The report as JUnit's XML, in the dialect that Jenkins describes: a test for each label in each
/// locale, which fails where the gate does.
public struct JUnitReporter: Reporter {
  private let paths: PathBase

  /// Paths are relative to the repository.
  public init(paths: PathBase = .configuration) { self.paths = paths }

  public func write(_ report: CheckReport, to put: ([UInt8]) throws -> Void) rethrows {
    let suites = JUnitCases(report, paths: paths).suites
    let counts = suites.map { suite in
      suite.cases.reduce(into: JUnitCount()) { $0.add($1.outcome(by: report.gate)) }
    }
    var all = counts.reduce(into: JUnitCount()) { $0.add($1) }
    let gate = gate(of: report.verdict, all)
    all.add(gate.outcome)
    var xml = XMLWriter()
    xml.begin("testsuites", [("name", "overset")] + all.attributes)
    for (suite, count) in zip(suites, counts) {
      xml.begin("testsuite", [("name", suite.name)] + count.attributesOfSuite)
      for testCase in suite.cases {
        testCase.write(in: suite.name, gate: report.gate, paths, to: &xml)
        if xml.count > 1 << 18 { try put(xml.take()) }
      }
      xml.end("testsuite")
    }
    var count = JUnitCount()
    count.add(gate.outcome)
    xml.begin("testsuite", [("name", "gate")] + count.attributesOfSuite)
    gate.write(in: "gate", named: "gate", to: &xml)
    xml.end("testsuite")
    xml.end("testsuites")
    try put(xml.take())
  }

  /// What fails the check besides findings: too many warnings, or nothing that was checked.
  private func gate(of verdict: Verdict, _ count: JUnitCount) -> JUnitResult {
    var result = JUnitResult()
    switch verdict {
    case .passed: break
    case .failed(let reason):
      if count.failures == 0 { result.failure = JUnitResult.Problem(type: "gate", message: reason) }
    case .inconclusive(let reason):
      if count.errors == 0 {
        result.error = JUnitResult.Problem(type: "inconclusive", message: reason)
      }
    case .misused(let reason):
      result.error = JUnitResult.Problem(type: "misused", message: reason)
    }
    return result
  }
}

/// How many tests had each outcome.
private struct JUnitCount {
  var tests = 0
  var failures = 0
  var errors = 0
  var skipped = 0

  mutating func add(_ outcome: JUnitOutcome) {
    tests += 1
    failures += outcome.fails ? 1 : 0
    errors += outcome.isError ? 1 : 0
    skipped += outcome.isSkipped ? 1 : 0
  }

  mutating func add(_ other: JUnitCount) {
    tests += other.tests
    failures += other.failures
    errors += other.errors
    skipped += other.skipped
  }

  var attributes: [(StaticString, String)] {
    [("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)")]
  }

  var attributesOfSuite: [(StaticString, String)] { attributes + [("skipped", "\(skipped)")] }
}
