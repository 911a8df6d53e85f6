package import OversetModel

/// The most that the width of a frame is: a share of the screen's width, and points.
///
/// No view that is on a screen, and scrolls nothing, is wider than that. So the width of any other view counts as the
/// screen's, which is only known at its most: taken away, it says nothing.
package struct FrameWidth: Equatable {
  package var share: Double
  package var points: Points

  package init(share: Double = 0, points: Points = 0) {
    self.share = share
    self.points = points
  }

  /// The width of a view.
  package static let screen = FrameWidth(share: 1)

  /// Whether names lead to the width of a view that is no larger than the screen: `view.bounds.size.width`.
  package static func isWidth(_ names: [String]) -> Bool {
    guard names.last == "width", names.contains("bounds") || names.contains("frame") else {
      return false
    }
    return !names.contains {
      let name = $0.lowercased()
      return name.contains("scroll") || name.contains("content") && name != "contentview"
    }
  }

  /// The result of a sign of arithmetic between two widths; nil where the most of it is not known.
  package static func result(of left: Self, _ sign: String, _ right: Self) -> Self? {
    let result: Self
    switch sign {
    case "+": result = Self(share: left.share + right.share, points: left.points + right.points)
    case "-" where right.share == 0:
      result = Self(share: left.share, points: left.points - right.points)
    case "*" where right.share == 0: result = left.times(right.points)
    case "*" where left.share == 0: result = right.times(left.points)
    case "/" where right.share == 0 && right.points != 0: result = left.times(1 / right.points)
    default: return nil
    }
    return result.share >= 0 && result.share.isFinite && result.points.isFinite ? result : nil
  }

  private func times(_ factor: Double) -> Self {
    Self(share: share * factor, points: points * factor)
  }

  /// Of values with signs between them, those of products before those of sums; nil where one is not known.
  package static func result(of values: [Self?], _ signs: [String]) -> Self? {
    guard let first = values.first, var last = first, values.count == signs.count + 1 else {
      return nil
    }
    var sums: [(value: Self, sign: String)] = []
    for (value, sign) in zip(values.dropFirst(), signs) {
      guard let value else { return nil }
      if ["*", "/"].contains(sign) {
        guard let product = result(of: last, sign, value) else { return nil }
        last = product
      } else {
        sums.append((last, sign))
        last = value
      }
    }
    // From the left, each value with the sign before it.
    var sum = sums.first?.value ?? last
    for (index, part) in sums.enumerated() {
      let next = index + 1 < sums.count ? sums[index + 1].value : last
      guard let value = result(of: sum, part.sign, next) else { return nil }
      sum = value
    }
    return sum
  }
}
