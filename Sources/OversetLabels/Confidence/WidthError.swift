import OversetModel
import OversetTypesetting

/// How far a measured width may be off.
struct WidthError {
  /// How much wider the text may be, as a share of the width, and how much narrower.
  var wider: Double
  var narrower: Double
  /// Where the width comes from.
  var source: String

  /// No font that stands in for one of the system's has a larger error.
  static let largestShare = 0.25
}

extension LabelText {
  /// How far a measured width may be off, as a share of it, and why.
  ///
  /// The system font's table: 95 of 100 labels are closer than this (`make accuracy`); a font that
  /// stands in for one of the system's: 95 of 100 lines in pictures (`make pictures-truth`), where
  /// there are any of its script.
  var widthError: WidthError {
    var error = WidthError(wider: 0, narrower: 0, source: "")
    func consider(_ wider: Double, narrower: Double? = nil, _ source: String) {
      let narrower = narrower ?? wider
      if max(wider, narrower) > max(error.wider, error.narrower) { error.source = source }
      error.wider = max(error.wider, wider)
      error.narrower = max(error.narrower, narrower)
    }
    if spans.contains(where: \.attributes.isKerned) {
      consider(0.01, "what pair kerning adds to a kern")
    }
    /// The worst, and the first of equal ones.
    lazy var standIn = ([font] + spans.map(\.font)).compactMap(\.standIn).min {
      $0.share > $1.share
    }
    for used in runFonts {
      switch used {
      case .system:
        consider(font.size.points < 20 ? 0.013 : 0.02, "the system font's table")
        if let standIn { consider(standIn.share, standIn.source) }
      case .systemHangul, .systemWide: consider(0.01, "the system font's table")
      case .face(let face, let letters):
        if !asks(for: face) {
          consider(
            letters.wider(at: font.size), narrower: letters.narrower(at: font.size),
            "\(face.postScriptName), a stand-in"
              + (letters.mayBeNarrower ? " for letters that may be narrower" : ""))
        }
      case .none: break
      }
    }
    return error
  }

  /// How much wider the letters of fonts that stand in may be, as a share; 0 without any.
  var standInError: Double {
    var error = 0.0
    for run in wrappers.lazy.flatMap({ $0.paragraph.runs }) {
      if case .face(let face, let letters) = run.font, !asks(for: face) {
        error = max(error, letters.wider(at: font.size))
      }
    }
    return error
  }
}

extension SpanAttributes {
  /// Whether it has a `kern` that moves clusters: Core Text documents what happens to pairs without a
  /// kern and with 0, but not with others.
  fileprivate var isKerned: Bool { spacing != 0 && !isTracked }
}
