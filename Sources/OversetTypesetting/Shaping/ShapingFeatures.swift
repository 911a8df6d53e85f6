/// What is switched off in a run's font.
struct ShapingFeatures: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// Moves no pair of letters together or apart.
  static let noKerning = ShapingFeatures(rawValue: 1 << 0)
  /// Joins no letters, except those that its script must join.
  static let noLigatures = ShapingFeatures(rawValue: 1 << 1)
}
