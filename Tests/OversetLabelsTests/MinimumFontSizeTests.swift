import OversetFits
import OversetLabels
import OversetModel
import Testing

/// `minimumFontSize`, the older way to say `minimumScaleFactor`.
struct MinimumFontSizeTests {
  @Test func `a least size shrinks as far as the scale that it stands for`() throws {
    var bySize = try TestLabel(width: 150).inSystemFont(20)
    bySize.constraint.adjustsFontSizeToFitWidth = true
    bySize.constraint.minimumFontSize = 12
    let byScale = try TestLabel(width: 150).inSystemFont(20).shrinking(to: 0.6)
    for text in ["Continue with your account", "Continue with it", "Go on"] {
      let (left, right) = (bySize.fit(text), byScale.fit(text))
      #expect(left.outcome == right.outcome)
      #expect(left.scale == right.scale)
      #expect(left.shown == right.shown)
    }
  }

  @Test(arguments: [(0.0, 0.0, 0.0), (0, 10, 0.5), (0.8, 10, 0.8), (0, 30, 1), (0, -5, 0)])
  func `the scale counts before the size`(scale: Double, size: Points, minimum: Double) {
    var constraint = LabelConstraint()
    constraint.font = .system(size: 20, weight: .regular)
    constraint.minimumScaleFactor = scale
    constraint.minimumFontSize = size
    #expect(constraint.minimumScale == minimum)
  }
}
