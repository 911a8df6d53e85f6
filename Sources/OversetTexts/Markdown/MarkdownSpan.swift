import OversetModel

/// A part of what a reader sees of a Markdown text, and the traits of its font.
package struct MarkdownSpan: Hashable {
  package var text: String
  package var traits: FontTraits

  package init(_ text: String, _ traits: FontTraits = []) {
    self.text = text
    self.traits = traits
  }

  /// Reads inlines only, and keeps white space (`inlineOnlyPreservingWhitespace` of Foundation's
  /// `AttributedString.MarkdownParsingOptions.InterpretedSyntax`).
  package static func spans(of markdown: String) -> [MarkdownSpan] {
    guard mayHaveSyntax(markdown), markdown.utf8.count <= longestMarkdown,
      let line = SingleLine(markdown)
    else { return [MarkdownSpan(markdown)] }
    return line.restored(MarkdownTree(line.markdown).spans())
  }

  /// In UTF-8 code units. The time that cmark takes grows with the square of the length of some
  /// hostile texts: this number of `<?` takes 0.2 s. No label has room for a text of this length.
  private static let longestMarkdown = 32_768

  /// Whether a character is there that an inline begins with; U+0000 becomes U+FFFD in Markdown.
  static func mayHaveSyntax(_ text: String) -> Bool {
    text.utf8.contains { syntax.contains($0) }
  }

  private static let syntax = Array("*_`[<\\&~\0".utf8)
}
