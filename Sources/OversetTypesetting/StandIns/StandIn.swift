import OversetModel

/// Where a font's widths come from, if they are those of another font, and their possible error.
package struct StandIn: Sendable {
  /// The possible error as a share of a width.
  package let share: Double
  /// In one phrase.
  package let source: String
  /// Whether its lines may be higher or lower, too: those of New York, the serif design, are not
  /// published.
  package let hasOtherLines: Bool

  /// For the system font's variants, of which few or no lines were measured; nil for the default
  /// design.
  ///
  /// The rounded design has its measured widths (15 lines of 13 to 32 pt), and so has the
  /// monospaced one (two lines of 15 pt); eleven lines of regular italic of 16 pt are 0.4 % wider
  /// than the upright, and 95 of 100 closer to that than 1.4 %. The other shares are wide guesses.
  /// Semibold is some 4 % wider than regular, and a design is about as wide as another; of four
  /// widths the narrowest and the widest may be a third away.
  init?(for font: FontDescription) {
    var share = 0.0
    var sources: [String] = []
    func add(_ more: Double, _ source: String) {
      share += more
      sources.append(source)
    }
    if font.width != .standard {
      add(0.35, "the standard system font, which stands in for the \(font.width.rawValue) one")
    }
    switch font.design {
    case .default, .monospaced: break
    case .rounded:
      add(StandInLetters.unmeasuredError, "the rounded system font, measured on few lines")
    case .serif: add(0.1, "the default system font, which stands in for the serif one")
    }
    if font.typeface == .monospacedSystem {
      add(StandInLetters.unmeasuredError, "the monospaced system font, measured on two lines")
    } else if font.isItalic {
      let isMeasured = font.resolvedWeight == .regular && font.pointSize <= 17
      add(
        isMeasured ? 0.018 : StandInLetters.unmeasuredError,
        "the upright system font, which stands in for the italic")
    }
    if font.hasMonospacedDigits {
      add(0.02, "monospaced digits, taken to be as wide as the widest")
    }
    if font.isBoldText { add(0.05, "Bold Text, whose weights are not published") }
    if sources.isEmpty { return nil }
    self.share = share
    source = sources.joined(separator: " and ")
    hasOtherLines = font.design == .serif
  }
}
