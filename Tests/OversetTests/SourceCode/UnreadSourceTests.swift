import Fixtures
import OversetModel
import Testing

@testable import Overset
@testable import OversetConfiguration

/// Source code that is not read is in every report, and a strict check does not pass.
struct UnreadSourceTests {
  private static let texts = "\"a\" = \"words\";\n\"b\" = \"words\";\n"
  private static let view = "struct V: View { var body: some View { Text(\"a\").lineLimit(1) } }\n"
  private static let labels = "labels: [{id: l, keys: [b], font: {system: 17}, width: 200}]\n"

  private func check(
    _ other: String, settings: String = "", strict: Bool = false
  ) async throws -> Check.Result {
    let folder = try TestFolder([
      "en.lproj/L.strings": Self.texts, "V.swift": Self.view, "A.swift": other,
    ])
    var configuration = try ConfigurationReader.read(Self.labels + settings, root: folder.path)
    if strict { configuration.gate.failOn = .warning }
    return await Check(configuration, workers: 2).run()
  }

  /// Too deep for the parser's own limit.
  private static let deep = "let t = Text(\"a\")\nlet x = " + String(repeating: "(", count: 400)

  @Test func `it is a warning at its place, and counted`() async throws {
    let report = try await check(Self.deep).report
    let finding = try #require(report.findings.first { $0.rule == .unreadSource })
    #expect(finding.severity == .warning)
    #expect(finding.location.path == "A.swift")
    #expect(finding.location.position.line == 2)
    #expect(report.summary.unreadSources == 1)
    #expect(report.verdict == .passed)
  }

  @Test func `where warnings fail, the check is inconclusive`() async throws {
    let verdict = try await check(Self.deep, strict: true).report.verdict
    #expect(verdict == .inconclusive("1 file of source code could not be read"))
    #expect(try await check(Self.view, strict: true).report.verdict == .passed)
  }

  @Test func `what is excluded or ignored is not missed`() async throws {
    let ignored = "ignore: [{rule: unread-source, reason: generated}]\n"
    #expect(try await check(Self.deep, settings: ignored, strict: true).report.verdict == .passed)
    let excluded = "exclude: [A.swift]\n"
    #expect(try await check(Self.deep, settings: excluded, strict: true).report.verdict == .passed)
  }

  @Test func `another severity is obeyed`() async throws {
    let error = try await check(
      Self.deep, settings: "rules: {unread-source: error}\n", strict: true)
    #expect(error.report.verdict == .failed("1 error"))
  }

  @Test func `a file that is too large or no text is one, too`() async throws {
    let large = Self.view + "/*" + String(repeating: "x", count: 4 << 20) + "*/"
    for text in [large, "a\u{0}b\u{0}"] {
      let findings = try await check(text).report.findings.filter { $0.rule == .unreadSource }
      #expect(findings.map(\.location.path) == ["A.swift"])
    }
  }
}
