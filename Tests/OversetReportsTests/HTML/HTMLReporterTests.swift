import OversetFits
import OversetModel
import OversetTypesetting
import Testing
@testable import Overset
@testable import OversetReports
@testable import OversetRules

struct HTMLReporterTests {
  private static let fonts = FontBook()
  private static let hostileText =
    "<script>alert(\"1\")</script>&amp;'\u{202E}\u{0}\u{7F}\u{85}\n</title></svg><img onerror=x>"

  @Test func `an empty report is a page`() {
    let page = page(of: [])
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.hasSuffix("</html>\n"))
    #expect(page.contains("<strong>Passed</strong>"))
  }

  @Test func `text from catalogs never becomes markup`() {
    let layout = layout(of: Self.hostileText, label: Self.hostileText, key: Self.hostileText)
    let page = page(
      of: [finding(layout), undrawn(Self.hostileText)], verdict: .failed(Self.hostileText))
    #expect(page.matches(of: /<script/).count == 2, "only the page's own script and data")
    #expect(!page.contains("<img"))
    #expect(page.matches(of: /<\/title>/).count == 1)
    #expect(page.contains("&amp;amp;"), "what looks escaped is escaped again")
    let scalars = page.unicodeScalars
    #expect(!scalars.contains { $0.value < 0x20 && !"\t\n\r".unicodeScalars.contains($0) })
    #expect(!scalars.contains { (0x7F...0x9F).contains($0.value) })
  }

  @Test func `every outline is written once`() throws {
    let painter = LabelPainter(fonts: Self.fonts, shapes: "Inter")
    var (pictures, texts) = (PictureTables(), PageTexts())
    for text in Self.texts + Self.texts {
      let scene = try #require(painter.scene(of: layout(of: text.text, locale: text.locale)))
      _ = pictures.add(scene, texts: &texts)
    }
    let glyphs = pictures.glyphs
    #expect(glyphs.paths.count > 20)
    #expect(glyphs.paths.count == Set(glyphs.paths).count)
    #expect(glyphs.steps.count == Set(glyphs.steps).count)
    #expect(glyphs.steps.compactMap(\.glyph).allSatisfy { glyphs.paths.indices.contains($0) })
    #expect(texts.all == ["🎉"])
  }

  @Test func `the same report gives the same bytes`() {
    let findings =
      Self.texts.map { finding(layout(of: $0.text, locale: $0.locale)) }
      + ["a", "b"].map(undrawn)
    #expect(page(of: findings) == page(of: findings))
  }

  @Test(arguments: [
    Size(width: 100, height: .infinity), Size(width: 0, height: 0),
    Size(width: .infinity, height: 20), Size(width: 100, height: .nan),
    Size(width: .nan, height: .nan), Size(width: 1e300, height: 1e300),
    Size(width: -10, height: -10),
  ])
  func `odd bounds give a page without odd numbers`(_ size: Size) {
    let layout = layout(of: "A text that does not fit at all") { bounds, fit in
      bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
      fit.needs.width = size.height
      fit.used.width = size.height
    }
    let page = page(of: [finding(layout)])
    #expect(page.contains("A text that does not fit at all"))
    #expect(!Self.hasOddNumbers(page))
  }

  @Test(arguments: [Double.nan, .infinity, 0, -1, 1e-9, 1e300])
  func `an odd scale gives a page without odd numbers`(_ scale: Double) {
    let layout = layout(of: "A text that does not fit at all") { $1.scale = scale }
    let page = page(of: [finding(layout)])
    #expect(!Self.hasOddNumbers(page))
  }

  @Test func `what is worst comes first`() throws {
    let slight = layout(of: "A text that is long", label: "slight")
    let grave = layout(of: "A text that is so long that most of it is lost", label: "grave")
    let note = finding(
      layout(of: "A text of which everything is lost but a little", label: "note"), severity: .note)
    let report = TestReport.report([note, finding(slight), finding(grave), undrawn("a")])
    let rows = FindingRows(report)
    #expect(rows.labels == ["grave", "slight", "note"])
    #expect(rows.rows.map(\.finding.layout?.label) == ["grave", "slight", "note", nil])
  }
}

// MARK: - Reports by hand

extension HTMLReporterTests {
  private static let texts = [
    (text: "A text that is much too long", locale: "en"),
    (text: "اضغط هنا للمتابعة إلى الدفع", locale: "ar"),
    (text: "ยืนยันคำสั่งซื้อและชำระเงินทันที", locale: "th"),
    (text: "注文を確定して支払い手続きへ進む", locale: "ja"),
    (text: "First\nsecond\nthird", locale: "en"),
    (text: "🎉", locale: "en"),
    (text: "", locale: "en"),
  ]

  /// Whether the texts behind the data of the page have a number that is none.
  private static func hasOddNumbers(_ page: String) -> Bool {
    let data = page.firstRange(of: "\"texts\":").map { page[$0.upperBound...] } ?? ""
    let texts = data.prefix { $0 != "<" }
    return texts.isEmpty || !texts.matches(of: /\b(inf|nan)\b/).isEmpty
  }

  private func page(of findings: [Finding], verdict: Verdict = .passed) -> String {
    let report = CheckReport(
      summary: CheckReport.Summary(), findings: findings, layouts: [], fonts: [],
      tool: CheckReport.ToolVersions(
        version: "1", icu: "72.1", unicode: "15.0", harfbuzz: "6.0.0", freetype: "2.12.1"),
      verdict: verdict)
    let bytes = HTMLReporter(fonts: Self.fonts, shapes: "Inter").bytes(of: report)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func finding(_ layout: CheckedLayout, severity: Severity = .error) -> Finding {
    Finding(
      rule: .truncated, severity: severity,
      subject: Finding.Subject(
        label: layout.label, table: layout.table, key: layout.key, locale: layout.locale),
      location: layout.location, message: "'\(layout.key)' is too wide", layout: layout)
  }

  private func undrawn(_ key: String) -> Finding {
    Finding(
      rule: .unconstrained, severity: .note, subject: Finding.Subject(key: key),
      location: FileLocation(path: "App/\(key).strings", position: .start),
      message: "no label shows '\(key)'")
  }

  /// In one line of 100 × 22 points, and what `change` makes of it.
  private func layout(
    of text: String, locale: String = "en", label: String = "label", key: String = "key",
    change: (inout Rect, inout LabelFit) -> Void = { _, _ in }
  ) -> CheckedLayout {
    let locale = LocaleIdentifier(locale) ?? .english
    let constraint = LabelConstraint()
    var bounds = Rect(x: 0, y: 0, width: 100, height: 22)
    let request = FitRequest(text: text, locale: locale, constraint: constraint, bounds: bounds)
    let typesetter = Typesetter(fonts: Self.fonts)
    guard case .success(var fit) = request.fit(with: typesetter, fonts: Self.fonts) else {
      preconditionFailure("the system font always fits")
    }
    change(&bounds, &fit)
    return CheckedLayout(
      label: label, table: "Localizable", key: key, locale: locale, variant: LayoutVariant(),
      location: FileLocation(path: "App/Localizable.strings", position: .start), text: text,
      isFallback: false, constraint: constraint, room: bounds, displayScale: 3, fit: fit)
  }
}
