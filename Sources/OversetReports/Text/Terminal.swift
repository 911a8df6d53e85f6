/// What the text report is shown on.
public struct Terminal: Sendable, Hashable {
  /// Whether it obeys ANSI colours.
  public var hasColor: Bool
  /// Columns.
  public var width: Int
  /// Whether a finding's first line is broken too, because only a person reads it.
  public var breaksLines: Bool
  /// Where paths start: the working directory.
  public var paths: PathBase

  /// Makes a terminal without colours, of 80 columns, except for what is given.
  public init(
    hasColor: Bool = false, width: Int = 80, breaksLines: Bool = false,
    paths: PathBase = .configuration
  ) {
    self.hasColor = hasColor
    self.width = width
    self.breaksLines = breaksLines
    self.paths = paths
  }
}
