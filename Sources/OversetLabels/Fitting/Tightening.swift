import OversetModel
import OversetTypesetting

extension LabelRoom {
  /// What to add behind each cluster so that a text of one line just fits, in points; nil where the
  /// label does not tighten, or where that is not enough.
  ///
  /// It comes before any shrinking, and is the same for all clusters (the most plausible reading).
  func tightening(of text: LabelText) -> Points? {
    guard let limit = behavior.tighteningLimit, let wrapper = text.wrappers.first,
      text.wrappers.count == 1
    else { return nil }
    let width = LineRoom(text.style(of: 0), in: bounds.width).first
    let clusters = wrapper.paragraph.trimmingEnd(0..<wrapper.paragraph.clusterCount)
    let natural = wrapper.width(of: clusters, at: text.font.size)
    guard clusters.count > 1, natural > width,
      natural <= width * limit + roundingSlack
    else { return nil }
    return (width - natural) / Double(clusters.count - 1)
  }

  /// The one line of a text that is tightened.
  func tightened(_ text: LabelText, by kern: Points) -> LineStack {
    var line = text.wholeLine(width: bounds.width, at: text.font.size)
    // White space at the end hangs, at any width.
    let count = text.wrappers[line.paragraph].paragraph.trimmingEnd(line.clusters).count
    line.width += kern * Double(max(count - 1, 0))
    return LineStack(lines: [line])
  }
}
