import OversetModel

/// Rounds lengths to the pixels of a display.
struct PixelGrid {
  /// Pixels in a point.
  let displayScale: Double

  var pixel: Points { 1 / displayScale }

  /// Up to a whole pixel, but for what rounding errors may add (20.000000001 is 20).
  func ceil(_ length: Points) -> Points {
    let pixels = length * displayScale
    return (pixels - 1e-6 * max(1, pixels.magnitude / 1000)).rounded(.up) / displayScale
  }

  /// To the nearest pixel, a half up.
  func round(_ length: Points) -> Points {
    (length * displayScale + 0.5).rounded(.down) / displayScale
  }
}
