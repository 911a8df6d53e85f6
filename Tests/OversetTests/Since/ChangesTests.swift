import Fixtures
import Foundation
import OversetModel
import Testing

@testable import Overset

/// Findings on what has changed since a git revision.
struct ChangesTests {
  private static let yaml = """
    sourceLocale: en
    labels:
      - {id: pay, keys: [pay], width: 60}
      - {id: buy, keys: [buy], width: 60}
    rules: {growth: off, crowded: off, long-label: off, untranslated: off}

    """
  private static let long = "Zahlungspflichtig bestellen"

  private static func strings(_ pay: String, _ buy: String) -> String {
    "\"pay\" = \"\(pay)\";\n\"buy\" = \"\(buy)\";\n"
  }

  /// A repository whose app lies in `App/`, with a first commit called `base`.
  private func repository() throws -> (folder: TestFolder, app: Configuration) {
    let folder = try TestFolder([
      "App/overset.yml": Self.yaml,
      "App/en.lproj/L.strings": Self.strings("Pay", "Buy"),
      "App/de.lproj/L.strings": Self.strings(Self.long, Self.long),
    ])
    try git(folder, "init", "-q", "-b", "main")
    try commit(folder)
    try git(folder, "tag", "base")
    return (folder, try configuration(folder))
  }

  private func configuration(_ folder: TestFolder) throws -> Configuration {
    try ConfigurationFile.read(folder.path + "/App/overset.yml").get()
  }

  private func commit(_ folder: TestFolder) throws {
    try git(folder, "add", "-A")
    try git(
      folder, "-c", "user.name=t", "-c", "user.email=t@example.com", "commit", "-q", "-m", "x")
  }

  private func git(_ folder: TestFolder, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + arguments
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(arguments)")
  }

  private func found(_ folder: TestFolder, since: String = "base") async throws -> CheckReport {
    await Check(try configuration(folder), since: since, workers: 1).run().report
  }

  @Test func `what has not changed is not reported, and counted`() async throws {
    let (folder, _) = try repository()
    let report = try await found(folder)
    #expect(report.findings.isEmpty && report.verdict == .passed)
    #expect(report.summary.unchanged == 2)
  }

  @Test func `a text that has changed is`() async throws {
    let (folder, _) = try repository()
    try folder.write(
      "/* moved */\n" + Self.strings(Self.long, Self.long + "!"), to: "App/de.lproj/L.strings")
    let report = try await found(folder)
    #expect(report.findings.compactMap(\.subject.key) == ["buy"])
    #expect(report.summary.unchanged == 1)
  }

  @Test func `a committed change is one as well`() async throws {
    let (folder, _) = try repository()
    try folder.write(Self.strings(Self.long + "!", Self.long), to: "App/de.lproj/L.strings")
    try commit(folder)
    #expect(try await found(folder).findings.compactMap(\.subject.key) == ["pay"])
  }

  @Test func `a new file is all new`() async throws {
    let (folder, _) = try repository()
    try folder.write(Self.strings(Self.long, "Ok"), to: "App/fi.lproj/L.strings")
    #expect(try await found(folder).findings.map(\.line) == ["fi.lproj/L.strings:1 truncated fi"])
  }

  @Test func `a label that has changed brings its findings back`() async throws {
    let (folder, _) = try repository()
    try folder.write(
      "# moved\n" + Self.yaml.replacing("keys: [buy], width: 60", with: "keys: [buy], width: 61"),
      to: "App/overset.yml")
    #expect(try await found(folder).findings.compactMap(\.subject.key) == ["buy"])
  }

  @Test func `a key that falls to another label is a change of that label`() async throws {
    let (folder, _) = try repository()
    try folder.write(
      Self.yaml.replacing("keys: [pay]", with: "keys: [pay, buy]")
        .replacing("  - {id: buy, keys: [buy], width: 60}\n", with: ""), to: "App/overset.yml")
    #expect(try await found(folder).findings.compactMap(\.subject.key) == ["pay", "buy"])
  }

  @Test func `a changed font is a change of every label`() async throws {
    let (folder, _) = try repository()
    try folder.write("not a font", to: "App/Fonts/Brand.ttf")
    #expect(try await found(folder).findings.count == 2)
  }

  @Test func `an entry of 'ignore' that is taken away is a change`() async throws {
    let (folder, _) = try repository()
    try folder.write(Self.yaml + "ignore: [{key: buy}]\n", to: "App/overset.yml")
    try commit(folder)
    try git(folder, "tag", "-f", "base")
    try folder.write(Self.yaml, to: "App/overset.yml")
    #expect(try await found(folder).findings.count == 2)
  }

