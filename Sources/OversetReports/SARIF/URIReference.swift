/// Paths as RFC 3986 writes them.
enum URIReference {
  /// Every byte that a segment of a path may not have is percent-encoded; so is the colon, which in
  /// a first segment would end a scheme.
  static func relative(_ path: String) -> String {
    guard !path.utf8.allSatisfy(isPlain) else { return path }
    var uri = ""
    for byte in path.utf8 {
      if isPlain(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        uri += byte < 16 ? "%0" : "%"
        uri += String(byte, radix: 16, uppercase: true)
      }
    }
    return uri
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: signs.contains(byte)
    }
  }

  /// Unreserved, sub-delimiters, `@` and the slash between segments.
  private static let signs = Array("-._~!$&'()*+,;=@/".utf8)
}
