import OversetModel

/// The label that a first configuration guesses: the system's own size across a telephone, or a part
/// of a window.
struct StarterLabel {
  let pointSize: Points
  /// As the configuration says it.
  let width: String
  /// The same in points.
  let points: Points

  init(on platform: Platform) {
    switch platform {
    case .macOS: (pointSize, width, points) = (13, "300", 300)
    case .iOS, .tvOS, .watchOS, .visionOS: (pointSize, width, points) = (17, "screen - 32", 361)
    }
  }

  /// How many lines a text may take: half an em a letter, a whole one for Han, Hangul and kana.
  func lines(of text: String) -> Int {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).reduce(0) {
      let ems = $1.unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 0.5 : 1) }
      return $0 + max(1, Int((ems * pointSize / points).rounded(.up)))
    }
  }
}
