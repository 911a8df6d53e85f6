import OversetModel
import OversetTypesetting

/// Labels in text styles grow for tall scripts, by amounts that are not published (UIKit's
/// documentation of `UILetterformAwareAdjusting`).
extension LabelConstraint {
  /// Since iOS 17, tvOS 17 and visionOS 1, with the default `sizingRule`.
  var growsForTallScripts: Bool {
    guard case .textStyle = font.size, sizingRule == .typographic else { return false }
    switch font.platform {
    case .iOS, .tvOS, .visionOS: return true
    case .macOS, .watchOS: return false
    }
  }
}

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
