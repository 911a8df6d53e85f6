/// Splits the UTF-8 of a format at its specifiers.
///
/// Safe, because only `parts(of:isStrict:)` makes one, and none outlives the bytes that it reads.
@safe struct FormatParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isStrict: Bool
  private var offset = 0
  private var found: [FormatPart] = []
  /// What is text and not yet a part: bytes up to a sign of percent that is left out, and a range.
  private var text = ""
  private var textStart = 0

  private init(bytes: UnsafeBufferPointer<UInt8>, isStrict: Bool) {
    unsafe self.bytes = bytes
    self.isStrict = isStrict
  }

  static func parts(of format: String, isStrict: Bool) -> [FormatPart] {
    var format = format
    return format.withUTF8 { bytes in
      var parser = unsafe FormatParser(bytes: bytes, isStrict: isStrict)
      return parser.parts()
    }
  }

  private mutating func parts() -> [FormatPart] {
    while let byte = peek {
      offset += 1
      let next = offset
      switch (byte, peek) {
      case (Self.percent, Self.percent):
        // One of two signs is text.
        keepText(upTo: next, from: next + 1)
        offset += 1
      case (Self.percent, _): add(specifier(), at: next - 1)
      case (UInt8(ascii: "$"), UInt8(ascii: "{")): add(placeholder(), at: next - 1)
      case (UInt8(ascii: "{"), UInt8(ascii: "{")): add(doubleBraces(), at: next - 1)
      default: break
      }
    }
    endText(at: offset)
    return found
  }

  private static let percent = UInt8(ascii: "%")

  /// Where there is no part, the byte that could have begun one is text.
  private mutating func add(_ part: FormatPart?, at start: Int) {
    if let part {
      endText(at: start)
      found.append(part)
      textStart = offset
    } else {
      offset = start + 1
    }
  }

  private mutating func keepText(upTo end: Int, from next: Int) {
    unsafe text += String(
      decoding: UnsafeBufferPointer(rebasing: bytes[textStart..<end]), as: UTF8.self)
    textStart = next
  }

  private mutating func endText(at end: Int) {
    if end > textStart { keepText(upTo: end, from: end) }
    if !text.isEmpty { found.append(.text(text)) }
    text = ""
  }

  /// What stands behind a sign of percent; nil where it is no specifier.
  private mutating func specifier() -> FormatPart? {
    if !isStrict, peek == UInt8(ascii: " "), peek(1) != UInt8(ascii: "@") { return nil }
    if peek == UInt8(ascii: "a"), peek(1) == UInt8(ascii: "r"), peek(2) == UInt8(ascii: "g") {
      offset += 3
      return .ownArgument
    }
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
    var lastFlag = FormatSpecifier.Flags()
    while let flag = flag() {
      specifier.flags.insert(flag)
      lastFlag = flag
    }
    // "Row %0 a" has a placeholder of the app's own.
    if !isStrict, lastFlag == .space, peek != UInt8(ascii: "@") { return nil }
    specifier.width = count()
    if take(UInt8(ascii: ".")) { specifier.precision = count() ?? .number(0) }
    specifier.length = length()
    guard let byte = peek, "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(byte) else { return nil }
    // The name of a variable without its end.
    if byte == UInt8(ascii: "@"), specifier.flags.contains(.alternate) { return nil }
    offset += 1
    specifier.conversion = Character(Unicode.Scalar(byte))
    return .argument(specifier)
  }

  private mutating func length() -> FormatSpecifier.Length {
    let found: FormatSpecifier.Length
    // By byte: comparing with each case's text takes most of the time of a format.
    switch peek {
    case UInt8(ascii: "h"): found = peek(1) == UInt8(ascii: "h") ? .hh : .h
    case UInt8(ascii: "l"): found = peek(1) == UInt8(ascii: "l") ? .ll : .l
    case UInt8(ascii: "q"): found = .q
    case UInt8(ascii: "z"): found = .z
    case UInt8(ascii: "t"): found = .t
    case UInt8(ascii: "j"): found = .j
    case UInt8(ascii: "L"): found = .longDouble
    default: return .none
    }
    offset += found == .hh || found == .ll ? 2 : 1
    return found
  }

  private mutating func variable(position: Int?) -> FormatPart? {
    let start = offset
    guard peek == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "@") else { return nil }
    offset += 2
    if let end = unsafe bytes[offset...].firstIndex(of: UInt8(ascii: "@")), end > offset {
      defer { offset = end + 1 }
      return unsafe .variable(
        String(decoding: bytes[offset..<end], as: UTF8.self), position: position)
    }
    offset = start
    return nil
  }

  /// What stands behind a dollar sign; nil where it is no placeholder.
  private mutating func placeholder() -> FormatPart? {
    guard let name = bracedName() else { return nil }
    return .placeholder(PlaceholderName(name))
  }

  /// What stands behind the first of two braces; nil where it is no placeholder.
  private mutating func doubleBraces() -> FormatPart? {
    guard let name = bracedName(), take(UInt8(ascii: "}")) else { return nil }
    return .placeholder(PlaceholderName(name, isInDoubleBraces: true))
  }

  private mutating func bracedName() -> String? {
    guard take(UInt8(ascii: "{")) else { return nil }
    let name = unsafe bytes[offset...].prefix(while: Self.isNameByte)
    offset = unsafe name.endIndex
    guard unsafe !name.isEmpty, take(UInt8(ascii: "}")) else { return nil }
    return unsafe String(decoding: name, as: UTF8.self)
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
    var end = offset
    var number = 0
    while unsafe end < bytes.count,
      unsafe (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end])
    {
      number = unsafe number * 10 + Int(bytes[end] - UInt8(ascii: "0"))
      if number > Int(Int32.max) { return nil }
      end += 1
    }
    if end == offset { return nil }
    offset = end
    return number
  }

  private var peek: UInt8? { unsafe offset < bytes.count ? bytes[offset] : nil }

  private func peek(_ distance: Int) -> UInt8? {
    unsafe offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }
}
