import OversetModel

/// What changes with the size in the system font, fitted to the frames of real labels.
///
/// Values between two sizes are interpolated; beyond the first and the last they are constant.
enum SystemFontSizes {
  /// The share of the display cut in the mix with the text cut: 0 up to 17 pt, 1 at 30 pt.
  static func displayShare(at size: Points) -> Double { interpolated(display, at: size) }

  /// What tracking adds to every cluster, in em.
  static func tracking(at size: Points) -> Double {
    interpolated(trackingPerThousand, at: size) / 1000
  }

  /// The advance of a Han, Kana or full-width cluster, in em.
  static func wideAdvance(at size: Points) -> Double { interpolated(wide, at: size) }

  private static func interpolated(_ steps: [(size: Points, value: Double)], at size: Points)
    -> Double
  {
    let index = unsafe steps.withUnsafeBufferPointer { steps in
      unsafe steps.partitioningIndex { size <= $0.size }
    }
    guard index > 0 else { return steps.first?.value ?? 0 }
    let lower = steps[index - 1]
    guard index < steps.count else { return lower.value }
    let upper = steps[index]
    return lower.value + (upper.value - lower.value) * (size - lower.size)
      / (upper.size - lower.size)
  }

  private static let display: [(size: Points, value: Double)] = [
    (17, 0), (18, 0.05), (19, 0.12), (20, 0.245), (21, 0.402), (22, 0.508), (23, 0.656),
    (24, 0.784), (25, 0.845), (26, 0.879), (27, 0.907), (28, 0.985), (30, 1), (34, 0.996),
    (40, 0.992), (50, 0.989), (80, 0.99),
  ]

  private static let trackingPerThousand: [(size: Points, value: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12),
    (35, 11), (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8), (49, 7), (51, 7), (52, 6),
    (56, 6), (58, 5), (60, 4), (64, 4), (66, 3), (68, 2), (72, 2), (76, 1), (80, 0),
  ]

  private static let wide: [(size: Points, value: Double)] = [
    (11, 1.0195), (20, 1.0185), (26, 1.016), (32, 1.0145),
  ]
}
