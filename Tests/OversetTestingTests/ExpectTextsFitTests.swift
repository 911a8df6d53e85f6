import Fixtures
import Overset
import OversetConfiguration
import OversetModel
import OversetReports
import OversetTesting
import Synchronization
import Testing

/// What an app's own tests say about its catalogs.
struct ExpectTextsFitTests {
  private static let labels = """
    labels:
      - {id: button, keys: ["*"], font: {system: 17}, width: 100}

    """

  private func app(_ more: [String: String] = [:]) throws -> TestFolder {
    try TestFolder(
      [
        "Package.swift": "",
        "App/overset.yml": Self.labels,
        "App/en.lproj/L.strings": "\"pay\" = \"Pay\";\n",
        "App/de.lproj/L.strings": "\"pay\" = \"Jetzt bezahlen\";\n",
        "App/fr.lproj/L.strings": "\"pay\" = \"Payer\";\n",
      ].merging(more) { $1 })
  }

  /// The texts of the issues that a body records, in their order.
  private func issues(_ body: () async throws -> Void) async throws -> [String] {
    let recorded = Mutex<[String]>([])
    try await withKnownIssue(isIntermittent: true) {
      try await body()
    } matching: { issue in
      recorded.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return recorded.withLock { $0 }
  }

  @Test func `a text that does not fit is an issue with its place and what would help`()
    async throws
  {
    let app = try app()
    let issues = try await issues {
      try await expectTextsFit(in: "App/overset.yml", filePath: app.path + "/Tests/A/T.swift")
    }
    #expect(issues.count == 1)
    #expect(
      issues.first?.hasPrefix("App/de.lproj/L.strings:1:9: error: 'pay' (de) is ") == true)
    #expect(issues.first?.contains(" [truncated]\nhelp: ") == true)
  }

  @Test func `the nearest configuration above the test is the one that counts`() async throws {
    let app = try app()
    let test = app.path + "/App/Tests/T.swift"
    let issues = try await issues { try await expectTextsFit(filePath: test) }
    #expect(issues.count == 1)
    await #expect(throws: (any Error).self) {
      try await expectTextsFit(filePath: app.path + "/Tests/T.swift")
    }
  }

  @Test func `locales, catalogs and the severity are the caller's to choose`() async throws {
    let app = try app([
      "Other/it.lproj/M.strings": "\"a\" = \"Un testo abbastanza lungo\";\n",
      // Much longer than the source, and short enough: a note and nothing worse.
      "App/es.lproj/L.strings": "\"pay\" = \"Pagar aquí\";\n",
    ])
    let test = app.path + "/Tests/T.swift"
    try await expectTextsFit(in: "App/overset.yml", locales: ["fr", "en"], filePath: test)
    let others = try await issues {
      try await expectTextsFit(in: "App/overset.yml", of: ["Other"], filePath: test)
    }
    #expect(others.map { $0.hasPrefix("Other/it.lproj/M.strings:1:7: ") } == [true])
    let notes = try await issues {
      try await expectTextsFit(in: "App/overset.yml", failOn: .note, filePath: test)
    }
    #expect(notes.contains { $0.contains("[growth]") })
  }

  @Test func `what the baseline accepts is no issue`() async throws {
    let app = try app()
    let path = app.path + "/App/overset.yml"
    let test = app.path + "/Tests/T.swift"
    let report = await Check(try Configuration(contentsOf: path)).run().report
    let baseline = BaselineJSON.bytes(of: Baseline(accepting: report.findings))
    try app.write(String(decoding: baseline, as: UTF8.self), to: "App/baseline.json")
    try app.write("baseline: baseline.json\n" + Self.labels, to: "App/overset.yml")
    try await expectTextsFit(in: path, filePath: test)
    try app.write("\"pay\" = \"Jetzt sofort bezahlen\";\n", to: "App/de.lproj/L.strings")
    let issues = try await issues { try await expectTextsFit(in: path, filePath: test) }
    #expect(issues.map { $0.hasPrefix("App/de.lproj/L.strings:1:9: error: ") } == [true])
  }

  @Test func `one label needs no configuration`() async throws {
    let app = try app()
    let test = app.path + "/Tests/T.swift"
    var label = LabelConstraint()
    label.font = .textStyle(.headline)
    try await expectTextsFit(of: ["App"], label: label, width: 200, filePath: test)
    let issues = try await issues {
      try await expectTextsFit(
        of: ["App"], label: label, width: 60, locales: ["de", "en"], filePath: test)
    }
    #expect(issues.map { $0.hasPrefix("App/de.lproj/L.strings:1:9: ") } == [true])
  }

  @Test func `what is not checked is an issue`() async throws {
    let app = try app(["App/xx.yml": "labels: []"])
    let test = app.path + "/Tests/T.swift"
    let cases: [(issue: String, body: () async throws -> Void)] = [
      ("nothing was checked", { try await expectTextsFit(in: "App/xx.yml", filePath: test) }),
      (
        "error: no catalog has the locale 'fi'",
        {
          try await expectTextsFit(in: "App/overset.yml", locales: ["fr", "fi"], filePath: test)
        }
      ),
      (
        "cannot read",
        { try await expectTextsFit(in: "App/overset.yml", of: ["None"], filePath: test) }
      ),
    ]
    for (issue, body) in cases {
      let issues = try await issues(body)
      #expect(issues.contains { $0.contains(issue) }, "\(issues)")
    }
  }

  @Test func `mistakes are thrown with their place`() async throws {
    let app = try app(["bad.yml": "labls: []"])
    let test = app.path + "/Tests/T.swift"
    let error = await #expect(throws: ConfigurationError.self) {
      try await expectTextsFit(in: "bad.yml", filePath: test)
    }
    #expect(
      error?.description
        == "\(app.path)/bad.yml:1:1: error: unknown key 'labls'; did you mean 'labels'?")
    await #expect(throws: (any Error).self) {
      try await expectTextsFit(in: "App/overset.yml", locales: ["!"], filePath: test)
    }
  }
}
