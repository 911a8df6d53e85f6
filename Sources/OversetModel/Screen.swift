/// A width that labels are laid out on.
public struct Screen: Hashable, Sendable {
  /// What findings call it.
  public var name: String
  /// In points.
  public var width: Points

  /// Makes a screen of a width in points.
  public init(name: String, width: Points) {
    self.name = name
    self.width = width
  }
}
