extension OutlineScanner {
  /// Whether a condition is no state of another file, or a variable.
  func isKnown(_ condition: PlainTokens.Condition) -> Bool {
    if case .state(let state) = condition { states.contains(state) } else { true }
  }

  /// Notes a constant of a type, whose name is at an index behind its keyword, and whether it is false.
  func noteConstant(_ keyword: String, at index: Int, in outline: inout CodeOutline) {
    guard ["let", "var"].contains(keyword), !conditions.isLeftOut else { return }
    outline.declare(
      constant: PlainTokens.constant(tokens.text(index), of: outline.units[unit].name),
      isFalse: keyword == "let" && tokens.isFalseConstant(at: index))
  }
}
