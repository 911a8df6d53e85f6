/// Where a run's advances come from.
package enum RunFont: Sendable {
  /// The system font's own letters and signs: its table.
  case system
  /// The system's Hangul font: every cluster has the same advance.
  case systemHangul
  /// The system's Han and Kana font: every cluster has the same advance.
  case systemWide
  /// A font file, and how the letters that the system draws differ from its own.
  ///
  /// Indirect: there are many runs of few fonts.
  indirect case face(FontFace, StandInLetters)
  /// No font has the characters: the advance is a guess.
  case none

  /// Whether it may lack a glyph for a cluster.
  var mayMissGlyphs: Bool {
    switch self {
    case .system, .systemHangul, .systemWide: false
    case .face, .none: true
    }
  }
}

extension RunFont {
  /// The paint of every cluster, in a font with one advance for all; nil for other fonts.
  var clusterInk: InkBox? {
    switch self {
    case .systemHangul: SystemFont.hangulInk
    case .systemWide: SystemFont.wideInk
    case .system, .face, .none: nil
    }
  }
}
