import OversetModel

/// A length that grows with the font size, as an integer that is the same on every system.
package typealias FontUnits = Int

/// Font units in one em, the same in every font.
///
/// A multiple of 1000, 1024, 2048, 4096 and 10000, so that those fonts' own units are whole numbers
/// here.
package let fontUnitsPerEm: FontUnits = 2_560_000

/// The room that a stretch of text takes on its line, before a size is chosen.
///
/// Four counts instead of one, because the system font's widths are not linear in the size: a
/// `FontSize` weighs each. Sums and differences are exact.
package struct Advance: Hashable, Sendable {
  /// What is proportional to the size.
  package var scaled: FontUnits
  /// What the system font's display cut adds or takes, in 1/10000 em.
  package var display: Int
  /// The clusters that the system font tracks.
  package var tracked: Int32
  /// The clusters set in the system's Han and Kana font, whose em share depends on the size.
  package var wide: Int32

  /// Makes an advance of zero, except for what is given.
  package init(scaled: FontUnits = 0, display: Int = 0, tracked: Int32 = 0, wide: Int32 = 0) {
    self.scaled = scaled
    self.display = display
    self.tracked = tracked
    self.wide = wide
  }

  /// No advance.
  package static let zero = Advance()

  package static func + (left: Advance, right: Advance) -> Advance {
    Advance(
      scaled: left.scaled &+ right.scaled, display: left.display &+ right.display,
      tracked: left.tracked &+ right.tracked, wide: left.wide &+ right.wide)
  }

  package static func - (left: Advance, right: Advance) -> Advance {
    Advance(
      scaled: left.scaled &- right.scaled, display: left.display &- right.display,
      tracked: left.tracked &- right.tracked, wide: left.wide &- right.wide)
  }

  package static func += (left: inout Advance, right: Advance) { left = left + right }
}

extension FontUnits {
  /// The length in a font that is set at a share of the size.
  func adjusted(by share: Double) -> FontUnits {
    share == 1 ? self : FontUnits((Double(self) * share).rounded())
  }
}
