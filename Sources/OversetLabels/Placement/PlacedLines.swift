import OversetFits
import OversetModel
import OversetTypesetting

extension VisibleText {
  /// The lines at their places.
  func lines(at placement: LabelPlacement) -> [LineFragment] {
    zip(stack.lines, placement.places(of: stack)).map { line, place in
      let paragraph = text.wrappers[line.paragraph].paragraph
      let drawn = DrawnLine(line, of: text)
      return LineFragment(
        textRange: paragraph.textRange(of: line.clusters), shown: drawn.text, width: line.width,
        baseline: place.baseline, rect: place.rect, isRightToLeft: paragraph.isRightToLeft,
        ellipsis: drawn.ellipsis, breaksWord: breaksWord(line))
    }
  }
}
