#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A regular file that is open for reading.
///
/// A pipe would wait for a writer, and a device can have no end: neither is opened.
package struct InputFile: ~Copyable {
  /// Larger than any catalog, font or baseline, and far smaller than memory: a sparse file can be
  /// larger than that.
  private static let mostBytes = 512 << 20

  /// How many bytes it had when it was opened.
  package let size: Int
  private let descriptor: Int32

  /// Throws where there is no regular file, or one that is too large.
  package init(at path: String) throws(SystemError) {
    let file = try Self.open(path)
    (descriptor, size) = (file.descriptor, file.size)
  }

  deinit { close(descriptor) }

  /// Fills the buffer with the next bytes and returns how many: fewer than there is room for only at
  /// the file's end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = unsafe systemRead(descriptor, rest.baseAddress, rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  private static func open(
    _ path: String
  ) throws(SystemError) -> (descriptor: Int32, size: Int) {
    // Opening a device can have an effect.
    try refuseIrregular(try FileIdentity(of: path))
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      // Something else may be there by now.
      try refuseIrregular(try FileIdentity(ofDescriptor: descriptor))
      let end = lseek(descriptor, 0, SEEK_END)
      guard end >= 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw .last }
      guard end <= mostBytes else {
        throw SystemError(reason: "it is larger than \(mostBytes >> 20) MB")
      }
      return (descriptor, Int(end))
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func refuseIrregular(_ identity: FileIdentity) throws(SystemError) {
    switch identity.kind {
    case .file: return
    case .folder: throw SystemError(code: EISDIR)
    case .other: throw SystemError(reason: "it is not a regular file")
    }
  }
}

/// `open`, which a method of that name hides.
private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { unsafe open(path, flags) }

/// `read`, which a method of that name hides.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  unsafe read(descriptor, buffer, count)
}
