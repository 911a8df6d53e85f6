import OversetModel
import OversetTypesetting

extension LabelFit.Confidence {
  /// How sure a verdict is that rests on these needs and fonts.
  init(
    needs: LabelFit.Needs, scale: Double, room: LabelRoom, text: LabelText, missing: [String],
    weightIsMeasured: Bool
  ) {
    if !missing.isEmpty {
      self = .inconclusive([
        "no font has \(missing.map { "'\($0)'" }.joined(separator: ", "))"
      ])
      return
    }
    var doubts: [String] = []
    let width = room.bounds.width
    if let needed = needs.width {
      let error = text.widthError
      let distance = (needed - width).magnitude
      if distance <= max(room.grid.pixel, 0.005 * width) {
        doubts.append("within one pixel or 0.5 % of the width")
      } else if distance <= error.share * needed {
        doubts.append("within the known error of \(error.source)")
      }
    }
    if scale < 1 {
      let minimum = room.constraint.minimumScaleFactor
      if scale > minimum, (scale - minimum) * text.font.size.points <= 0.25 {
        doubts.append("within 0.25 pt of the smallest size")
      }
    }
    if !weightIsMeasured { doubts.append("the weight's widths are those of the nearest one") }
    self = doubts.isEmpty ? .certain : .borderline(doubts)
  }
}

extension LabelText {
  /// How far a measured width may be off, as a share of it, and why.
  ///
  /// The system font's table: 95 of 100 labels are closer than this (`make accuracy`). A font that
  /// stands in for one of the system's fallback fonts: those are similar in size, and not known
  /// better.
  fileprivate var widthError: (share: Double, source: String) {
    var error = (share: 0.0, source: "")
    func consider(_ share: Double, _ source: String) {
      if share > error.share { error = (share, source) }
    }
    for run in wrappers.flatMap(\.paragraph.runs) {
      switch run.font {
      case .system: consider(font.size.points < 20 ? 0.01 : 0.02, "the system font's table")
      case .systemHangul, .systemWide: consider(0.005, "the system font's table")
      case .face(let face, _):
        if !font.isSet(in: face) { consider(0.05, "\(face.postScriptName), a stand-in") }
      case .none: break
      }
    }
    return error
  }
}
