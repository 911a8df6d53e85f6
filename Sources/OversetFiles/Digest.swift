import CDigest

/// A digest of bytes: other bytes have another one.
package struct Digest: Hashable, Sendable {
  package enum Function {
    /// What git names its objects by. It protects nothing.
    case sha1
    case sha256
  }

  package let bytes: [UInt8]

  package init(of content: some Collection<UInt8>, _ function: Function = .sha256) {
    self =
      content.withContiguousStorageIfAvailable { unsafe Digest(of: $0, function) }
      ?? Digest(of: Array(content), function)
  }

  package init(of content: UnsafeBufferPointer<UInt8>, _ function: Function = .sha256) {
    let (count, write) =
      unsafe function == .sha1 ? (CDIG_SHA1_BYTES, cdig_sha1) : (CDIG_SHA256_BYTES, cdig_sha256)
    bytes = unsafe Array(unsafeUninitializedCapacity: count) { digest, filled in
      unsafe write(content.baseAddress, content.count, digest.baseAddress)
      filled = count
    }
  }

  /// Two for each byte.
  package var hexadecimalDigits: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
