import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import Testing

/// In the em font: "abcd" is 4 wide and 1 high, and its baseline lies 0.75 below its top.
struct PlacementTests {
  private static let origins = [(0.0, 0.0), (7, -3), (-100.5, 20)]

  private func label(
    at origin: (Double, Double) = (0, 0), of attribute: SemanticContentAttribute, lines: Int = 1
  ) -> TestLabel {
    var label = TestLabel(width: 10, height: 6, lines: lines)
    label.bounds.x = origin.0
    label.bounds.y = origin.1
    label.constraint.semanticContentAttribute = attribute
    return label
  }

  @Test(arguments: origins)
  func `a plain label reports its text at the top left and draws it in the middle`(
    x: Double, y: Double
  ) {
    for attribute in [SemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let fit = label(at: (x, y), of: attribute).fit("abcd")
      let isRightToLeft = attribute == .forceRightToLeft
      #expect(fit.textRect == Rect(x: x, y: y, width: 4, height: 1))
      #expect(fit.mirroredTextRect == Rect(x: x + 6, y: y, width: 4, height: 1))
      let left = isRightToLeft ? x + 6 : x
      #expect(fit.lines.map(\.rect) == [Rect(x: left, y: y + 2.5, width: 4, height: 1)])
      #expect(fit.lines.map(\.baseline) == [y + 3.25])
    }
  }

  @Test(arguments: origins)
  func `a vertical alignment places the text rect at the leading edge`(x: Double, y: Double) {
    for (alignment, top) in [(VerticalAlignment.top, 0.0), (.middle, 2.5), (.bottom, 5)] {
      for attribute in [SemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
        var label = label(at: (x, y), of: attribute)
        label.constraint.verticalAlignment = alignment
        let fit = label.fit("abcd")
        let left = attribute == .forceRightToLeft ? x + 6 : x
        let rect = Rect(x: left, y: y + top, width: 4, height: 1)
        #expect(fit.textRect == rect)
        #expect(fit.lines.map(\.rect) == [rect])
        #expect(fit.mirroredTextRect.x == x + x + 6 - left)
      }
    }
  }

  /// Rule 11.
  @Test func `a text rect taller than the bounds hangs over on both sides`() {
    var label = TestLabel(width: 3, height: 2, lines: 0)
    label.bounds.y = 10
    let fit = label.fit("aaa bbb ccc ddd eee")
    #expect(fit.textRect == Rect(x: 0, y: 8.5, width: 3, height: 2))
  }

  struct Alignment: Sendable {
    var alignment: TextAlignment
    var leftToRight: Points
    var rightToLeft: Points
  }

  /// Where "abcd" lies in a width of 10.
  private static let alignments = [
    Alignment(alignment: .left, leftToRight: 0, rightToLeft: 0),
    Alignment(alignment: .right, leftToRight: 6, rightToLeft: 6),
    Alignment(alignment: .center, leftToRight: 3, rightToLeft: 3),
    Alignment(alignment: .natural, leftToRight: 0, rightToLeft: 6),
    Alignment(alignment: .justified, leftToRight: 0, rightToLeft: 6),
  ]

  @Test(arguments: alignments)
  func `natural and justified lines follow the direction, the others stay`(_ c: Alignment) {
    for (attribute, x) in [
      (SemanticContentAttribute.forceLeftToRight, c.leftToRight),
      (.forceRightToLeft, c.rightToLeft),
    ] {
      var label = label(of: attribute)
      label.constraint.textAlignment = c.alignment
      let fit = label.fit("abcd")
      #expect(fit.lines.map(\.rect.x) == [x])
      #expect(fit.textRect.x == 0, "the alignment moves the lines, not the text rect")
    }
  }

  @Test func `justified lines take the width, except the last`() {
    var label = label(of: .forceLeftToRight, lines: 0)
    label.constraint.textAlignment = .justified
    #expect(label.fit("aaaaaaaa bbbbbbbb cc").lines.map(\.rect.width) == [10, 10, 2])
  }

