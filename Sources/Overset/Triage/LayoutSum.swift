import OversetFits

/// What the layouts of one text in one label come to, in one locale.
struct LayoutSum: Sendable {
  private(set) var count = 0
  /// By their indices in `allCases`.
  private(set) var counts = SIMD8<Int>()
  private(set) var borderline = 0
  private(set) var inconclusive = 0
  /// The first of those that use most of the label's room, by its variant.
  private(set) var tightest: (use: Double, variant: Int)?

  /// Adds one layout; they come in the order of their variants.
  mutating func add(_ fit: LabelFit.Numbers, variant: Int) {
    count += 1
    counts[fit.outcome.index] += 1
    if fit.isBorderline { borderline += 1 }
    if fit.isInconclusive { inconclusive += 1 }
    let use = fit.use
    if tightest.map({ use > $0.use }) != false { tightest = (use, variant) }
  }

  /// Of what was counted before.
  init(
    counts: SIMD8<Int>, borderline: Int, inconclusive: Int, tightest: (use: Double, variant: Int)?
  ) {
    count = counts.wrappedSum()
    self.counts = counts
    self.borderline = borderline
    self.inconclusive = inconclusive
    self.tightest = tightest
  }

  /// Of no layouts yet.
  init() {}

  func add(to outcomes: inout [LabelFit.Outcome: Int]) {
    for outcome in LabelFit.Outcome.allCases where counts[outcome.index] > 0 {
      outcomes[outcome, default: 0] += counts[outcome.index]
    }
  }
}

extension LabelFit.Outcome {
  /// In `allCases`.
  var index: Int {
    switch self {
    case .fits: 0
    case .tightened: 1
    case .shrunk: 2
    case .truncated: 3
    case .clipped: 4
    }
  }
}

extension LabelFit.Numbers {
  /// The share of the label's room that the text needs.
  var use: Double {
    guard outcome.losesText else { return usedWidth ?? usedHeight ?? 0 }
    if let usedWidth, usedWidth > 1 { return usedWidth }
    // Where the width is no question, lines are missing, or height.
    return max(usedHeight ?? 0, Double(neededLines) / Double(max(lines, 1)), 1)
  }
}
