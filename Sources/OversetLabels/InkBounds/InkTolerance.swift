import OversetModel
import OversetTypesetting

/// How far paint may lie outside a label that does not clip before it counts as cut off: the profile's
/// tolerance, and the uncertainty of the shapes.
extension LabelText {
  /// The tolerance for all fonts of the text, in points.
  func inkTolerance(atLeast least: Points) -> Points {
    let runs = wrappers.lazy.flatMap { $0.paragraph.runs }
    return max(least, (runs.map { self.inkError(of: $0.font) }.max() ?? 0) * font.size.points)
  }

  /// Whether some paint may lie outside its line by more than that; false for the system font's own
  /// letters, which are not measured for it.
  func inkMayLeaveLines(by least: Points) -> Bool {
    // Lines of several heights may be lower than their letters.
    if !isPlain { return true }
    let size = font.size.points
    return wrappers.contains { wrapper in
      wrapper.paragraph.runs.contains { run in
        guard case .face(let face, let letters) = run.font else { return false }
        let above = letters.ink(above: run.inkExtent.above) - font.ascender
        let below = letters.ink(below: run.inkExtent.below) + font.descender
        let aside = asks(for: face) ? Double(run.inkExtent.aside) : 0
        let outside = max(above, below, aside) * size
        return outside > least
          && (face.isNastaliq || outside > inkError(of: run.font) * font.size.points)
      }
    }
  }

  /// Whether some of it is in a stand-in whose words hang from a slope and may leave the line as a
  /// whole: what is reported of marks says nothing of it.
  var hasHangingStandIn: Bool {
    wrappers.contains { wrapper in
      wrapper.paragraph.runs.contains { run in
        guard case .face(let face, _) = run.font else { return false }
        return face.isNastaliq && !asks(for: face)
      }
    }
  }

  /// The possible error of the paint, in em.
  private func inkError(of run: RunFont) -> Double {
    switch run {
    // Inter's shapes, at SF's heights: the highest, Ǖ, leaves the line by 0.105 em.
    case .system, .systemHangul, .systemWide: 0.11
    case .face(let face, _) where asks(for: face): 0
    // Developers report that labels in the system font show marks that labels in custom fonts cut.
    // The stand-ins leave its line by up to 0.32 em (Khmer), Nastaliq by 1.1.
    case .face: font.table == nil ? 0.1 : 0.35
    case .none: 0
    }
  }
}
