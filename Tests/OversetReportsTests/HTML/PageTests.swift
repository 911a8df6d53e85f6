import Fixtures
import Overset
import OversetModel
import OversetReports
import OversetTypesetting
import Testing
@testable import OversetRules

/// The sample's report in a real browser.
@Suite(.serialized)
struct PageTests {
  private func sample(
    width: Int = 1200, runsScripts: Bool = true, view: String = ""
  ) async throws -> (page: OpenPage, report: CheckReport) {
    let result = try await Sample.result.value
    try RequiredFont.require(.inter, .arabic, .thai, .japanese, from: result.fonts)
    let page = try await OpenPage(
      Sample.page.value, width: width, runsScripts: runsScripts, view: view)
    return (page, result.report)
  }

  @Test func `the first screen has the verdict and a matrix with the worst label first`()
    async throws
  {
    let (page, report) = try await sample()
    let browser = page.browser
    #expect(
      try await browser.string("document.querySelector('.verdict strong').innerText") == "Failed")
    let top = try await browser.number(
      "document.querySelector('.matrix tbody').getBoundingClientRect().top")
    #expect(top < 500)
    let worst = try await browser.string(
      "document.querySelector('.matrix tbody tr td a').className")
    #expect(worst.contains("loses"))
    try await browser.click(".matrix .more")
    let rows = try await browser.number("document.querySelectorAll('.matrix tbody tr').length")
    #expect(Int(rows) == report.labels.count { !$0.locales.isEmpty })
    try await page.end()
  }

  @Test func `a cell of the matrix leads to its label and locale, and back`() async throws {
    let (page, report) = try await sample()
    let browser = page.browser
    let worse = report.findings.count { $0.severity != .note }
    let name = try await browser.string("document.querySelector('.matrix tbody th').innerText")
    let locale = try await browser.string("document.querySelector('.matrix thead th').innerText")
    try await browser.click(".matrix tbody td a")
    try await browser.wait(until: "location.hash.includes('label=')")
    #expect(try await browser.string("document.querySelector('.section h2 bdi').innerText") == name)
    let tags = try await browser.run(
      "return [...document.querySelectorAll('[data-row] .tag')].map(e => e.innerText)")
    #expect(try #require(tags as? [String]).contains(locale))
    let top = try await browser.number(
      "document.querySelector('.section').getBoundingClientRect().top")
    #expect((0..<400).contains(top), "the label is in view")
    try await browser.run("history.back()")
    try await browser.wait(until: "location.hash === ''")
    try await browser.wait(
      until: "document.querySelector('output').innerText.startsWith('\(worse) of ')")
    try await page.end()
  }

  @Test func `filters, a search and an order are in the address, and a link leads to the same`()
    async throws
  {
    let (page, report) = try await sample()
    let browser = page.browser
    let total = report.findings.count
    let all = try await browser.string("document.querySelector('output').innerText")
    #expect(all == "\(report.findings.count { $0.severity != .note }) of \(total) findings")
    try await browser.run(
      """
      const field = document.querySelector('[name=rule]');
      field.value = 'truncated';
      field.dispatchEvent(new Event('input', {bubbles: true}));
      """)
    let truncated = report.findings.count { $0.rule.rawValue == "truncated" }
    try await browser.wait(
      until: "document.querySelector('output').innerText === '\(truncated) of \(total) findings'")
    try await browser.run("document.activeElement.blur()")
    try await browser.type("/")
    try await browser.type("checkin")
    try await browser.wait(until: "location.hash === '#q=checkin&rule=truncated'")
    let keys = try await browser.run(
      "return [...document.querySelectorAll('[data-row] h3')].map(e => e.innerText)")
    #expect(try #require(keys as? [String]).allSatisfy { $0.lowercased().contains("checkin") })
    let shown = try await browser.string("document.querySelector('output').innerText")
    let address = try await browser.string("location.href")
    try await browser.open("about:blank")
    try await browser.open(address)
    #expect(try await browser.string("document.querySelector('output').innerText") == shown)
    #expect(try await browser.string("document.querySelector('[name=q]').value") == "checkin")

    try await browser.run("location.hash = '#q=nothing-has-this'")
    try await browser.wait(until: "!document.querySelector('.empty').hidden")
    try await browser.click(".empty button")
    try await browser.wait(
      until: "document.querySelector('output').innerText === '\(total) findings'")
    try await browser.run("location.hash = '#sort=file'")
    try await browser.wait(until: "document.querySelector('.section h2 .code')")
    try await page.end()
  }

  /// The address of a view with notes, too.
  private static let everything = "#severity=error%2Cwarning%2Cnote"

  @Test func `notes are listed where they, their rule or their label are asked for`() async throws {
    let (page, report) = try await sample()
    let browser = page.browser
    let boxes = "[...document.querySelectorAll('[name=severity]:checked')].map(e => e.value)"
    #expect(try await browser.run("return \(boxes)") as? [String] == ["error", "warning"])
    func wait(for count: Int) async throws {
      try await browser.wait(
        until: "document.querySelector('output').innerText.startsWith('\(count) of ')")
    }
    func choose(_ field: String, _ change: String) async throws {
      try await browser.run(
        """
        const field = document.querySelector('\(field)');
        \(change);
        field.dispatchEvent(new Event('input', {bubbles: true}));
        """)
    }
    try await choose("[name=rule]", "field.value = 'crowded'")
    try await wait(for: report.findings.count { $0.rule.rawValue == "crowded" })
    #expect(try await browser.run("return \(boxes)") as? [String] == ["error", "warning", "note"])
    // What is chosen by hand stays.
    try await choose("[value=note]", "field.checked = false")
    try await wait(for: 0)
    try await browser.run("location.hash = '#'")
    try await wait(for: report.findings.count { $0.severity != .note })
    try await browser.click(".asides a")
    try await browser.wait(
      until: "document.querySelector('output').innerText === '\(report.findings.count) findings'")
    try await page.end()
  }

  @Test func `a page of nothing but notes says so, with a button`() async throws {
    let finding = Finding(
      rule: .crowded, severity: .note, subject: Finding.Subject(key: "a"),
      location: FileLocation(path: "L.strings", position: .start), message: "nearly full")
    let report = TestReport.report([finding], verdict: .passed)
    let page = try await OpenPage(
      HTMLReporter(fonts: FontBook(), shapes: "Inter").bytes(of: report))
    let browser = page.browser
    let words = try await browser.string("document.querySelector('.empty').innerText")
    #expect(words.contains("No errors, no warnings; 1 note."))
    try await browser.click(".empty button")
    try await browser.wait(until: "document.querySelectorAll('[data-row]').length === 1")
    try await page.end()
  }

  @Test func `every finding can be reached by the keyboard`() async throws {
    let (page, report) = try await sample(view: Self.everything)
    let browser = page.browser
    try await browser.run(
      """
      window.rows = [];
      addEventListener('focusin', (event) => rows.push(event.target.dataset.row ?? ''));
      """)
    try await browser.type(String(repeating: "j", count: report.findings.count))
    let focused = try await browser.run("return rows") as? [String]
    let rows = Set(try #require(focused))
    #expect(rows.count == report.findings.count)
    #expect(!rows.contains(""))
    let isInView = try await browser.run(
      """
      const box = document.activeElement.getBoundingClientRect();
      return box.top >= 0 && box.top < innerHeight;
      """)
    #expect(isInView as? Bool == true)
    try await browser.type("k")
    #expect(try await browser.string("document.activeElement.tagName") == "ARTICLE")
    try await page.end()
  }

  @Test(arguments: ["en", "ar", "ja", "th"])
  func `glyphs are drawn inside of their label`(_ locale: String) async throws {
    let (page, _) = try await sample(view: "#locale=\(locale)")
    let pictures = try await page.browser.run(
      """
      return [...document.querySelectorAll('.picture > svg')].map((picture) => {
        const label = picture.querySelector('.label').getBBox();
        const scale = (path) => path.transform.baseVal.consolidate().matrix;
        return [...picture.querySelectorAll('path.ink')].map((path) => {
          const box = path.getBBox(), m = scale(path);
          return [label.width, label.height, m.e + box.x * m.a - label.x,
            m.e + (box.x + box.width) * m.a - label.x, box.width];
        });
      });
      """)
    let drawn = try #require(pictures as? [[[Double]]])
    #expect(!drawn.isEmpty)
    for glyphs in drawn {
      #expect(!glyphs.isEmpty)
      for numbers in glyphs {
        #expect(numbers[4] > 0, "no outline is empty")
        // Letters may reach out of their advance a little.
        #expect(numbers[2] > -3 && numbers[3] < numbers[0] + 3)
      }
    }
    try await page.end()
  }

  @Test func `texts are marked with their locale and direction, mirrored bounds drawn`()
    async throws
  {
    let (page, _) = try await sample(view: "#locale=ar")
    let browser = page.browser
    #expect(
      try await browser.number("document.querySelectorAll('dd bdi[lang=ar][dir=rtl]').length") > 0)
    #expect(try await browser.number("document.querySelectorAll('rect.mirrored').length") > 0)
    try await page.end()
  }

  @Test(arguments: ["", "#locale=de", "#sort=file", "#sort=locale&severity=note"])
  func `no page is wider than a telephone`(_ view: String) async throws {
    let (page, _) = try await sample(width: 320, view: view)
    for y in [0, 2000, 8000] {
      try await page.browser.run("scrollTo(0, \(y))")
      let overflow = try await page.browser.number(
        "document.documentElement.scrollWidth - innerWidth")
      #expect(overflow <= 0)
    }
    try await page.end()
  }

  @Test func `without scripts the page is a list of all findings`() async throws {
    let (page, report) = try await sample(runsScripts: false)
    // The driver's own scripts run all the same.
    let browser = page.browser
    #expect(
      try await browser.number("document.querySelectorAll('noscript li').length")
        == Double(report.findings.count + report.suppressed.count))
    let text = try await browser.string("document.querySelector('noscript').innerText")
    for finding in report.findings.prefix(40) { #expect(text.contains(finding.message)) }
    #expect(try await browser.number("document.querySelectorAll('.filters, .card').length") == 0)
    try await page.end()
  }

  @Test func `the labels with errors or warnings can be gone to`() async throws {
    let (page, report) = try await sample()
    let faulty = Set(
      report.findings.filter { $0.severity != .note }.compactMap(\.subject.label))
    try #require(faulty.count > 20)
    let browser = page.browser
    #expect(try await browser.number("document.querySelectorAll('.jump li').length") == 20)
    try await browser.run("document.querySelector('.jump').open = true")
    try await browser.run("document.querySelector('.jump .more').click()")
    #expect(
      try await browser.number("document.querySelectorAll('.jump li').length")
        == Double(faulty.count))
    try await browser.run("document.querySelector('.jump li a').click()")
    let label = try await browser.string("document.querySelector('.jump li a').innerText")
    #expect(
      try await browser.string("document.querySelector('.section h2 bdi').innerText") == label)
    try await page.end()
  }

  @Test func `the matrix shows whole names`() async throws {
    let (page, _) = try await sample()
    #expect(
      try await page.browser.number(
        """
        [...document.querySelectorAll('.matrix tbody th a')]
          .filter((name) => name.scrollWidth > name.clientWidth).length
        """) == 0)
    try await page.end()
  }

  @Test func `paper gets a summary of the whole page`() async throws {
    let (page, _) = try await sample()
    try await page.browser.run("dispatchEvent(new Event('beforeprint'))")
    #expect(try await page.browser.string("document.body.className") == "summary")
    #expect(try await page.browser.number("Number(document.querySelector('.jump').open)") == 1)
    try await page.browser.run("dispatchEvent(new Event('afterprint'))")
    #expect(try await page.browser.string("document.body.className").isEmpty)
    try await page.end()
  }

  @Test func `paper gets every finding`() async throws {
    let (page, report) = try await sample(view: Self.everything)
    try await page.browser.run("dispatchEvent(new Event('beforeprint'))")
    let count = try await page.browser.number("document.querySelectorAll('[data-row]').length")
    #expect(Int(count) == report.findings.count)
    try await page.browser.run("dispatchEvent(new Event('afterprint'))")
    #expect(try await page.browser.number("document.querySelectorAll('[data-row]').length") < 60)
    try await page.end()
  }
}
