package import OversetModel

/// A font size, with the factor for each part of an `Advance`.
package struct FontSize: Hashable, Sendable {
  /// The size as labels have it.
  package let points: Points
  private let perUnit: Double
  private let perDisplay: Double
  private let perTracked: Double
  private let perWide: Double

  /// Takes any number, also one that is not a length (`usableLength`).
  package init(points: Points) {
    let points = points.usableLength
    self.points = points
    perUnit = points / Double(fontUnitsPerEm)
    perDisplay = points * SystemFontSizes.displayShare(at: points) / 10_000
    perTracked = points * SystemFontSizes.tracking(at: points)
    perWide = points * SystemFontSizes.wideAdvance(at: points)
  }

  /// The same font at a share of the size.
  package func scaled(by share: Double) -> FontSize {
    share == 1 ? self : FontSize(points: points * share)
  }

  /// The width in points.
  @inline(__always)
  package func width(of advance: Advance) -> Points {
    Double(advance.scaled) * perUnit + Double(advance.display) * perDisplay
      + Double(advance.tracked) * perTracked + Double(advance.wide) * perWide
  }
}
