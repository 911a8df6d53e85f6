internal import OversetModel

/// Foundation's own syntax beside CommonMark: `^[5 apples](inflect: true)` shows "5 apples"
/// (`AttributedString.MarkdownParsingOptions.allowsExtendedAttributes`).
package enum ExtendedAttributes {
  /// Puts `space` for the spaces of such attributes: a link's address has none in CommonMark.
  static func asLinks(_ markdown: String, space: Unicode.Scalar) -> String {
    guard markdown.contains("^[") else { return markdown }
    let parts = markdown.split(separator: "](", omittingEmptySubsequences: false)
    let links = parts.dropFirst().map { part in
      guard let end = part.firstIndex(of: ")"), areAttributes(part[..<end]) else { return part }
      let words = part[..<end].split(separator: " ", omittingEmptySubsequences: false)
      return "\(words.joined(separator: String(space)))\(part[end...])"
    }
    return (parts.prefix(1) + links).joined(separator: "](")
  }

  /// What asks the app for another form of words: `^[…](inflect: true)` (Foundation, "Automatic grammar
  /// agreement"); nil where nothing does.
  package static func grammar(in text: String) -> String? {
    guard text.mayContain(UInt8(ascii: "^")), text.contains("^[") else { return nil }
    for part in text.split(separator: "](", omittingEmptySubsequences: false).dropFirst() {
      guard let end = part.firstIndex(of: ")"), areAttributes(part[..<end]),
        grammarNames.contains(where: { part[..<end].contains("\($0):") })
      else { continue }
      return "^[…](\(part[..<end].prefix(40)))"
    }
    return nil
  }

  private static let grammarNames = [
    "inflect", "morphology", "agreeWithArgument", "agreeWithConcept", "referentConcept",
  ]

  /// A name, a colon and a space, which no link's address has at its start.
  private static func areAttributes(_ text: Substring) -> Bool {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return !name.isEmpty && text[name.endIndex...].hasPrefix(": ")
  }
}
