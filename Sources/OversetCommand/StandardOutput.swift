#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output without a buffer: what was written is there.
enum StandardOutput {
  static func put(_ bytes: [UInt8]) { putAll(bytes, on: STDOUT_FILENO) }
}

/// Standard error: everything that is not the report.
enum StandardError {
  static func put(_ line: String) { putAll(Array("\(line)\n".utf8), on: STDERR_FILENO) }

  static func putRaw(_ text: String) { putAll(Array(text.utf8), on: STDERR_FILENO) }
}

/// A file that is written beside its place and then renamed: a reader never sees half of it.
enum ReportFile {
  /// Whether it was written.
  static func put(_ bytes: [UInt8], at path: String) -> Bool {
    let beside = "\(path).\(getpid()).tmp"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return false }
    let isWritten = putAll(bytes, on: descriptor)
    if close(descriptor) == 0, isWritten, rename(beside, path) == 0 { return true }
    unlink(beside)
    return false
  }
}

/// Writes until all is written, or the reader is gone: then it is false.
@discardableResult
private func putAll(_ bytes: [UInt8], on descriptor: Int32) -> Bool {
  var offset = 0
  while offset < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      write(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
    }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { return false }
    offset += count
  }
  return true
}
