/// All bytes of a regular file of at most 512 MB.
package func readFile(
  at path: String, followsLinks: Bool = true
) throws(SystemError) -> [UInt8] {
  let file = try InputFile(at: path, followsLinks: followsLinks)
  var bytes = [UInt8](repeating: 0, count: file.size)
  // It may have become shorter.
  let count = try unsafe bytes.withUnsafeMutableBytes { buffer in
    Result { () throws(SystemError) in unsafe try file.read(into: buffer) }
  }.get()
  bytes.removeLast(bytes.count - count)
  return bytes
}

/// The text of a regular file of at most 512 MB, without a byte order mark; nil where it is not UTF-8.
package func readText(at path: String) throws(SystemError) -> String? {
  let bytes = try readFile(at: path)
  let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  return String(
    validating: bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0), as: UTF8.self)
}
