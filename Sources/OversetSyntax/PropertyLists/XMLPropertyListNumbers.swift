/// Skips elements that are no text, by the rules of CoreFoundation.
extension XMLPropertyListScanner {
  /// Steps up to the end tag of `data`, `date`, `real` or `integer`.
  mutating func skipContent(of name: String) throws(FileFault) {
    let start = offset
    let isValid =
      switch name {
      case "data": skipData()
      case "date": skipDate()
      case "real": try skipReal()
      default: skipInteger()
      }
    guard isValid else { throw fault("this is not what <\(name)> can contain", at: start) }
  }

  /// Base64; every other character is skipped.
  private mutating func skipData() -> Bool {
    while let byte = next, byte != UInt8(ascii: "<") {
      guard byte < 0x80 else { return false }
      offset += 1
    }
    return true
  }

  /// `-`YYYY`-`MM`-`DD`T`hh`:`mm`:`ss`Z`, with a year of any length, even of none.
  private mutating func skipDate() -> Bool {
    _ = take("-")
    _ = takeDigits()
    guard take("-") else { return false }
    for separator in ["-", "T", ":", ":", "Z"] as [Unicode.Scalar] {
      guard offset + 2 < source.utf8.count, takeDigit(), takeDigit(), take(separator) else {
        return false
      }
    }
    return true
  }

  private mutating func skipReal() throws(FileFault) -> Bool {
    let text = try takeText().lowercased()
    if ["nan", "infinity", "+infinity", "-infinity", "inf", "+inf", "-inf"].contains(text) {
      return true
    }
    var number = XMLPropertyListScanner(SourceText(decoded: Array(text.utf8)))
    while let byte = number.next, byte <= 0x20 { number.offset += 1 }
    _ = number.take("-") || number.take("+")
    let integerDigits = number.takeDigits()
    let decimals = number.take(".") ? number.takeDigits() : 0
    guard integerDigits + decimals > 0 else { return false }
    if number.take("e") {
      _ = number.take("-") || number.take("+")
      guard number.takeDigits() > 0 else { return false }
    }
    return number.next == nil
  }

  private mutating func skipInteger() -> Bool {
    skipIntegerSpace()
    let isNegative = take("-")
    if isNegative || take("+") { skipIntegerSpace() }
    let isHexadecimal = startsWith("0x") || startsWith("0X")
    if isHexadecimal { offset += 2 }
    let limit = isNegative ? UInt64(Int64.max) + 1 : UInt64.max
    var value: UInt64 = 0
    var digits = 0
    while let byte = next, byte != UInt8(ascii: "<") {
      guard let digit = hexadecimalDigit(byte), isHexadecimal || digit < 10 else { return false }
      let (product, productOverflows) = value.multipliedReportingOverflow(
        by: isHexadecimal ? 16 : 10)
      let (sum, sumOverflows) = product.addingReportingOverflow(UInt64(digit))
      guard !productOverflows, !sumOverflows, sum <= limit else { return false }
      value = sum
      digits += 1
      offset += 1
    }
    return digits > 0
  }

  /// What CoreFoundation takes for white space around a sign, byte by byte; one of its bounds
  /// is 80 and not 0x80 by mistake, so that more is white space.
  private mutating func skipIntegerSpace() {
    while let byte = next {
      let rest = source.utf8[offset...].prefix(3)
      let isWide =
        rest.elementsEqual([0xE3, 0x80, 0x80]) || rest.elementsEqual([0xE2, 0x81, 0x9F])
        || rest.starts(with: [0xE2, 0x80])
          && rest.last.map { (80...0x8B).contains($0) || $0 == 0xAF } ?? false && rest.count == 3
      guard byte < 0x21 || byte > 0x7E && byte < 0xA1 || isWide else { return }
      offset += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func takeDigit() -> Bool {
    guard let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
      return false
    }
    offset += 1
    return true
  }

  /// Returns how many.
  private mutating func takeDigits() -> Int {
    let start = offset
    while takeDigit() {}
    return offset - start
  }
}
