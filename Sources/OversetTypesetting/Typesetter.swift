package import OversetModel

/// Turns text into shaped paragraphs, lines and drawings.
///
/// Scratch of one worker: the fonts are shared, the buffers, break iterators and caches are its
/// own. Results do not depend on what was typeset before.
public final class Typesetter {
  let shaper: ParagraphShaper
  let breakers = LineBreakers()
  private var lastDirection: (locale: LocaleIdentifier, isRightToLeft: Bool)?

  /// The fonts that all workers share.
  public let fonts: FontBook

  /// Makes one for one worker; the fonts are shared.
  public init(fonts: FontBook) {
    self.fonts = fonts
    shaper = ParagraphShaper(fonts: fonts)
  }

  /// Whether the locale's script runs from right to left; ICU takes some microseconds to answer.
  package func isRightToLeft(_ locale: LocaleIdentifier) -> Bool {
    if let lastDirection, lastDirection.locale == locale { return lastDirection.isRightToLeft }
    let isRightToLeft = locale.isRightToLeft
    lastDirection = (locale, isRightToLeft)
    return isRightToLeft
  }

  /// How many grapheme clusters a text has, as its paragraphs count them: what a reader calls
  /// characters.
  package func clusterCount(of text: String) -> Int {
    shaper.analyzer.clusterCount(of: [UInt16](utf16Of: text))
  }

  /// The text's paragraphs, at least one; `spans` ascend, and what they do not cover is in `font`.
  /// `direction` answers for each paragraph. O(n) besides shaping.
  package func typeset(
    _ text: [UInt16], in font: TypesetFont, spans: [TextSpan] = [],
    locale: LocaleIdentifier, direction: (Int) -> WritingDirection = { _ in .natural }
  ) -> [Paragraph] {
    shaper.paragraphs(of: text, in: font, spans: spans, locale: locale, direction: direction)
  }

  /// Draws one line of text, as it is seen.
  ///
  /// Where the system font is a table of numbers, its letters are drawn in the family `shapes`.
  package func draw(_ line: String, _ style: LineStyle, shapes: String = "Inter") -> LineDrawing {
    LineDrawer(shaper: shaper).draw(line, style, shapes: shapes)
  }

  /// The box around the paint of a line, from the line's left end and its typographic baseline; nil
  /// where nothing is painted.
  ///
  /// The system font's own letters are numbers here as well, so that the box is the same on every
  /// machine.
  package func ink(of line: String, _ style: LineStyle) -> Rect? {
    LineDrawer(shaper: shaper).ink(of: line, style)
  }
}

extension LineWrapper {
  /// Breaks nothing yet; later it uses the typesetter's buffers.
  package convenience init(
    _ paragraph: Paragraph, typesetter: Typesetter, locale: LocaleIdentifier,
    strategy: LineBreakStrategy = .none, tabs: TabStops? = nil
  ) {
    self.init(
      paragraph, shaper: typesetter.shaper, breakers: typesetter.breakers, locale: locale,
      strategy: strategy, tabs: tabs)
  }
}
