import OversetModel

/// What a reader sees of a text in HTML: what an app shows that reads it into an attributed string.
package enum MarkupText {
  /// In the order of the text; white space is collapsed, blocks are lines of their own.
  ///
  /// Sizes, colours and the room between paragraphs are the app's, and not read.
  package static func spans(of html: String) -> [MarkdownSpan] {
    var reading = Reading()
    for token in MarkupToken.tokens(of: html) { reading.read(token) }
    return reading.spans
  }

  /// Whether reading it may change a text.
  static func mayHaveSyntax(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") || $0 < 0x20 }
  }

  /// The first tag of a text that looks as if an app should read it; nil where none does.
  ///
  /// An element of HTML that is closed or empty (`<br>`), or any that is closed (`<0>here</0>`): `a <
  /// b`, `<3`, `<unknown>` and `List<Item>` are words.
  package static func tag(in text: String) -> String? {
    // Few texts have any.
    guard text.mayContain(UInt8(ascii: "<")) else { return nil }
    var names: [String: Int] = [:]
    let tokens = MarkupToken.tokens(of: text)
    for case .close(let name) in tokens { names[name, default: 0] += 1 }
    for case .open(let name) in tokens
    where names[name] != nil || name == "br" || name == "hr" || name == "img" {
      return "<\(name)>"
    }
    return nil
  }

  /// Elements that begin and end a line (HTML 15.3.3, 15.3.8).
  private static let blocks: Set<String> = [
    "address", "article", "blockquote", "div", "dd", "dl", "dt", "footer", "h1", "h2", "h3", "h4",
    "h5", "h6", "header", "hr", "li", "ol", "p", "pre", "section", "table", "tr", "ul",
  ]

  /// Elements whose content is not shown.
  private static let unseen: Set<String> = ["head", "script", "style", "template", "title"]

  private static func traits(of name: String) -> FontTraits {
    switch name {
    case "b", "strong", "h1", "h2", "h3", "h4", "h5", "h6", "th": .bold
    case "i", "em", "cite", "dfn", "var", "address": .italic
    case "code", "kbd", "samp", "tt", "pre": .monospaced
    default: []
    }
  }

  private struct Reading {
    private(set) var spans: [MarkdownSpan] = []
    private var open: [String] = []
    /// What goes before the next word: a space, or the end of a line.
    private var gap = ""
    private var gapTraits: FontTraits = []

    mutating func read(_ token: MarkupToken) {
      switch token {
      case .text(let words): add(words: words)
      case .entity(let entity): add(MarkdownSpan.spans(of: String(entity)).map(\.text).joined())
      case .comment: break
      case .open("br"): breakLine("\u{2028}")
      case .open(let name):
        if blocks.contains(name) { breakLine("\n") }
        if open.count < Self.deepest { open.append(name) }
        if name == "li" { add("• ") }
      case .close(let name):
        if blocks.contains(name) { breakLine("\n") }
        if let last = open.lastIndex(of: name) { open.remove(at: last) }
      }
    }

    private static let deepest = 100

    /// `<br>` ends a line each time, blocks end one line together.
    private mutating func breakLine(_ end: String) {
      if gap.allSatisfy({ $0 == " " }) { gapTraits = traits }
      if end == "\n" {
        if spans.isEmpty || gap == "\n" { return }
        gap = gap.allSatisfy { $0 == " " } ? end : gap + end
      } else {
        gap = (gap.allSatisfy { $0 == " " } ? "" : gap) + end
      }
    }

    private mutating func add(words: Substring) {
      var word = ""
      for scalar in words.unicodeScalars {
        guard [0x09, 0x0A, 0x0C, 0x0D, 0x20].contains(scalar.value) else {
          word.unicodeScalars.append(scalar)
          continue
        }
        add(word)
        word = ""
        if gap.isEmpty, !spans.isEmpty {
          gap = " "
          gapTraits = traits
        }
      }
      add(word)
    }

    private mutating func add(_ text: String) {
      if text.isEmpty || open.contains(where: { unseen.contains($0) }) { return }
      append(gap, gapTraits)
      append(text, traits)
      gap = ""
    }

    private var traits: FontTraits {
      open.reduce(into: FontTraits()) { $0.formUnion(MarkupText.traits(of: $1)) }
    }

    private mutating func append(_ text: String, _ traits: FontTraits) {
      if text.isEmpty { return }
      if let last = spans.last, last.traits == traits {
        spans[spans.count - 1].text += text
      } else {
        spans.append(MarkdownSpan(text, traits))
      }
    }
  }
}
