/// Where a run's advances come from.
package enum RunFont: Sendable {
  /// The system font's own letters and signs: its table.
  case system
  /// The system's Hangul font, known by its one advance.
  case systemHangul
  /// The system's Han and Kana font, known by its one advance.
  case systemWide
  /// A font file. `sizeAdjustment` is the share of the label's size that it is set at.
  case face(FontFace, sizeAdjustment: Double)
  /// No font has the characters: the advance is a guess.
  case none

  /// Whether a cluster may be in no font of it.
  var mayMissGlyphs: Bool {
    switch self {
    case .system, .systemHangul, .systemWide: false
    case .face, .none: true
    }
  }
}

extension RunFont {
  /// The paint of every cluster of a font that is known by one advance; nil for the others.
  var clusterInk: InkBox? {
    switch self {
    case .systemHangul: SystemFont.hangulInk
    case .systemWide: SystemFont.wideInk
    case .system, .face, .none: nil
    }
  }
}
