/// Constants that hold in no build: what they are the condition of never runs.
extension PlainTokens {
  /// The constant of C whose declaration has a name at an index, and whether it is false: `#define ENABLE NO`,
  /// `static const BOOL enable = NO;`. A variable or a parameter is one that is not: `BOOL enable;`, `(BOOL)enable`.
  func constantOfC(at index: Int) -> (name: UInt64, isFalse: Bool)? {
    if name(index - 1) == "define", isSign("#", at: index - 2) {
      var value = index + 1
      while isSign("(", at: value) { value += 1 }
      return (
        hash(index),
        isFalse(value) && (value + 1 >= tokens.count || !isWord(value + 1, onLineOf: value))
      )
    }
    let before = name(index - 1) == "const" || isSign(")", at: index - 1) ? index - 2 : index - 1
    guard ["BOOL", "bool"].contains(name(before)), !isSign("(", at: index + 1) else { return nil }
    guard isSign("=", at: index + 1), !isSign("=", at: index + 2) else {
      return (hash(index), false)
    }
    let isConstant = (index - 3..<index).contains { name($0) == "const" }
    return (hash(index), isConstant && isFalse(index + 2) && isSign(";", at: index + 3))
  }

  /// Whether a constant of Swift, whose name is at an index, is false: `let isOpen: Bool = false`.
  func isFalseConstant(at index: Int) -> Bool {
    let hasType = isSign(":", at: index + 1) && name(index + 2) == "Bool"
    let sign = hasType ? index + 3 : index + 1
    guard isSign("=", at: sign), isFalse(sign + 1) else { return false }
    let next = sign + 2
    return next >= tokens.count || isSign("}", at: next) || isSign(";", at: next) || !isOnLine(next)
  }

  private func isFalse(_ index: Int) -> Bool {
    ["NO", "false", "FALSE", "0"].contains(name(index))
  }

  /// Whether something that is no closing parenthesis stands on the line of the token before.
  private func isWord(_ index: Int, onLineOf before: Int) -> Bool {
    var index = index
    while isSign(")", at: index) { index += 1 }
    return index < tokens.count && isOnLine(index)
  }
}
