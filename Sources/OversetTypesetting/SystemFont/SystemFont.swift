package import OversetModel

/// The default system font at each weight: numbers fitted to the frames of real labels.
///
/// No font file was read for them. A line has the same height in em at every weight and size,
/// and with every script (measured on 721 frames).
package enum SystemFont {
  /// The table for a weight. Thin weights use light, heavy ones bold with their own width.
  package static func table(for weight: FontWeight) -> TableFont {
    switch weight {
    case .ultraLight, .thin, .light: SystemFontTables.light
    case .regular: SystemFontTables.regular
    case .medium: SystemFontTables.medium
    case .semibold: SystemFontTables.semibold
    case .bold: SystemFontTables.bold
    case .heavy: SystemFontTables.heavy
    case .black: SystemFontTables.black
    }
  }

  /// Whether the numbers were fitted for this weight, and not taken from the nearest.
  package static func isMeasured(_ weight: FontWeight) -> Bool {
    switch weight {
    case .light, .regular, .medium, .semibold, .bold: true
    case .ultraLight, .thin, .heavy, .black: false
    }
  }

  /// The font for code, SF Mono: every cluster has one advance at every weight and size.
  ///
  /// Its advance is reported to be 0.618 em, and two lines of regular at 15 pt have it. Its lines
  /// are as high as those of the other system font.
  package static let monospaced = SystemFontTables.regular.monospaced(
    advance: Advance(scaled: fontUnitsPerEm * 618 / 1000))

  /// The table of the rounded design for a weight.
  static func roundedTable(for weight: FontWeight) -> TableFont {
    rounded[weight] ?? table(for: weight)
  }

  private static let rounded = Dictionary(
    uniqueKeysWithValues: FontWeight.allCases.map {
      ($0, table(for: $0).widened(by: roundedWidth(of: $0)))
    })

  /// As a share of the default design's: three lines in regular, nine in medium and three in bold,
  /// of 13 to 32 pt (`make pictures-truth`). Other weights have what lies between them.
  private static func roundedWidth(of weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight, .thin, .light, .regular: 0.966
    case .medium: 0.975
    case .semibold: 0.985
    case .bold, .heavy, .black: 0.995
    }
  }

  /// The table for a weight with digits that are all as wide as the widest.
  static func tableWithEqualDigits(for weight: FontWeight) -> TableFont {
    equalDigits[weight] ?? table(for: weight)
  }

  private static let equalDigits = Dictionary(
    uniqueKeysWithValues: FontWeight.allCases.map { ($0, table(for: $0).withEqualDigits()) })

  /// Why the numbers may not be those of the requested font.
  static func doubts(about font: FontDescription) -> [String] {
    if font.typeface == .monospacedSystem { return [] }
    var doubts: [String] = []
    if let weight = font.resolvedWeight, !isMeasured(weight) {
      doubts.append("the weight's widths are those of the nearest one")
    }
    if font.platform == .watchOS {
      doubts.append("watchOS sets text in SF Compact, and the widths are those of SF Pro")
    }
    return doubts
  }

  /// A Hangul syllable, at every size and weight.
  static let hangul = Advance(scaled: fontUnitsPerEm * 865 / 1000)
  /// A Han, Kana or full-width cluster.
  static let wide = Advance(wide: 1)

  /// The paint of a Hangul syllable, from the typographic baseline. The em box reaches from 0.88 em above
  /// it to 0.12 below, but the ideographic character face leaves some hundredths of that free: in Noto
  /// Sans CJK (`icft` 0.834, `icfb` -0.074) 99 of 100 syllables stay in this box, measured.
  static let hangulInk = InkBox(minX: 0, minY: -0.84, maxX: 0.865, maxY: 0.1)
  /// The same of a Han, Kana or full-width cluster.
  static let wideInk = InkBox(minX: 0, minY: -0.86, maxX: 1, maxY: 0.09)
}
