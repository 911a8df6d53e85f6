import Fixtures
import Foundation
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

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

  /// A repository whose app lies in `App/`.
  private func repository() throws -> TestRepository {
    try TestRepository([
      "App/overset.yml": Self.yaml,
      "App/en.lproj/L.strings": Self.strings("Pay", "Buy"),
      "App/de.lproj/L.strings": Self.strings(Self.long, Self.long),
    ])
  }

  private func configuration(_ repository: TestRepository) throws -> Configuration {
    try ConfigurationFile.read(repository.path + "/App/overset.yml").get()
  }

  private func found(_ repository: TestRepository, since: String = "base") async throws
    -> CheckReport
  {
    await Check(try configuration(repository), since: since, workers: 1).run().report
  }

  @Test func `what has not changed is not reported, and counted`() async throws {
    let app = try repository()
    let report = try await found(app)
    #expect(report.findings.isEmpty && report.verdict == .passed)
    #expect(report.summary.unchanged == 2)
  }

  @Test func `a text that has changed is`() async throws {
    let app = try repository()
    try app.write(
      "/* moved */\n" + Self.strings(Self.long, Self.long + "!"), to: "App/de.lproj/L.strings")
    let report = try await found(app)
    #expect(report.findings.compactMap(\.subject.key) == ["buy"])
    #expect(report.summary.unchanged == 1)
  }

  /// What is laid out then is not written in a catalog.
  @Test func `a text that is gone brings back the text of code that stands in for it`() async throws
  {
    let title = #"String(localized: "a.title", defaultValue: "\#(Self.long) \#(Self.long)")"#
    let app = try TestRepository([
      "App/overset.yml": Self.yaml,
      "App/View.swift": """
      struct V: View {
        var body: some View {
          List {}.navigationTitle(\(title)).navigationBarTitleDisplayMode(.inline)
        }
      }
      """,
      "App/en.lproj/L.strings": #""a.title" = "A";"#,
      "App/de.lproj/L.strings": #""a.title" = "A";"#,
    ])
    try app.write("", to: "App/de.lproj/L.strings")
    let report = try await found(app)
    #expect(report.findings.map(\.line) == ["View.swift:3 truncated de"])
  }

  @Test func `a committed change is one as well`() async throws {
    let app = try repository()
    try app.write(Self.strings(Self.long + "!", Self.long), to: "App/de.lproj/L.strings")
    try app.commit()
    #expect(try await found(app).findings.compactMap(\.subject.key) == ["pay"])
  }

  @Test func `a new file is all new`() async throws {
    let app = try repository()
    try app.write(Self.strings(Self.long, "Ok"), to: "App/fi.lproj/L.strings")
    #expect(try await found(app).findings.map(\.line) == ["fi.lproj/L.strings:1 truncated fi"])
  }

  @Test func `a label that has changed brings its findings back`() async throws {
    let app = try repository()
    try app.write(
      "# moved\n" + Self.yaml.replacing("keys: [buy], width: 60", with: "keys: [buy], width: 61"),
      to: "App/overset.yml")
    #expect(try await found(app).findings.compactMap(\.subject.key) == ["buy"])
  }

  @Test func `a key that falls to another label is a change of that label`() async throws {
    let app = try repository()
    try app.write(
      Self.yaml.replacing("keys: [pay]", with: "keys: [pay, buy]")
        .replacing("  - {id: buy, keys: [buy], width: 60}\n", with: ""), to: "App/overset.yml")
    #expect(try await found(app).findings.compactMap(\.subject.key) == ["pay", "buy"])
  }

  @Test func `a changed font is a change of every label`() async throws {
    let app = try repository()
    try app.write("not a font", to: "App/Fonts/Brand.ttf")
    #expect(try await found(app).findings.count == 2)
  }

  @Test func `an entry of 'ignore' that is taken away is a change`() async throws {
    let app = try repository()
    try app.write(Self.yaml + "ignore: [{key: buy}]\n", to: "App/overset.yml")
    try app.commit()
    try app.git("tag", "-f", "base")
    try app.write(Self.yaml, to: "App/overset.yml")
    #expect(try await found(app).findings.count == 2)
  }

  @Test func `other samples for the values of all texts are a change of every label`() async throws
  {
    let app = try repository()
    try app.write(Self.yaml + "arguments: [{values: {1: [x]}}]\n", to: "App/overset.yml")
    #expect(try await found(app).findings.count == 2)
    try app.commit()
    try app.git("tag", "-f", "base")
    try app.write(
      "# moved\n" + Self.yaml + "arguments: [{values: {1: [x]}}]\n", to: "App/overset.yml")
    #expect(try await found(app).findings.isEmpty)
  }

  @Test func `a changed source text brings back what is compared with it`() async throws {
    let app = try repository()
    try app.write(Self.strings("%d", "Buy"), to: "App/en.lproj/L.strings")
    let report = try await found(app)
    #expect(report.findings.map(\.rule) == [.formatMismatch])
  }

  @Test func `catalogs beside the configuration's folder are compared too`() async throws {
    let app = try repository()
    try app.write(Self.strings("Pay", "Buy"), to: "Shared/en.lproj/L.strings")
    try app.write(Self.strings("Pay", "Buy"), to: "Shared/de.lproj/L.strings")
    try app.commit()
    try app.git("tag", "-f", "base")
    try app.write(Self.strings("Pay", Self.long), to: "Shared/de.lproj/L.strings")
    let report = await Check(
      try configuration(app), paths: [app.path + "/Shared"], since: "base", workers: 1
    ).run().report
    #expect(report.findings.map(\.line) == ["../Shared/de.lproj/L.strings:2 truncated de"])
  }

  @Test func `what could not be measured counts where it has changed`() async throws {
    let app = try repository()
    try app.write(Self.strings("P\u{E000}", "Buy"), to: "App/fi.lproj/L.strings")
    try app.commit()
    #expect(try await found(app).verdict.exitStatus == 1, "a missing glyph is an error")
    try app.git("tag", "-f", "base")
    let later = try await found(app)
    #expect(later.verdict == .passed && later.summary.inconclusive == 0)
  }

  @Test func `a file that moved has not changed`() async throws {
    let app = try repository()
    try app.git("mv", "App/de.lproj", "App/de-AT.lproj")
    try app.write(Self.strings(Self.long, "Ok"), to: "App/de-AT.lproj/L.strings")
    try app.git("mv", "App/en.lproj/L.strings", "App/en.lproj/M.strings")
    try app.git("mv", "App/de-AT.lproj/L.strings", "App/de-AT.lproj/M.strings")
    try app.git("add", "-A")
    let report = try await found(app)
    #expect(report.findings.filter { $0.rule == .truncated }.isEmpty)
  }

  @Test func `what git does not know is all new`() async throws {
    let app = try repository()
    try app.write("Generated/\n", to: ".gitignore")
    try app.commit()
    try app.git("tag", "-f", "base")
    try app.write(Self.strings("Pay", "Buy"), to: "App/Generated/en.lproj/G.strings")
    try app.write(Self.strings(Self.long, "Ok"), to: "App/Generated/de.lproj/G.strings")
    let found = try await found(app).findings
    #expect(found.map(\.line) == ["Generated/de.lproj/G.strings:1 truncated de"])
  }

  /// What git changes on the way to the work tree is no change.
  @Test(arguments: ["* text eol=crlf", "*.strings text working-tree-encoding=UTF-16"])
  func `a file that is checked out in another form is the same`(attributes: String) async throws {
    let app = try repository()
    try app.write(attributes + "\n", to: ".git/info/attributes")
    let folder = app.path + "/App/de.lproj"
    try FileManager.default.removeItem(atPath: folder)
    try app.git("checkout", "-q", "--", ".")
    let bytes = FileManager.default.contents(atPath: folder + "/L.strings") ?? Data()
    #expect(bytes != Data(Self.strings(Self.long, Self.long).utf8))
    #expect(try await found(app).findings.isEmpty)
  }

  /// Git LFS keeps a file's digest in the commit, and its content elsewhere.
  @Test func `a font in Git LFS changes with its content`() async throws {
    let app = try repository()
    try app.write(
      """
      version https://git-lfs.github.com/spec/v1
      oid sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
      size 4

      """, to: "App/Brand.ttf")
    try app.commit()
    try app.git("tag", "-f", "base")
    try app.write("test", to: "App/Brand.ttf")
    #expect(try await found(app).findings.isEmpty)
    try app.write("another", to: "App/Brand.ttf")
    #expect(try await found(app).findings.count == 2)
  }

  @Test func `a font that is gone is a change of every label`() async throws {
    let app = try repository()
    try app.write("not a font", to: "App/Brand.ttf")
    try app.commit()
    try app.git("tag", "-f", "base")
    #expect(try await found(app).findings.isEmpty)
    try FileManager.default.removeItem(atPath: app.path + "/App/Brand.ttf")
    #expect(try await found(app).findings.count == 2)
    // As in a sparse work tree, which lacks what is not needed there.
    try app.git("update-index", "--skip-worktree", "App/Brand.ttf")
    #expect(try await found(app).findings.isEmpty)
  }

  @Test func `a file behind a link changes with that file`() async throws {
    let app = try repository()
    try app.write(Self.strings("Pay", Self.long), to: "Shared/fi/L.strings")
    try app.write(Self.strings("Pay", Self.long), to: "Shared/sv.lproj/L.strings")
    let files = FileManager.default
    try files.createDirectory(atPath: app.path + "/App/fi.lproj", withIntermediateDirectories: true)
    for (link, target) in [
      ("fi.lproj/L.strings", "../../Shared/fi/L.strings"), ("sv.lproj", "../Shared/sv.lproj"),
    ] {
      try files.createSymbolicLink(
        atPath: "\(app.path)/App/\(link)", withDestinationPath: target)
    }
    try app.commit()
    try app.git("tag", "-f", "base")
    #expect(try await found(app).findings.isEmpty)
    try app.write(Self.strings(Self.long, Self.long), to: "Shared/fi/L.strings")
    try app.write(Self.strings(Self.long, Self.long), to: "Shared/sv.lproj/L.strings")
    let keys = try await found(app).findings.compactMap(\.subject.key)
    #expect(!keys.isEmpty && Set(keys) == ["pay"])
  }

  @Test func `a setting of all labels brings all back`() async throws {
    let app = try repository()
    try app.write(Self.yaml + "displayScale: 2\n", to: "App/overset.yml")
    #expect(try await found(app).findings.count == 2)
  }

  @Test func `what happens on the other branch is no change`() async throws {
    let app = try repository()
    try app.git("checkout", "-q", "-b", "feature")
    try app.git("checkout", "-q", "main")
    try app.write(Self.strings(Self.long + "?", Self.long), to: "App/de.lproj/L.strings")
    try app.commit()
    try app.git("checkout", "-q", "feature")
    #expect(try await found(app, since: "main").findings.isEmpty)
  }

  @Test(arguments: ["nonsense", "--output=x", "", "base..main"])
  func `a revision that is none is wrong usage, and nothing is checked`(
    revision: String
  ) async throws {
    let app = try repository()
    let result = await Check(
      try configuration(app), since: revision, workers: 1
    ).run()
    #expect(result.report.verdict.exitStatus == 2)
    #expect(result.report.findings.isEmpty && result.report.summary.layouts == 0)
    #expect(result.notices.map(\.message.first) == ["-"], "that alone is said")
  }

  @Test func `outside of a repository it is wrong usage`() async throws {
    let app = try SmallApp(Self.yaml, pay: ["en": "Pay"])
    let result = try await app.check(since: "main")
    #expect(result.report.verdict.exitStatus == 2)
    #expect(result.notices.contains { $0.message.hasPrefix("--since: git: ") })
  }
}
