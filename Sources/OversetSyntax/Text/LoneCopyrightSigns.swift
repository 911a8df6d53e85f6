/// Bytes 0xA9 that are no UTF-8, but `©` in most encodings of eight bits.
///
/// CoreFoundation reads such a byte as U+FFFD, and no other: many old comments have one.
struct LoneCopyrightSigns {
  /// The text with U+FFFD in their place.
  private(set) var utf8: [UInt8] = []
  /// Whether nothing else was wrong.
  private(set) var isUTF8 = true

  init(in text: ArraySlice<UInt8>) {
    utf8.reserveCapacity(text.count)
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = text.makeIterator()
    var offset = text.startIndex
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar):
        utf8 += scalar
        offset += scalar.count
      case .error(let length):
        if text[offset] == 0xA9 {
          utf8 += UTF8.encodedReplacementCharacter
        } else {
          utf8 += text[offset..<offset + length]
          isUTF8 = false
        }
        offset += length
      case .emptyInput: return
      }
    }
  }
}
