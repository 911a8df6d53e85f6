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

/// Writes until all is written, or the reader is gone.
private func putAll(_ bytes: [UInt8], on descriptor: Int32) {
  var offset = 0
  while offset < bytes.count {
    let count = bytes.withUnsafeBytes { buffer in
      write(descriptor, buffer.baseAddress.map { $0 + offset }, buffer.count - offset)
    }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { return }
    offset += count
  }
}
