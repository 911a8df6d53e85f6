import OversetModel
import Testing

@testable import OversetTypesetting

struct FontSizeTests {
  /// In 1/1000 em; between two sizes the value is interpolated.
  @Test(arguments: [
    (6.0, 41.0), (12, 0), (13, -6), (17, -26), (17.5, -25.5), (20, -23), (24, 3), (34, 12), (80, 0),
    (5, 41), (200, 0),
  ])
  func `tracking depends on the size`(size: Points, expected: Double) {
    #expect(abs(SystemFontSizes.tracking(at: size) * 1000 - expected) < 1e-9)
  }

  @Test(arguments: [(10.0, 0.0), (17, 0), (20, 0.245), (29, 0.9925), (30, 1)])
  func `the text cut goes over into the display cut`(size: Points, share: Double) {
    #expect(abs(SystemFontSizes.displayShare(at: size) - share) < 1e-9)
  }

  @Test func `a width is the sum of its weighed parts`() {
    let size = FontSize(points: 20)
    let advance = Advance(scaled: fontUnitsPerEm / 2, display: 100, tracked: 3, wide: 1)
    let expected = 10 + 20 * 0.245 * 0.01 - 3 * 20 * 0.023 + 20 * 1.0185
    #expect(abs(size.width(of: advance) - expected) < 1e-9)
    #expect(size.width(of: advance - advance) == 0)
    #expect(size.width(of: advance + .zero) == size.width(of: advance))
  }
}
