import Foundation
import OversetModel
import Testing

@testable import Overset
@testable import OversetReports

/// `Reports/Wayfare` is what the sample's check says today; `make reports` writes it anew.
@Suite(.serialized)
struct SampleReportTests {
  private static let folder = Sample.repository.appendingPathComponent("Reports/Wayfare")

  private static func recorded(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  private static func object(_ json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  private static func written(_ format: ReportFormat) async throws -> String {
    let result = try await Sample.result.value
    let configuration = try Sample.configuration()
    let base = PathBase(
      configurationFolder: configuration.root, folder: Sample.repository.path)
    let reporter = format.reporter(
      fonts: result.fonts, shapes: configuration.fonts.system,
      terminal: Terminal(
        paths: PathBase(configurationFolder: "/x/Catalogs/Wayfare", folder: "/x")),
      paths: ReportPaths(workingDirectory: base, repository: base), workers: 1)
    let text = String(decoding: reporter.bytes(of: result.report), as: UTF8.self)
    // Foundation takes a byte order mark away when it reads a file.
    return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// Whether this machine has the fonts and libraries that the reports were recorded with: numbers
  /// depend on them.
  @Sendable private static func isSameMachine() async throws -> Bool {
    func parts(_ json: String) throws -> NSDictionary {
      let report = try object(json)
      var tool = try #require(report["tool"] as? [String: String])
      tool["version"] = nil
      return ["tool": tool, "fonts": try #require(report["fonts"] as? [[String: String]])]
    }
    return try await parts(recorded("report.json")) == parts(written(.json))
  }

  @Test(
    .enabled(
      "needs the fonts and libraries that Reports/Wayfare/report.json names", isSameMachine),
    arguments: [
      (ReportFormat.text, "report.txt"), (.json, "report.json"), (.sarif, "report.sarif"),
      (.junit, "report.junit.xml"), (.github, "report.github.txt"),
      (.html, "report.html"), (.gitlab, "report.gitlab.json"), (.xcode, "report.xcode.txt"),
      (.markdown, "report.md"), (.csv, "report.csv"),
    ])
  func `the recorded report is the one of today`(
    _ format: ReportFormat, _ name: String
  ) async throws {
    let recorded = try Self.recorded(name).split(separator: "\n", omittingEmptySubsequences: false)
    let written = try await Self.written(format)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let difference = zip(recorded, written).first { $0 != $1 }
    #expect(difference == nil, "\(name) is stale: run make reports")
    #expect(recorded.count == written.count, "\(name) is stale: run make reports")
  }

  /// Holds with other fonts and libraries too.
  @Test func `the recorded findings in the system font are those of today`() async throws {
    let recorded = try systemFindings(in: Self.recorded("report.json"))
    let written = try await systemFindings(in: Self.written(.json))
    #expect(recorded.count > 100)
    #expect(recorded == written, "run make reports")
  }

  /// What is about texts that the system font's table of numbers sets alone.
  private func systemFindings(in json: String) throws -> [String] {
    let findings = try #require(try Self.object(json)["findings"] as? [[String: Any]])
    return findings.compactMap { finding in
      guard let id = finding["id"] as? String, let message = finding["message"] as? String,
        let fit = finding["fit"] as? [String: Any], let fonts = fit["fonts"] as? [[String: Any]],
        fonts.allSatisfy({ $0["name"] as? String == "system" }), finding["others"] == nil
      else { return nil }
      return "\(id) \(message)"
    }
  }
}
