#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// All bytes of a regular file; a folder or a pipe is an error.
package func readFile(at path: String) throws(SystemError) -> [UInt8] {
  // A pipe without a writer would block here for ever.
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { throw .last }
  defer { _ = close(descriptor) }
  switch try FileIdentity(ofDescriptor: descriptor).kind {
  case .file: break
  case .folder: throw SystemError(code: EISDIR)
  case .other: throw SystemError(code: EINVAL)
  }
  return try readAll(of: descriptor)
}

private func readAll(of descriptor: Int32) throws(SystemError) -> [UInt8] {
  let end = lseek(descriptor, 0, SEEK_END)
  guard end >= 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw .last }
  var bytes = [UInt8](repeating: 0, count: Int(end))
  var filled = 0
  while filled < bytes.count {
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe read(descriptor, buffer.baseAddress.map { unsafe $0 + filled }, buffer.count - filled)
    }
    if count < 0 && errno == EINTR { continue }
    guard count >= 0 else { throw .last }
    guard count > 0 else { break }  // The file became shorter while it was read.
    filled += count
  }
  bytes.removeLast(bytes.count - filled)
  return bytes
}
