import Overset

extension String {
  /// The text as Markdown that shows it: no markup, no link, no table cell's end.
  ///
  /// GitHub looks for mentions and references in the text that comes of it, where no backslash is
  /// left: a space of no width keeps `@` and `#` from what follows.
  var markdown: String {
    var last: Unicode.Scalar = " "
    return printable.unicodeScalars.reduce(into: "") { text, scalar in
      // `www.` begins a link by itself.
      if Self.markup.contains(scalar) || (scalar == "." && last == "w") { text += "\\" }
      text.unicodeScalars.append(scalar)
      if scalar == "@" || scalar == "#" { text += "\u{200B}" }
      last = scalar
    }
  }

  /// What may begin or end markup inside of a line; the slash is in every address.
  private static let markup = Set("\\`*_[]<>#|~&$@/".unicodeScalars)

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

  /// Without the end of what nobody would read to its end.
  var shortened: String {
    let most = 300
    guard utf8.count > most, unicodeScalars.count > most else { return self }
    return String(unicodeScalars.prefix(most)) + "…"
  }
}
