import Fixtures
import OversetModel

/// Damages files: bits flipped, pieces cut out, repeated, put in from another file or out of what
/// the formats are made of.
struct Damage {
  var generator: SeededGenerator
  private let tokens: [[UInt8]]

  /// With pieces of the format, to be put anywhere.
  init(seed: UInt64, tokens: [[UInt8]]) {
    generator = SeededGenerator(seed: seed)
    self.tokens = tokens
  }

  /// What catalogs are made of, and what breaks them.
  static let catalogTokens =
    [
      "\"", "'", "\\", "\\U", "\\ud83d", "\\\n", "=", ";", ";;", "{", "}", "(", ")", "<", ">", "/*",
      "*/", "//", "<<<<<<< HEAD\n", "=======\n", "[", "]", ":", ",", "null", "true", "1e999",
      "-0.1",
      "<dict>", "</dict>", "<key>", "</key>", "<string>", "</string>", "<array>",
      "<integer>9</integer>",
      "<![CDATA[", "]]>", "<!--", "-->", "&amp;", "&#x110000;", "&bomb;", "<!DOCTYPE a [",
      "<!ENTITY a \"aaaa\">", "<!ATTLIST a b CDATA \"c\">", "<trans-unit id=\"", "<target>",
      "</target>", "<file original='x'>",
      "%#@a@", "%1$#@a@", "%1$@", "%.*@", "%arg", "${", "overset:", "\"plural\"", "\"variations\"",
      "\"substitutions\"",
      "|==|plural.one", "NSStringLocalizedFormatKey", "NSStringVariableWidthRuleType", "bplist00",
    ].map { Array($0.utf8) } + brokenCharacters

  /// Marks of encodings, ends of lines, and bytes that are no text.
  static let brokenCharacters: [[UInt8]] =
    [
      [0], [0xFF], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x0D],
      [0x0D, 0x0A], [0xE2, 0x80, 0xA8], [0xC2, 0x85], [0xD8, 0x00], [0x7F, 0xFF, 0xFF, 0xFF],
    ]

  mutating func applied(to bytes: [UInt8], with other: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0...2: flipBit(of: &bytes)
      case 3: bytes.removeSubrange(piece(of: bytes))
      case 4: bytes.insert(contentsOf: bytes[piece(of: bytes)], at: index(in: bytes))
      case 5: bytes.insert(contentsOf: other[piece(of: other)], at: index(in: bytes))
      case 6: bytes.removeLast(bytes.count - index(in: bytes))
      case 7: repeatToken(in: &bytes)
      default:
        let token = tokens.randomElement(using: &generator) ?? []
        bytes.insert(contentsOf: token, at: index(in: bytes))
      }
    }
    return bytes
  }

  /// Writes another number in the index of one.
  mutating func replaceNumber(in bytes: inout [UInt8]) {
    let digits = bytes.indices.filter {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[$0])
    }
    guard let index = digits.randomElement(using: &generator) else { return }
    let number = [
      "0", "-1", "0.04", "1e9", "1e999", "1e-300", "12345.678", "99999999999999999999", ".5",
    ]
    .randomElement(using: &generator)
    bytes.replaceSubrange(index...index, with: Array((number ?? "0").utf8))
  }

  /// Damages texts as they are read: in a damaged file most are lost with it. Some become cases of
  /// one key.
  mutating func damageTexts(of catalogs: inout [Catalog]) {
    for index in catalogs.indices where !catalogs[index].entries.isEmpty {
      let entries = catalogs[index].entries
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let index = Int.random(in: entries.indices, using: &generator)
        let other = entries.randomElement(using: &generator)?.value ?? ""
        let value = applied(to: Array(entries[index].value.utf8), with: Array(other.utf8))
        catalogs[index].entries[index].value = String(decoding: value, as: UTF8.self)
        if Bool.random(using: &generator) { continue }
        catalogs[index].entries[index].key = entries[0].key
        catalogs[index].entries[index].locale = entries[0].locale
        catalogs[index].entries[index].variation = Variation(
          plural: [nil, .one, .few, .other].randomElement(using: &generator) ?? nil,
          device: [nil, nil, nil, "mac"].randomElement(using: &generator) ?? nil,
          substitution: [nil, "a", "b", "a,b"].randomElement(using: &generator) ?? nil)
      }
    }
  }

  private mutating func flipBit(of bytes: inout [UInt8]) {
    if bytes.isEmpty { return }
    bytes[Int.random(in: bytes.indices, using: &generator)] ^=
      1 << UInt8.random(in: 0..<8, using: &generator)
  }

  /// Deep nesting, and long rows of anything.
  private mutating func repeatToken(in bytes: inout [UInt8]) {
    let token = tokens.randomElement(using: &generator) ?? []
    let count = [3, 100, 600, 5_000].randomElement(using: &generator) ?? 1
    let row = (0..<count).flatMap { _ in token }
    bytes.insert(contentsOf: row, at: index(in: bytes))
  }

  private mutating func index(in bytes: [UInt8]) -> Int {
    Int.random(in: 0...bytes.count, using: &generator)
  }

  /// Most are short; some are as long as the file.
  private mutating func piece(of bytes: [UInt8]) -> Range<Int> {
    let start = index(in: bytes)
    let most = Bool.random(using: &generator) ? 64 : bytes.count
    return start..<min(bytes.count, start + Int.random(in: 0...most, using: &generator))
  }
}
