import Fixtures
import Foundation
import OversetFits
import OversetModel
import OversetTypesetting
import Testing
@testable import Overset
@testable import OversetReports
@testable import OversetRules

struct JSONReporterTests {
  private func object(_ bytes: [UInt8]) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  private func report(_ report: CheckReport, workers: Int = 1) throws -> [String: Any] {
    try object(JSONReporter(workers: workers).bytes(of: report))
  }

  @Test func `an empty report is a JSON object`() throws {
    let json = try report(TestReport.report([]))
    #expect(json["schemaVersion"] as? Int == 1)
    #expect((json["findings"] as? [Any])?.isEmpty == true)
    #expect(json["layouts"] == nil, "only where they were asked for")
    let tool = try #require(json["tool"] as? [String: String])
    #expect(tool["name"] == "overset" && tool["version"] == oversetVersion)
    #expect(Set(tool.keys) == ["name", "version", "icu", "unicode", "harfbuzz", "freetype"])
    let fonts = try #require(json["fonts"] as? [[String: String]])
    #expect(
      fonts == [["postScriptName": "Inter-Regular", "file": "Inter.otf", "sha256": ""]])
  }

  @Test func `the summary has every count, also of what there was none`() throws {
    let json = try report(TestReport.report([]))
    let summary = try #require(json["summary"] as? [String: Any])
    #expect(
      Set(summary.keys) == [
        "catalogs", "locales", "entries", "strings", "keys", "constrainedKeys",
        "coverage", "interfaceKeys", "constrainedInterfaceKeys", "hiddenKeys", "labels", "layouts",
        "outcomes",
        "borderline",
        "inconclusive", "findings",
        "accepted", "ignored", "unchanged", "leftOut", "unreadSources",
      ])
    #expect(summary["layouts"] as? Int == 1234)
    #expect(summary["locales"] as? [String] == ["en"])
    let outcomes = try #require(summary["outcomes"] as? [String: Int])
    #expect(outcomes == ["fits": 0, "tightened": 0, "shrunk": 0, "truncated": 0, "clipped": 0])
    let findings = try #require(summary["findings"] as? [String: Int])
    #expect(findings == ["error": 0, "warning": 0, "note": 0])
  }

  @Test func `a finding has its place, its subject and its fit`() throws {
    let finding = TestReport.finding(TestReport.layout("Continue with your account"))
    let json = try report(TestReport.report([finding]))
    let written = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect(written["id"] as? String == finding.identity)
    #expect(written["rule"] as? String == "truncated")
    #expect(written["severity"] as? String == "error")
    #expect(written["label"] as? String == "button")
    #expect(written["table"] as? String == "L")
    #expect(written["key"] as? String == "pay")
    #expect(written["locale"] as? String == "en")
    #expect(written["variant"] as? [String: String] == ["plural": "one", "screen": "se"])
    #expect(written["text"] as? String == "Continue with your account")
    #expect(written["message"] as? String == finding.message)
    #expect(written["suggestion"] as? String == finding.suggestion)
    let location = try #require(written["location"] as? [String: Any])
    #expect(location["file"] as? String == "en.lproj/L.strings")
    #expect(location["line"] as? Int == 1 && location["column"] as? Int == 1)
    #expect(written["source"] as? [String: String] == ["locale": "en", "outcome": "truncated"])
    let fit = try #require(written["fit"] as? [String: Any])
    #expect(fit["outcome"] as? String == "truncated")
    #expect(written["confidence"] as? String == fit["confidence"] as? String)
  }

  @Test func `a finding without a layout has no fit`() throws {
    let finding = Finding(
      rule: .unconstrained, severity: .note, subject: Finding.Subject(key: "free"),
      location: FileLocation(path: "a", position: .start), message: "no label shows 'free'")
    let json = try report(TestReport.report([finding]))
    let written = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect(written["fit"] == nil && written["text"] == nil)
    #expect(written["label"] is NSNull && written["locale"] is NSNull)
    #expect(written["variant"] as? [String: String] == [:])
  }

  @Test func `a finding about a label names the property`() throws {
    let finding = Finding(
      rule: .conflictingProperties, severity: .warning,
      subject: Finding.Subject(label: "pay", property: "sizingRule"),
      location: FileLocation(path: "overset.yml", position: .start), message: "odd")
    let json = try report(TestReport.report([finding]))
    let written = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect(written["property"] as? String == "sizingRule")
    let other = try report(TestReport.report([TestReport.finding(TestReport.layout("Pay"))]))
    #expect((other["findings"] as? [[String: Any]])?.first?["property"] == nil)
  }

  @Test func `layouts are written where they were kept`() throws {
    let layout = TestReport.layout("Pay")
    let json = try report(TestReport.report([], layouts: [layout]))
    let written = try #require((json["layouts"] as? [[String: Any]])?.first)
    #expect(written["text"] as? String == "Pay")
    #expect(written["isFallback"] as? Bool == false)
    let bounds = try #require(written["bounds"] as? [String: Any])
    #expect(bounds["width"] as? Double == 100)
    #expect(bounds["height"] is NSNull, "there is no limit")
  }

  @Test func `a report has its verdict, what is accepted and every label`() throws {
    let json = try report(TestReport.hostileReport)
    let verdict = try #require(json["verdict"] as? [String: Any])
    #expect(verdict["outcome"] as? String == "failed" && verdict["exitStatus"] as? Int == 1)
    #expect(verdict["reason"] as? String == "29 errors")
    let suppressed = try #require(json["suppressed"] as? [[String: Any]])
    #expect(suppressed.count == hostileTexts.count)
    #expect(suppressed[5]["by"] as? String == "configuration")
    #expect(suppressed[5]["reason"] as? String == hostileTexts[5])
    let labels = try #require(json["labels"] as? [[String: Any]])
    let triage = try #require(labels[5]["triage"] as? [String: Any])
    #expect(triage["cause"] as? String == "layout" && triage["locales"] as? [String] == ["en"])
    let locale = try #require((labels[5]["locales"] as? [[String: Any]])?.first)
    #expect(locale["locale"] as? String == "en" && locale["tightest"] is NSNull)
  }

  @Test func `a finding has the same fault in other locales`() throws {
    let layout = TestReport.layout("Continue with your account")
    let other = TestReport.finding(layout, message: "as well")
    let json = try report(TestReport.report([TestReport.finding(layout, others: [other])]))
    let written = try #require((json["findings"] as? [[String: Any]])?.first)
    let others = try #require(written["others"] as? [[String: Any]])
    #expect(others.map { $0["message"] as? String } == ["as well"])
    #expect(others[0]["locale"] as? String == "en")
  }

  @Test func `hostile texts come back as they were`() throws {
    let text = hostileText
    let layout = TestReport.layout(text, label: text, key: text)
    let bytes = JSONReporter(workers: 1).bytes(
      of:
        TestReport.report([TestReport.finding(layout, message: text, suggestion: text)]))
    let json = try object(bytes)
    let written = try #require((json["findings"] as? [[String: Any]])?.first)
    for member in ["label", "key", "text", "message", "suggestion"] {
      let value = try #require(written[member] as? String)
      #expect(Array(value.utf16) == Array(text.utf16), "\(member)")
    }
    let output = try #require(String(bytes: bytes, encoding: .utf8))
    let controls = output.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n" && $0.value != 0x9B
    }
    #expect(controls.isEmpty)
    #expect(!output.contains("\u{2028}") && !output.contains("\u{2029}"))
  }

  @Test func `the number of workers changes no byte`() {
    let layouts = (0..<5).map { TestReport.layout("Text \($0) \(hostileText)") }
    let findings = (0..<700).map { index in
      TestReport.finding(layouts[index % 5], message: "Text \(index)")
    }
    let report = TestReport.report(findings, layouts: findings.compactMap(\.layout))
    let one = JSONReporter(workers: 1).bytes(of: report)
    #expect(JSONReporter(workers: 2).bytes(of: report) == one)
    #expect(JSONReporter(workers: 7).bytes(of: report) == one)
  }

  @Test func `a report ends with a line break and has a line for each finding`() {
    let findings = (0..<3).map { TestReport.finding(TestReport.layout("Text \($0)")) }
    let bytes = JSONReporter(workers: 1).bytes(of: TestReport.report(findings))
    #expect(bytes.last == UInt8(ascii: "\n"))
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count { String(decoding: $0, as: UTF8.self).contains("\"rule\":") } == 3)
  }
}
