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

  /// For the system font's variants, which were not measured; nil for the font that was.
  ///
  /// The shares are wide guesses. Semibold is some 4 % wider than regular, and a design is about as
  /// wide as another; of four widths the narrowest and the widest may be a third away.
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
    case .rounded: add(0.05, "the default system font, which stands in for the rounded one")
    case .serif: add(0.1, "the default system font, which stands in for the serif one")
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