  @Test func `a changed source text brings back what is compared with it`() async throws {
    let (folder, _) = try repository()
    try folder.write(Self.strings("%d", "Buy"), to: "App/en.lproj/L.strings")
    let report = try await found(folder)
    #expect(report.findings.map(\.rule) == [.formatMismatch])
  }

  @Test func `catalogs beside the configuration's folder are compared too`() async throws {
    let (folder, _) = try repository()
    try folder.write(Self.strings("Pay", "Buy"), to: "Shared/en.lproj/L.strings")
    try folder.write(Self.strings("Pay", "Buy"), to: "Shared/de.lproj/L.strings")
    try commit(folder)
    try git(folder, "tag", "-f", "base")
    try folder.write(Self.strings("Pay", Self.long), to: "Shared/de.lproj/L.strings")
    let report = await Check(
      try configuration(folder), paths: [folder.path + "/Shared"], since: "base", workers: 1
    ).run().report
    #expect(report.findings.map(\.line) == ["../Shared/de.lproj/L.strings:2 truncated de"])
  }

  @Test func `what could not be measured counts where it has changed`() async throws {
    let (folder, _) = try repository()
    try folder.write(Self.strings("P\u{E000}", "Buy"), to: "App/fi.lproj/L.strings")
    try commit(folder)
    #expect(try await found(folder).verdict.exitStatus == 1, "a missing glyph is an error")
    try git(folder, "tag", "-f", "base")
    let later = try await found(folder)
    #expect(later.verdict == .passed && later.summary.inconclusive == 0)
  }

  @Test func `a file that moved has not changed`() async throws {
    let (folder, _) = try repository()
    try git(folder, "mv", "App/de.lproj", "App/de-AT.lproj")
    try folder.write(Self.strings(Self.long, "Ok"), to: "App/de-AT.lproj/L.strings")
    try git(folder, "mv", "App/en.lproj/L.strings", "App/en.lproj/M.strings")
    try git(folder, "mv", "App/de-AT.lproj/L.strings", "App/de-AT.lproj/M.strings")
    try git(folder, "add", "-A")
    let report = try await found(folder)
    #expect(report.findings.filter { $0.rule == .truncated }.isEmpty)
  }

  @Test func `what git does not know is all new`() async throws {
    let (folder, _) = try repository()
    try folder.write("Generated/\n", to: ".gitignore")
    try commit(folder)
    try git(folder, "tag", "-f", "base")
    try folder.write(Self.strings("Pay", "Buy"), to: "App/Generated/en.lproj/G.strings")
    try folder.write(Self.strings(Self.long, "Ok"), to: "App/Generated/de.lproj/G.strings")
    let found = try await found(folder).findings
    #expect(found.map(\.line) == ["Generated/de.lproj/G.strings:1 truncated de"])
  }

  @Test func `a setting of all labels brings all back`() async throws {
    let (folder, _) = try repository()
    try folder.write(Self.yaml + "displayScale: 2\n", to: "App/overset.yml")
    #expect(try await found(folder).findings.count == 2)
  }

  @Test func `what happens on the other branch is no change`() async throws {
    let (folder, _) = try repository()
    try git(folder, "checkout", "-q", "-b", "feature")
    try git(folder, "checkout", "-q", "main")
    try folder.write(Self.strings(Self.long + "?", Self.long), to: "App/de.lproj/L.strings")
    try commit(folder)
    try git(folder, "checkout", "-q", "feature")
    #expect(try await found(folder, since: "main").findings.isEmpty)
  }

  @Test(arguments: ["nonsense", "--output=x", "", "base..main"])
  func `a revision that is none is wrong usage`(revision: String) async throws {
    let (folder, _) = try repository()
    let result = await Check(
      try configuration(folder), since: revision, workers: 1
    ).run()
    #expect(result.report.verdict.exitStatus == 2)
    #expect(result.report.findings.count == 2, "everything is reported")
  }

  @Test func `outside of a repository it is wrong usage`() async throws {
    let app = try SmallApp(Self.yaml, pay: ["en": "Pay"])
    let result = try await app.check(since: "main")
    #expect(result.report.verdict.exitStatus == 2)
    #expect(result.notices.contains { $0.message.hasPrefix("--since: git: ") })
  }
}
