package import OversetModel
import OversetSyntax

/// An element of a document, with the variations that count in a size class.
package struct InterfaceElement: Sendable {
  let xml: XMLDocument
  let index: XMLDocument.Index
  /// The `variation` elements that count, the one that wins last.
  let variations: [XMLDocument.Index]

  init(_ xml: XMLDocument, _ index: XMLDocument.Index, in sizeClass: SizeClass? = nil) {
    self.xml = xml
    self.index = index
    guard let sizeClass else {
      variations = []
      return
    }
    let matching = xml.elements(in: index).compactMap { child -> (Int, XMLDocument.Index)? in
      guard xml.name(child) == "variation", let key = xml.attribute("key", of: child),
        let specificity = sizeClass.specificity(ofVariation: key)
      else { return nil }
      return (specificity, child)
    }
    variations = matching.sorted { $0 < $1 }.map(\.1)
  }

  /// The element's name: `label`, `viewController`.
  package var name: String { xml.name(index) ?? "" }

  /// Where its start tag begins.
  package var position: TextPosition { xml.source.position(at: xml.nodes[index].start) }

  /// The value of an attribute, as the last variation that has one says it.
  package func attribute(_ name: String) -> String? {
    if name != "key" {
      for variation in variations.reversed() {
        if let value = xml.attribute(name, of: variation) { return value }
      }
    }
    return xml.attribute(name, of: index)
  }

  /// Nil where the attribute is absent or no finite number.
  package func number(_ name: String) -> Double? {
    attribute(name)?.decimalNumber?.usableDistance
  }

  /// Whether an attribute says YES; nil where it is absent.
  package func flag(_ name: String) -> Bool? { attribute(name).map { $0 == "YES" } }

  /// The elements directly in it, variations left out.
  package var children: [InterfaceElement] {
    xml.elements(in: index).filter { xml.name($0) != "variation" }.map(related)
  }

  /// The first element of this name directly in it.
  package func child(_ name: String) -> InterfaceElement? {
    xml.elements(in: index).first { xml.name($0) == name }.map(related)
  }

  /// The element that gives a property its value, as the last variation that has one says it.
  package func property(_ key: String) -> InterfaceElement? {
    for owner in variations.reversed() + [index] {
      let found = xml.elements(in: owner).first { xml.attribute("key", of: $0) == key }
      if let found { return related(found) }
    }
    return nil
  }

  /// A property that is a text: an attribute, or an element where it has line ends; nil for none.
  package func text(_ key: String) -> String? {
    if let value = attribute(key) { return value }
    guard let element = property(key), ["string", "mutableString"].contains(element.name) else {
      return nil
    }
    return element.stringContent
  }

  /// The text in the element, which is Base64 where the element says so.
  var stringContent: String {
    let text = xml.text(in: index)
    return attribute("base64-UTF8") == "YES" ? decodedBase64(text) ?? text : text
  }

  private func related(_ other: XMLDocument.Index) -> InterfaceElement {
    InterfaceElement(xml, other)
  }
}

/// Nil where the text is not UTF-8 in Base64; white space and missing padding do not matter.
private func decodedBase64(_ text: String) -> String? {
  var bytes: [UInt8] = []
  var bits: UInt32 = 0
  var count = 0
  for byte in text.utf8 where !(0x09...0x0D).contains(byte) && byte != 0x20 {
    if byte == UInt8(ascii: "=") { break }
    guard let value = base64Value(of: byte) else { return nil }
    bits = bits << 6 | UInt32(value)
    count += 6
    if count >= 8 {
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  return String(validating: bytes, as: UTF8.self)
}

private func base64Value(of byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
  case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
  case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
  case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
  default: nil
  }
}
