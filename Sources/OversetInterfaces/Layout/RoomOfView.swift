import OversetAutoLayout
import OversetModel

extension InterfaceSystem {
  /// More than any label is given: a room of it is unlimited.
  private static let mostWidth: Points = 10_000

  /// Notes how wide a view would be if its content asked for more than there is.
  ///
  /// Nothing is noted of one that already has less than it asks for. Where others of the same
  /// priority stand beside it, its room is what their own sizes leave.
  mutating func addRoom(
    of view: Int, on canvas: LayoutCanvas, sizer: ContentSizer<some TextMeasuring>,
    within budget: inout WorkBudget, to solved: inout SolvedInterface
  ) {
    guard !solved.unsolved.contains(root), let index = views.firstIndex(of: view),
      let natural = solved.naturalSizes[view], let width = natural.width,
      let frame = solved.frames[view], frame.width > width - 0.6
    else { return }
    let contents = contents
    var wide = natural
    wide.width = Self.mostWidth
    solver?.setIntrinsicSize(wide, of: index)
    defer { solver?.setIntrinsicSize(natural, of: index) }
    let layout = solver?.solve(canvas, within: &budget) { other, width in
      other == index ? wide : sizer.size(of: contents[other], width: width)
    }
    guard let layout, layout.isSolved else { return }
    let ties = layout.ties.filter { $0.axis == .horizontal && $0.views.contains(index) }
    if ties.isEmpty {
      let edge =
        isUnbounded(index, in: layout) ? roomToEdge(of: view, index, in: layout, solved) : nil
      solved.rooms[view] = edge ?? layout.frames[index].width
      if edge != nil { solved.unbounded.insert(view) }
    } else if ties.count == 1, ties[0].kind == .compressionResistance {
      solved.rooms[view] = max(frame.width, Self.mostWidth - ties[0].amount)
    }
  }

  /// Whether a view got all the width that it asked for, and nothing around it grew with it, as a window
  /// does.
  private func isUnbounded(_ index: Int, in layout: SolvedLayout) -> Bool {
    guard layout.frames[index].width > Self.mostWidth - 1 else { return false }
    var outer = scene.views[index].parent
    while let view = outer {
      if case .scroll = scene.views[view].role { return false }
      if layout.frames[view].width > Self.mostWidth - 1 { return false }
      outer = scene.views[view].parent
    }
    return true
  }

  /// From the side of a view that stays where it is to the other edge of the root; from both sides of one
  /// that grows to both. `layout` is that with the view too wide; nil where the root is not as wide as it is.
  private func roomToEdge(
    of view: Int, _ index: Int, in layout: SolvedLayout, _ solved: SolvedInterface
  ) -> Points? {
    guard let own = solved.sceneFrames[view], let outer = solved.sceneFrames[root] else {
      return nil
    }
    let wide = layout.absoluteFrames[index]
    let (start, end) = (own.minX - outer.minX, own.maxX - outer.minX)
    let room: Points
    if abs(wide.minX - start) < 1 {
      room = outer.width - start
    } else if abs(wide.maxX - end) < 1 {
      room = end
    } else {
      room = min(start + end, 2 * outer.width - start - end)
    }
    return max(own.width, room)
  }
}
