/// The priorities of what UIKit's stack views ask for besides what is required, fitted to stored frames.
private enum StackPriority {
  /// Proportional lengths; each view's is a thousandth below the one's before it.
  static let proportion = 999.0
  /// The last view takes what the others leave.
  static let lastProportion = 998.9
  /// Equal distances of centres; each is one below the one before it.
  static let centering = 150.0
  /// Gaps of equal spacing are no larger than the spacing.
  static let gap = 49.5
  /// A stack view is no longer than its views.
  static let fit = 49.0
  /// A view is no longer than its content across the axis.
  static let crossFit = 25.0
}

extension SceneEquations {
  /// The views that a stack view arranges and shows, in their order.
  func arrangedViews(_ stack: Int) -> [Int] {
    tree.children[stack].filter { isArranged($0) && !scene.views[$0].isHidden }
  }

  mutating func addStack(_ stack: Int) {
    guard case .stack(let arrangement) = scene.views[stack].role else { return }
    let axis = arrangement.axis
    for view in tree.children[stack] where isArranged(view) && scene.views[view].isHidden {
      let length = frame(view).length(axis)
      list.add(length)
      list.close(.equal, 0, LayoutConstraint.required, .hiding(view))
    }
    let views = arrangedViews(stack)
    if views.isEmpty { return }
    let isReversed =
      canvas.isRightToLeft && axis == .horizontal && !arrangement.forcesLeftToRight
    var inside = frame(stack)
    if arrangement.isMarginsRelative { inside = inside.inset(by: numbers.margins[stack]) }
    let boxes = (isReversed ? views.reversed() : views).map(alignment)
    addAlong(stack, arrangement, inside, boxes)
    if arrangement.distribution == .fillProportionally {
      addProportions(stack, arrangement, inside, views)
    }
    addAcross(stack, arrangement, inside, boxes)
    addBaselines(stack, arrangement, views)
  }

