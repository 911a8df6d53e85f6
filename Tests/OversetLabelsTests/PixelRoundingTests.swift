import OversetModel
import Testing

@testable import OversetLabels

/// Against exact arithmetic in whole numbers: every size from 6 to 80 pt in eighths.
struct PixelRoundingTests {
  /// The system font's line height in 1/2048 em.
  private static let lineHeight = 2444

  @Test(arguments: [1, 2, 3])
  func `heights are rounded up to whole pixels`(scale: Int) {
    let grid = PixelGrid(displayScale: Double(scale))
    for eighths in 48...640 {
      for lines in 1...8 {
        let size = Double(eighths) / 8
        let height = Double(lines) * size * (Double(Self.lineHeight) / 2048)
        let (numerator, denominator) = (lines * eighths * Self.lineHeight * scale, 8 * 2048)
        let pixels = (numerator + denominator - 1) / denominator
        #expect(grid.ceil(height) == Double(pixels) / Double(scale), "\(lines) × \(size) pt")
      }
    }
  }

  /// Half of the room around a text (recordings, rule 11): a whole number of half pixels.
  @Test(arguments: [1, 2, 3])
  func `a half pixel is rounded up`(scale: Int) {
    let grid = PixelGrid(displayScale: Double(scale))
    for room in 0...120 {
      for pixels in 0...400 {
        let rest = (Double(room) - Double(pixels) / Double(scale)) / 2
        let halves = room * scale - pixels
        // An arithmetic shift rounds down, also below 0.
        #expect(grid.round(rest) == Double((halves + 1) >> 1) / Double(scale), "\(rest)")
      }
    }
  }

  /// `UIFontMetrics`: leadings are whole points, and a size is rounded to a pixel.
  @Test(arguments: [1, 2, 3])
  func `a scaled size is rounded to a pixel, a half up`(scale: Int) throws {
    let base = try #require(TextStyle.body.metrics(at: .large, on: .iOS)?.leading)
    for category in ContentSizeCategory.allCases {
      let leading = try #require(TextStyle.body.metrics(at: category, on: .iOS)?.leading)
      for eighths in 48...640 {
        var font = FontDescription(
          .system, size: .scaled(Double(eighths) / 8, metrics: .body, maximum: nil))
        font.displayScale = Double(scale)
        let denominator = 8 * Int(base)
        let pixels =
          (2 * eighths * Int(leading) * scale + denominator) / (2 * denominator)
        let size = font.scaled(to: category).pointSize
        #expect(size == Double(pixels) / Double(scale), "\(Double(eighths) / 8) at \(category)")
      }
    }
  }

  @Test(arguments: [
    (0.5, 1.0), (0.499_999_999, 1), (0.49, 0), (-0.5, 0), (-0.500_000_001, 0), (-0.51, -1),
    (1e9 + 0.5, 1e9 + 1), (2.5, 3),
  ])
  func `noise does not decide a half`(number: Double, rounded: Double) {
    #expect(number.roundedHalfUp == rounded)
  }

  @Test(arguments: [(12.25, 12.3), (-3.25, -3.3), (0.349_999_999_9, 0.4), (-0.04, 0)])
  func `what is printed is rounded as people do`(number: Double, rounded: Double) {
    #expect((number * 10).roundedForPeople / 10 == rounded)
  }

  @Test(arguments: [(20.000_000_1, 20.0, 20.0), (19.999_999_9, 20, 20), (20.001, 21, 20)])
  func `noise does not decide a whole number`(number: Double, up: Double, down: Double) {
    #expect(number.roundedUpStably == up)
    #expect(number.roundedDownStably == down)
  }
}
