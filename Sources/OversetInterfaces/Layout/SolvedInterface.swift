package import OversetAutoLayout
package import OversetModel

/// Where the views of a root are on one canvas, and what is doubtful about it.
package struct SolvedInterface: Sendable {
  /// Of a root that cannot be laid out.
  package init() {}

  /// In the superview, by index in the tree; the root's own is at 0, 0.
  package internal(set) var frames: [Int: Rect] = [:]
  /// In the root around all systems.
  package internal(set) var sceneFrames: [Int: Rect] = [:]
  /// The sizes that contents ask for where nothing limits their width.
  package internal(set) var naturalSizes: [Int: IntrinsicSize] = [:]
  /// The same where text was wrapped at the width that there is.
  package internal(set) var wrappedSizes: [Int: IntrinsicSize] = [:]
  /// By how much views are smaller than what they contain, in a direction in which they are: not the
  /// widths of views that wrap.
  package internal(set) var shortages: [Int: PerAxis<Points>] = [:]
  /// How wide views would be with longer texts, where that was asked for and is known.
  package internal(set) var rooms: [Int: Points] = [:]
  /// Those of `rooms` that nothing limits on one side: their rooms end at the root's edge.
  package internal(set) var unbounded: Set<Int> = []
  /// The views whose content has a size that only the running app knows.
  package internal(set) var unknownSizes: Set<Int> = []
  /// The roots of systems that could not be solved within the solver's limits.
  package internal(set) var unsolved: Set<Int> = []
  /// Whether there was too much work: then nothing is known of the rest.
  package internal(set) var isOutOfWork = false
  /// The views that nothing says the place or size of, in each direction.
  package internal(set) var undetermined: [Int: PerAxis<Bool>] = [:]
  /// Required constraints that contradict others.
  package internal(set) var dropped: [InterfaceConstraint] = []
  /// Required constraints that leave a view less width than its content must have: UIKit breaks one.
  package internal(set) var overfull: [InterfaceConstraint] = []
  /// The views that these leave less.
  package internal(set) var tooNarrow: Set<Int> = []
  /// Views of which the same room is asked with the same priority, as indices in the tree.
  package internal(set) var ties: [LayoutTie] = []

  /// Whether a view lies wholly outside of the one around it. On macOS nobody sees it: views draw nothing
  /// outside of their superviews (NSView.clipsToBounds, before macOS 14), and a button is parked there for
  /// its key equivalent.
  package func isOutside(_ view: Int, in tree: InterfaceTree) -> Bool {
    guard let frame = frames[view], let superview = tree.objects[view].superview,
      let outer = frames[superview], outer.width > 0, outer.height > 0
    else { return false }
    return frame.maxX <= 0 || frame.maxY <= 0 || frame.minX >= outer.width
      || frame.minY >= outer.height
  }

  mutating func add(_ layout: SolvedLayout, of system: InterfaceSystem, in tree: InterfaceTree) {
    let root = tree.objects[system.root]
    let origin = root.superview.flatMap { sceneFrames[$0] } ?? .zero
    let offset = root.superview == nil ? .zero : root.frame ?? .zero
    for (index, view) in system.views.enumerated() {
      frames[view] = layout.frames[index]
      if view == system.root, root.superview != nil {
        frames[view]?.x = offset.x
        frames[view]?.y = offset.y
      }
      sceneFrames[view] = layout.absoluteFrames[index]
        .offset(x: origin.x + offset.x, y: origin.y + offset.y)
      wrappedSizes[view] = layout.intrinsicSizes[index]
      shortages[view] = shortage(of: index, in: layout, of: system)
      let isDetermined = layout.isDetermined[index]
      if !isDetermined.horizontal || !isDetermined.vertical {
        undetermined[view] = PerAxis(
          horizontal: !isDetermined.horizontal, vertical: !isDetermined.vertical)
      }
    }
    for requirement in layout.dropped {
      switch requirement {
      case .constraint(let index) where index < system.constraints.count:
        dropped.append(system.constraints[index])
      case .compressionResistance(let view, .horizontal):
        tooNarrow.insert(system.views[view])
        if let limit = system.widthLimit(of: system.views[view]) { overfull.append(limit) }
      default: break
      }
    }
    ties += layout.ties.map { tie in
      var tie = tie
      tie.views = tie.views.map { system.views[$0] }
      return tie
    }
  }

  /// Nil where it has all that its content asks for. The sizes of contents are without the view's
  /// alignment insets.
  private func shortage(
    of index: Int, in layout: SolvedLayout, of system: InterfaceSystem
  ) -> PerAxis<Points>? {
    let (frame, view) = (layout.frames[index], system.scene.views[index])
    if view.isHidden { return nil }
    let insets = view.alignmentInsets
    let asked = layout.intrinsicSizes[index]
    let width = (view.wraps ? nil : naturalSizes[system.views[index]]?.width) ?? 0
    let shortage = PerAxis(
      horizontal: max(0, width - (frame.width - insets.left - insets.right)),
      vertical: max(0, (asked.height ?? 0) - (frame.height - insets.top - insets.bottom)))
    return max(shortage.horizontal, shortage.vertical) > Self.leastShortage ? shortage : nil
  }

  /// Less is lost to rounding.
  private static let leastShortage: Points = 0.01
}

extension InterfaceSystem {
  /// The required constraint that says how wide a view is, else the first that has to do with it.
  fileprivate func widthLimit(of view: Int) -> InterfaceConstraint? {
    let required = constraints.filter {
      $0.priority >= LayoutConstraint.required && $0.views.contains(view)
        && LayoutAttribute($0.first.attribute).axis == .horizontal
    }
    return required.first { $0.first.attribute == .width } ?? required.first
  }
}
