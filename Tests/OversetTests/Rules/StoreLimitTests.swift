import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

struct StoreLimitTests {
  private static let folder = "fastlane/metadata"

  private func check(
    _ files: [String: String], _ yaml: String = "labels: []\n", paths: [String]? = nil
  ) async throws -> CheckReport {
    let texts = Dictionary(
      uniqueKeysWithValues: files.map { ("\(Self.folder)/\($0).txt", $1) })
    let folder = try TestFolder(texts)
    let configuration = try ConfigurationReader.read(yaml, root: folder.path)
    return await Check(configuration, paths: paths, workers: 1).run().report
  }

  private func found(_ file: String, _ text: String) async throws -> [String] {
    try await check([file: text]).findings.map {
      "\($0.severity) \($0.location.position.line):\($0.location.position.column) \($0.message)"
        + ($0.suggestion.map { "; \($0)" } ?? "")
    }
  }

  @Test func `a text above the limit is an error where it passes it`() async throws {
    #expect(
      try await found("de-DE/subtitle", "\n Podcasts und Hörbücher überall hören\n") == [
        "error 2:32 'subtitle' (de-DE) has 36 characters, 6 more than the 30 that the App Store "
          + "takes; shorten it: what it takes is 'Podcasts und Hörbücher überall'"
      ])
    #expect(
      try await found("default/description", "Zeile\r\n" + String(repeating: "a", count: 4000))
        == [
          "error 2:3995 'description' (default) has 4,006 characters, 6 more than the 4,000 that "
            + "the App Store takes; shorten it: what it takes ends with "
            + "'\(String(repeating: "a", count: 30))'"
        ])
  }

  @Test(arguments: [
    ("name", 30), ("subtitle", 30), ("keywords", 100), ("promotional_text", 170),
    ("description", 4000), ("release_notes", 4000),
  ])
  func `each text has its limit`(field: String, limit: Int) async throws {
    // Three bytes each.
    let most = String(repeating: "店", count: limit)
    #expect(try await check(["ja/\(field)": most + "\n"]).findings.isEmpty)
    let findings = try await check(["ja/\(field)": most + "店"]).findings
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.map(\.rule) == [.storeLimit])
  }

  /// A server may count an emoji once or twice, and a line break too.
  @Test func `what is too long in one way of counting only is less severe`() async throws {
    #expect(
      try await found("en-US/name", String(repeating: "a", count: 28) + "🚲🚲") == [
        "warning 1:31 'name' (en-US) has 32 UTF-16 code units, 2 more than the 30 that the App "
          + "Store takes; shorten it: what it takes is '\(String(repeating: "a", count: 28))🚲'"
      ])
    #expect(
      try await found("en-US/name", String(repeating: "a", count: 29) + "\r\n").isEmpty)
    #expect(
      try await found("en-US/name", "a\r\n" + String(repeating: "a", count: 28))
        .map { $0.prefix(7) } == ["warning"])
  }

  /// Letters of Hindi are several characters.
  @Test func `characters are code points, and no letter is cut apart`() async throws {
    #expect(
      try await found("hi/name", String(repeating: "नि", count: 16)) == [
        "error 1:31 'name' (hi) has 32 characters, 2 more than the 30 that the App Store takes; "
          + "shorten it: what it takes is '\(String(repeating: "नि", count: 15))'"
      ])
  }

  @Test func `only the locales that are checked are looked at`() async throws {
    let long = String(repeating: "a", count: 31)
    let files = ["de-DE/name": long, "fr-FR/name": long, "default/name": long]
    let report = try await check(files, "labels: []\nlocales: [de]\n")
    #expect(report.findings.map(\.subject.locale?.identifier) == ["de-DE", nil])
    let left = try await check(files, "labels: []\nexclude: [fastlane]\n")
    #expect(left.findings.isEmpty && left.summary.storeTexts == 0)
    let named = try await check(files, paths: ["\(Self.folder)/fr-FR"])
    #expect(named.findings.map(\.location.path) == ["\(Self.folder)/fr-FR/name.txt"])
  }

  @Test func `they are in no table, and their own check is one`() async throws {
    let report = try await check(["de-DE/name": "Gärten", "fr-FR/name": ""])
    #expect(report.summary.storeTexts == 1)
    #expect(report.summary.entries == 0 && report.summary.catalogs == 0)
    #expect(report.verdict == .passed)
  }

  @Test func `a finding can be ignored and accepted`() async throws {
    let long = String(repeating: "a", count: 31)
    let report = try await check(
      ["de-DE/name": long, "fr-FR/name": long],
      """
      labels: []
      ignore: [{rule: store-limit, key: name, locales: [fr-FR], reason: not shipped}]
      """)
    #expect(report.findings.map(\.subject.locale?.identifier) == ["de-DE"])
    #expect(report.summary.ignored == 1)
    #expect(Set(report.findings.map(\.identity)).count == 1)
    #expect(Baseline(accepting: report.findings).entries.map(\.identity.key) == ["name"])
  }

  @Test func `only a text that was not too long in a revision is found`() async throws {
    let path = "\(Self.folder)/de-DE/name.txt"
    let app = try TestRepository([
      "App/overset.yml": "labels: []\n", "App/\(path)": String(repeating: "a", count: 31),
    ])
    let configuration = try ConfigurationFile.read(app.path + "/App/overset.yml").get()
    let same = await Check(configuration, since: "base", workers: 1).run().report
    #expect(same.findings.isEmpty && same.summary.unchanged == 1)
    try app.write(String(repeating: "b", count: 31), to: "App/\(path)")
    try app.write(String(repeating: "b", count: 31), to: "App/\(Self.folder)/fr-FR/name.txt")
    let other = await Check(configuration, since: "base", workers: 1).run().report
    #expect(other.findings.map(\.subject.locale?.identifier) == ["fr-FR"])
    #expect(other.summary.unchanged == 1)
  }

  /// A second folder of fastlane's texts counts where fastlane has its files in it, too.
  @Test(
    arguments: [
      ([], 2), (["fastlane/Fastfile"], 1), (["fastlane/Appfile", "copy/fastlane/Deliverfile"], 2),
      (["copy/fastlane/Fastfile"], 1),
    ] as [([String], Int)])
  func `texts that fastlane does not use are no findings`(lanes: [String], count: Int) async throws
  {
    let long = String(repeating: "a", count: 31)
    var files = Dictionary(uniqueKeysWithValues: lanes.map { ($0, "") })
    for folder in ["fastlane", "copy/fastlane"] {
      files["\(folder)/metadata/de-DE/subtitle.txt"] = long
    }
    let folder = try TestFolder(files)
    let configuration = try ConfigurationReader.read("labels: []\n", root: folder.path)
    let result = await Check(configuration, workers: 1).run()
    #expect(result.report.findings.count == count)
    #expect(
      result.notices.contains { $0.message.contains("fastlane has its files") } == (count == 1))
  }
}
