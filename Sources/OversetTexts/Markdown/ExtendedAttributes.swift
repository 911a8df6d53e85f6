/// Foundation's own syntax beside CommonMark: `^[5 apples](inflect: true)` shows "5 apples"
/// (`AttributedString.MarkdownParsingOptions.allowsExtendedAttributes`).
enum ExtendedAttributes {
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

  /// A name, a colon and a space, which no link's address has at its start.
  private static func areAttributes(_ text: Substring) -> Bool {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return !name.isEmpty && text[name.endIndex...].hasPrefix(": ")
  }
}
