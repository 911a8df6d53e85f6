import OversetAutoLayout
import OversetModel

extension InterfaceTree {
  /// The safe area of a root on the document's canvas: what its constraints and the stored frames
  /// agree on, else the device's.
  ///
  /// Xcode stores other insets than a device has where it simulates bars.
  func storedSafeArea(of root: Int, device: LayoutInsets) -> LayoutInsets {
    var votes = SafeAreaVotes()
    for view in views(inSystem: root) {
      for constraint in objects[view].constraints {
        guard let second = constraint.second, constraint.multiplier == 1,
          constraint.relation == .equal, constraint.priority >= 1000
        else { continue }
        count(constraint.first, second, constraint.constant, root: root, in: &votes)
        count(second, constraint.first, -constraint.constant, root: root, in: &votes)
      }
    }
    return LayoutInsets(
      top: votes.top.winner ?? device.top, left: votes.left.winner ?? device.left,
      bottom: votes.bottom.winner ?? device.bottom, right: votes.right.winner ?? device.right)
  }

  /// Counts the inset that a view's stored edge implies, where the other item is the root's guide.
  private func count(
    _ edge: InterfaceConstraint.Anchor, _ guide: InterfaceConstraint.Anchor, _ constant: Points,
    root: Int, in votes: inout SafeAreaVotes
  ) {
    guard guide.view == root, let kind = guide.guide, edge.guide == nil, edge.view != root,
      objects[edge.view].element.flag("misplaced") != true,
      let frame = storedFrame(of: edge.view, in: root), let size = objects[root].frame
    else { return }
    let value: Points
    switch edge.attribute {
    case .leading, .left: value = frame.minX
    case .trailing, .right: value = frame.maxX
    case .top: value = frame.minY
    case .bottom: value = frame.maxY
    default: return
    }
    switch (kind, guide.attribute) {
    case (.safeArea, .top), (.top, .bottom): votes.top.add(value - constant)
    case (.safeArea, .bottom), (.bottom, .top):
      votes.bottom.add(size.height - value + constant)
    case (.safeArea, .leading), (.safeArea, .left): votes.left.add(value - constant)
    case (.safeArea, .trailing), (.safeArea, .right):
      votes.right.add(size.width - value + constant)
    default: return
    }
  }

  /// A view's stored frame in the coordinates of a root around it; nil where it is in another.
  func storedFrame(of view: Int, in root: Int) -> Rect? {
    guard var frame = objects[view].frame else { return nil }
    var current = view
    while current != root {
      guard let superview = objects[current].superview else { return nil }
      if superview != root, let outer = objects[superview].frame {
        frame = frame.offset(x: outer.x, y: outer.y)
      }
      current = superview
    }
    return frame
  }
}

/// How often each inset of a root is implied.
private struct SafeAreaVotes {
  var top = Votes()
  var left = Votes()
  var bottom = Votes()
  var right = Votes()

  struct Votes {
    private var counts: [(value: Points, count: Int)] = []

    mutating func add(_ value: Points) {
      let value = (value * 100).rounded() / 100
      if let index = counts.firstIndex(where: { $0.value == value }) {
        counts[index].count += 1
      } else if counts.count < 100 {
        counts.append((value, 1))
      }
    }

    /// The most frequent, and the first of several; nil for none and for one outside of the root.
    var winner: Points? {
      guard let most = counts.map(\.count).max(),
        let value = counts.first(where: { $0.count == most })?.value, value >= 0
      else { return nil }
      return value
    }
  }
}
