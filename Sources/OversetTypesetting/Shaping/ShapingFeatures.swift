/// What a run's font is not to do.
struct ShapingFeatures: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// Moves no pair of letters together or apart.
  static let noKerning = ShapingFeatures(rawValue: 1 << 0)
  /// Joins no letters but those that its script must.
  static let noLigatures = ShapingFeatures(rawValue: 1 << 1)
}