  @Test(arguments: [
    ("en", SemanticContentAttribute.unspecified, false), ("ar", .unspecified, true),
    ("he", .unspecified, true), ("fa-IR", .unspecified, true), ("ur", .unspecified, true),
    ("az-Arab", .unspecified, true), ("az", .unspecified, false), ("ja", .unspecified, false),
    ("en", .forceRightToLeft, true), ("ar", .forceLeftToRight, false), ("ar", .playback, false),
    ("ar", .spatial, false),
  ])
  func `the direction is the locale's unless the label says its own`(
    locale: String, attribute: SemanticContentAttribute, isRightToLeft: Bool
  ) throws {
    var label = label(of: attribute)
    label.locale = try #require(LocaleIdentifier(locale))
    #expect(label.fit("abcd").isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [nil] + VerticalAlignment.allCases.map { $0 })
  func `a right-to-left layout is the mirror of the left-to-right one`(
    vertical: VerticalAlignment?
  ) {
    var random = SeededGenerator(seed: 12)
    for alignment in [TextAlignment.natural, .justified, .center] {
      for lines in 0...3 {
        let text = random.text(words: 6, of: "abcdef", longest: 9)
        var label = label(at: (3, 5), of: .forceLeftToRight, lines: lines)
        label.constraint.textAlignment = alignment
        label.constraint.verticalAlignment = vertical
        let left = label.fit(text)
        label.constraint.semanticContentAttribute = .forceRightToLeft
        let right = label.fit(text)
        #expect(left.lines.count == right.lines.count)
        for (left, right) in zip(left.lines, right.lines) {
          #expect(isClose(left.rect.mirrored(in: label.bounds), right.rect))
          #expect(left.baseline == right.baseline)
        }
        if vertical != nil { #expect(isClose(left.mirroredTextRect, right.textRect)) }
        #expect(isClose(left.mirroredTextRect.mirrored(in: label.bounds), left.textRect))
      }
    }
  }

  /// The published code draws the text in its text rect.
  @Test(arguments: LineBreakMode.allCases, [true, false])
  func `a vertical-alignment label draws within the width of its text rect`(
    mode: LineBreakMode, shrinks: Bool
  ) throws {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<60 {
      let text = random.text(words: Int.random(in: 1...9, using: &random), of: "abil-", longest: 9)
      var label = try TestLabel(
        width: Points(Int.random(in: 40...160, using: &random)),
        height: Points(Int.random(in: 15...70, using: &random)),
        lines: Int.random(in: 0...3, using: &random), mode
      ).inSystemFont()
      if shrinks { label = label.shrinking(to: 0.6) }
      label.constraint.lineBreakStrategy = .standard
      label.constraint.textAlignment =
        [.natural, .center, .justified].randomElement(using: &random) ?? .natural
      label.constraint.verticalAlignment = VerticalAlignment.allCases.randomElement(using: &random)
      label.bounds.x = 3
      let left = label.fit(text)
      label.constraint.semanticContentAttribute = .forceRightToLeft
      let right = label.fit(text)
      for fit in [left, right] {
        for rect in fit.lines.map(\.rect) {
          #expect(rect.minX > fit.textRect.minX - 1e-6, "'\(text)' in \(label)")
          #expect(rect.maxX < fit.textRect.maxX + 1e-6, "'\(text)' in \(label)")
        }
        #expect(fit.outcome == label.fitter.outcome(of: label.text(text)))
      }
      #expect(left.lines.count == right.lines.count)
      for (left, right) in zip(left.lines, right.lines) {
        #expect(isClose(left.rect.mirrored(in: label.bounds), right.rect))
      }
    }
  }

  @Test func `what a vertical-alignment label cuts has the width of the lines above`() {
    var label = TestLabel(width: 8, height: 2, lines: 0)
    #expect(label.fit("aaaaaa bbb cc").lines.map(\.rect.width) == [6, 6])
    #expect(label.fit("aaaaaa bbb cccccc").lines.map(\.shown) == ["aaaaaa", "bbb ccc…"])
    label.constraint.verticalAlignment = .top
    let fit = label.fit("aaaaaa bbb cccccc")
    #expect(fit.lines.map(\.shown) == ["aaaaaa", "bbb cc…"])
    #expect(fit.lines.allSatisfy { $0.rect.width <= fit.textRect.width })
  }

  @Test func `a shrunk single line keeps its baseline`() {
    var label = TestLabel(width: 4, height: 3).shrinking(to: 0.1)
    let whole = label.fit("abcd").lines.map(\.baseline)
    let shrunk = label.fit("abcdefgh")
    #expect(shrunk.outcome == .shrunk)
    #expect(whole == [1.75])
    #expect(abs((shrunk.lines.first?.baseline ?? 0) - 1.75) < 1e-6)
    label.constraint.numberOfLines = 0
    label.bounds.height = 1
    let centred = label.fit("abcd efgh")
    #expect(centred.outcome == .shrunk)
    #expect(centred.lines.count == 2 || centred.lines.count == 1)
  }

  @Test func `several lines are drawn as a block around the middle`() {
    let fit = label(of: .forceLeftToRight, lines: 0).fit("aaaaaaaa bbbbbbbb cc")
    #expect(fit.lines.map(\.rect.y) == [1.5, 2.5, 3.5])
    #expect(fit.lines.map(\.baseline) == [2.25, 3.25, 4.25])
  }

  @Test(arguments: [nil] + VerticalAlignment.allCases.map { $0 })
  func `a label of unlimited height draws at finite places`(vertical: VerticalAlignment?) {
    var label = TestLabel(width: 4, height: .infinity, lines: 0)
    label.constraint.verticalAlignment = vertical
    let fit = label.fit("aaa bbb")
    #expect(fit.textRect == Rect(x: 0, y: 0, width: 4, height: 2))
    #expect(fit.lines.map(\.rect.y) == [0, 1])
    #expect(fit.lines.map(\.baseline) == [0.75, 1.75])
  }

  private func isClose(_ left: Rect, _ right: Rect) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
      && abs(left.width - right.width) < 1e-9 && abs(left.height - right.height) < 1e-9
  }
}
