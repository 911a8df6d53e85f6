import OversetModel

/// Rounds lengths to the pixels of a display.
struct PixelGrid {
  /// Pixels in a point.
  let displayScale: Double

  /// A number that is not positive and finite becomes 1; others are limited to 0.01…1000.
  init(displayScale: Double) {
    self.displayScale =
      displayScale > 0 && displayScale.isFinite ? min(max(displayScale, 0.01), 1000) : 1
  }

  var pixel: Points { 1 / displayScale }

  /// Up to a whole pixel.
  func ceil(_ length: Points) -> Points { (length * displayScale).roundedUpStably / displayScale }

  /// To the nearest pixel, a half up.
  func round(_ length: Points) -> Points { (length * displayScale).roundedHalfUp / displayScale }
}
