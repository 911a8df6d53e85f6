import OversetFiles

/// The identity of a file's content in git, and whether a file still has that content.
struct GitBlob: Sendable {
  /// In hexadecimal digits: SHA-1, or SHA-256 in a repository that was made with it.
  let id: String

  /// Whether the bytes are what the blob becomes in a work tree without programs of the repository.
  ///
  /// That is its content, or its content with the line ends of `core.autocrlf`.
  func isSame(as bytes: [UInt8]) -> Bool {
    if id(of: bytes) == id { return true }
    let lines = Self.withoutCarriageReturns(bytes)
    return lines.count < bytes.count && id(of: lines) == id
  }

  private func id(of bytes: [UInt8]) -> String {
    let object = Array("blob \(bytes.count)\0".utf8) + bytes
    return Digest(of: object, id.utf8.count == 64 ? .sha256 : .sha1).hexadecimalDigits
  }

  private static func withoutCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    return bytes.indices.filter { index in
      bytes[index] != carriageReturn || index + 1 == bytes.count || bytes[index + 1] != lineFeed
    }.map { bytes[$0] }
  }
}
