import Fixtures
import OversetModel
import Testing

@testable import Overset

struct BaselineTests {
  private static let yaml = """
    labels: [{id: pay, keys: [pay], width: 100}]
    rules: {growth: off, crowded: off}

    """

  /// What the file of `overset baseline write` says of an app.
  private static func entries(_ result: Check.Result) -> Baseline {
    Baseline(accepting: result.report.findings)
  }

  private static func line(_ entry: Baseline.Entry) -> String {
    let identity = entry.identity
    var parts = ["\"file\":\"\(identity.file)\"", "\"rule\":\"\(identity.rule)\""]
    for (name, value) in [
      ("table", identity.table), ("key", identity.key), ("label", identity.label),
      ("locale", identity.locale),
    ] {
      if let value { parts.append("\"\(name)\":\"\(value)\"") }
    }
    if let overflow = entry.overflow { parts.append("\"overflow\":\(overflow)") }
    if !entry.others.isEmpty {
      let others = entry.others.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }
      parts.append("\"others\":{\(others.joined(separator: ","))}")
    }
    return "{" + parts.joined(separator: ",") + "}"
  }

  private static func file(_ baseline: Baseline) -> String {
    "{\"schemaVersion\":1,\"findings\":[\n"
      + baseline.entries.map(line).joined(separator: ",\n") + "\n]}\n"
  }

  private func app(_ pay: [String: String], mayGrow: Double? = nil) throws -> SmallApp {
    let growth = mayGrow.map { ", mayGrow: \($0)" } ?? ""
    return try SmallApp(Self.yaml + "baseline: {file: accepted.json\(growth)}\n", pay: pay)
  }

  /// The app with everything accepted that is found in `before`, checked with `after`.
  private func check(
    _ before: [String: String], _ after: [String: String], mayGrow: Double? = nil,
    locales: [String]? = nil, paths: [String]? = nil
  ) async throws -> CheckReport {
    let old = try await SmallApp(Self.yaml, pay: before).check()
    let app = try app(after, mayGrow: mayGrow)
    try app.folder.write(Self.file(Self.entries(old)), to: "accepted.json")
    return try await app.check(paths: paths, locales: locales).report
  }

  private static let short = "Pay"
  private static let long = "Zahlungspflichtig bestellen"

  @Test func `what is accepted does not fail, and is counted`() async throws {
    let texts = ["en": Self.short, "de": Self.long]
    let report = try await check(texts, texts)
    #expect(report.findings.isEmpty && report.verdict == .passed)
    #expect(report.suppressed.map(\.finding.line) == ["de.lproj/L.strings:1 truncated de"])
    #expect(report.suppressed.map(\.reason) == [.baseline])
    #expect(report.summary.accepted == 1 && report.summary.ignored == 0)
  }

  @Test func `what is new fails`() async throws {
    let report = try await check(
      ["en": Self.short, "de": Self.long],
      ["en": Self.short, "de": Self.long, "fi": "Vahvista tilaus ja maksa heti"])
    #expect(report.findings.map(\.line) == ["fi.lproj/L.strings:1 truncated fi"])
    #expect(report.verdict.exitStatus == 1)
  }

  @Test(arguments: [(nil, true), (0.5, true), (30, false)] as [(Double?, Bool)])
  func `an accepted overflow may only grow so far`(mayGrow: Double?, fails: Bool) async throws {
    // One letter is some 10 points.
    let report = try await check(
      ["en": Self.short, "de": Self.long], ["en": Self.short, "de": Self.long + "n"],
      mayGrow: mayGrow)
    #expect(report.findings.map(\.rule) == (fails ? [.truncated] : []))
    if fails {
      let message = try #require(report.findings.first?.message)
      #expect(message.contains(/; \d+\.\d pt over was accepted, now \d+\.\d pt$/))
    }
  }

  @Test func `an overflow that shrinks stays accepted, and is lowered by pruning`() async throws {
    let old = try await SmallApp(Self.yaml, pay: ["en": Self.short, "de": Self.long]).check()
    let new = try await SmallApp(
      Self.yaml, pay: ["en": Self.short, "de": "Zahlungspflichtig"]
    ).check()
    let baseline = Self.entries(old)
    let comparison = new.comparison(with: baseline, mayGrow: 1)
    #expect(comparison.isEmpty && comparison.accepted.count == 1)
    let (pruned, lowered) = comparison.pruned(baseline)
    #expect(lowered == 1)
    let before = try #require(baseline.entries.first?.overflow)
    let after = try #require(pruned.entries.first?.overflow)
    #expect(after < before - 20)
  }

  @Test func `pruning what was just written lowers nothing`() async throws {
    let result = try await SmallApp(Self.yaml, pay: ["en": Self.short, "de": Self.long]).check()
    let baseline = Self.entries(result)
    let (pruned, lowered) = result.comparison(with: baseline, mayGrow: 1).pruned(baseline)
    #expect(lowered == 0 && pruned.entries == baseline.entries)
  }

  /// A text may fit at one size and be cut off at the next.
  @Test func `an overflow is the largest of all sizes`() async throws {
    func check(_ text: String) async throws -> Check.Result {
      let yaml = """
        contentSizes: [L, AX3]
        labels: [{id: pay, keys: [pay], font: {textStyle: body}, width: 140}]
        rules: {growth: off, crowded: off}

        """
      return try await SmallApp(yaml, pay: ["en": "Pay", "de": text]).check()
    }
    let onlyLarge = try await check("Jetzt bezahlen")
    let baseline = Self.entries(onlyLarge)
    let shorter = try await check("Jetzt zahlen").comparison(with: baseline, mayGrow: 1)
    #expect(shorter.new.isEmpty)
    let both = try await check("Jetzt bezahlen bitte").comparison(with: baseline, mayGrow: 1)
    #expect(both.grown.count == 1, "at AX3 it has grown, at L it is new")
  }

  @Test func `what is new at a smaller size is new`() async throws {
    func check(_ text: String) async throws -> Check.Result {
      let yaml = """
        contentSizes: [L, AX3]
        labels: [{id: pay, keys: [pay], font: {textStyle: body}, width: 100}]
        rules: {growth: off, crowded: off}

        """
      return try await SmallApp(yaml, pay: ["en": text]).check()
    }
    let baseline = Self.entries(try await check("HHHHHHHH"))
    #expect(baseline.entries.map(\.contentSize?.rawValue) == ["AX3"])
    let comparison = try await check(String(repeating: "i", count: 27))
      .comparison(with: baseline, mayGrow: 500)
    #expect(comparison.grown.map(\.finding.message).first?.hasSuffix("; at L it is new") == true)
  }

  @Test func `an entry for other locales is not stale where these were not checked`() async throws {
    let yaml =
      "labels: [{id: pay, keys: [pay], width: 120, numberOfLines: 2}]\nrules: {growth: off}\n"
    let texts = [
      "en": "One line that is much too long for the label here\\nSecond",
      "de": "Eins\\nZwei\\nDrei",
    ]
    let baseline = Self.entries(try await SmallApp(yaml, pay: texts).check())
    for locale in ["en", "de"] {
      let part = try await SmallApp(yaml, pay: texts).check(locales: [locale])
      let comparison = part.comparison(with: baseline, mayGrow: 1)
      #expect(comparison.stale.isEmpty, "\(locale)")
      #expect(comparison.pruned(baseline).baseline.entries == baseline.entries, "\(locale)")
    }
  }

  @Test func `an entry without a number accepts no number`() async throws {
    let result = try await SmallApp(Self.yaml, pay: ["en": Self.short, "de": Self.long]).check()
    let entries = Self.entries(result).entries.map {
      Baseline.Entry($0.identity, overflow: nil)
    }
    let comparison = result.comparison(with: Baseline(entries: entries), mayGrow: 1)
    #expect(comparison.grown.count == 1)
  }

  @Test func `of two lines for one finding the larger counts, and one is left`() async throws {
    let result = try await SmallApp(Self.yaml, pay: ["en": Self.short, "de": Self.long]).check()
    let entry = try #require(Self.entries(result).entries.first)
    let small = Baseline.Entry(entry.identity, overflow: 1)
    let comparison = result.comparison(with: Baseline(entries: [small, entry]), mayGrow: 1)
    #expect(comparison.isEmpty)
    #expect(comparison.pruned(Baseline(entries: [small, entry])).baseline.entries.count == 1)
  }

  /// Texts that the source language does not fit either are one finding, and each locale of it has
  /// a number.
  @Test(
    arguments: [
      (["en": long, "de": long, "fi": "Osta"], nil),
      (["en": long, "de": long + " bitte", "fi": "Osta"], "pt over was accepted, now"),
      (["en": long, "de": long, "fi": long], "; in fi it is new"),
      (["en": short, "de": long, "fi": "Osta"], nil),
      (["en": long, "de": "Zahlen", "fi": "Osta"], nil),
    ] as [([String: String], String?)])
  func `what the source has already is accepted locale by locale`(
    after: [String: String], expected: String?
  ) async throws {
    let report = try await check(["en": Self.long, "de": Self.long, "fi": "Osta"], after)
    if let expected {
      #expect(report.findings.count == 1 && report.findings[0].message.contains(expected))
    } else {
      #expect(report.verdict == .passed)
      #expect(report.findings.isEmpty)
    }
  }

  @Test func `a part of the locales lowers only their own numbers, and takes none away`()
    async throws
  {
    let texts = ["en": Self.long, "de": Self.long + " bitte", "fi": Self.long]
    let baseline = Self.entries(try await SmallApp(Self.yaml, pay: texts).check())
    for locales in [["fi"], ["en"], ["de", "fi"]] {
      let part = try await SmallApp(Self.yaml, pay: texts).check(locales: locales)
      let comparison = part.comparison(with: baseline, mayGrow: 1)
      #expect(comparison.isEmpty, "\(locales)")
      #expect(comparison.pruned(baseline).baseline.entries == baseline.entries, "\(locales)")
      let written = Self.entries(part).entries
      let merged = Baseline(entries: written).adding(comparison.unchecked)
      #expect(merged.entries == baseline.entries, "\(locales)")
    }
  }

  @Test func `what is gone is stale, and is taken away by pruning`() async throws {
    let old = try await SmallApp(Self.yaml, pay: ["en": Self.short, "de": Self.long]).check()
    let new = try await SmallApp(Self.yaml, pay: ["en": Self.short, "de": "Zahlen"]).check()
    let baseline = Self.entries(old)
    let comparison = new.comparison(with: baseline, mayGrow: 1)
    #expect(comparison.stale.map(\.identity.key) == ["pay"])
    #expect(comparison.pruned(baseline).baseline.entries.isEmpty)
  }

  @Test func `a stale entry is a note at its line`() async throws {
    let report = try await check(
      ["en": Self.short, "de": Self.long, "fi": Self.long],
      ["en": Self.short, "de": Self.long, "fi": "Maksa"])
    #expect(report.findings.map(\.severity) == [.note])
    #expect(report.findings.map(\.line) == ["accepted.json:3 stale-baseline fi"])
    #expect(
      report.findings.first?.message
        == "the baseline accepts 'truncated' of 'pay' (fi), which is no longer found")
    #expect(report.verdict == .passed)
  }

  @Test(arguments: [
    ("note", 1, Verdict.passed), ("off", 0, .passed), ("warning", 0, .failed("1 warning")),
  ])
  func `who puts a text right fails no check`(severity: String, notices: Int, verdict: Verdict)
    async throws
  {
    let texts = ["en": Self.short, "de": Self.long]
    let old = try await SmallApp(Self.yaml, pay: texts).check()
    let yaml = """
      labels: [{id: pay, keys: [pay], width: 100}]
      rules: {growth: off, crowded: off, stale-baseline: \(severity)}
      baseline: accepted.json
      gate: {failOn: warning}

      """
    let app = try SmallApp(yaml, pay: ["en": Self.short, "de": "Zahlen"])
    try app.folder.write(Self.file(Self.entries(old)), to: "accepted.json")
    let result = try await app.check()
    #expect(result.report.verdict == verdict)
    #expect(
      result.notices.map(\.message)
        == [String](
          repeating: "'accepted.json' has an entry that is no longer found: "
            + "run 'overset baseline prune'", count: notices))
  }

  @Test func `what was not checked is not stale`() async throws {
    let before = ["en": Self.short, "de": Self.long, "fi": Self.long]
    let after = ["en": Self.short, "de": "Zahlen", "fi": "Maksa"]
    let inGerman = try await check(before, after, locales: ["de"])
    #expect(inGerman.findings.map(\.line) == ["accepted.json:2 stale-baseline de"])
    let inFinnish = try await check(before, after, paths: ["fi.lproj"])
    #expect(inFinnish.findings.map(\.line) == ["accepted.json:3 stale-baseline fi"])
  }

  @Test func `an entry holds wherever its text has moved in the file`() async throws {
    let old = try await SmallApp(Self.yaml, pay: ["en": Self.short, "de": Self.long]).check()
    let app = try app(["en": Self.short])
    try app.folder.write("\n\n/* moved */ \"pay\" = \"\(Self.long)\";\n", to: "de.lproj/L.strings")
    try app.folder.write(Self.file(Self.entries(old)), to: "accepted.json")
    #expect(try await app.check().report.verdict == .passed)
  }

  @Test func `faults of one file that are alike have entries of their own`() async throws {
    let plural = #"{"few": {"stringUnit": {}}, "one": {"stringUnit": {}}}"#
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {
        "en": {"variations": {"plural": \#(plural)}}}}}}
      """#
    let yaml = "labels: [{id: all, keys: ['*'], width: 100}]\nrules: {untranslated: off}\n"
    let app = try SmallApp(yaml, files: ["L.xcstrings": catalog])
    let findings = try await app.check().report.findings.filter { $0.rule == .catalogFault }
    #expect(findings.count == 2 && Set(findings.map(\.identity)).count == 2)
    #expect(Baseline(accepting: findings).entries.map(\.identity.occurrence) == [1, 2])
  }

  @Test func `an identity has no numbers of the layout`() async throws {
    let old = try await SmallApp(Self.yaml, pay: ["en": Self.short, "de": Self.long]).check()
    let new = try await SmallApp(
      Self.yaml.replacing("width: 100", with: "width: 90"),
      pay: ["en": Self.short, "de": Self.long + " jetzt"]
    ).check()
    #expect(old.report.findings.map(\.identity) == new.report.findings.map(\.identity))
  }
}
