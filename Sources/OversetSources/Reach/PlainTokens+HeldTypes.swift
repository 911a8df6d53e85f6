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

  private static let modifiers: Set<String> = [
    "weak", "unowned", "private", "fileprivate", "internal", "public", "open", "final", "static",
    "class", "override", "lazy",
  ]
}
