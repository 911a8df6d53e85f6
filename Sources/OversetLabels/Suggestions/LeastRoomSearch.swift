import OversetFits
import OversetModel
import OversetTypesetting

extension LabelRoom {
  /// What a label that shrinks or tightens needs to show a text, where that is less than it needs
  /// for the text as it is; nil for other labels.
  ///
  /// The label is larger than its text's room by `insets`. At most `mostLines`.
  func leastRoom(
    for text: LabelText, _ needs: LabelFit.Needs, legible: Double, insets: Size, mostLines: Int
  ) -> LeastRoom? {
    let room = shrinking(to: legible)
    guard room.shrinks || room.behavior.tighteningLimit != nil else { return nil }
    var least = LeastRoom()
    if let needed = needs.width {
      least.width = leastWhole(
        from: bounds.width + insets.width, to: max(needed, bounds.width) + insets.width
      ) { room.with(width: $0 - insets.width).showsSomehow(text) }
    }
    let allowed = room.constraint.numberOfLines
    let lines =
      allowed == 0
      ? 0
      : (allowed...max(allowed, min(mostLines, needs.lines))).first {
        room.with(lines: $0, height: .infinity).showsSomehow(text)
      }
    guard let lines else { return least }
    least.lines = lines > allowed ? lines : nil
    if bounds.height.isFinite, !room.with(lines: lines, height: bounds.height).showsSomehow(text) {
      let needed = room.neededHeight(of: text, lines: lines == 0 ? needs.lines : lines)
      least.height = leastWhole(from: bounds.height + insets.height, to: needed + insets.height) {
        room.with(lines: lines, height: $0 - insets.height).showsSomehow(text)
      }
    }
    return least
  }

  /// The least whole number that shows a text, where `from` does not and `to` does.
  private func leastWhole(from: Points, to: Points, shows: (Points) -> Bool) -> Points {
    var fails = from.rounded(.down)
    var fits = (to - roundingSlack).rounded(.up)
    while fits - fails > 1 {
      let middle = ((fits + fails) / 2).rounded(.down)
      // Numbers so large that 1 is below their precision.
      if middle <= fails || middle >= fits { break }
      if shows(middle) { fits = middle } else { fails = middle }
    }
    return fits
  }

  /// Whether a word of the text is wider than the label, so that more lines would break it.
  func breaksWords(of text: LabelText) -> Bool {
    constraint.lineBreakMode != .byCharWrapping
      && text.wrappers.contains {
        $0.widestUnbreakableWidth(at: text.font.size) > bounds.width + roundingSlack
      }
  }
}
