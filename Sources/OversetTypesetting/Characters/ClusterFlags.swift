/// What a line breaker and a cutter need to know of a cluster.
struct ClusterFlags: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// White space that hangs at the end of a line.
  static let space = ClusterFlags(rawValue: 1 << 0)
  /// A cut before the cluster changes the glyphs beside it.
  static let unsafeBefore = ClusterFlags(rawValue: 1 << 1)
  /// No font has one of its characters.
  static let missing = ClusterFlags(rawValue: 1 << 2)
  /// U+00AD: shows a hyphen when a line ends behind it.
  static let softHyphen = ClusterFlags(rawValue: 1 << 3)
  /// A symbol that may be drawn as text or as an emoji.
  static let symbol = ClusterFlags(rawValue: 1 << 4)
}
