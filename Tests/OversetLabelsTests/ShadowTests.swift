import OversetFits
import OversetLabels
import OversetModel
import Testing

struct ShadowTests {
  private func label(color: LabelColor?) -> TestLabel {
    var label = TestLabel(width: 10, height: 5)
    label.constraint.shadowOffset = Size(width: -2, height: 1.5)
    label.constraint.appearance.shadowColor = color
    return label
  }

  @Test func `a shadow takes the size of its offset`() {
    let fit = label(color: .level(.secondaryLabel)).fit("abc")
    #expect(fit.intrinsicContentSize == Size(width: 5, height: 2.5))
    #expect(fit.sizeThatFits == Size(width: 5, height: 2.5))
    #expect(fit.textRect == Rect(x: 0, y: 0, width: 5, height: 2.5))
  }

  @Test func `without a colour there is no shadow`() {
    #expect(label(color: nil).fit("abc").intrinsicContentSize == Size(width: 3, height: 1))
  }
}
