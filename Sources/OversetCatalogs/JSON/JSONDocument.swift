/// A parsed JSON text: its values in file order, each with its place.
struct JSONDocument {
  enum Kind { case object, array, string, number, boolean, null }

  /// One value. The parts of a container stand behind it; an object's keys and values take turns.
  struct Node {
    var kind: Kind
    var hasEscapes = false
    /// In bytes, the quotation marks or brackets included.
    var range: Range<Int>
    /// The index behind the value and everything in it.
    var next: Int
  }

  let source: SourceText
  /// The first is the root.
  let nodes: [Node]

  /// A value by its index among the nodes.
  typealias Index = Int

  static let root: Index = 0

  func kind(_ index: Index) -> Kind { nodes[index].kind }

  /// The offset of the value's first byte.
  func start(_ index: Index) -> Int { nodes[index].range.lowerBound }

  /// Whether the value is `true`.
  func isTrue(_ index: Index) -> Bool { source.utf8[start(index)] == UInt8(ascii: "t") }

  typealias Member = (key: Index, value: Index)

  /// An object's members, those with the same key too.
  func members(of object: Index) -> [Member] {
    var members: [Member] = []
    var key = object + 1
    while key < nodes[object].next {
      members.append((key, key + 1))
      key = nodes[key + 1].next
    }
    return members
  }

  /// An array's values.
  func values(of array: Index) -> [Index] {
    var values: [Index] = []
    var value = array + 1
    while value < nodes[array].next {
      values.append(value)
      value = nodes[value].next
    }
    return values
  }

  /// A string without its quotation marks, in bytes.
  func content(of string: Index) -> Range<Int> {
    nodes[string].range.dropFirst().dropLast()
  }

  /// Whether a string stands for a text; cheaper than making the string.
  func isText(_ index: Index, _ text: String) -> Bool {
    let node = nodes[index]
    if node.hasEscapes { return ExactText(self.text(index)) == ExactText(text) }
    return node.range.count == text.utf8.count + 2
      && source.utf8[node.range.dropFirst().dropLast()].elementsEqual(text.utf8)
  }

  /// What a string stands for, a lone surrogate as U+FFFD.
  func text(_ index: Index) -> String {
    let node = nodes[index]
    let content = content(of: index)
    guard node.hasEscapes else { return source.text(content) }
    return String(decoding: unescaped(content), as: UTF8.self)
  }

  /// The parser has seen that every escape is whole.
  private func unescaped(_ content: Range<Int>) -> [UInt8] {
    var builder = UTF8Builder(capacity: content.count)
    var rest = source.utf8[content]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        builder.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "b"): builder.append(0x08)
      case UInt8(ascii: "f"): builder.append(0x0C)
      case UInt8(ascii: "n"): builder.append(0x0A)
      case UInt8(ascii: "r"): builder.append(0x0D)
      case UInt8(ascii: "t"): builder.append(0x09)
      case UInt8(ascii: "u"):
        let unit = rest.prefix(4).reduce(0) { $0 << 4 | (hexadecimalDigit($1) ?? 0) }
        rest = rest.dropFirst(4)
        builder.append(codeUnit: UInt16(truncatingIfNeeded: unit))
      default: builder.append(escape)
      }
    }
    return builder.finish()
  }
}
