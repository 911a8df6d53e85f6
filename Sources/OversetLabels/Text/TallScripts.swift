import OversetModel
import OversetTypesetting

extension LabelText {
  /// The largest height of a line at scale 1, in points: that of the font of a tall script. Nil where
  /// the text has none.
  var tallLineHeight: Points? {
    var height: Double?
    for wrapper in wrappers {
      for run in wrapper.paragraph.runs where run.isTall {
        guard case .face(let face, _) = run.font else { continue }
        let ascender = max(font.ascender, face.ascender)
        let descender = min(font.descender, face.descender)
        height = max(height ?? 0, ascender - descender)
      }
    }
    return height.map { $0 * font.size.points }
  }
}
