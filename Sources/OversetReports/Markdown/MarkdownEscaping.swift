import Overset

extension String {
  /// The text as Markdown that shows it: no markup, no link, no reference, no table cell's end.
  ///
  /// GitHub and GitLab look for mentions, issues, commits, addresses and emoji in the rendered text,
  /// where no backslash is left: a zero-width space separates them. GitLab's milestone `%1` stays:
  /// people copy `%1$d`.
  var markdown: String {
    let scalars = Array(printable.unicodeScalars)
    var text = UnicodeScalarView()
    // How many hexadecimal digits stand beside each other up to here.
    var digits = 0
    for (index, scalar) in scalars.enumerated() {
      // `www.` begins a link by itself.
      let isAddress = scalar == "." && index > 0 && scalars[index - 1] == "w"
      if scalar.isMarkup || isAddress { text.append("\\") }
      text.append(scalar)
      digits = scalar.isHexadecimal ? digits + 1 : 0
      if scalars[...index].isReference(before: scalars.dropFirst(index + 1).first ?? " ", digits) {
        text.append("\u{200B}")
        digits = 0
      }
    }
    return String(text)
  }

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

extension ArraySlice<Unicode.Scalar> {
  /// Whether the next character would make a reference of the end of these, of which the last are so many
  /// hexadecimal digits.
  ///
  /// `@user`, `#1`, `:smile:`, `http://`, `[issue:1]`, `!1`, `$1`, `&1`, `~label`, `GH-1`, `GL-1`,
  /// `www.`, and a commit, of which at least seven digits are needed.
  fileprivate func isReference(before next: Unicode.Scalar, _ digits: Int) -> Bool {
    let isDigit = ("0"..."9").contains(next)
    switch last {
    case "@", "#": return true
    case ":": return !next.properties.isWhitespace
    case "!", "$", "&": return isDigit
    case "~": return isDigit || next == "\"" || next.properties.isAlphabetic
    case "-": return isDigit && ["gh-", "gl-"].contains(end)
    case "w", "W": return next == "." && end == "www"
    default: return digits >= 6 && next.isHexadecimal
    }
  }

  /// The last three, in small letters.
  private var end: String {
    String(String.UnicodeScalarView(suffix(3))).lowercased()
  }
}

extension Unicode.Scalar {
  /// What may begin or end markup inside of a line; the slash is in every address.
  fileprivate var isMarkup: Bool {
    switch self {
    case "\\", "`", "*", "_", "[", "]", "<", ">", "#", "|", "~", "&", "$", "@", "/": true
    default: false
    }
  }

  fileprivate var isHexadecimal: Bool {
    switch self {
    case "0"..."9", "a"..."f", "A"..."F": true
    default: false
    }
  }
}
