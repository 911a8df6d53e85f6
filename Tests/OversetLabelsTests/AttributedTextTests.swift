import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// Runs with their own font and kerning, and paragraph styles. In the em font a letter at a size is
/// as wide as the size, and a line as high.
struct AttributedTextTests {
  private func fit(
    _ text: String, width: Points, height: Points = .infinity, lines: Int = 0,
    spans: [(Range<Int>, Points, Points)] = [], mode: LineBreakMode = .byTruncatingTail,
    shrinkingTo minimum: Double? = nil, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> LabelFit {
    var label = TestLabel(width: width, height: height, lines: lines, mode)
    if let minimum { label = label.shrinking(to: minimum) }
    var attributed = AttributedText()
    var style = ParagraphStyle()
    style.lineBreakMode = mode
    change(&style)
    attributed.paragraphStyle = style
    label.constraint.attributedText = attributed
    let labelText = LabelText(
      Array(text.utf16), in: EmFont.font(),
      spans: spans.map { TextSpan(range: $0.0, font: EmFont.font(points: $0.1), kern: $0.2) },
      for: label.constraint, locale: .english, typesetter: Typesetter(fonts: FontBook()))
    return label.fitter.fit(labelText)
  }

  @Test func `each run is as wide as its own size and kerning`() {
    let one = fit("abcdef", width: 100, spans: [(2..<4, 3, 0), (4..<6, 1, 0.5)])
    #expect(one.intrinsicContentSize == Size(width: 2 + 6 + 3, height: 3))
    #expect(one.lines.map(\.width) == [11])
  }

  @Test func `a line is as high as the largest font on it`() {
    let two = fit("aa bb cc", width: 5, spans: [(0..<2, 2, 0)])
    #expect(two.lines.map(\.shown) == ["aa", "bb cc"])
    #expect(two.lines.map(\.rect.height) == [2, 1])
    #expect(two.lines.map(\.baseline) == [1.5, 2.75])
    #expect(two.textRect.height == 3)
  }

  @Test func `lines are seen as far as their heights allow`() {
    let two = fit("aaa bb cc", width: 6, height: 3, spans: [(0..<3, 2, 0)])
    #expect(two.outcome == .fits)
    let one = fit("aaa bb cc", width: 6, height: 2.5, spans: [(0..<3, 2, 0)])
    #expect(one.outcome == .truncated)
    #expect(one.lines.count == 1)
    #expect(one.needs.lines == 2)
    #expect(one.used.height == 3 / 2.5)
  }

  @Test func `shrinking keeps the sizes of the runs in proportion`() {
    let shrunk = fit("aabb", width: 3, lines: 1, spans: [(0..<2, 2, 0)], shrinkingTo: 0.1)
    #expect(shrunk.outcome == .shrunk)
    #expect(abs(shrunk.scale - 0.5) < 1e-6)
    #expect(abs((shrunk.lines.first?.rect.height ?? 0) - 1) < 1e-6)
  }

  @Test func `the ellipsis has the size of the text at the cut`() {
    let large = fit("aabbbb", width: 8, lines: 1, spans: [(2..<6, 2, 0)])
    #expect(large.shown == "aabb…")
    #expect(large.lines.map(\.width) == [8])
    #expect(large.lines.first?.ellipsis == 4..<5)
  }

  @Test func `the needed width is the least at which everything shows`() {
    let spans: [(Range<Int>, Points, Points)] = [(3..<5, 2, 0)]
    let needed = fit("aaa bb cc", width: 3, height: 4, lines: 2, spans: spans).needs.width ?? 0
    #expect(abs(needed - 6) < 2e-3 || abs(needed - 7) < 2e-3)
    #expect(
      fit("aaa bb cc", width: needed, height: 4, lines: 2, spans: spans).outcome == .fits)
    #expect(
      fit("aaa bb cc", width: needed - 0.01, height: 4, lines: 2, spans: spans).outcome != .fits)
  }

  // MARK: Paragraph style

  @Test func `line spacing stands between lines only`() {
    let fit = fit("aa bb cc", width: 2) { $0.lineSpacing = 0.5 }
    #expect(fit.textRect.height == 4)
    #expect(fit.lines.map(\.rect.y) == [0, 1.5, 3])
  }

  @Test func `paragraph spacing stands behind paragraphs`() {
    let fit = fit("aa bb\ncc", width: 2) { $0.paragraphSpacing = 2 }
    #expect(fit.lines.map(\.rect.y) == [0, 1, 4])
    #expect(fit.textRect.height == 5)
  }

  struct Height: Sendable {
    var minimum: Points = 0
    var maximum: Points = 0
    var multiple = 0.0
    var height: Points
  }

  /// What is added stands above the text: the distance from the baseline down stays a quarter.
  @Test(arguments: [
    Height(minimum: 2, height: 2), Height(maximum: 0.5, height: 0.5),
    Height(multiple: 1.5, height: 1.5), Height(minimum: 2, multiple: 1.5, height: 2),
    Height(maximum: 1.25, multiple: 1.5, height: 1.25), Height(minimum: 0.5, height: 1),
  ])
  func `line heights are multiplied, then limited`(_ c: Height) {
    let fit = fit("aa bb", width: 2) {
      $0.minimumLineHeight = c.minimum
      $0.maximumLineHeight = c.maximum
      $0.lineHeightMultiple = c.multiple
    }
    #expect(fit.lines.map(\.rect.height) == [c.height, c.height])
    #expect(fit.lines.map(\.baseline) == [c.height - 0.25, 2 * c.height - 0.25])
  }

  @Test func `indents take room from the leading edge`() {
    let fit = fit("aa bb cc dd", width: 8) {
      $0.firstLineHeadIndent = 3
      $0.headIndent = 1
    }
    #expect(fit.lines.map(\.shown) == ["aa bb", "cc dd"])
    #expect(fit.lines.map(\.rect.x) == [3, 1])
    #expect(fit.sizeThatFits.width == 8)
  }

  @Test func `a tail indent counts from the trailing edge, or from the leading one`() {
    let trailing = fit("aa bb cc", width: 8) { $0.tailIndent = -2 }
    #expect(trailing.lines.map(\.shown) == ["aa bb", "cc"] || trailing.lines.count == 2)
    let leading = fit("aa bb cc", width: 100) { $0.tailIndent = 5 }
    #expect(leading.lines.count == 2)
    #expect(fit("aa", width: 100) { $0.tailIndent = -2 }.intrinsicContentSize.width == 4)
  }

  @Test func `a positive tail indent ends right-aligned lines, and centres the others before it`() {
    func x(_ alignment: TextAlignment) -> [Points] {
      fit("aa", width: 100) {
        $0.tailIndent = 50
        $0.alignment = alignment
      }.lines.map(\.rect.x)
    }
    #expect(x(.right) == [48])
    #expect(x(.center) == [24])
    #expect(x(.left) == [0])
  }

  @Test func `a size query without a limit ends at a positive tail indent`() {
    let clipped = fit("aa bb", width: 100, lines: 1, mode: .byClipping) { $0.tailIndent = 3 }
    #expect(clipped.intrinsicContentSize.width == 3)
  }

  @Test func `a line that is cut is as high as what is seen of it`() {
    let cut = fit("aaaa BB", width: 5, lines: 1, spans: [(5..<7, 4, 0)])
    #expect(cut.shown == "aaaa…" || cut.shown == "aaa…")
    #expect(cut.lines.map(\.rect.height) == [1])
  }

  /// A fixed line height does not shrink with the text: the unshrunk baseline is not a division.
  @Test func `a shrunk line of fixed height keeps its baseline`() {
    let shrunk = fit("aaaa", width: 2, height: 10, lines: 1, shrinkingTo: 0.1) {
      $0.minimumLineHeight = 3
    }
    #expect(abs(shrunk.scale - 0.5) < 1e-6)
    // (10 − 3)/2 + 3 − ¼, as it would be at scale 1.
    #expect(abs((shrunk.lines.first?.baseline ?? 0) - 6.25) < 1e-6)
  }

  @Test func `indents lie at the right in a right-to-left layout`() {
    var label = TestLabel(width: 8, lines: 0)
    label.constraint.semanticContentAttribute = .forceRightToLeft
    label.constraint.attributedText = AttributedText()
    var style = ParagraphStyle()
    style.firstLineHeadIndent = 3
    label.constraint.attributedText?.paragraphStyle = style
    #expect(label.fit("אב").lines.map(\.rect.x) == [3])
  }

  @Test func `the paragraph's own modes overrule the label's`() {
    let fit = fit("aaaa bbbb", width: 6, lines: 1, mode: .byWordWrapping) {
      $0.lineBreakMode = .byTruncatingHead
      $0.alignment = .right
    }
    #expect(fit.shown == "…bbbb")
    #expect(fit.lines.map(\.rect.x) == [1])
  }

  // MARK: Runs

  @Test func `runs find their text wherever it stands, and add up`() throws {
    let fonts = FontBook()
    let text = Array("one two one".utf16)
    let spans = try fonts.spans(
      of: [
        AttributedText.Run(.text("one"), font: .system(size: 20, weight: .bold)),
        AttributedText.Run(.range(8..<99), kern: 2),
      ], kern: 1, in: text, font: .label)
    #expect(spans.map(\.range) == [0..<3, 3..<8, 8..<11])
    #expect(spans.map(\.font.size.points) == [20, 17, 20])
    #expect(spans.map(\.attributes.spacing) == [1, 1, 2])
    #expect(try fonts.spans(of: [], in: text, font: .label).isEmpty)
  }

  @Test func `a run whose font is nowhere is an error`() {
    #expect(throws: FontError.unknownName("No Such Font")) {
      try FontBook().spans(
        of: [AttributedText.Run(.range(0..<1), font: .named("No Such Font", size: 12))],
        in: Array("a".utf16), font: .label)
    }
  }
}