  private mutating func addAlong(
    _ stack: Int, _ arrangement: StackArrangement, _ inside: EdgeBox, _ boxes: [EdgeBox]
  ) {
    let axis = arrangement.axis
    let required = LayoutConstraint.required
    let requirement = LayoutRequirement.stack(stack)
    let spacing = arrangement.spacing
    guard let first = boxes.first, let last = boxes.last else { return }
    if boxes.count == 1, arrangement.distribution == .equalCentering, arrangement.isOfAppKit {
      return addCentered(first, in: inside, axis, requirement)
    }
    list.relate(first.start(axis), .equal, inside.start(axis), required, requirement)
    list.relate(last.end(axis), .equal, inside.end(axis), required, requirement)
    let pairs = zip(boxes, boxes.dropFirst())
    switch arrangement.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (one, next) in pairs {
        list.relate(next.start(axis), .equal, one.end(axis), plus: spacing, required, requirement)
      }
      if arrangement.distribution != .fillEqually { break }
      for box in boxes.dropFirst() {
        list.relate(box.length(axis), .equal, first.length(axis), required, requirement)
      }
    case .equalSpacing:
      for (one, next) in pairs {
        list.relate(
          next.start(axis), .atLeast, one.end(axis), plus: spacing, required, requirement)
      }
      for index in 1..<max(1, boxes.count - 1) {
        list.addGap(axis, boxes[index], boxes[index + 1])
        list.addGap(axis, boxes[0], boxes[1], times: -1)
        list.close(.equal, 0, required, requirement)
      }
      if boxes.count > 1 {
        list.addGap(axis, boxes[0], boxes[1])
        list.close(.equal, spacing, StackPriority.gap, requirement)
      }
    case .equalCentering:
      for (one, next) in pairs {
        list.relate(
          next.start(axis), .atLeast, one.end(axis), plus: spacing, required, requirement)
      }
      let centers = boxes.map { $0.start(axis) + $0.length(axis) * 0.5 }
      for index in 1..<max(1, boxes.count - 1) {
        list.add(centers[index + 1])
        list.add(centers[index], times: -1)
        list.add(centers[1], times: -1)
        list.add(centers[0])
        let priority = max(1, StackPriority.centering - Double(index - 1))
        list.close(.equal, 0, priority, requirement)
      }
    }
    if arrangement.distribution == .equalSpacing || arrangement.distribution == .equalCentering {
      list.add(inside.length(axis))
      list.close(.equal, 0, StackPriority.fit, requirement)
    }
  }

  private mutating func addCentered(
    _ box: EdgeBox, in inside: EdgeBox, _ axis: LayoutAxis, _ requirement: LayoutRequirement
  ) {
    let required = LayoutConstraint.required
    list.relate(box.start(axis), .atLeast, inside.start(axis), required, requirement)
    list.relate(box.end(axis), .atMost, inside.end(axis), required, requirement)
    addCenter(of: box, in: inside, axis, requirement)
  }

  private mutating func addCenter(
    of box: EdgeBox, in inside: EdgeBox, _ axis: LayoutAxis, _ requirement: LayoutRequirement
  ) {
    list.add(box.start(axis))
    list.add(box.end(axis))
    list.add(inside.start(axis), times: -1)
    list.add(inside.end(axis), times: -1)
    list.close(.equal, 0, LayoutConstraint.required, requirement)
  }

  /// Lengths in proportion to the intrinsic ones; nothing if one view has none.
  private mutating func addProportions(
    _ stack: Int, _ arrangement: StackArrangement, _ inside: EdgeBox, _ views: [Int]
  ) {
    let lengths = views.map { intrinsicLength($0, arrangement.axis) }
    let sum = lengths.reduce(0) { $0 + ($1 ?? 0) }
    if lengths.contains(nil) || sum <= 0 { return }
    let total = sum + arrangement.spacing * Double(views.count - 1)
    if total <= 0 { return }
    for (index, view) in views.enumerated() {
      let box = alignment(view)
      let share = (lengths[index] ?? 0) / total
      let isLast = index == views.count - 1 && views.count > 1
      // Measured are UIStackView's alone. With the last view's own, a stack view could never be longer than its
      // views in a window, which gives way to any priority above 500 (windowSizeStayPut).
      if isLast, arrangement.isOfAppKit { break }
      let priority =
        isLast
        ? StackPriority.lastProportion
        : max(StackPriority.lastProportion, StackPriority.proportion - Double(index) * 0.001)
      list.add(box.length(arrangement.axis))
      list.add(inside.length(arrangement.axis), times: -share)
      list.close(.equal, 0, priority, .stack(stack))
    }
  }

  /// A view's intrinsic length; of a stack view without one, what its views add up to.
  private func intrinsicLength(_ view: Int, _ axis: LayoutAxis, depth: Int = 0) -> Double? {
    let own = axis == .horizontal ? sizes[view].width : sizes[view].height
    if let own { return own }
    // A stack view this deep in others is no layout that somebody made.
    guard depth < 50, case .stack(let arrangement) = scene.views[view].role else { return nil }
    let lengths = arrangedViews(view).map { intrinsicLength($0, axis, depth: depth + 1) ?? 0 }
    if arrangement.axis != axis { return lengths.max() ?? 0 }
    return lengths.reduce(0, +) + arrangement.spacing * Double(max(0, lengths.count - 1))
  }

  private mutating func addAcross(
    _ stack: Int, _ arrangement: StackArrangement, _ inside: EdgeBox, _ boxes: [EdgeBox]
  ) {
    let cross: LayoutAxis = arrangement.axis == .horizontal ? .vertical : .horizontal
    let required = LayoutConstraint.required
    let requirement = LayoutRequirement.stack(stack)
    let isMirrored = canvas.isRightToLeft && cross == .horizontal
    for box in boxes {
      let (start, end) = (box.start(cross), box.end(cross))
      if arrangement.alignment == .fill {
        list.relate(start, .equal, inside.start(cross), required, requirement)
        list.relate(end, .equal, inside.end(cross), required, requirement)
        continue
      }
      list.relate(start, .atLeast, inside.start(cross), required, requirement)
      list.relate(end, .atMost, inside.end(cross), required, requirement)
      switch arrangement.alignment {
      case .leading where !isMirrored, .trailing where isMirrored:
        list.relate(start, .equal, inside.start(cross), required, requirement)
      case .trailing, .leading:
        list.relate(end, .equal, inside.end(cross), required, requirement)
      case .center: addCenter(of: box, in: inside, cross, requirement)
      case .fill, .firstBaseline, .lastBaseline: break
      }
      list.add(box.length(cross))
      list.close(.equal, 0, StackPriority.crossFit, requirement)
    }
    if arrangement.alignment != .fill {
      list.add(inside.length(cross))
      list.close(.equal, 0, StackPriority.fit, requirement)
    }
  }

  private mutating func addBaselines(
    _ stack: Int, _ arrangement: StackArrangement, _ views: [Int]
  ) {
    let attribute: LayoutAttribute
    switch arrangement.alignment {
    case .firstBaseline: attribute = .firstBaseline
    case .lastBaseline: attribute = .lastBaseline
    default: return
    }
    guard arrangement.axis == .horizontal, let first = views.first else { return }
    let line = baseline(of: first, attribute)
    for view in views.dropFirst() {
      let own = baseline(of: view, attribute)
      list.relate(own, .equal, line, LayoutConstraint.required, .stack(stack))
    }
  }
}

extension EquationList {
  /// Adds a multiple of the distance between two boxes.
  fileprivate mutating func addGap(
    _ axis: LayoutAxis, _ one: EdgeBox, _ next: EdgeBox, times factor: Double = 1
  ) {
    add(next.start(axis), times: factor)
    add(one.end(axis), times: -factor)
  }
}
