import OversetModel
import OversetTypesetting

extension LabelFit.Confidence {
  /// How sure a verdict is that rests on these needs and fonts.
  ///
  /// `inkOverflow` is how far paint reaches over the edge of a label that clips, 0 for another.
  init(
    of drawn: DrawnText, needs: LabelFit.Needs, inkOverflow: Points, growth: InkGrowth,
    in room: LabelRoom, text: LabelText, missing: [String]
  ) {
    if !missing.isEmpty {
      self = .inconclusive([
        "no font has \(missing.map { "'\($0)'" }.joined(separator: ", "))"
      ])
      return
    }
    var doubts: [String] = []
    if let needed = needs.width {
      doubts += room.widthDoubts(needed, of: text, tightened: drawn.outcome == .tightened)
    }
    doubts += room.heightDoubts(lines: needs.lines, of: text)
    if drawn.scale < 1 {
      let minimum = room.constraint.minimumScale
      if drawn.scale > minimum, (drawn.scale - minimum) * text.font.size.points <= 0.25 {
        doubts.append("within 0.25 pt of the smallest size")
      }
    }
    if inkOverflow > roundingSlack {
      if inkOverflow <= 2 * room.grid.pixel {
        doubts.append("paint within a pixel of the edge")
      } else if let source = text.paintError {
        doubts.append("the paint is that of \(source)")
      }
    }
    if growth != .zero { doubts.append("what UIKit adds for tall scripts is not published") }
    for doubt in [text.font.doubt] + text.spans.map(\.font.doubt) {
      if let doubt, !doubts.contains(doubt) { doubts.append(doubt) }
    }
    self = doubts.isEmpty ? .certain : .borderline(doubts)
  }
}

extension LabelRoom {
  /// Doubts about a text that needs a width, in points.
  fileprivate func widthDoubts(
    _ needed: Points, of text: LabelText, tightened: Bool
  ) -> [String] {
    let width = bounds.width
    let margin = max(grid.pixel, 0.005 * width)
    let error = text.widthError
    var doubts: [String] = []
    if (needed - width).magnitude <= margin {
      doubts.append("within one pixel or 0.5 % of the width")
    } else if (needed - width).magnitude <= error.share * needed {
      doubts.append("within the known error of \(error.source)")
    }
    let canTighten =
      constraint.allowsDefaultTighteningForTruncation && constraint.lineBreakMode.truncates
      && constraint.numberOfLines == 1
    if tightened {
      doubts.append("how far UIKit tightens is not published")
    } else if canTighten, (needed - width * Self.tighteningLimit).magnitude <= margin {
      doubts.append("within one pixel or 0.5 % of what tightening can do")
    }
    return doubts
  }

  /// Whether a pixel more or less of height would show one line less or more than the text has.
  fileprivate func heightDoubts(lines: Int, of text: LabelText) -> [String] {
    let allowed = constraint.numberOfLines
    guard bounds.height.isFinite, lines > 1, allowed == 0 || lines <= allowed else { return [] }
    let threshold = neededHeight(of: text, lines: lines) - grid.pixel
    guard (bounds.height - threshold).magnitude < grid.pixel - roundingSlack else { return [] }
    return ["within one pixel of the height of \(lines) lines"]
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
    for used in runFonts {
      switch used {
      case .system: consider(font.size.points < 20 ? 0.013 : 0.02, "the system font's table")
      case .systemHangul, .systemWide: consider(0.01, "the system font's table")
      case .face(let face, _):
        if !asks(for: face) { consider(0.05, "\(face.postScriptName), a stand-in") }
      case .none: break
      }
    }
    return error
  }

  /// Where the advances come from, each font file once.
  private var runFonts: [RunFont] {
    var faces: Set<ObjectIdentifier> = []
    return wrappers.flatMap(\.paragraph.runs).map(\.font).filter { font in
      guard case .face(let face, _) = font else { return true }
      return faces.insert(ObjectIdentifier(face)).inserted
    }
  }

  /// The font whose shapes are not the real ones; nil where all are.
  fileprivate var paintError: String? {
    for used in runFonts {
      switch used {
      case .system, .systemHangul, .systemWide: return "shapes that stand in for the system font's"
      case .face(let face, _) where !asks(for: face):
        return "\(face.postScriptName), a stand-in"
      case .face, .none: continue
      }
    }
    return nil
  }
}
