extension OldStyleScanner {
  /// A string token's text, without quotation marks and escapes.
  func text(of token: Token) -> String {
    guard token.hasEscapes else { return source.text(token.content) }
    return String(decoding: unescaped(token.content), as: UTF8.self)
  }

  private func unescaped(_ range: Range<Int>) -> [UInt8] {
    var builder = UTF8Builder(capacity: range.count)
    var rest = source.utf8[range]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), let escape = rest.popFirst() {
        appendEscape(escape, followedBy: &rest, to: &builder)
      } else {
        builder.append(byte)
      }
    }
    return builder.finish()
  }

  private func appendEscape(
    _ escape: UInt8, followedBy rest: inout ArraySlice<UInt8>, to builder: inout UTF8Builder
  ) {
    switch escape {
    case UInt8(ascii: "a"): builder.append(0x07)
    case UInt8(ascii: "b"): builder.append(0x08)
    case UInt8(ascii: "f"): builder.append(0x0C)
    case UInt8(ascii: "n"): builder.append(0x0A)
    case UInt8(ascii: "r"): builder.append(0x0D)
    case UInt8(ascii: "t"): builder.append(0x09)
    case UInt8(ascii: "v"): builder.append(0x0B)
    case UInt8(ascii: "U"):
      // CoreFoundation takes the digits that are there; none is U+0000.
      let unit = takeNumber(radix: 16, digits: 4, startingWith: 0, from: &rest)
      builder.append(codeUnit: UInt16(truncatingIfNeeded: unit))
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let first = Int(escape - UInt8(ascii: "0"))
      let byte = takeNumber(radix: 8, digits: 2, startingWith: first, from: &rest)
      builder.append(
        codeUnit: NextStepEncoding.codeUnit(of: UInt8(truncatingIfNeeded: byte)))
    default: builder.append(escape)
    }
  }

  /// Reads as many digits as there are, up to a number of them.
  private func takeNumber(
    radix: Int, digits: Int, startingWith start: Int, from rest: inout ArraySlice<UInt8>
  ) -> Int {
    var value = start
    for _ in 0..<digits {
      guard let byte = rest.first, let digit = hexadecimalDigit(byte), digit < radix else { break }
      value = value * radix + digit
      rest = rest.dropFirst()
    }
    return value
  }
}
