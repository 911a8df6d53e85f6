import OversetModel
import OversetReports
import OversetTypesetting
import Testing
@testable import Overset
@testable import OversetRules

/// Texts that want to be more than texts.
@Suite(.serialized)
struct HostilePageTests {
  private static let texts = [
    "</script><script>document.title = 'run'</script>",
    "<img src=x onerror=\"document.title = 'run'\">",
    "\" onload=\"document.title='run'\" x=\"",
    "<!--<script>", "]]>&lt;b&gt;", "line\u{2028}line\u{2029}line",
    "javascript:document.title='run'",
    "\u{202E}gpj.exe\u{2066}", "nul\u{0}bell\u{7}", "\u{1B}[31mred\u{1B}[0m", "a\nb\r\nc",
    "</noscript></style></title></svg><svg onload=\"document.title='run'\">", "${1}`\\u003c`",
  ]

  private func page(_ view: String = "", runsScripts: Bool = true) async throws -> OpenPage {
    var findings: [Finding] = []
    for text in Self.texts {
      let layout = TestReport.layout(
        text + " and more than a label can show", label: text, key: text)
      findings.append(TestReport.finding(layout, message: text, suggestion: text))
      findings.append(
        Finding(
          rule: .unconstrained, severity: .note, subject: Finding.Subject(table: text, key: text),
          location: FileLocation(path: text, position: .start), message: text))
    }
    var report = TestReport.report(findings, verdict: .failed(Self.texts[0]))
    report.labels = findings.compactMap(\.layout).map { layout in
      var entry = LabelLocale(locale: .english)
      entry.layouts = 1
      entry.outcomes = [.truncated: 1]
      entry.tightest = LabelLocale.TightestText(layout: layout, use: 2, room: nil)
      return LabelReport(id: layout.label, location: layout.location, locales: [entry], triage: nil)
    }
    report.fonts = [CheckReport.ReportedFont(postScriptName: Self.texts[0], file: Self.texts[1])]
    report.suppressed = findings.map {
      SuppressedFinding(finding: $0, reason: .configuration(Self.texts[1]))
    }
    let reporter = HTMLReporter(fonts: FontBook(), shapes: "Inter")
    return try await OpenPage(reporter.bytes(of: report), runsScripts: runsScripts, view: view)
  }

  @Test(arguments: [
    "", "#status=all&sort=file", "#q=%3Cscript%3E", "#label=%3Cimg%20onerror%3Dx%3E",
  ])
  func `no text becomes markup or script`(_ view: String) async throws {
    let page = try await page(view)
    let browser = page.browser
    try await browser.run("dispatchEvent(new Event('beforeprint'))")
    #expect(try await browser.string("document.title") == "Overset: failed")
    #expect(
      try await browser.number("document.querySelectorAll('img, [onload], [onerror]').length") == 0)
    #expect(try await browser.number("document.scripts.length") == 1, "only the page's own is left")
    try await page.end()
  }

  @Test func `hostile texts are shown as they are`() async throws {
    let page = try await page("#severity=error,warning,note")
    let browser = page.browser
    try await browser.run("dispatchEvent(new Event('beforeprint'))")
    let found = try await browser.run(
      "return [...document.querySelectorAll('.message bdi')].map(e => e.textContent)")
    let shown = Set(try #require(found as? [String]))
    for text in Self.texts where !text.unicodeScalars.contains(where: { $0.value < 32 }) {
      #expect(shown.contains(text))
    }
    #expect(shown.contains("␛[31mred␛[0m"))
    #expect(shown.contains("nul␀bell␇"))
    try await page.end()
  }

  @Test func `without scripts no text becomes markup either`() async throws {
    let page = try await page(runsScripts: false)
    let browser = page.browser
    #expect(
      try await browser.number("document.querySelectorAll('img, [onload], [onerror]').length") == 0)
    let text = try await browser.string("document.querySelector('noscript').innerText")
    #expect(text.contains(Self.texts[0]))
    #expect(text.contains(Self.texts[1]))
    try await page.end()
  }

  @Test func `a script that gets into the page does not run`() async throws {
    let reporter = HTMLReporter(fonts: FontBook(), shapes: "Inter")
    var bytes = reporter.bytes(of: TestReport.report([]))
    let end = Array("</body>".utf8)
    let place = try #require(bytes.indices.last { bytes[$0...].starts(with: end) })
    bytes.insert(contentsOf: "<script>document.title = 'run'</script>".utf8, at: place)
    let page = try await OpenPage(bytes)
    #expect(try await page.browser.string("document.title") == "Overset: passed")
    let errors = try await page.browser.errors()
    #expect(errors.count == 1 && errors.allSatisfy { $0.contains("Content Security Policy") })
  }
}
