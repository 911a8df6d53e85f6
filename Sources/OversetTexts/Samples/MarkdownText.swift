import OversetModel

/// What a reader sees of a text in Markdown or HTML, and where its font differs from the label's.
package struct MarkdownText: Hashable {
  package private(set) var text = ""
  /// Ascending, without overlaps, in UTF-16 of `text`; the traits of nested emphasis are joined.
  package private(set) var runs: [AttributedText.Run] = []
  private var length = 0

  /// A text as it is, in which a percent sign is a percent sign.
  package init(_ text: String, as syntax: TextSyntax = .markdown) {
    for span in syntax.spans(of: text) { append(span.text, span.traits) }
  }

  /// A format whose values take their places after its syntax is read: what an app puts into a
  /// text is not Markdown (SwiftUI's `LocalizedStringKey`).
  package init(_ parts: [SamplePart], as syntax: TextSyntax = .markdown) {
    let placeholders = ValuePlaceholders(parts)
    for span in syntax.spans(of: placeholders.markdown) {
      append(placeholders.filled(span.text), span.traits)
    }
  }

  private mutating func append(_ words: String, _ traits: FontTraits) {
    let range = length..<length + words.utf16.count
    text += words
    length = range.upperBound
    if traits.isEmpty || range.isEmpty { return }
    if let last = runs.last, last.traits == traits, case .range(let before) = last.part,
      before.upperBound == range.lowerBound
    {
      runs[runs.count - 1].part = .range(before.lowerBound..<range.upperBound)
    } else {
      runs.append(AttributedText.Run(.range(range), traits: traits))
    }
  }
}

/// How a text is written beside its words.
package enum TextSyntax {
  case markdown, html

  package func spans(of text: String) -> [MarkdownSpan] {
    switch self {
    case .markdown: MarkdownSpan.spans(of: text)
    case .html: MarkupText.spans(of: text)
    }
  }
}

extension LabelConstraint {
  /// What the label reads in a text; nil where that changes nothing.
  package func syntax(of text: String) -> TextSyntax? {
    if html { return MarkupText.mayHaveSyntax(text) ? .html : nil }
    return markdown && MarkdownSpan.mayHaveSyntax(text) ? .markdown : nil
  }
}

extension FormatExpander {
  /// As `text(of:upTo:_:)`, of a format in Markdown.
  package func markdown(
    of text: UserText, upTo largest: Int? = nil, size: ValueSize = .usual,
    as syntax: TextSyntax = .markdown, _ values: SampleValues
  ) -> MarkdownText {
    MarkdownText(parts(of: text, upTo: largest, size: size, values), as: syntax)
  }
}
