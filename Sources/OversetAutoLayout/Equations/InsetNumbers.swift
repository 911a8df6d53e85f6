internal import OversetModel

/// Margins and safe areas as numbers, from where the views were in the last pass.
struct InsetNumbers: Equatable {
  /// By view: how far the safe area's insets reach into it.
  private(set) var safeAreas: [LayoutInsets]
  /// By view.
  private(set) var margins: [LayoutInsets]

  /// `frames` are in the root, `nil` where none is known yet.
  init(_ views: [LayoutView], _ tree: SceneTree, _ canvas: LayoutCanvas, _ frames: [Rect?]) {
    safeAreas = views.indices.map { view in
      if view == tree.root { return canvas.safeArea }
      guard !tree.isInsideScroll[view], let frame = frames[view] else { return .zero }
      return Self.overlap(frame, canvas)
    }
    margins = views.map { $0.margins.insets }
    for view in views.indices where views[view].margins.isDirectional && canvas.isRightToLeft {
      margins[view] = margins[view].mirrored
    }
    for own in canvas.margins where views.indices.contains(own.view) {
      margins[own.view] = own.insets
    }
    for view in tree.order { complete(view, views[view], frames) }
  }

  /// Adds to a view's own margins what its superview and the safe area ask for.
  private mutating func complete(_ index: Int, _ view: LayoutView, _ frames: [Rect?]) {
    if view.margins.preservesSuperview, let parent = view.parent, let frame = frames[index],
      let outer = frames[parent]
    {
      let kept = margins[parent]
      margins[index].top = max(margins[index].top, kept.top - (frame.y - outer.y))
      margins[index].left = max(margins[index].left, kept.left - (frame.x - outer.x))
      margins[index].bottom = max(
        margins[index].bottom, kept.bottom - (outer.maxY - frame.maxY))
      margins[index].right = max(margins[index].right, kept.right - (outer.maxX - frame.maxX))
    }
    if view.margins.addsSafeArea {
      margins[index].top += safeAreas[index].top
      margins[index].left += safeAreas[index].left
      margins[index].bottom += safeAreas[index].bottom
      margins[index].right += safeAreas[index].right
    }
  }

  /// What of the root's unsafe edges lies over a frame; nothing where the frame goes beyond that edge of the root.
  private static func overlap(_ frame: Rect, _ canvas: LayoutCanvas) -> LayoutInsets {
    let (safe, size) = (canvas.safeArea, canvas.size)
    // Rounding does not put a view outside.
    let slack = 0.01
    return LayoutInsets(
      top: frame.y >= -slack ? max(0, min(safe.top, safe.top - frame.y)) : 0,
      left: frame.x >= -slack ? max(0, safe.left - frame.x) : 0,
      bottom: frame.maxY <= size.height + slack
        ? max(0, frame.maxY - (size.height - safe.bottom)) : 0,
      right: frame.maxX <= size.width + slack
        ? max(0, frame.maxX - (size.width - safe.right)) : 0)
  }
}
