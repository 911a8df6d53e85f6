import OversetModel
import OversetTypesetting

extension LabelText {
  /// As high as a line may become at scale 1, in points: as that of the font which sets a tall
  /// script. Nil where there is none.
  var tallLineHeight: Points? {
    var height: Double?
    for wrapper in wrappers {
      for run in wrapper.paragraph.runs where run.isTall {
        guard case .face(let face, let share) = run.font else { continue }
        let ascender = max(font.ascender, face.ascender * share)
        let descender = min(font.descender, face.descender * share)
        height = max(height ?? 0, ascender - descender)
      }
    }
    return height.map { $0 * font.size.points }
  }
}
