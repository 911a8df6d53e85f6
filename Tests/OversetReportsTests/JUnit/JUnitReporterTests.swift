import Fixtures
import Foundation
import OversetCatalogs
import OversetModel
import Testing
@testable import Overset
@testable import OversetReports
@testable import OversetRules

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct JUnitReporterTests {
  /// An element as Foundation's parser reads it.
  private final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []
    var text = ""

    init(_ name: String, _ attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    func all(_ name: String) -> [Element] {
      (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
    }

    func first(_ name: String) -> Element? { children.first { $0.name == name } }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var open: [Element] = [Element("", [:])]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = Element(name, attributes)
      open.last?.children.append(element)
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
  }

  private func suites(_ report: CheckReport) throws -> Element {
    let parser = XMLParser(data: Data(JUnitReporter().bytes(of: report)))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return try #require(reader.open.first?.first("testsuites"))
  }

  private func report(
    _ findings: [Finding], labels: [LabelLocale] = [], verdict: Verdict = .passed
  ) -> CheckReport {
    var report = TestReport.report(findings, verdict: verdict)
    report.labels = [LabelReport(id: "button", locales: labels)]
    return report
  }

  @Test func `reports are valid by Jenkins' schema`() throws {
    for report in [TestReport.report([]), TestReport.hostileReport] {
      let bytes = JUnitReporter().bytes(of: report)
      #expect(try Schemas.problem(withXML: bytes, schema: "junit-10.xsd") == nil)
    }
  }

  @Test func `a label that fits in a locale is a test that passes`() throws {
    let locales = [
      LabelLocale(locale: .english, layouts: 2), LabelLocale(locale: LocaleIdentifier("de")!),
    ]
    let suites = try suites(report([], labels: locales))
    #expect(suites.attributes == ["name": "overset", "tests": "3", "failures": "0", "errors": "0"])
    #expect(
      suites.all("testcase").map { $0.attributes["name"] } == [
        "button (en)", "button (de)", "gate",
      ])
    #expect(suites.all("testcase").allSatisfy { $0.children.isEmpty })
  }

  @Test func `a test fails where the gate does, and lists the rest`() throws {
    let layout = TestReport.layout("Continue with your account")
    let findings = [
      TestReport.finding(layout, severity: .warning, message: "crowded"),
      TestReport.finding(layout, message: "cut off"),
    ]
    let suites = try suites(
      report(findings, labels: [LabelLocale(locale: .english)], verdict: .failed("1 error")))
    let test = try #require(suites.all("testcase").first)
    #expect(
      test.first("failure")?.attributes == ["type": "truncated", "message": "cut off"])
    #expect(
      test.first("failure")?.text == "en.lproj/L.strings:1:1: error: cut off [truncated]\n"
        + "  help: make it 110 pt wide")
    #expect(test.first("system-out")?.text.contains("warning: crowded") == true)
    #expect(suites.attributes["failures"] == "1", "the gate fails by this one")
    var never = report(findings, labels: [LabelLocale(locale: .english)])
    never.gate.failOn = nil
    #expect(try self.suites(never).all("failure").isEmpty)
  }

  @Test func `what the gate alone fails on is a failure of the gate`() throws {
    for (verdict, element) in [
      (Verdict.failed("21 warnings, 20 are allowed"), "failure"),
      (.inconclusive("nothing was checked"), "error"), (.misused("no such folder"), "error"),
    ] {
      let suites = try suites(report([], verdict: verdict))
      #expect(suites.all("testcase").map { $0.first(element) != nil } == [true])
    }
  }

  @Test func `what could not be measured is an error, unless that is allowed`() throws {
    let locale = LabelLocale(locale: .english, layouts: 3, inconclusive: 2)
    var report = report([], labels: [locale], verdict: .inconclusive("2 layouts"))
    report.summary.inconclusive = 2
    let errors = try suites(report).all("error")
    #expect(errors.map { $0.attributes["message"] } == ["2 of 3 layouts could not be measured"])
    report.gate.failsOnInconclusive = false
    report.verdict = .passed
    #expect(try suites(report).all("error").isEmpty)
  }

  @Test func `what is accepted is skipped`() throws {
    var report = report([], labels: [LabelLocale(locale: .english)])
    let finding = TestReport.finding(TestReport.layout("Continue with your account"))
    report.suppressed = [SuppressedFinding(finding: finding, reason: .baseline)]
    let test = try #require(try suites(report).all("testcase").first)
    #expect(test.first("skipped")?.attributes["message"] == "accepted by the baseline")
    #expect(test.first("system-out")?.text.contains(finding.message) == true)
  }

  @Test func `an overflow that the source has already fails there alone`() throws {
    let layout = TestReport.layout("Continue with your account")
    let other = Finding(
      rule: .truncated, severity: .error,
      subject: Finding.Subject(label: "button", locale: LocaleIdentifier("de")),
      location: layout.location, message: "cut off as well")
    let locales = [LabelLocale(locale: .english), LabelLocale(locale: LocaleIdentifier("de")!)]
    let tests = try suites(report([TestReport.finding(layout, others: [other])], labels: locales))
      .all("testcase")
    #expect(tests.map { $0.first("failure") != nil } == [true, false, false])
    #expect(tests[1].first("system-out")?.text.contains("as in the source locale") == true)
  }

  @Test func `what is about no label is a test of its rule and file`() throws {
    let finding = Finding(
      rule: .duplicateKey, severity: .error, subject: Finding.Subject(key: "a"),
      location: FileLocation(path: "en.lproj/L.strings", position: .start), message: "twice")
    let tests = try suites(report([finding, finding])).all("testcase")
    #expect(
      tests.map { $0.attributes["name"] } == ["duplicate-key: en.lproj/L.strings", "gate"])
    #expect(tests[0].first("failure")?.attributes["message"] == "twice, and 1 more")
  }

  @Test func `hostile texts are shown, and names are unique`() throws {
    let tests = try suites(TestReport.hostileReport).all("testcase")
    let names = tests.map { [$0.attributes["classname"] ?? "", $0.attributes["name"] ?? ""] }
    #expect(Set(names).count == tests.count && tests.count == hostileTexts.count + 1)
    for (test, text) in zip(tests, hostileTexts) {
      let shown = shown(text)
      #expect(Array((test.attributes["name"] ?? "").utf16) == Array("\(shown) (en)".utf16))
      let message = test.first("failure")?.attributes["message"] ?? ""
      #expect(Array(message.utf16) == Array("'\(shown)' is \(shown)".utf16))
    }
  }

  /// XML has no character for these.
  private func shown(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { shown, scalar in
      let isControl = scalar.properties.generalCategory == .control && !"\n\r\t".contains(scalar)
      if isControl || scalar == "\u{FFFE}" || scalar == "\u{FFFF}" {
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
  }
}

extension String {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
