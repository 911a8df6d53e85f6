import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

struct IgnoreTests {
  private static let texts = [
    "en": "Pay", "de": "Zahlungspflichtig bestellen", "fi": "Vahvista tilaus ja maksa heti",
  ]

  private func check(
    _ ignore: String, locales: [String]? = nil, rules: String = "{growth: off}"
  ) async throws -> CheckReport {
    let yaml = """
      labels: [{id: pay.button, keys: [pay], width: 100}]
      rules: \(rules)
      ignore:
        - \(ignore)

      """
    return try await SmallApp(yaml, pay: Self.texts).check(locales: locales).report
  }

  @Test(arguments: [
    ("{rule: truncated}", []), ("{rules: [clipped, truncated]}", []),
    ("{label: \"pay.*\"}", []), ("{key: \"p?y\"}", []), ("{table: L}", []),
    ("{locale: fi}", ["de"]), ("{locales: [fi, de]}", []),
    ("{rule: truncated, key: pay, locales: [de], reason: the server's}", ["fi"]),
  ])
  func `an entry suppresses what it names`(ignore: String, left: [String]) async throws {
    let report = try await check(ignore)
    #expect(report.findings.compactMap(\.subject.locale?.identifier) == left)
    #expect(report.summary.ignored == 2 - left.count)
    #expect(report.suppressed.count == 2 - left.count)
  }

  @Test func `keys without a label are a number, and those that are ignored are not counted`()
    async throws
  {
    let keys = ["a.one", "a.two", "a.three", "b.one", "b.two", "Pay now.", "c", "d.one", "e"]
    let texts = keys.map { "\"\($0)\" = \"x\";\n" }.joined()
    func notes(_ ignore: String) async throws -> [String] {
      let yaml = "labels: [{id: e, keys: [e], width: 100}]\nignore: \(ignore)\n"
      let report = try await SmallApp(yaml, files: ["en.lproj/L.strings": texts]).check().report
      #expect(report.summary.keys == 9 && report.summary.constrainedKeys == 1)
      return report.findings.map(\.message)
    }
    #expect(
      try await notes("[]") == [
        "no label shows 8 keys of 'L': 3 like 'a.*', 2 like 'b.*', 'Pay now.', 'c' and 1 more"
      ])
    #expect(
      try await notes("[{rule: unconstrained, key: 'a.*'}, {rule: unconstrained, key: c}]") == [
        "no label shows 4 keys of 'L': 2 like 'b.*', 'Pay now.', 'd.one'"
      ])
    #expect(try await notes("[{rule: unconstrained}]") == [])
  }

  @Test func `a reason goes with what is suppressed`() async throws {
    let report = try await check("{locales: [de], reason: from the server}")
    #expect(report.suppressed.map(\.reason) == [.configuration("from the server")])
  }

  @Test(arguments: [
    "{rule: clipped}", "{locale: fr}", "{label: pay}", "{key: buy}", "{table: M}",
    "{rule: truncated, locale: en}",
  ])
  func `an entry that suppresses nothing is a warning at its place`(ignore: String) async throws {
    let report = try await check(ignore)
    let unused = report.findings.filter { $0.rule == .unusedIgnore }
    #expect(unused.map(\.line) == ["overset.yml:4 unused-ignore"])
    #expect(report.findings.count == 3)
  }

  @Test func `where only a part was checked no entry is called unused`() async throws {
    let report = try await check("{locale: fi}", locales: ["de"])
    #expect(report.findings.map(\.rule) == [.truncated])
  }

  @Test(arguments: [
    ("{rule: truncatd}", "unknown rule 'truncatd'; did you mean 'truncated'?"),
    ("{rules: [clipped, crowdd]}", "unknown rule 'crowdd'; did you mean 'crowded'?"),
    ("{lables: x}", "unknown key 'lables'; did you mean 'label'?"),
    ("{locale: \"!\"}", "'!' is not a locale identifier"),
    ("{reason: all}", "say what to ignore: a rule, label, object, key, table or locale"),
    ("{}", "say what to ignore: a rule, label, object, key, table or locale"),
  ])
  func `a mistake is reported`(ignore: String, message: String) {
    let failure = #expect(throws: ConfigurationReader.Failure.self) {
      try ConfigurationReader.read("ignore: [\(ignore)]", root: "/")
    }
    #expect(failure?.problems.first?.message == message)
  }
}
