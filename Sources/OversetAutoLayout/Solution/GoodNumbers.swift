internal import OversetModel

extension Double {
  /// Beyond this a sum of coordinates loses pixels.
  fileprivate var isGood: Bool { isFinite && abs(self) <= 1e7 }
}

extension Rect {
  fileprivate var hasGoodNumbers: Bool { [x, y, width, height].allSatisfy(\.isGood) }
}

extension LayoutInsets {
  fileprivate var hasGoodNumbers: Bool { [top, left, bottom, right].allSatisfy(\.isGood) }
}

extension IntrinsicSize {
  /// Without what cannot be computed with.
  var withGoodNumbers: IntrinsicSize {
    var size = self
    if let width, !width.isGood { size.width = nil }
    if let height, !height.isGood { size.height = nil }
    if let text, ![text.height, text.ascent, text.descent].allSatisfy(\.isGood) { size.text = nil }
    return size
  }
}

extension LayoutCanvas {
  var hasGoodNumbers: Bool {
    size.width.isGood && size.height.isGood && heightPriority > 0 && widthPriority > 0
      && safeArea.hasGoodNumbers
      && margins.allSatisfy(\.insets.hasGoodNumbers)
  }
}

extension LayoutView {
  var hasGoodNumbers: Bool {
    let priorities = [hugging, compressionResistance].flatMap { [$0.horizontal, $0.vertical] }
    var isGood = alignmentInsets.hasGoodNumbers && margins.insets.hasGoodNumbers
    isGood = isGood && (storedFrame?.hasGoodNumbers ?? true)
    isGood = isGood && intrinsicSize == intrinsicSize.withGoodNumbers
    if case .stack(let arrangement) = role { isGood = isGood && arrangement.spacing.isGood }
    return isGood && priorities.allSatisfy { $0 > 0 && $0 <= LayoutConstraint.required }
  }
}

extension LayoutConstraint {
  /// What is wrong with it by itself.
  func problem(viewCount: Int) -> LayoutProblem.Reason? {
    let items = [first.item.view, second?.item.view, owner].compactMap { $0 }
    if !items.allSatisfy((0..<viewCount).contains) { return .unknownView }
    if !constant.isGood || !multiplier.isGood { return .badNumber }
    if !(priority > 0 && priority <= Self.required) { return .badPriority }
    for anchor in [first, second].compactMap({ $0 }) {
      if case .guide = anchor.item, !anchor.attribute.isOfGuide { return .unknownAttribute }
    }
    guard let second else { return first.attribute.isLength ? nil : .missingItem }
    if first.attribute.isLength != second.attribute.isLength { return .differentAxes }
    if !first.attribute.isLength && first.attribute.axis != second.attribute.axis {
      return .differentAxes
    }
    return nil
  }
}
