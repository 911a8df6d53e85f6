extension String {
  /// As much of a text as a message has room for.
  var excerpt: String {
    let beginning = unicodeScalars.prefix(Self.mostScalars)
    return beginning.endIndex == endIndex ? self : String(Substring(beginning)) + "…"
  }

  /// Longer than the words of any language.
  private static let mostScalars = 120
}
