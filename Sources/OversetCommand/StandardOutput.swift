import Overset
import OversetModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output without a buffer.
enum StandardOutput {
  /// Writes the bytes; a reader that has closed the pipe, such as `head`, is no error. A full disk ends
  /// the program.
  static func put(_ bytes: [UInt8]) {
    do throws(OutputError) {
      try write(bytes)
    } catch {
      StandardError.put("error: cannot write to standard output: \(error.reason)")
      exit(2)
    }
  }

  /// Text for people, in whole lines.
  static func put(_ text: TerminalText) { put(text.bytes) }

  /// A line of words.
  static func say(_ line: TerminalText) { put("\(line)\n") }

  /// Throws where the bytes cannot be written; a closed pipe is no error.
  static func write(_ bytes: [UInt8]) throws(OutputError) {
    do throws(OutputError) {
      try putAll(bytes, on: STDOUT_FILENO)
    } catch {
      guard case .system(EPIPE) = error else { throw error }
    }
  }
}

/// Standard error: everything that is not the report.
///
/// It takes no plain `String`, only a `TerminalText`, in which everything that is not the program's
/// own is escaped.
enum StandardError {
  /// A line, or several with one message.
  static func put(_ line: TerminalText) { putPart("\(line)\n") }

  /// Without a line break.
  static func putPart(_ text: TerminalText) { try? putAll(text.bytes, on: STDERR_FILENO) }
}

/// Why something could not be written.
enum OutputError: Error {
  /// As `errno` has it.
  case system(Int32)
  /// What is there stays as it is.
  case refused(String)

  /// `No space left on device`.
  var reason: String {
    switch self {
    case .system(let code): String(cString: strerror(code))
    case .refused(let reason): reason
    }
  }
}

/// Writes until all is written.
func putAll(_ bytes: [UInt8], on descriptor: Int32) throws(OutputError) {
  var offset = 0
  while offset < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      write(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
    }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { throw .system(errno) }
    offset += count
  }
}
