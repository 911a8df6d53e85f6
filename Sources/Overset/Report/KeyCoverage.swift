/// What becomes of the keys that an app's code asks for: each is counted once.
public struct KeyCoverage: Sendable, Hashable {
  /// A label shows them.
  public var checked = 0
  /// No label shows them, and source code says that they cannot be cut.
  public var safe = 0
  /// Source code says that nobody sees them.
  public var neverDrawn = 0
  /// Nothing is known of the rest.
  public var unknown = 0

  /// Of no keys.
  public init() {}

  /// The share of keys that are checked or cannot be cut, of those that are drawn; 1 of none.
  public var share: Double {
    let known = checked + safe
    return known + unknown == 0 ? 1 : Double(known) / Double(known + unknown)
  }
}
