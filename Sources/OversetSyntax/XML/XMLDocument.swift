/// A parsed XML text: its elements and texts in file order, each with its offsets.
///
/// Names are local names: a namespace prefix is left out.
package struct XMLDocument: Sendable {
  /// An element or a text. What an element contains follows it.
  package struct Node: Sendable {
    /// The element's name; nil for a text.
    package var name: String?
    /// A text's characters, references resolved; empty for an element.
    package var text = ""
    package var attributes: [Attribute] = []
    /// Where it begins in the source, in bytes.
    package var start: Int
    /// Where an element's content begins: behind its start tag, a text's where the text does.
    package var contentStart: Int
    /// Where its content ends: at an element's end tag.
    package var contentEnd: Int
    /// The index behind the node and everything in it.
    package var next: Int
  }

  package struct Attribute: Sendable {
    package var name: String
    package var value: String
  }

  package let source: SourceText
  /// The first is the root element.
  package let nodes: [Node]

  /// A node by its index.
  package typealias Index = Int

  package static let root: Index = 0

  package func name(_ index: Index) -> String? { nodes[index].name }

  /// An element's own elements, in order, without their content.
  package func elements(in parent: Index) -> [Index] {
    var elements: [Index] = []
    var child = parent + 1
    while child < nodes[parent].next {
      if nodes[child].name != nil { elements.append(child) }
      child = nodes[child].next
    }
    return elements
  }

  /// Everything in an element that is text, at any depth.
  package func text(in element: Index) -> String {
    let content = nodes[(element + 1)..<nodes[element].next]
    if content.count == 1, let text = content.first { return text.text }
    return content.reduce(into: "") { $0 += $1.text }
  }

  package func attribute(_ name: String, of element: Index) -> String? {
    nodes[element].attributes.first { $0.name == name }?.value
  }

  /// Where the value of an attribute is written, its quotation mark included; the element's start
  /// where there is none.
  package func offset(ofAttribute name: String, of element: Index) -> Int {
    let tag = nodes[element].start..<max(nodes[element].start, nodes[element].contentStart)
    return AttributeScanner(source.utf8[tag]).valueOffset(of: name) ?? tag.lowerBound
  }
}

/// Finds attributes in a start tag that the parser has found to be well-formed.
private struct AttributeScanner {
  private var rest: ArraySlice<UInt8>

  init(_ tag: ArraySlice<UInt8>) { rest = tag }

  /// `name` is without a prefix.
  consuming func valueOffset(of name: String) -> Int? {
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let before = rest[..<equals].split(whereSeparator: Self.isSpace).last ?? []
      let local = before.lastIndex(of: UInt8(ascii: ":")).map { before[($0 + 1)...] } ?? before
      rest = rest[(equals + 1)...].drop(while: Self.isSpace)
      guard let quote = rest.popFirst(), let end = rest.firstIndex(of: quote) else { return nil }
      if local.elementsEqual(name.utf8) { return rest.startIndex - 1 }
      rest = rest[(end + 1)...]
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
