import Overset

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output without a buffer: what was written is there.
enum StandardOutput {
  /// Writes as much as the reader wants: one that is gone, as `head` soon is, wants nothing more. A
  /// full disk ends the program.
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

  /// Throws where the bytes cannot be written; a reader that is gone is no error.
  static func write(_ bytes: [UInt8]) throws(OutputError) {
    do throws(OutputError) {
      try putAll(bytes, on: STDOUT_FILENO)
    } catch  where error.code == EPIPE {
      return
    }
  }
}

/// Standard error: everything that is not the report.
///
/// A plain `String` does not get here: who says something has put it into a `TerminalText`, and so
/// escaped what is not the program's own.
enum StandardError {
  /// A line, or several with one message.
  static func put(_ line: TerminalText) { putPart("\(line)\n") }

  /// Without a line break.
  static func putPart(_ text: TerminalText) { try? putAll(text.bytes, on: STDERR_FILENO) }
}

/// Why something could not be written.
struct OutputError: Error {
  /// As `errno` has it.
  let code: Int32

  /// `No space left on device`.
  var reason: String { String(cString: strerror(code)) }
}

/// A file that is written beside its place and then renamed: a reader never sees half of it.
///
/// A pipe or a device is written to as it is.
struct ReportFile: ~Copyable {
  /// Where it will be; a link stays a link.
  private let target: String
  /// Where it is written.
  private let beside: String
  private var descriptor: Int32

  /// Throws where no file can be made there.
  init(at path: String) throws(OutputError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    let isFile = !exists || status.st_mode & S_IFMT == S_IFREG
    let resolved = realpath(path, nil)
    defer { free(resolved) }
    target = isFile ? resolved.map { String(cString: $0) } ?? path : path
    beside = isFile ? "\(target).\(getpid()).tmp" : path
    descriptor = open(beside, O_WRONLY | O_CLOEXEC | (isFile ? O_CREAT | O_TRUNC : 0), 0o644)
    if descriptor < 0 { throw OutputError(code: errno) }
  }

  /// Throws where the disk is full.
  func put(_ bytes: [UInt8]) throws(OutputError) { try putAll(bytes, on: descriptor) }

  /// Puts the file in its place; one that is let go without is taken away.
  mutating func finish() throws(OutputError) {
    let isClosed = close(descriptor) == 0
    descriptor = -1
    if isClosed, beside == target || rename(beside, target) == 0 { return }
    let error = OutputError(code: errno)
    if beside != target { unlink(beside) }
    throw error
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    if beside != target { unlink(beside) }
  }
}

/// A file that somebody else began.
enum AppendedFile {
  /// Throws where it cannot be opened, or the disk is full.
  static func append(_ bytes: [UInt8], to path: String) throws(OutputError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_CREAT | O_APPEND, 0o644)
    if descriptor < 0 { throw OutputError(code: errno) }
    defer { close(descriptor) }
    try putAll(bytes, on: descriptor)
  }
}

/// Writes until all is written.
private func putAll(_ bytes: [UInt8], on descriptor: Int32) throws(OutputError) {
  var offset = 0
  while offset < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      write(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
    }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { throw OutputError(code: errno) }
    offset += count
  }
}
