import Testing

@testable import OversetTypesetting

/// UAX 9, by the files that Unicode tests it with: the level of every character, and its place in
/// the line.
struct BidiTests {
  /// Given characters, among them brackets, whose pairs have rules of their own.
  @Test func `characters have Unicode's levels and order, except ICU's own rules`() throws {
    let resolver = BidiResolver()
    var different: Set<String> = []
    for line in try UnicodeTestFile("BidiCharacterTest.txt").lines {
      let c = try #require(BidiCase(characterTest: line))
      if !c.isResolved(by: resolver) {
        different.insert(c.notation(c.levels(by: resolver).levels))
      }
    }
    let known = Set(BidiTailoring.all.flatMap(\.texts))
    #expect(different.subtracting(known) == [], "no rule of ICU's own is known for these")
    #expect(known.subtracting(different) == [], "these no longer differ: take them off the list")
  }

  /// Every sequence of up to four classes, and longer ones, in every direction.
  @Test func `classes have Unicode's levels and order`() throws {
    let resolver = BidiResolver()
    var reader = BidiClassReader()
    var different: [String] = []
    for line in try UnicodeTestFile("BidiTest.txt").lines {
      for c in try reader.cases(of: line) where !c.isResolved(by: resolver) {
        different.append(c.notation(c.levels(by: resolver).levels))
      }
    }
    #expect(different == [])
  }
}

extension BidiCase {
  /// `0061 05D0;2;0;0 1;0 1`: characters, direction, the paragraph's level, levels, order.
  ///
  /// Nil where the line is not of this form, or has characters of two code units.
  fileprivate init?(characterTest line: ArraySlice<UInt8>) {
    var fields: [[Int]] = [[]]
    var number: Int?
    // By hand: a hundred thousand lines of strings take seconds.
    for byte in line + [0x3B] {
      switch byte {
      case 0x20, 0x3B:  // a space and a semicolon end a number
        if let number { fields[fields.count - 1].append(number) }
        number = nil
        if byte == 0x3B { fields.append([]) }
      case 0x78: number = Int(BidiCase.removed)
      default:
        let digit = Int(byte) - (byte < 0x41 ? 0x30 : 0x37)
        number = (number ?? 0) * (fields.count == 1 ? 16 : 10) + digit
      }
    }
    guard fields.count == 6, let direction = fields[1].first.flatMap(Direction.init) else {
      return nil
    }
    self.direction = direction
    text = fields[0].compactMap { UInt16(exactly: $0) }
    levels = fields[3].compactMap { UInt8(exactly: $0) }
    order = fields[4]
    if text.count != fields[0].count || text.count != levels.count { return nil }
  }
}

/// Reads `BidiTest.txt`, in which texts of classes follow the levels and the order they all have.
private struct BidiClassReader {
  /// Characters of each class, taken in turn. None is a bracket: those are in the other file.
  private static let characters: [String: [UInt16]] = [
    "L": [0x61, 0x4E00, 0x200E], "R": [0x5D0, 0x200F], "AL": [0x627, 0x61C],
    "EN": [0x31, 0x6F1], "ES": [0x2B, 0x2D], "ET": [0x25, 0x20AC], "AN": [0x661, 0x600],
    "CS": [0x2C, 0xA0], "NSM": [0x300, 0x5B0], "BN": [0xAD, 0x200B, 0x200D],
    "B": [0x2029, 0x0A], "S": [0x09, 0x1F], "WS": [0x20, 0x3000], "ON": [0x21, 0x2026],
    "LRE": [0x202A], "RLE": [0x202B], "PDF": [0x202C], "LRO": [0x202D], "RLO": [0x202E],
    "LRI": [0x2066], "RLI": [0x2067], "FSI": [0x2068], "PDI": [0x2069],
  ]
  /// By the bytes of the class's name, joined.
  private let characters = Dictionary(
    uniqueKeysWithValues: characters.map { name, characters in
      (name.utf8.reduce(0) { $0 << 8 | UInt32($1) }, characters)
    })

  private var levels: [UInt8] = []
  private var order: [Int] = []
  private var turn = 0

  /// `L RLE R; 7`: classes, and a bit for each direction: of the first strong character, left to
  /// right, right to left.
  ///
  /// No cases for a line that says what the next ones have.
  mutating func cases(of line: ArraySlice<UInt8>) throws -> [BidiCase] {
    if line.first == UInt8(ascii: "@") {
      read(String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace))
      return []
    }
    turn += 1
    var text: [UInt16] = []
    var name: UInt32 = 0
    for byte in line {
      if byte != 0x20, byte != 0x3B {
        name = name << 8 | UInt32(byte)
      } else if name != 0 {  // a space or a semicolon ends a name
        guard let characters = characters[name] else { throw UnknownBidiClass(line: line) }
        text.append(characters[turn % characters.count])
        name = 0
      }
    }
    let bits = Int(name) - 0x30
    guard text.count == levels.count, (1...7).contains(bits) else {
      throw UnknownBidiClass(line: line)
    }
    var cases: [BidiCase] = []
    for (bit, direction) in Self.directions where bits & bit != 0 {
      cases.append(BidiCase(text: text, direction: direction, levels: levels, order: order))
    }
    return cases
  }

  private static let directions: [(bit: Int, direction: BidiCase.Direction)] = [
    (1, .ofFirstStrongCharacter), (2, .leftToRight), (4, .rightToLeft),
  ]

  /// `@Levels: 1 x 0` or `@Reorder: 2 0`.
  private mutating func read(_ words: [Substring]) {
    switch words.first {
    case "@Levels:":
      levels = words.dropFirst().compactMap { $0 == "x" ? BidiCase.removed : UInt8($0) }
    case "@Reorder:": order = words.dropFirst().compactMap { Int($0) }
    default: break
    }
  }
}

private struct UnknownBidiClass: Error, CustomStringConvertible {
  let description: String

  init(line: ArraySlice<UInt8>) {
    description = "'\(String(decoding: line, as: UTF8.self))' is not a line of known classes"
  }
}
