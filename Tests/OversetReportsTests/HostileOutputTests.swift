import Fixtures
import Foundation
import OversetModel
import OversetTypesetting
import Testing
@testable import Overset
@testable import OversetReports
@testable import OversetRules

/// Every report may be printed where a terminal or the runner of a CI service reads along.
struct HostileOutputTests {
  /// With a hostile text wherever a report has one.
  private static var report: CheckReport {
    var report = TestReport.hostileReport
    report.fonts = hostileTexts.map {
      CheckReport.ReportedFont(postScriptName: $0, file: $0, standsInFor: $0)
    }
    for (index, text) in hostileTexts.enumerated() {
      let place = FileLocation(path: text, position: .start)
      let subject = Finding.Subject(
        table: text, key: text, locale: LocaleIdentifier(text),
        variant: LayoutVariant(text: Variation(substitution: text), screen: text), property: text)
      report.findings.append(
        Finding(
          rule: .catalogFault, severity: .warning, subject: subject, location: place,
          message: text, suggestion: text))
      report.labels[index].location = place
    }
    return report
  }

  private func output(_ format: ReportFormat, of report: CheckReport) -> String {
    let reporter = format.reporter(
      fonts: FontBook(), shapes: "Inter", terminal: Terminal(), paths: ReportPaths(), workers: 2)
    return String(decoding: reporter.bytes(of: report), as: UTF8.self)
  }

  @Test(arguments: ReportFormat.allCases)
  func `no report moves a cursor or gives a runner a command`(_ format: ReportFormat) {
    var report = Self.report
    for text in hostileTexts where !text.isEmpty {
      report.verdict = .misused(text)
      if text == hostileTexts[0] || format != .html {
        let obeyed = ObeyedOutput(output(format, of: report))
        #expect(obeyed.controls.isEmpty, "\(obeyed.controls.map(\.value))")
        let commands = obeyed.commands.filter {
          format != .github || !($0.hasPrefix("::error file=") || $0.hasPrefix("::warning file="))
        }
        #expect(commands.isEmpty)
      }
      // The verdict alone differs.
      report.findings = []
      report.labels = []
      report.suppressed = []
    }
  }

  @Test(arguments: [ReportFormat.json, .gitlab, .sarif])
  func `JSON gives every text back`(_ format: ReportFormat) throws {
    let report = Self.report
    let json = try JSONSerialization.jsonObject(with: Data(output(format, of: report).utf8))
    // Foundation leaves a byte order mark out.
    func units(_ text: String) -> [UInt16] { text.utf16.filter { $0 != 0xFEFF } }
    let texts = Set(Self.texts(in: json).map(units))
    for finding in report.findings {
      let message =
        switch format {
        case .json: finding.message
        case .gitlab: "\(finding.message); \(finding.suggestion ?? "")"
        default: SARIFResult.withoutLinks(finding.messageAndHelp)
        }
      #expect(texts.contains(units(message)), "\(message)")
    }
  }

  private static func texts(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let values as [Any]: values.flatMap { texts(in: $0) }
    case let members as [String: Any]: members.flatMap { [$0] + texts(in: $1) }
    default: []
    }
  }
}
