import Overset

extension String {
  /// The text as Markdown that shows it: no markup, no link, no reference, no table cell's end.
  ///
  /// GitHub and GitLab look for mentions, issues, commits, addresses and emoji in the rendered text,
  /// where no backslash is left: a zero-width space separates them. GitLab's milestone `%1` stays:
  /// people copy `%1$d`.
  var markdown: String {
    let scalars = Array(printable.unicodeScalars)
    return scalars.indices.reduce(into: "") { text, index in
      let scalar = scalars[index]
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      // `www.` begins a link by itself.
      let isAddress = scalar == "." && index > 0 && scalars[index - 1] == "w"
      if Self.markup.contains(scalar) || isAddress { text += "\\" }
      text.unicodeScalars.append(scalar)
      if text.isReference(before: next) { text += "\u{200B}" }
    }
  }

  /// What may begin or end markup inside of a line; the slash is in every address.
  private static let markup = Set("\\`*_[]<>#|~&$@/".unicodeScalars)

  /// Whether the next character would make a reference of the text's end.
  ///
  /// `@user`, `#1`, `:smile:`, `http://`, `[issue:1]`, `!1`, `$1`, `&1`, `~label`, `GH-1`, `GL-1`,
  /// `www.`, and a commit, of which at least seven digits are needed.
  private func isReference(before next: Unicode.Scalar) -> Bool {
    let isDigit = ("0"..."9").contains(next)
    switch unicodeScalars.last {
    case "@", "#": return true
    case ":": return !next.properties.isWhitespace
    case "!", "$", "&": return isDigit
    case "~": return isDigit || next == "\"" || next.properties.isAlphabetic
    case "-": return isDigit && ["gh-", "gl-"].contains(end)
    case "w", "W": return next == "." && end == "www"
    default:
      return next.isHexadecimal && unicodeScalars.suffix(6).count(where: \.isHexadecimal) == 6
    }
  }

  /// The last three characters, in small letters.
  private var end: String { String(UnicodeScalarView(unicodeScalars.suffix(3))).lowercased() }

  /// The text as a code span, which shows everything as it is.
  func code(inTable: Bool = false) -> String {
    var text = printable.replacing("\u{FEFF}", with: "\\u{feff}")
    if text.allSatisfy({ $0 == " " }) { text = "\\u{20}" }
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    // A space at either end is taken away where both have one.
    let pad = longest > 0 || text.hasPrefix(" ") || text.hasSuffix(" ") ? " " : ""
    if inTable { text = text.replacing("|", with: "\\|") }
    return "\(fence)\(pad)\(text)\(pad)\(fence)"
  }

  /// The first 300 characters: a longer text is not read to its end.
  var shortened: String {
    let most = 300
    guard utf8.count > most, unicodeScalars.count > most else { return self }
    return String(unicodeScalars.prefix(most)) + "…"
  }
}

extension Unicode.Scalar {
  fileprivate var isHexadecimal: Bool {
    switch self {
    case "0"..."9", "a"..."f", "A"..."F": true
    default: false
    }
  }
}
