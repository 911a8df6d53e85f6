import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// What a paragraph style replaces, and what each paragraph has of its own (NSParagraphStyle). In the
/// em font a letter is one point wide and a line one point high.
struct ParagraphStyleTests {
  private func fit(
    _ text: String, width: Points, height: Points = 100, lines: Int = 1,
    shrinkingTo minimum: Double? = nil, _ change: (inout AttributedText) -> Void
  ) -> LabelFit {
    var label = TestLabel(width: width, height: height, lines: lines)
    label.constraint.lineBreakStrategy = .standard
    label.constraint.textAlignment = .right
    if let minimum { label = label.shrinking(to: minimum) }
    var attributed = AttributedText()
    change(&attributed)
    label.constraint.attributedText = attributed
    return label.fit(text)
  }

  /// NSParagraphStyle's defaults are word wrapping, natural and none; a text without a style has the
  /// label's own.
  @Test func `a style replaces the label's line breaking and alignment, also where it is silent`() {
    let own = fit("aaaa bbbb cccc", width: 10) { _ in }
    #expect(own.shown == "aaaa bbbb…")
    #expect(own.lines.map(\.rect.x) == [0])
    let silent = fit("aaaa bbbb c", width: 10) { $0.paragraphStyle = ParagraphStyle() }
    #expect(silent.shown == "aaaa bbbb ")
    #expect(silent.outcome == .clipped)
    #expect(silent.lines.map(\.rect.x) == [0])
    #expect(
      silent.confidence
        == .borderline(["a lineBreakMode that is set after attributedText counts for all of it"]))
    let said = fit("aaaa bbbb", width: 10) {
      $0.paragraphStyle = ParagraphStyle()
      $0.paragraphStyle?.lineBreakMode = .byWordWrapping
      $0.paragraphStyle?.alignment = .right
    }
    #expect(said.confidence == .certain)
    #expect(said.lines.map(\.rect.x) == [1])
  }

  /// UIKit User Interface Catalog: no shrinking in a wrapping mode.
  @Test func `a label whose style has no line-break mode does not shrink`() {
    let shrunk = fit("aaaa bbbb", width: 6, shrinkingTo: 0.5) { _ in }
    #expect(shrunk.outcome == .shrunk)
    let wrapped = fit("aaaa bbbb", width: 6, shrinkingTo: 0.5) {
      $0.paragraphStyle = ParagraphStyle()
      $0.paragraphStyle?.lineSpacing = 4
    }
    #expect(wrapped.outcome == .clipped)
    #expect(wrapped.scale == 1)
  }

  @Test func `a style's strategy is none until it says another`() {
    let text = "aa bb cc"
    let plain = fit(text, width: 5, lines: 0) { _ in }
    #expect(plain.lines.map(\.shown) == ["aa", "bb cc"])
    let silent = fit(text, width: 5, lines: 0) { $0.paragraphStyle = ParagraphStyle() }
    #expect(silent.lines.map(\.shown) == ["aa bb", "cc"])
    let said = fit(text, width: 5, lines: 0) {
      $0.paragraphStyle = ParagraphStyle()
      $0.paragraphStyle?.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    }
    #expect(said.lines.map(\.shown) == ["aa", "bb cc"])
  }

  /// NSParagraphStyle.h: "Distance between the bottom of the previous paragraph (or the end of its
  /// paragraphSpacing, if any) and the top of this paragraph".
  @Test func `the space before a paragraph adds to the space behind the one above`() {
    let fit = fit("a\nb\nc", width: 5, lines: 0) {
      $0.paragraphStyle = ParagraphStyle()
      $0.paragraphStyle?.paragraphSpacing = 2
      $0.paragraphStyle?.paragraphSpacingBefore = 3
    }
    #expect(fit.textRect.height == 13)
    #expect(fit.lines.map { $0.rect.y - (fit.lines.first?.rect.y ?? 0) } == [0, 6, 12])
  }

  /// The attributes of a paragraph's first character are those of the paragraph (NSAttributedString).
  @Test func `each paragraph has the style of its first character`() {
    let fit = fit("aaaa bb\ncc dd\nee", width: 5, lines: 0) {
      var indented = ParagraphStyle()
      indented.headIndent = 1
      indented.firstLineHeadIndent = 2
      indented.alignment = .left
      var other = ParagraphStyle()
      other.alignment = .center
      $0.runs = [
        AttributedText.Run(.text("cc dd"), paragraphStyle: indented),
        AttributedText.Run(.text("e\u{65}"), paragraphStyle: other),
        // Begins inside of a paragraph.
        AttributedText.Run(.text("bb"), paragraphStyle: indented),
      ]
    }
    #expect(fit.lines.map(\.shown) == ["aaaa", "bb", "cc", "dd", "ee"])
    #expect(fit.lines.map(\.rect.x) == [1, 3, 2, 1, 1.5])
    #expect(fit.confidence == .certain)
    let one = self.fit("aaaa bbbb cccc", width: 10) {
      var head = ParagraphStyle()
      head.lineBreakMode = .byTruncatingHead
      $0.runs = [AttributedText.Run(.range(0..<1), paragraphStyle: head)]
    }
    #expect(one.shown == "…bbbb cccc")
    #expect(
      one.confidence
        == .borderline(["by which of several paragraph styles a label shrinks is not published"]))
  }

  @Test func `a writing direction is that of the paragraph, and where its lines begin`() {
    let fit = fit("ab\ncd", width: 10, lines: 0) {
      var rightToLeft = ParagraphStyle()
      rightToLeft.baseWritingDirection = .rightToLeft
      rightToLeft.headIndent = 1
      rightToLeft.firstLineHeadIndent = 1
      $0.runs = [AttributedText.Run(.range(0..<1), paragraphStyle: rightToLeft)]
      $0.paragraphStyle = ParagraphStyle()
    }
    #expect(fit.lines.map(\.isRightToLeft) == [true, false])
    #expect(fit.lines.map(\.rect.x) == [7, 0])
  }

  @Test func `hyphenation is not known where there are several lines`() {
    func confidence(_ width: Points) -> LabelFit.Confidence {
      fit("aaaa bbbb", width: width, lines: 0) {
        $0.paragraphStyle = ParagraphStyle()
        $0.paragraphStyle?.hyphenationFactor = 0.5
      }.confidence
    }
    #expect(confidence(20) == .certain)
    #expect(
      confidence(6) == .borderline(["where hyphenationFactor divides words is not published"]))
  }

  /// NSParagraphStyle: "The system ignores this property if the paragraph style's lineBreakMode … does
  /// not support multiple lines, such as byClipping"; NSParagraphStyle.h adds truncating middle.
  @Test(arguments: LineBreakMode.allCases)
  func `modes of one line ignore the strategy`(mode: LineBreakMode) {
    var label = TestLabel(width: 5, lines: 0, mode)
    label.constraint.lineBreakStrategy = .standard
    let ignores = [.byClipping, .byTruncatingMiddle, .byCharWrapping].contains(mode)
    #expect(label.fit("aa bb cc").lines.first?.shown == (ignores ? "aa bb" : "aa"))
    label.constraint.lineBreakStrategy = .hangulWordPriority
    label.bounds.width = 4
    let breaksWords = ignores
    #expect(label.fit("가나 다라마").lines.first?.shown == (breaksWords ? "가나 다" : "가나"))
  }

  @Test func `a text rect is asked with a number of lines of its own`() {
    var label = TestLabel(width: 5, height: 100, lines: 1)
    #expect(label.fit("aa bb cc").textRect.height == 1)
    label.constraint.limitedToNumberOfLines = 0
    #expect(label.fit("aa bb cc").textRect == Rect(x: 0, y: 0, width: 5, height: 2))
    #expect(label.fit("aa bb cc").lines.count == 1)
    label.constraint.numberOfLines = 0
    label.constraint.limitedToNumberOfLines = 1
    #expect(label.fit("aa bb cc").textRect.height == 1)
    #expect(label.fit("aa bb cc").sizeThatFits.height == 2)
  }
}
