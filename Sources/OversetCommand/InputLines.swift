#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The lines of standard input as bytes, each as soon as it is complete.
struct InputLines {
  /// Far more than a request needs.
  static let mostBytes = 64 << 20

  enum Line {
    /// Without the line feed at the end.
    case bytes([UInt8])
    /// Its bytes are skipped.
    case tooLong
  }

  /// What was read and not yet returned.
  private var rest: ArraySlice<UInt8> = []

  /// Nil at the end. Throws where standard input cannot be read.
  mutating func next() throws(OutputError) -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if rest.isEmpty { rest = try Self.read() }
      if rest.isEmpty { return isTooLong ? .tooLong : line.isEmpty ? nil : .bytes(line) }
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      let piece = rest[..<(end ?? rest.endIndex)]
      rest = rest[(end.map { $0 + 1 } ?? rest.endIndex)...]
      isTooLong = isTooLong || line.count + piece.count > Self.mostBytes
      if isTooLong { line = [] } else { line += piece }
      if end != nil { return isTooLong ? .tooLong : .bytes(line) }
    }
  }

  /// The next bytes, at least one; empty at the end.
  private static func read() throws(OutputError) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = bytes.withUnsafeMutableBytes {
        systemRead(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      if count >= 0 { return bytes[..<count] }
      if errno != EINTR { throw .system(errno) }
    }
  }
}

/// `read`, which a method of that name hides.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}
