import Fixtures
import OversetModel
import OversetTypesetting
import OversetSyntax
import Testing
@testable import Overset
@testable import OversetLabels
@testable import OversetReports
@testable import OversetRules

/// Pictures of texts that are longer than any label.
@Suite(.serialized)
struct LongPictureTests {
  private static let fonts = FontBook()

  private func layout(
    of text: String, lines: Int = 1, width: Points = 200, locale: String = "en", key: String = "key"
  ) throws -> CheckedLayout {
    var constraint = LabelConstraint()
    constraint.numberOfLines = lines
    let request = FitRequest(
      text: text, locale: try #require(LocaleIdentifier(locale)), constraint: constraint,
      bounds: Rect(x: 0, y: 0, width: width, height: lines == 0 ? .infinity : 22))
    let fit = try request.fit(with: Typesetter(fonts: Self.fonts), fonts: Self.fonts).get()
    return CheckedLayout(
      label: "label", table: "Localizable", key: key, locale: request.locale, variant: .plain,
      location: FileLocation(path: "App/Localizable.strings", position: .start), text: text,
      isFallback: false, constraint: constraint, room: request.bounds, displayScale: 3, fit: fit)
  }

  private func scene(of layout: CheckedLayout) throws -> LabelScene {
    try #require(LabelPainter(fonts: Self.fonts, shapes: "Inter").scene(of: layout))
  }

  /// How many bytes the data of a page has for a picture.
  private func size(of scene: LabelScene) -> Int {
    var pictures = PictureTables()
    var texts = PageTexts()
    let steps = pictures.add(scene, texts: &texts)
    return pictures.byteCount + steps.bytes.count + texts.all.reduce(0) { $0 + $1.utf8.count }
  }

  private static let units = [
    "👩\u{200D}", "👩🏽", "🇩🇪", "e\u{301}", "क्", "محم", "م ", "\u{202B}a\u{202A}א", "ab\u{AD}", "a\t",
    "a\n",
    "\u{E000}", "word ", "字", "က\u{1039}",
  ]

  @Test(arguments: units, [0, 1])
  func `a picture stops to grow with its text`(unit: String, lines: Int) throws {
    let sizes = try [2_000, 4_000].map { count in
      size(of: try scene(of: try layout(of: String(repeating: unit, count: count), lines: lines)))
    }
    #expect(sizes[1] <= sizes[0] + 100)
    #expect(sizes[0] <= 200_000)
  }

  @Test func `a picture of too many lines ends with the last that is drawn`() throws {
    let scene = try scene(of: try layout(of: String(repeating: "a\n", count: 5000), lines: 0))
    #expect(scene.isPart)
    #expect(scene.lines.count == 40)
    #expect(scene.frame.height > 90_000)
    #expect(scene.window.height < 1000)
  }

  @Test(arguments: ["en", "ar"])
  func `a wide line of too many characters is shown as a part`(locale: String) throws {
    let letter = locale == "ar" ? "م" : "i"
    let short = try layout(
      of: String(repeating: letter, count: 200), width: 9000, locale: locale)
    #expect(try !scene(of: short).isPart || short.room.width > 4000)
    let long = try layout(of: String(repeating: letter, count: 2000), width: 3000, locale: locale)
    #expect(try scene(of: long).isPart)
    let beside = try layout(of: String(repeating: letter, count: 2000), locale: locale)
    #expect(try !scene(of: beside).isPart)
  }

  @Test func `a label larger than any screen does not make a larger picture`() throws {
    let scene = try scene(of: try layout(of: "text", width: 1e7))
    #expect(scene.isPart)
    #expect(scene.window.width <= 4000)
  }

  @Test func `glyphs that are too large for a page are left out, and the picture says so`() throws {
    let scene = try scene(of: try layout(of: "abc"))
    func isPart(_ sheet: GlyphSheet) -> Bool {
      var (pictures, texts) = (PictureTables(glyphs: sheet), PageTexts())
      _ = pictures.add(scene, texts: &texts)
      let glyphs = pictures.glyphs
      #expect(glyphs.paths.reduce(0) { $0 + $1.utf8.count } <= 2000)
      #expect(glyphs.refusals == 0 || glyphs.paths.count < 3)
      var json = JSONWriter()
      pictures.pictures.write(to: &json)
      // A table has 1 as 2, because 0 is nothing.
      return String(decoding: json.take(), as: UTF8.self).contains(#""isPart":"%""#)
    }
    #expect(!isPart(GlyphSheet()))
    #expect(isPart(GlyphSheet(mostBytes: 300)))
    #expect(isPart(GlyphSheet(mostBytes: 0)))
  }

  @Test func `a full page counts the findings that it does not draw`() throws {
    let findings = try (0..<5).map { number in
      TestReport.finding(
        try layout(of: "text \(number) that is too long for it", key: "\(number)"), message: "text")
    }
    let report = TestReport.report(findings)
    func undrawn(_ mostBytes: Int) -> String {
      var data = PageData(
        report: report, rows: FindingRows(report),
        painting: ScenePainting(fonts: Self.fonts, shapes: "Inter", workers: 1),
        mostBytes: mostBytes)
      var bytes: [UInt8] = []
      data.write { bytes += $0 }
      let page = String(decoding: bytes, as: UTF8.self)
      return String(page.firstMatch(of: /"undrawn":(\d+)/)?.1 ?? "")
    }
    #expect(undrawn(1 << 20) == "0")
    #expect(undrawn(1) == "4")
    #expect(undrawn(0) == "5")
  }

  @Test func `a wave of pictures ends where its texts are long`() {
    let painting = ScenePainting(fonts: Self.fonts, shapes: "Inter", workers: 1)
    #expect(painting.waves(of: []) == [])
    #expect(painting.waves(of: [10, 10]) == [0..<2])
    #expect(painting.waves(of: Array(repeating: 0, count: 5000)) == [0..<4096, 4096..<5000])
    let long = painting.waves(of: Array(repeating: 1 << 30, count: 500))
    #expect(long.count > 3)
    #expect(long.map(\.count).reduce(0, +) == 500)
  }

  @Test func `the page says that a picture shows a part`() async throws {
    let long = try layout(of: String(repeating: "a\n", count: 5000), lines: 0, key: "long")
    let short = try layout(of: "a\nb", lines: 0, key: "short")
    for (layout, words) in [(long, "The picture shows a part"), (short, "")] {
      let report = TestReport.report([TestReport.finding(layout, message: "text")])
      let page = try await OpenPage(
        HTMLReporter(fonts: Self.fonts, shapes: "Inter").bytes(of: report))
      let found = try await page.browser.string(
        "document.querySelector('.picture .quiet')?.textContent ?? ''")
      #expect(found.hasPrefix(words) && found.isEmpty == words.isEmpty)
      try await page.end()
    }
  }
}
