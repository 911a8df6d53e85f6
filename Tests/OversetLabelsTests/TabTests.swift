import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// Tabs go to the next tab stop: 28 points apart unless a paragraph style says otherwise
/// (NSParagraphStyle: `tabStops`, `defaultTabInterval`). In the em font a letter is one point wide.
struct TabTests {
  private func fit(
    _ text: String, width: Points = 1000, lines: Int = 0, mode: LineBreakMode = .byTruncatingTail,
    shrinkingTo minimum: Double? = nil, _ change: ((inout ParagraphStyle) -> Void)? = nil
  ) -> LabelFit {
    var label = TestLabel(width: width, lines: lines, mode)
    if let minimum { label = label.shrinking(to: minimum) }
    if let change {
      var style = ParagraphStyle()
      style.lineBreakMode = mode
      change(&style)
      label.constraint.attributedText = AttributedText()
      label.constraint.attributedText?.paragraphStyle = style
    }
    return label.fit(text)
  }

  @Test(
    arguments: [
      ("a\tb", 29.0), ("\tb", 29), ("a\t\tb", 57), ("a\tb\tc", 57), ("a\t", 1),
      (String(repeating: "a", count: 27) + "\tb", 29),
      (String(repeating: "a", count: 28) + "\tb", 57),
    ] as [(String, Points)])
  func `a tab goes to the next of the default stops`(text: String, width: Points) {
    let fit = fit(text)
    #expect(fit.lines.map(\.width) == [width])
    #expect(fit.confidence == .certain)
  }

  @Test func `a line with tabs breaks behind one that leaves no room`() {
    #expect(fit("a\tb", width: 29).lines.map(\.shown) == ["a\tb"])
    let narrow = fit("a\tb c\td", width: 28.5)
    #expect(narrow.lines.map(\.shown) == ["a", "b c", "d"])
    #expect(fit("aa\tb", width: 28.5, lines: 1).needs.width == 29)
    // White space before the ellipsis goes.
    #expect(fit("aa\tbb", width: 29.5, lines: 1).shown == "aa…")
  }

  /// Distances are those from the leading edge, indents included.
  @Test func `a paragraph style has tab stops of its own`() {
    let own = fit("a\tb\tc\td") {
      $0.tabStops = [20, 10]
      $0.defaultTabInterval = 15
    }
    #expect(own.lines.map(\.width) == [31])
    let indented = fit("a\tb c\td", width: 30) {
      $0.firstLineHeadIndent = 3
      $0.headIndent = 1
    }
    #expect(indented.lines.map(\.shown) == ["a\tb", "c\td"])
    #expect(indented.lines.map(\.width) == [26, 28])
    #expect(indented.lines.map(\.rect.x) == [3, 1])
  }

  @Test func `what is behind the last stop, or shrunk, is not known`() {
    let behind = fit("a\tb\tc") { $0.tabStops = [10] }
    #expect(behind.lines.map(\.width) == [29])
    #expect(
      behind.confidence
        == .borderline(["what a tab does behind the last tab stop is not published"]))
    let shrunk = fit("aaaaaaaaaaa\tbbbb", width: 30, lines: 1, shrinkingTo: 0.2)
    #expect(abs(shrunk.scale - 0.5) < 1e-6)
    #expect(
      shrunk.confidence.reasons == ["whether tab stops shrink with the text is not published"])
    #expect(fit("a\tb", width: 20, lines: 1, shrinkingTo: 0.5).needs.scale == nil)
  }

  @Test func `tabs in right-to-left text go to the left`() {
    var label = TestLabel(width: 100)
    label.constraint.semanticContentAttribute = .forceRightToLeft
    let fit = label.fit("א\tב")
    #expect(fit.lines.map(\.rect) == [Rect(x: 71, y: 49.5, width: 29, height: 1)])
  }

  @Test func `what is drawn stands at the tab stops`() throws {
    let fonts = FontBook()
    let typesetter = Typesetter(fonts: fonts)
    let font = try fonts.font(.label)
    let drawing = typesetter.draw("a\tb", LineStyle(font: font, locale: .english))
    let plain = typesetter.draw("b", LineStyle(font: font, locale: .english))
    #expect(drawing.glyphs.count == 2)
    #expect(abs(drawing.width - 28 - plain.width) < 1e-6)
    let (glyph, alone) = (try #require(drawing.glyphs.last), try #require(plain.glyphs.first))
    #expect(abs(glyph.x - 28 - alone.x) < 1e-6)
    let ink = try #require(typesetter.ink(of: "a\tb", LineStyle(font: font, locale: .english)))
    #expect(ink.maxX > 28 && ink.maxX < drawing.width + 1)
  }

  /// A text of nothing but tabs is no more work than one of letters.
  @Test func `many tabs have an answer`() {
    let text = String(repeating: "\t", count: 20_000) + "a"
    #expect(fit(text, width: 100).lines.count > 1)
    #expect(fit(text, width: 1e7).lines.count == 1)
  }
}
