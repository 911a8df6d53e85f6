/// A place in a text file: line and column are 1-based, columns count UTF-16 code units.
public struct TextPosition: Hashable, Sendable {
  /// From 1.
  public var line: Int
  /// From 1, in UTF-16 code units.
  public var column: Int

  /// Both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  public static let start = TextPosition(line: 1, column: 1)
}

extension TextPosition: Comparable {
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
