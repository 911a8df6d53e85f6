import OversetModel

/// What pictures of real labels say about the letters of a script: the widths of the system's own
/// as a share of the stand-in's, in regular up to medium and in bold from semibold on.
///
/// `make pictures-truth` prints it, with the errors of texts that a factor was not made from.
struct MeasuredLetters {
  let script: Script
  var design = FontDesign.default
  let weights: [FontWeight]
  /// Up to 17 pt, or from 24 pt on.
  var isLarge = false
  /// Nil where the letters are the same in all versions that have pictures.
  var version: Int?
  /// How many lines of text there are.
  let lines: Int
  /// Share of the stand-in's width.
  let factor: Double
  /// 95 of 100 lines are closer.
  let error: Double

  /// Few lines do not say how wrong a factor is.
  var usedError: Double {
    lines < 10 ? max(error, StandInLetters.unmeasuredError) : error
  }

  /// iOS 11.2 and 26 in Arabic, 11.2 in Devanagari, 26 in Thai.
  static let rows: [MeasuredLetters] = [
    .init(script: arabic, weights: [.regular], lines: 25, factor: 0.983, error: 0.048),
    .init(script: arabic, weights: [.medium], lines: 13, factor: 1.009, error: 0.04),
    .init(script: arabic, weights: [.semibold], lines: 15, factor: 0.956, error: 0.051),
    .init(
      script: arabic, weights: [.regular], isLarge: true, lines: 12, factor: 0.942, error: 0.035),
    .init(script: arabic, weights: [.bold], isLarge: true, lines: 3, factor: 0.933, error: 0.008),
    .init(script: devanagari, weights: [.regular], lines: 14, factor: 1.008, error: 0.023),
    .init(script: devanagari, weights: [.medium], lines: 5, factor: 1.041, error: 0.018),
    .init(
      script: devanagari, weights: [.regular], isLarge: true, lines: 20, factor: 1.006,
      error: 0.046),
    .init(
      script: hebrew, weights: [.regular], version: 15, lines: 62, factor: 0.912, error: 0.054),
    .init(
      script: hebrew, weights: [.semibold], version: 15, lines: 4, factor: 0.896, error: 0.088),
    .init(
      script: hebrew, weights: [.bold], isLarge: true, version: 15, lines: 3, factor: 0.914,
      error: 0.015),
    .init(
      script: hebrew, weights: [.regular], version: 26, lines: 2, factor: 0.962, error: 0.025),
    .init(
      script: hebrew, weights: [.medium], version: 26, lines: 2, factor: 1.064, error: 0.054),
    .init(script: hebrew, weights: [.semibold], version: 26, lines: 1, factor: 0.986, error: 0),
    .init(
      script: hebrew, weights: [.bold], isLarge: true, version: 26, lines: 4, factor: 0.994,
      error: 0.05),
    .init(
      script: hebrew, design: .rounded, weights: [.regular, .medium], version: 26, lines: 20,
      factor: 1.046, error: 0.037),
    .init(
      script: hebrew, design: .rounded, weights: [.bold], version: 26, lines: 9, factor: 1.015,
      error: 0.022),
    .init(script: thai, weights: [.medium], lines: 13, factor: 1.083, error: 0.127),
    .init(script: thai, weights: [.semibold, .bold], lines: 7, factor: 1.024, error: 0.129),
  ]

  static let arabic = Script("Arab")
  static let devanagari = Script("Deva")
  static let hebrew = Script("Hebr")
  static let thai = Script("Thai")

  /// The family that the pictures were compared with; nil for a script without any.
  static func family(of script: Script) -> String? {
    switch script {
    case arabic: "Noto Sans Arabic"
    case devanagari: "Noto Sans Devanagari"
    case hebrew: "Noto Sans Hebrew"
    case thai: "Noto Sans Thai"
    default: nil
    }
  }
}
