import Foundation
import OversetCatalogs
import OversetFiles
import OversetSyntax

/// The identity of a file's content in git, and whether a file still has that content.
struct GitBlob {
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

  /// Whether a blob's content is only the pointer by which Git LFS knows the bytes.
  static func isPointer(_ content: [UInt8], to bytes: [UInt8]) -> Bool {
    guard content.count < 1024, content.starts(with: "version https://git-lfs".utf8) else {
      return false
    }
    let digest = Digest(of: bytes).hexadecimalDigits
    return String(decoding: content, as: UTF8.self).split(separator: "\n")
      .contains("oid sha256:\(digest)")
  }

  private static func withoutCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    return bytes.indices.filter { index in
      bytes[index] != carriageReturn || index + 1 == bytes.count || bytes[index + 1] != lineFeed
    }.map { bytes[$0] }
  }
}
