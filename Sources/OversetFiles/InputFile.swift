import SystemPackage

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
  private let descriptor: FileDescriptor

  /// Throws where there is no regular file, or one that is too large.
  package init(at path: String, followsLinks: Bool = true) throws(SystemError) {
    let file = try Self.open(path, followsLinks: followsLinks)
    (descriptor, size) = (file.descriptor, file.size)
  }

  // What was read is read.
  deinit { try? descriptor.close() }

  /// Fills the buffer with the next bytes and returns how many: fewer than there is room for only at
  /// the file's end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      do {
        let count = try unsafe descriptor.read(into: rest)
        if count == 0 { break }
        filled += count
      } catch {
        throw SystemError(error)
      }
    }
    return filled
  }

  private static func open(
    _ path: String, followsLinks: Bool
  ) throws(SystemError) -> (descriptor: FileDescriptor, size: Int) {
    // Opening a device can have an effect.
    let identity = try FileIdentity(of: path, followsLinks: followsLinks)
    try refuseIrregular(identity)
    ReadFiles.add(identity)
    do {
      let descriptor = try unsafe path.withCString {
        try unsafe FileDescriptor.open(
          $0, .readOnly, options: followsLinks ? options : options.union(.noFollow))
      }
      do {
        // Something else may be there by now.
        try refuseIrregular(try FileIdentity(of: descriptor))
        let end = try descriptor.seek(offset: 0, from: .end)
        try descriptor.seek(offset: 0, from: .start)
        guard end <= mostBytes else {
          throw SystemError(reason: "it is larger than \(mostBytes >> 20) MB")
        }
        return (descriptor, Int(end))
      } catch {
        try? descriptor.close()
        throw error
      }
    } catch {
      throw error as? SystemError ?? SystemError(error)
    }
  }

  /// A terminal that has taken the file's place does not become that of the process.
  private static let options: FileDescriptor.OpenOptions = [
    .closeOnExec, .nonBlocking, FileDescriptor.OpenOptions(rawValue: O_NOCTTY),
  ]

  private static func refuseIrregular(_ identity: FileIdentity) throws(SystemError) {
    switch identity.kind {
    case .file: return
    case .folder: throw SystemError(Errno.isDirectory)
    case .other: throw SystemError(reason: "it is not a regular file")
    }
  }
}
