/// A piece of a text in HTML, as far as its syntax goes.
enum MarkupToken: Hashable {
  case text(Substring)
  /// In small letters.
  case open(name: String)
  case close(name: String)
  /// `&amp;`, `&#x41;`: what it stands for is another question.
  case entity(Substring)
  /// Neither seen nor a tag: `<!-- note -->`.
  case comment

  /// Never fails: what begins no tag and no entity is text, as in HTML 13.2.5.
  ///
  /// Also takes the numbered tags of libraries (`<0>here</0>`), which HTML has not.
  static func tokens(of text: String) -> [MarkupToken] {
    var tokens: [MarkupToken] = []
    var rest = text[...]
    var start = rest.startIndex
    // Looked for no more where there is none: a text of many `<!--` takes no square of time.
    var hasCommentEnd = true
    func end(_ words: Substring) { if !words.isEmpty { tokens.append(.text(words)) } }
    while let sign = rest.utf8.firstIndex(where: {
      $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&")
    }) {
      let (token, next) = token(in: text[sign...], &hasCommentEnd)
      if let token {
        end(text[start..<sign])
        tokens.append(token)
        start = next
      }
      rest = text[next...]
    }
    end(text[start...])
    return tokens
  }

  /// At a `<` or `&`; nil where it is text.
  private static func token(
    in text: Substring, _ hasCommentEnd: inout Bool
  ) -> (MarkupToken?, next: String.Index) {
    let behind = text.utf8.index(after: text.startIndex)
    let inside = text[behind...]
    if text.utf8.first == UInt8(ascii: "&") {
      let name = inside.utf8.prefix(33).prefix {
        isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "#")
      }
      guard !name.isEmpty, name.endIndex < text.endIndex,
        text.utf8[name.endIndex] == UInt8(ascii: ";")
      else {
        return (nil, behind)
      }
      let next = text.utf8.index(after: name.endIndex)
      return (.entity(text[..<next]), next)
    }
    if inside.hasPrefix("!--") {
      guard hasCommentEnd, let end = inside.firstRange(of: "-->") else {
        hasCommentEnd = false
        return (nil, behind)
      }
      return (.comment, end.upperBound)
    }
    let isClose = inside.hasPrefix("/")
    let name = inside.dropFirst(isClose ? 1 : 0).prefix { character in
      character.utf8.count == 1
        && character.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
    }
    guard let first = name.utf8.first, isLetter(first) || name.utf8.allSatisfy(isDigit),
      let end = endOfTag(text[name.endIndex...], isNumber: !isLetter(first))
    else { return (nil, behind) }
    let lower = name.lowercased()
    return (isClose ? .close(name: lower) : .open(name: lower), text.utf8.index(after: end))
  }

  /// The offset of the `>`, which may stand in quotation marks before; nil for what is no tag.
  private static func endOfTag(_ text: Substring, isNumber: Bool) -> String.Index? {
    guard let first = text.first, first == ">" || first == "/" || first.isWhitespace && !isNumber
    else { return nil }
    var quote: UInt8?
    for index in text.utf8.indices.prefix(mostBytes) {
      let byte = text.utf8[index]
      if byte == quote {
        quote = nil
      } else if quote == nil {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: ">"): return index
        case UInt8(ascii: "<"): return nil
        default: break
        }
      }
    }
    return nil
  }

  /// Of a tag's attributes: no address is longer, and a text of many `<a ` takes no square of time.
  private static let mostBytes = 1_000

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
