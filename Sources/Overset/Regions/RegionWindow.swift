import OversetModel

/// Which part of a scene a picture shows.
struct RegionWindow {
  /// The view of the text, and all that is at fault with it.
  let focus: Rect
  /// The view that holds the text.
  let container: Rect
  /// The screen, the window or the cell around it.
  let surface: Rect
  /// The frames of what else is on it.
  let neighbours: [Rect]

  /// A phone is shown in its whole width, so that both edges are seen.
  static let mostWidth: Points = 480
  /// More is scrolled past.
  static let mostHeight: Points = 260
  /// A container up to this height is shown whole.
  private static let smallHeight: Points = 140
  /// What is shown around the text in a higher one: its neighbours' lines.
  private static let around: Points = 44
  /// What is shown beside a surface: its edge.
  private static let margin: Points = 8
  /// How far the picture goes on outside of the surface: that a text goes on is seen there.
  private static let mostOutside: Points = 72

  /// `marks` are shown too, as far as they are near.
  func rect(showing marks: [Rect]) -> Rect {
    let shown = marks.reduce(focus) { $0.union($1) }
    let limits = surface.outset(by: Self.mostOutside)
    let (x, width) = Self.span(
      across(shown), within: limits.minX...max(limits.minX, limits.maxX),
      around: focus.minX...max(focus.minX, focus.maxX), most: Self.mostWidth + Self.mostOutside)
    let (y, height) = Self.span(
      whole(down(shown)), within: surface.minY...max(surface.minY, surface.maxY),
      around: focus.minY...max(focus.minY, focus.maxY), most: Self.mostHeight)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// A span that cuts no line of neighbours, as far as they are as low as a few lines.
  private func whole(_ span: ClosedRange<Points>) -> ClosedRange<Points> {
    let cut = neighbours.filter { frame in
      frame.height <= 2 * Self.around
        && (frame.minY...max(frame.minY, frame.maxY)).overlaps(span)
    }
    return min(
      span.lowerBound, cut.map(\.minY).min().map { $0 - Self.margin } ?? .infinity)...max(
        span.upperBound, cut.map(\.maxY).max().map { $0 + Self.margin } ?? -.infinity)
  }

  private func across(_ shown: Rect) -> ClosedRange<Points> {
    let base = surface.width <= Self.mostWidth ? surface : container
    let least = min(base.minX, shown.minX) - Self.margin
    return least...max(least, max(base.maxX, shown.maxX) + Self.margin)
  }

  private func down(_ shown: Rect) -> ClosedRange<Points> {
    let isSmall = container.height <= Self.smallHeight
    let base = isSmall ? container : focus
    let margin = isSmall ? Self.margin : Self.around
    let least = min(base.minY, shown.minY) - margin
    return least...max(least, max(base.maxY, shown.maxY) + margin)
  }

  /// A span within limits, cut to the most around its middle where it is longer.
  private static func span(
    _ span: ClosedRange<Points>, within limits: ClosedRange<Points>,
    around focus: ClosedRange<Points>, most: Points
  ) -> (start: Points, length: Points) {
    let span = span.clamped(to: limits)
    let length = min(span.upperBound - span.lowerBound, most)
    let middle = (focus.lowerBound + focus.upperBound) / 2
    let start = min(max(middle - length / 2, span.lowerBound), span.upperBound - length)
    return (start, max(1, length))
  }
}

extension Rect {
  fileprivate func outset(by margin: Points) -> Rect {
    Rect(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// The rectangle, high enough for another one: that is what a screen shows in turn where it scrolls.
  func heightened(over other: Rect) -> Rect {
    let top = min(minY, other.minY)
    return Rect(x: x, y: top, width: width, height: max(maxY, other.maxY) - top)
  }

  /// Whether all its numbers are those of a screen: a document may make any.
  var isDrawable: Bool { [x, y, width, height].allSatisfy { $0.magnitude < 100_000 } }

  /// What two rectangles have in common; nil for nothing.
  func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return right > left && bottom > top
      ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}
