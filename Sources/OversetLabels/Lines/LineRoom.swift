import OversetModel
import OversetTypesetting

/// The room for text on the lines of a paragraph, in points.
struct LineRoom {
  var first: Points
  var rest: Points
  var firstIndent: Points
  var restIndent: Points
  /// The farthest end of a line, from the leading edge.
  var end: Points
  /// What is kept free at the trailing edge.
  var trailing: Points

  /// `container` is the width of the label's text container.
  init(_ style: ParagraphStyle, in container: Points) {
    firstIndent = style.firstLineHeadIndent
    restIndent = style.headIndent
    // NSParagraphStyle: a positive tail indent counts from the leading edge.
    end = style.tailIndent > 0 ? min(style.tailIndent, container) : container + style.tailIndent
    trailing = style.tailIndent < 0 ? -style.tailIndent : 0
    first = max(0, end - firstIndent)
    rest = max(0, end - restIndent)
  }
}
