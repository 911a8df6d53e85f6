import OversetModel
import OversetSyntax

/// The settings of a `group` or `trans-unit` for its texts.
struct XLIFFSettings {
  private(set) var isTranslated = true
  private var width: (points: Double, position: TextPosition)?
  private var unit: String?
  private var font: String?

  var widthLimit: WidthLimit? {
    width.map {
      WidthLimit(width: $0.points, unit: unit ?? "pixel", font: font, position: $0.position)
    }
  }

  /// Takes the element's settings, which override those around it.
  mutating func read(_ element: XMLDocument.Index, of document: XMLDocument) -> [CatalogFault] {
    if let translate = document.attribute("translate", of: element) {
      isTranslated = translate != "no"
    }
    unit = document.attribute("size-unit", of: element) ?? unit
    font = document.attribute("font", of: element) ?? font
    guard let text = document.attribute("maxwidth", of: element) else { return [] }
    let position = document.source.position(
      at: document.offset(ofAttribute: "maxwidth", of: element))
    guard let number = Self.number(text) else {
      width = nil
      let message = "'maxwidth' must be a number above 0, not '\(text)'"
      return [CatalogFault(extent: .entry, position: position, message: message)]
    }
    width = (number, position)
    return []
  }

  /// Digits with or without a fraction; nil for anything else that Swift takes for a number.
  private static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".")
    }
    guard isPlain, let number = Double(text), number.isFinite, number > 0 else { return nil }
    return number
  }
}
