package import OversetModel

/// A tree of views with one root, and the constraints between them: what is solved as one system.
package struct LayoutScene: Sendable, Hashable {
  /// Exactly one has no superview: the root.
  package var views: [LayoutView]
  package var constraints: [LayoutConstraint]

  package init(views: [LayoutView], constraints: [LayoutConstraint]) {
    self.views = views
    self.constraints = constraints
  }
}

/// Why a scene cannot be solved at all.
package enum LayoutError: Error, Hashable {
  case noRoot
  /// Two views without a superview, by index.
  case severalRoots(Int, Int)
  /// A view's superview is not in the scene.
  case unknownParent(of: Int)
  /// A view is inside itself.
  case cyclicParents(of: Int)
  /// A number of this view is not finite, too large, or no priority.
  case badNumber(of: Int)
  case tooManyViews(Int, limit: Int)
  case tooManyConstraints(Int, limit: Int)
}

/// Where and how a scene is laid out.
package struct LayoutCanvas: Sendable, Hashable {
  /// The root's size.
  package var size: Size
  /// The priority of the root's height; below 1000 for a cell that fits its content.
  package var heightPriority = LayoutConstraint.required
  /// That of its width; below 1000 for a window that may grow.
  package var widthPriority = LayoutConstraint.required
  package var isRightToLeft = false
  /// How far bars and the screen's corners reach into the root.
  package var safeArea = LayoutInsets.zero
  /// Margins that replace those of a view on this canvas, as a screen's width decides the root's.
  package var margins: [MarginsOfView] = []

  package init(size: Size) { self.size = size }

  /// Whether the root has the canvas's size in a direction, whatever is in it.
  func isFixed(_ axis: LayoutAxis) -> Bool {
    (axis == .horizontal ? widthPriority : heightPriority) >= LayoutConstraint.required
  }
}

/// A view's margins on one canvas.
package struct MarginsOfView: Sendable, Hashable {
  package var view: Int
  package var insets: LayoutInsets

  package init(view: Int, insets: LayoutInsets) {
    self.view = view
    self.insets = insets
  }
}
