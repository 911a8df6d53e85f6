extension SceneEquations {
  /// Mirrored, leading is right: the constant changes its sign and *at most* becomes *at least*.
  ///
  /// A multiplied position counts from the left all the same, as in UIKit: a trailing edge at 0.8 of the superview's
  /// is at 0 there.
  mutating func addConstraint(_ index: Int) {
    let constraint = scene.constraints[index]
    let (first, second) = (constraint.first, constraint.second)
    guard let one = expression(first, other: second) else { return }
    let isMirrored =
      canvas.isRightToLeft && first.attribute.isMirrored && (second?.attribute.isMirrored ?? false)
    let sign = isMirrored ? -1.0 : 1
    var other: EdgeExpression?
    if let second {
      guard let found = expression(second, other: first) else { return }
      other = found
    }
    let origin = frame(constraint.owner ?? tree.root)
    list.add(one, times: sign)
    if let other {
      list.add(other, times: -sign * constraint.multiplier)
      if constraint.multiplier != 1 && !first.attribute.isLength {
        let start = first.attribute.axis == .vertical ? origin.top : origin.left
        list.add(start, times: sign * (constraint.multiplier - 1))
      }
    }
    list.close(
      constraint.relation, constraint.constant, constraint.priority, .constraint(index))
  }

  /// An anchor's value; `nil` if its guide has no such attribute. `other` is at the constraint's other side.
  func expression(_ anchor: LayoutAnchor, other: LayoutAnchor?) -> EdgeExpression? {
    let attribute = anchor.attribute.resolved(isRightToLeft: canvas.isRightToLeft)
    switch anchor.item {
    case .guide(let guide, let view):
      return attribute.isOfGuide ? box(guide, of: view).value(attribute) : nil
    case .view(let view):
      if attribute == .firstBaseline || attribute == .lastBaseline {
        return baseline(of: view, attribute)
      }
      // Edges of a scroll view mean its content to what is inside.
      let isContent =
        tree.scrollNumbers[view] != nil && attribute.isEdge
        && (other.map { tree.isInside($0.item.view, view) } ?? false)
      if attribute.isMargin {
        let box = isContent ? content(view) : frame(view)
        return box.inset(by: numbers.margins[view]).value(attribute)
      }
      return (isContent ? content(view) : alignment(view)).value(attribute)
    }
  }

  private func box(_ guide: LayoutGuide, of view: Int) -> EdgeBox {
    let frame = frame(view)
    let safeArea = numbers.safeAreas[view]
    switch guide {
    case .safeArea: return frame.inset(by: safeArea)
    case .layoutMargins: return frame.inset(by: numbers.margins[view])
    case .scrollContent: return content(view)
    case .scrollFrame: return frame
    case .topBars:
      var bars = frame
      bars.height = EdgeExpression(safeArea.top)
      return bars
    case .bottomBars:
      var bars = frame
      bars.top = frame.bottom - safeArea.bottom
      bars.height = EdgeExpression(safeArea.bottom)
      return bars
    }
  }

  /// Where a view's first or last typographic baseline is. A stack view has that of its first or last view.
  func baseline(of view: Int, _ attribute: LayoutAttribute) -> EdgeExpression {
    var current = view
    while case .stack(let arrangement) = scene.views[current].role {
      let arranged = arrangedViews(current)
      let isLast = arrangement.axis == .vertical && attribute == .lastBaseline
      guard let next = isLast ? arranged.last : arranged.first else { break }
      current = next
    }
    let frame = frame(current)
    guard let text = sizes[current].text else { return frame.bottom }
    return attribute == .firstBaseline
      ? frame.centerY + (text.ascent - text.height / 2)
      : frame.centerY + (text.height / 2 - text.descent)
  }
}

extension EdgeBox {
  /// The value of an attribute that says left and right, not leading; of a margin, in the box of the margins.
  fileprivate func value(_ attribute: LayoutAttribute) -> EdgeExpression? {
    switch attribute {
    case .left, .leftMargin: left
    case .right, .rightMargin: right
    case .top, .topMargin: top
    case .bottom, .bottomMargin: bottom
    case .width: width
    case .height: height
    case .centerX, .centerXWithinMargins: centerX
    case .centerY, .centerYWithinMargins: centerY
    case .leading, .trailing, .leadingMargin, .trailingMargin, .firstBaseline, .lastBaseline: nil
    }
  }
}

extension LayoutAttribute {
  /// With left and right in place of leading and trailing.
  fileprivate func resolved(isRightToLeft: Bool) -> LayoutAttribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// Whether a distance from it changes sides in a mirrored layout.
  fileprivate var isMirrored: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin, .centerX, .centerXWithinMargins: true
    default: false
    }
  }

  var isLength: Bool { self == .width || self == .height }

  fileprivate var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  private var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  private var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  fileprivate var isEdge: Bool { !isLength && !isCenter && !isBaseline }

  var isOfGuide: Bool { !isMargin && !isBaseline }
}
