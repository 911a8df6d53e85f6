/// A position in a file, by a path relative to the configuration's folder.
public struct FileLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// From the configuration's folder.
  public var path: String
  /// The line and column.
  public var position: TextPosition

  /// Makes one from a path and a position.
  public init(path: String, position: TextPosition) {
    self.path = path
    self.position = position
  }

  /// `path:line:column`.
  public var description: String { "\(path):\(position.line):\(position.column)" }

  /// `App/Cell.swift:12`, for people.
  package var lineName: String { "\(path):\(position.line)" }

  public static func < (left: FileLocation, right: FileLocation) -> Bool {
    if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    return left.position < right.position
  }
}
