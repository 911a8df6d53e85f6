import OversetFits
import OversetModel
import OversetTypesetting

extension VisibleText {
  /// The lines where they lie.
  func lines(at placement: LabelPlacement) -> [LineFragment] {
    zip(stack.lines, placement.frames(of: stack)).map { line, frame in
      let paragraph = text.wrappers[line.paragraph].paragraph
      let drawn = DrawnLine(line, of: text)
      return LineFragment(
        textRange: paragraph.textRange(of: line.clusters), shown: drawn.text, width: line.width,
        baseline: frame.baseline, rect: frame.rect, isRightToLeft: paragraph.isRightToLeft,
        ellipsis: drawn.ellipsis, breaksWord: breaksWord(line))
    }
  }
}
