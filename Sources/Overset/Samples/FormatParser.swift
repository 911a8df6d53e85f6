/// Splits the UTF-8 of a format at its specifiers.
struct FormatParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let isStrict: Bool
  private var offset = 0
  private var found: [FormatPart] = []
  private var text: [UInt8] = []

  init(bytes: UnsafeBufferPointer<UInt8>, isStrict: Bool) {
    self.bytes = bytes
    self.isStrict = isStrict
  }

  mutating func parts() -> [FormatPart] {
    while let byte = peek {
      offset += 1
      let next = offset
      switch (byte, peek) {
      case (Self.percent, Self.percent):
        text.append(byte)
        offset += 1
      case (Self.percent, _): add(specifier(), or: byte, before: next)
      case (UInt8(ascii: "$"), UInt8(ascii: "{")): add(placeholder(), or: byte, before: next)
      default: text.append(byte)
      }
    }
    endText()
    return found
  }

  private static let percent = UInt8(ascii: "%")

  /// Where there is no part, the byte that could have begun one is text.
  private mutating func add(_ part: FormatPart?, or byte: UInt8, before next: Int) {
    if let part {
      endText()
      found.append(part)
    } else {
      text.append(byte)
      offset = next
    }
  }

  private mutating func endText() {
    if !text.isEmpty { found.append(.text(String(decoding: text, as: UTF8.self))) }
    text = []
  }

  /// What stands behind a sign of percent; nil where it is no specifier.
  private mutating func specifier() -> FormatPart? {
    if !isStrict, peek == UInt8(ascii: " "), !bytes[offset...].starts(with: " @".utf8) {
      return nil
    }
    if take("arg") { return .ownArgument }
    if let variable = variable(position: nil) { return variable }
    var specifier = FormatSpecifier("@")
    let start = offset
    if let number = number() {
      if let variable = variable(position: nil) { return variable }
      if take(UInt8(ascii: "$")) {
        guard isArgument(number) else { return nil }
        if let variable = variable(position: number) { return variable }
        specifier.position = number
      } else {
        offset = start
      }
    }
    while let flag = flag() { specifier.flags.insert(flag) }
    specifier.width = count()
    if take(UInt8(ascii: ".")) { specifier.precision = count() ?? .number(0) }
    specifier.length = FormatSpecifier.Length.allCases.first { take($0.rawValue) } ?? .none
    guard let byte = peek, Self.conversions.contains(byte) else { return nil }
    // The name of a variable without its end.
    if byte == UInt8(ascii: "@"), specifier.flags.contains(.alternate) { return nil }
    offset += 1
    specifier.conversion = Character(Unicode.Scalar(byte))
    return .argument(specifier)
  }

  private static let conversions = Array("@dDiuUxXoOfFeEgGaAcCsSp".utf8)

  private mutating func variable(position: Int?) -> FormatPart? {
    let start = offset
    if take("#@"), let end = bytes[offset...].firstIndex(of: UInt8(ascii: "@")), end > offset {
      defer { offset = end + 1 }
      return .variable(String(decoding: bytes[offset..<end], as: UTF8.self), position: position)
    }
    offset = start
    return nil
  }

  /// What stands behind a dollar sign; nil where it is no placeholder.
  private mutating func placeholder() -> FormatPart? {
    guard take(UInt8(ascii: "{")) else { return nil }
    let name = bytes[offset...].prefix(while: Self.isNameByte)
    offset = name.endIndex
    guard !name.isEmpty, take(UInt8(ascii: "}")) else { return nil }
    return .placeholder(String(decoding: name, as: UTF8.self))
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  private mutating func flag() -> FormatSpecifier.Flags? {
    let flag: FormatSpecifier.Flags
    switch peek {
    case UInt8(ascii: "-"): flag = .minus
    case UInt8(ascii: "+"): flag = .plus
    case UInt8(ascii: " "): flag = .space
    case UInt8(ascii: "#"): flag = .alternate
    case UInt8(ascii: "0"): flag = .zero
    case UInt8(ascii: "'"): flag = .grouping
    default: return nil
    }
    offset += 1
    return flag
  }

  private mutating func count() -> FormatSpecifier.Count? {
    guard take(UInt8(ascii: "*")) else { return number().map { .number($0) } }
    let start = offset
    if let number = number(), take(UInt8(ascii: "$")), isArgument(number) {
      return .argument(number)
    }
    offset = start
    return .argument(nil)
  }

  /// Core Foundation counts arguments in a signed byte.
  private func isArgument(_ number: Int) -> Bool { (1...127).contains(number) }

  /// Nil, without moving, where there is none, or one that Core Foundation refuses.
  private mutating func number() -> Int? {
    let digits = bytes[offset...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard !digits.isEmpty,
      let number = Int32(String(decoding: digits, as: UTF8.self))
    else { return nil }
    offset = digits.endIndex
    return Int(number)
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  private mutating func take(_ word: String) -> Bool {
    let units = word.utf8
    guard !units.isEmpty, bytes[offset...].starts(with: units) else { return false }
    offset += units.count
    return true
  }
}
