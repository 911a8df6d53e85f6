/// A line and column of a text file: both are 1-based, columns count UTF-16 code units.
///
/// Numbers of 32 bits, because every entry has two: no file that is read has more lines or columns.
public struct TextPosition: Hashable, Sendable {
  private var storedLine: Int32
  private var storedColumn: Int32

  /// From 1.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = Int32(clamping: newValue) }
  }
  /// From 1, in UTF-16 code units.
  public var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = Int32(clamping: newValue) }
  }

  /// Both from 1.
  public init(line: Int, column: Int) {
    storedLine = Int32(clamping: line)
    storedColumn = Int32(clamping: column)
  }

  /// The first character of a file.
  public static let start = TextPosition(line: 1, column: 1)
}

extension TextPosition: Comparable {
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
