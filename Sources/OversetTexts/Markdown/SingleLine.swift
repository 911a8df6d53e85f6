import OversetModel

/// A Markdown text written as one line that no block syntax can be in.
///
/// cmark-gfm always looks for blocks first: a list, a heading, a paragraph's end. It finds none
/// where white space that is not ASCII stands at both ends and for every line's end; and what
/// `**` and `_` mean beside white space is the same for all white space (CommonMark 6.2).
struct SingleLine {
  let markdown: String
  private let lineFeed: Unicode.Scalar
  private let carriageReturn: Unicode.Scalar
  private let space: Unicode.Scalar

  /// Nil where the text has too many of the characters that could stand for others.
  init?(_ text: String) {
    let free = Self.rareWhiteSpace.filter { !text.unicodeScalars.contains($0) }
    guard free.count >= 3 else { return nil }
    lineFeed = free[0]
    carriageReturn = free[1]
    space = free[2]
    var line = String.UnicodeScalarView([lineFeed])
    var isEscape = false
    for scalar in ExtendedAttributes.asLinks(text, space: space).unicodeScalars {
      switch scalar {
      case "\n", "\r":
        // A backslash before a line's end is no text, but only before a real one.
        if isEscape { line.append("\n") }
        line.append(scalar == "\n" ? lineFeed : carriageReturn)
      default: line.append(scalar)
      }
      isEscape = scalar == "\\" && !isEscape
    }
    line.append(lineFeed)
    markdown = String(line)
  }

  /// Takes out again what `init` put in; `spans` are those of `markdown`.
  func restored(_ spans: [MarkdownSpan]) -> [MarkdownSpan] {
    var spans = spans
    for index in spans.indices {
      var text = spans[index].text.unicodeScalars
      if index == spans.startIndex, text.first == lineFeed { text.removeFirst() }
      if index == spans.endIndex - 1, text.last == lineFeed { text.removeLast() }
      let original =
        spans[index].traits.contains(.monospaced) ? code(Array(text)) : text.map(original)
      spans[index].text = String(String.UnicodeScalarView(original))
    }
    return spans
  }

  private func original(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case lineFeed: "\n"
    case carriageReturn: "\r"
    case space: " "
    default: scalar
    }
  }

  /// CommonMark 6.1: a line's end in code is a space, and a space at both its ends is left out.
  private func code(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var code: [Unicode.Scalar] = []
    for (index, scalar) in text.enumerated() {
      let next = text.dropFirst(index + 1).first
      if scalar == carriageReturn && next == lineFeed { continue }
      code.append(isLineEnd(scalar) ? " " : original(scalar))
    }
    // Where both are spaces of the text itself, cmark has left them out already.
    guard isLineEnd(text.first) || isLineEnd(text.last), code.first == " ", code.last == " ",
      code.contains(where: { $0 != " " })
    else { return code }
    return Array(code.dropFirst().dropLast())
  }

  private func isLineEnd(_ scalar: Unicode.Scalar?) -> Bool {
    scalar == lineFeed || scalar == carriageReturn
  }

  /// White space to CommonMark (general category Zs) that hardly any text has.
  private static let rareWhiteSpace: [Unicode.Scalar] = [
    "\u{1680}", "\u{205F}", "\u{2000}", "\u{2001}", "\u{2004}", "\u{2005}", "\u{2006}", "\u{2008}",
  ]
}
