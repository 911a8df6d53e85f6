import Fixtures

/// Makes binary property lists whose offsets hold, of objects that refer to any others: shared
/// parts, cycles and deep chains, which damage to real files hardly ever makes.
struct BinaryGraph {
  private var generator: SeededGenerator
  private var bytes = Array("bplist00".utf8)
  private var offsets: [Int] = []
  private let count: Int
  private let shape: Shape
  /// Of a reference.
  private let size: Int

  /// Which objects an object refers to.
  private enum Shape: CaseIterable {
    case any, later, next, few
  }

  static func bytes(seed: UInt64) -> [UInt8] {
    var graph = BinaryGraph(seed: seed)
    return graph.made()
  }

  private init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    count = Self.words.count + ([2, 20, 200, 2_000].randomElement(using: &generator) ?? 2)
    shape = Shape.allCases.randomElement(using: &generator) ?? .any
    size = count < 256 ? Int.random(in: 1...2, using: &generator) : 2
  }

  private mutating func made() -> [UInt8] {
    for index in 0..<count {
      offsets.append(bytes.count)
      appendObject(index)
    }
    let table = bytes.count
    for offset in offsets { append(offset, size: 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, UInt8(size)]
    append(count, size: 8)
    append(0, size: 8)
    append(table, size: 8)
    return bytes
  }

  private static let words = [
    "a", "b", "k", "one", "other", "zero", "few", "%d a", "%#@a@ %#@b@", "%1$#@a@", "%#@b@", "lld",
    "NSStringLocalizedFormatKey", "NSStringFormatSpecTypeKey", "NSStringPluralRuleType",
    "NSStringFormatValueTypeKey", "NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType",
    "iphone", "mac", "20", "",
  ]

  /// The root is a dictionary, and the words are behind it.
  private mutating func appendObject(_ index: Int) {
    if index > 0, index <= Self.words.count { return appendText(Self.words[index - 1]) }
    switch index == 0 ? 0 : Int.random(in: 0..<14, using: &generator) {
    case 0..<8:
      let members = Int.random(in: 0...6, using: &generator)
      appendMarker(0xD0, members)
      for _ in 0..<members { append(key(), size: size) }
      for _ in 0..<members { append(reference(of: index), size: size) }
    case 8:
      let elements = [0, 1, 3, 300].randomElement(using: &generator) ?? 0
      appendMarker(Bool.random(using: &generator) ? 0xA0 : 0xC0, elements)
      for _ in 0..<elements { append(reference(of: index), size: size) }
    case 9: bytes += [0x13] + (0..<8).map { _ in UInt8.random(in: 0...255, using: &generator) }
    case 10:
      bytes.append([0x00, 0x08, 0x09, 0x33, 0x80, 0x70].randomElement(using: &generator) ?? 0)
    default: appendText(Self.words.randomElement(using: &generator) ?? "")
    }
  }

  private mutating func appendText(_ text: String) {
    if Int.random(in: 0..<8, using: &generator) > 0 {
      appendMarker(0x50, text.utf8.count)
      bytes += text.utf8
    } else {
      appendMarker(0x60, text.utf16.count)
      for unit in text.utf16 { append(Int(unit), size: 2) }
    }
  }

  private mutating func reference(of index: Int) -> Int {
    switch shape {
    case .any: Int.random(in: 0..<count, using: &generator)
    case .later: Int.random(in: min(index + 1, count - 1)..<count, using: &generator)
    case .next:
      min(max(index, Self.words.count) + Int.random(in: 1...2, using: &generator), count - 1)
    case .few: Int.random(in: max(0, count - 8)..<count, using: &generator)
    }
  }

  /// Hardly ever what is no text: a list with such a key is refused.
  private mutating func key() -> Int {
    Int.random(in: 0..<2_000, using: &generator) == 0
      ? 0 : Int.random(in: 1...Self.words.count, using: &generator)
  }

  private mutating func appendMarker(_ kind: UInt8, _ count: Int) {
    if count < 15 {
      bytes.append(kind | UInt8(count))
    } else {
      bytes += [kind | 0xF, 0x11]
      append(count, size: 2)
    }
  }

  private mutating func append(_ number: Int, size: Int) {
    for place in (0..<size).reversed() {
      bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place)))
    }
  }
}
