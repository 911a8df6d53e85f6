extension OutlineScanner {
  /// `hasStates` says whether views of the file may have states.
  init(_ tokens: PlainTokens, hasStates: Bool) {
    self.init(tokens)
    if hasStates { falseStates = tokens.falseStates }
  }

  /// False of a plain name that is no state which stays false.
  func mayFail(_ condition: PlainTokens.Condition) -> Bool {
    if case .state(let name) = condition { falseStates.contains(name) } else { true }
  }

  /// Notes a constant of a type, whose name is at an index behind its keyword, and whether it is false.
  func noteConstant(_ keyword: String, at index: Int, in outline: inout CodeOutline) {
    guard ["let", "var"].contains(keyword), !conditions.isLeftOut else { return }
    outline.declare(
      constant: PlainTokens.constant(tokens.text(index), of: outline.units[unit].name),
      isFalse: keyword == "let" && tokens.isFalseConstant(at: index))
  }
}
