import Fixtures
import OversetFits
import OversetModel
import OversetTypesetting
import Testing
@testable import Overset
@testable import OversetReports
@testable import OversetRules

/// Reports of thousands of findings, which are made up.
@Suite(.serialized)
struct LargePageTests {
  private static let words = [
    "Einstellungen", "für", "Benachrichtigungen", "the", "quick", "settings", "оплатить",
    "бронирование", "и", "παρακαλώ", "επιλέξτε", "注文を", "確定する", "تأكيد", "الطلب", "ยืนยัน",
    "peruutusehdot", "yolcuların", "sélectionnez", "próxima", "viagem", "결제", "취소하기",
  ]

  /// This many findings about texts of five to nine words in one line of 160 points.
  private func report(_ count: Int) throws -> (CheckReport, FontBook) {
    let fonts = FontBook()
    let typesetter = Typesetter(fonts: fonts)
    var random = SeededGenerator(seed: 5)
    var constraint = LabelConstraint()
    constraint.numberOfLines = 1
    let locales = try ["de", "el", "ja", "ar", "fi"].map { try #require(LocaleIdentifier($0)) }
    let findings = try (0..<count).map { number in
      let length = Int.random(in: 5...9, using: &random)
      let text = (0..<length).map { _ in Self.words.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
      let request = FitRequest(
        text: text, locale: locales[number % 5], constraint: constraint,
        bounds: Rect(x: 0, y: 0, width: 160, height: 22))
      let fit = try request.fit(with: typesetter, fonts: fonts).get()
      let layout = CheckedLayout(
        label: "label.\(number % 200)", table: "Localizable", key: "screen.\(number / 5).title",
        locale: locales[number % 5], variant: .plain,
        location: FileLocation(
          path: "App/Localizable.xcstrings", position: TextPosition(line: number, column: 20)),
        text: text, isFallback: false, constraint: constraint, room: request.bounds,
        displayScale: 3, fit: fit)
      return TestReport.finding(
        layout,
        message: "'\(layout.key)' (\(layout.locale)) is \(number % 90).5 pt wider than "
          + "'\(layout.label)' and loses \(fit.lostClusters) characters",
        suggestion: "shorten it by about \(fit.lostClusters) characters, "
          + "or make it \(170 + number % 300) pt wide")
    }
    return (TestReport.report(findings), fonts)
  }

  @Test func `a page of 5,000 findings takes at most 4 MB, and draws what is in view`()
    async throws
  {
    let (report, fonts) = try report(5000)
    let bytes = HTMLReporter(fonts: fonts, shapes: "Inter", workers: 2).bytes(of: report)
    #expect(bytes.count <= 4_000_000)
    #expect(bytes == HTMLReporter(fonts: fonts, shapes: "Inter", workers: 3).bytes(of: report))
    let page = try await OpenPage(bytes)
    let browser = page.browser
    #expect(
      try await browser.string("document.querySelector('output').innerText") == "5,000 findings")
    for place in [0, 0.5, 1] {
      try await browser.run("scrollTo(0, document.documentElement.scrollHeight * \(place))")
      try await browser.wait(
        until: """
          [...document.querySelectorAll('article.card')].some((card) => {
            const box = card.getBoundingClientRect();
            return box.bottom > 0 && box.top < innerHeight && card.querySelector('path.ink');
          }) || scrollY === 0
          """)
      #expect(try await browser.number("document.querySelectorAll('article').length") < 60)
    }
    try await page.end()
  }

  @Test func `where nobody asks for all, a page of 5,000 findings stays under 2 MB`() async throws {
    var (report, fonts) = try report(5000)
    let layouts = report.findings.prefix(100).compactMap(\.layout)
    let notes = layouts.indices.map { TestReport.finding(layouts[$0], severity: .note) }
    report.findings = notes + report.findings
    let reporter = HTMLReporter(fonts: fonts, shapes: "Inter", limits: .usual, workers: 2)
    let bytes = reporter.bytes(of: report)
    #expect(bytes.count < 2_000_000)
    let page = try await OpenPage(bytes)
    let text = try await page.browser.string("document.querySelector('.findings').innerText")
    #expect(text.contains("These are the worst; 2,600 others are left out"))
    #expect(text.contains("2,500 findings"), "no notes are among them")
    try await page.end()
  }

  @Test func `the worst findings get the pictures, and the others are counted`() throws {
    let (report, _) = try report(100)
    let rows = FindingRows(report, mostPictures: 40)
    #expect(rows.undrawn == 60)
    let drawn = rows.rows.filter(\.isDrawn).map { Badness($0.finding) }
    let undrawn = rows.rows.filter { !$0.isDrawn }.map { Badness($0.finding) }
    #expect(try #require(drawn.min()) >= #require(undrawn.max()))
  }
}
