import OversetModel

/// A parsed JSON text: its values in file order, each with its range.
package struct JSONDocument {
  package enum Kind { case object, array, string, number, boolean, null }

  /// One value. The parts of a container follow it; an object's keys and values alternate.
  package struct Node {
    package var kind: Kind
    package var hasEscapes = false
    /// Where it begins and ends, in bytes. Four bytes each, because memory access takes most of the time.
    private var start: UInt32
    private var end: UInt32
    private var behind: UInt32

    package init(kind: Kind, hasEscapes: Bool, range: Range<Int>, next: Int) {
      self.kind = kind
      self.hasEscapes = hasEscapes
      start = UInt32(truncatingIfNeeded: range.lowerBound)
      end = UInt32(truncatingIfNeeded: range.upperBound)
      behind = UInt32(truncatingIfNeeded: next)
    }

    /// In bytes, the quotation marks or brackets included.
    package var range: Range<Int> { Int(start)..<Int(end) }

    /// The index behind the value and everything in it.
    package var next: Int { Int(behind) }

    /// Sets what is known only at a container's end.
    package mutating func close(at end: Int, next: Int) {
      self.end = UInt32(truncatingIfNeeded: end)
      behind = UInt32(truncatingIfNeeded: next)
    }
  }

  /// The most bytes of a text, so that each can be counted in a node.
  package static let maximumLength = Int(Int32.max)

  package let source: SourceText
  /// The first is the root.
  package let nodes: [Node]

  /// A value by its index among the nodes.
  package typealias Index = Int

  package static let root: Index = 0

  package func kind(_ index: Index) -> Kind { nodes[index].kind }

  /// The offset of the value's first byte.
  package func start(_ index: Index) -> Int { nodes[index].range.lowerBound }

  /// Whether the value is `true`.
  package func isTrue(_ index: Index) -> Bool { source.utf8[start(index)] == UInt8(ascii: "t") }

  /// An object's members, those with the same key too.
  package func members(of object: Index) -> JSONMembers {
    JSONMembers(nodes: nodes, object: object)
  }

  /// An array's values.
  package func values(of array: Index) -> [Index] {
    var values: [Index] = []
    var value = array + 1
    while value < nodes[array].next {
      values.append(value)
      value = nodes[value].next
    }
    return values
  }

  /// A string without its quotation marks, in bytes.
  package func content(of string: Index) -> Range<Int> {
    nodes[string].range.dropFirst().dropLast()
  }

  /// Whether a string has this text; cheaper than making the string.
  package func isText(_ index: Index, _ text: StaticString) -> Bool {
    let node = nodes[index]
    if node.hasEscapes { return ExactText(self.text(index)) == ExactText(text.description) }
    let length = text.utf8CodeUnitCount
    guard node.range.count == length + 2 else { return false }
    return unsafe source.utf8.withUnsafeBufferPointer { utf8 in
      let content = unsafe utf8[node.range.lowerBound + 1..<node.range.upperBound - 1]
      return unsafe content.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: length))
    }
  }

  /// A string's text without escapes, a lone surrogate as U+FFFD.
  package func text(_ index: Index) -> String {
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

/// The members of an object, one after the other.
package struct JSONMembers: Sequence, IteratorProtocol {
  private let nodes: [JSONDocument.Node]
  private var key: JSONDocument.Index
  private let end: JSONDocument.Index

  package init(nodes: [JSONDocument.Node], object: JSONDocument.Index) {
    self.nodes = nodes
    key = object + 1
    end = nodes[object].next
  }

  package mutating func next() -> (key: JSONDocument.Index, value: JSONDocument.Index)? {
    guard key < end else { return nil }
    let member = (key, key + 1)
    key = nodes[key + 1].next
    return member
  }
}
