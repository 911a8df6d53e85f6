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
      solved.rooms[view] = layout.frames[index].width
    } else if ties.count == 1, ties[0].kind == .compressionResistance {
      solved.rooms[view] = max(frame.width, Self.mostWidth - ties[0].amount)
    }
  }
}
