package import OversetFits
package import OversetModel
import OversetTypesetting

/// What would show a text that is not all seen.
extension LabelFitter {
  /// The least to cut off a text; nil where no part of it would be seen whole. A label that shrinks may
  /// do so down to `legible`.
  package func cut(_ text: LabelText, legible: Double) -> TextCut? {
    room.cut(text, legible: legible)
  }

  /// What a label that shrinks or tightens needs to show a text, where that is less than it needs
  /// for the text as it is; nil for other labels.
  ///
  /// The label is larger than its text's room by `insets`. At most `mostLines`.
  package func leastRoom(
    for text: LabelText, _ needs: LabelFit.Needs, legible: Double, insets: Size, mostLines: Int
  ) -> LeastRoom? {
    room.leastRoom(for: text, needs, legible: legible, insets: insets, mostLines: mostLines)
  }

  /// Whether a word of the text is wider than the label, so that more lines would break it.
  package func breaksWords(of text: LabelText) -> Bool { room.breaksWords(of: text) }
}
