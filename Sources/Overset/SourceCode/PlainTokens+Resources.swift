import OversetSources

extension PlainTokens {
  /// Whether a name with a small letter, which is at an index, may be what a generator of code, or an enumeration, calls
  /// a resource: `R.storyboard.settings`, `case settings`, but no variable, and no function that takes a value as
  /// `Logger.debug(text)`.
  func isResource(_ index: Int) -> Bool {
    let isMember =
      [".", ",", "`"].contains { isSign($0, at: index - 1) } || name(index - 1) == "case"
    let isCall = isSign("(", at: index + 1) && !isSign(")", at: index + 2)
    return isMember && (!isCall || isSign(":", at: index + 3) || name(index - 1) == "case")
  }
}
