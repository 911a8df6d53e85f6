extension PlainTokens {
  /// Whether a name is the type of a property that begins with nil: `weak var parent: Screen?`.
  ///
  /// What an attribute says may make the value (`@Injected var screen: Screen!`).
  func isHeldType(_ index: Int) -> Bool {
    guard isSign(":", at: index - 1), isSign("?", at: index + 1) || isSign("!", at: index + 1),
      name(index - 2) != nil, name(index - 3) == "var",
      !isSign("=", at: index + 2) || name(index + 3) == "nil"
    else { return false }
    var first = index - 3
    while let modifier = name(first - 1), Self.modifiers.contains(modifier) { first -= 1 }
    return name(first - 1) == nil || !isSign("@", at: first - 2)
  }

  /// Whether a name is the type that a value is asked to be, or is taken for, which other code made:
  /// `parent is Screen`, `segue.destination as? Screen`, `[parent isKindOfClass:[Screen class]]`. What a call
  /// answers with may be made by the type that it is taken for.
  package func isTypeOfMadeValue(_ index: Int) -> Bool {
    guard isCapitalized(index) else { return false }
    if name(index - 1) == "is" { return true }
    let isAsked = isSign("[", at: index - 1) ? "isKindOfClass" : "isKind"
    let colon = isSign("[", at: index - 1) ? index - 2 : index - 1
    if isSign(":", at: colon) {
      return name(colon - 1) == isAsked || name(colon - 1) == "of" && name(colon - 3) == isAsked
    }
    let isOptional = isSign("?", at: index - 1) || isSign("!", at: index - 1)
    let keyword = isOptional ? index - 2 : index - 1
    return name(keyword) == "as" && (name(keyword - 1) != nil || isSign("]", at: keyword - 1))
  }

  /// Whether a name of Objective-C is the class of what a pointer holds: `Screen *screen`.
  package func isTypeOfPointer(_ index: Int) -> Bool {
    isSign("*", at: index + 1) && isCapitalized(index)
  }

  private static let modifiers: Set<String> = [
    "weak", "unowned", "private", "fileprivate", "internal", "public", "open", "final", "static",
    "class", "override", "lazy",
  ]
}
