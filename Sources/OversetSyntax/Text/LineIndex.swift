import OversetModel

/// Finds the line and column of every offset in a UTF-8 text.
///
/// It remembers the position of every 64th byte, so an answer reads 63 bytes at most, in lines of
/// any length, and questions may come in any order.
struct LineIndex: Sendable {
  /// Less than 256, because bytes are counted in bytes.
  private static let stride = 64
  private let utf8: [UInt8]
  private let marks: [TextPosition]

  init(of utf8: [UInt8]) {
    var marks: [TextPosition] = []
    marks.reserveCapacity(utf8.count / Self.stride + 1)
    var position = TextPosition.start
    var offset = 0
    while offset + Self.stride <= utf8.count {
      marks.append(position)
      position = Self.position(after: offset..<offset + Self.stride, of: utf8, from: position)
      offset += Self.stride
    }
    marks.append(position)
    self.utf8 = utf8
    self.marks = marks
  }

  /// The offset counts bytes, the end of the text included.
  func position(at offset: Int) -> TextPosition {
    let mark = offset / Self.stride
    return Self.position(after: mark * Self.stride..<offset, of: utf8, from: marks[mark])
  }

  private static func position(
    after range: Range<Int>, of utf8: [UInt8], from start: TextPosition
  ) -> TextPosition {
    unsafe utf8.withUnsafeBufferPointer { utf8 in
      let lineEnds = unsafe countLineEnds(in: range, of: utf8)
      guard lineEnds > 0, let last = range.last(where: { unsafe isLineEnd($0, in: utf8) })
      else {
        let units = unsafe countCodeUnits(in: range, of: utf8)
        return TextPosition(line: start.line, column: start.column + units)
      }
      let units = unsafe countCodeUnits(in: last + 1..<range.upperBound, of: utf8)
      return TextPosition(line: start.line + lineEnds, column: 1 + units)
    }
  }

  /// Lines end at LF, CRLF and CR.
  private static func isLineEnd(_ offset: Int, in utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let isBeforeLineFeed = unsafe offset + 1 < utf8.count && utf8[offset + 1] == 0x0A
    return unsafe utf8[offset] == 0x0A || utf8[offset] == 0x0D && !isBeforeLineFeed
  }

  private static func countLineEnds(
    in range: Range<Int>, of utf8: UnsafeBufferPointer<UInt8>
  ) -> Int {
    if unsafe count(0x0D, in: range, of: utf8) == 0 {
      return unsafe count(0x0A, in: range, of: utf8)
    }
    return range.count { unsafe isLineEnd($0, in: utf8) }
  }

  private static func count(
    _ sought: UInt8, in range: Range<Int>, of utf8: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var count: UInt8 = 0
    for offset in range { count &+= isZero(unsafe utf8[offset] ^ sought) }
    return Int(count)
  }

  /// In UTF-16: a character counts at its first byte, and twice where it has four bytes.
  private static func countCodeUnits(
    in range: Range<Int>, of utf8: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var count: UInt8 = 0
    for offset in range {
      let byte = unsafe utf8[offset]
      count &+= 1 &- isZero(byte & 0xC0 ^ 0x80) &+ isZero(byte >> 4 ^ 0xF)
    }
    return Int(count)
  }

  /// 1 for zero, 0 for anything else, without a branch: only so does the compiler count 16 bytes at
  /// once.
  private static func isZero(_ byte: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt16(byte) &- 1) >> 15)
  }
}
