import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import Testing

/// `baselineAdjustment`: H bounds height, LH unshrunk line height 1, ascender 0.75, s the scale.
struct BaselineAdjustmentTests {
  struct Case: Sendable {
    var adjustment: BaselineAdjustment
    var height: Points
    /// (H − LH)/2 + asc, (H − s·LH)/2 + s·asc and (H − LH)/2 + s·asc at s = ½.
    var baseline: Points
  }

  @Test(arguments: [
    Case(adjustment: .alignBaselines, height: 3, baseline: 1.75),
    Case(adjustment: .alignCenters, height: 3, baseline: 1.25 + 0.375),
    Case(adjustment: .none, height: 3, baseline: 1 + 0.375),
    // A label lower than a line: shrunk text that keeps its baseline leaves it at the bottom.
    Case(adjustment: .alignBaselines, height: 0.5, baseline: -0.25 + 0.75),
    Case(adjustment: .alignCenters, height: 0.5, baseline: 0.375),
    Case(adjustment: .none, height: 0.5, baseline: -0.25 + 0.375),
  ])
  func `a shrunk line stands where its adjustment says`(_ c: Case) {
    var label = TestLabel(width: 2, height: c.height).shrinking(to: 0.1)
    label.constraint.baselineAdjustment = c.adjustment
    label.bounds.y = 7
    let fit = label.fit("abcd")
    #expect(abs(fit.scale - 0.5) < 1e-6)
    let line = fit.lines.first
    #expect(abs((line?.baseline ?? 0) - (7 + c.baseline)) < 1e-6)
    #expect(abs((line?.rect.y ?? 0) - (7 + c.baseline - 0.375)) < 1e-6)
    #expect(abs((line?.rect.height ?? 0) - 0.5) < 1e-6)
  }

  @Test(arguments: BaselineAdjustment.allCases)
  func `it counts only for shrunk text of a label of one line`(adjustment: BaselineAdjustment) {
    var whole = TestLabel(width: 4, height: 3).shrinking(to: 0.1)
    whole.constraint.baselineAdjustment = adjustment
    #expect(whole.fit("abcd").lines.map(\.baseline) == [1.75])
    var several = TestLabel(width: 4, height: 3, lines: 2).shrinking(to: 0.1)
    several.constraint.baselineAdjustment = adjustment
    let fit = several.fit("abcde fghij klmno")
    #expect(fit.outcome == .shrunk)
    let middle = fit.lines.map(\.rect).reduce(fit.lines[0].rect) { $0.union($1) }
    #expect(abs(middle.minY + middle.maxY - 3) < 1e-6)
  }

  @Test func `a vertical-alignment label adjusts inside of its text rect`() {
    var label = TestLabel(width: 2, height: 9).shrinking(to: 0.1)
    label.constraint.verticalAlignment = .bottom
    #expect(abs((label.fit("abcd").lines.first?.baseline ?? 0) - 8.75) < 1e-6)
    label.constraint.baselineAdjustment = .alignCenters
    #expect(abs((label.fit("abcd").lines.first?.baseline ?? 0) - (8.25 + 0.375)) < 1e-6)
  }
}
