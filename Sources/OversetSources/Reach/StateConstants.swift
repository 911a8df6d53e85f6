/// States of SwiftUI's views that stay false: code gives them no other value, and what they are the condition of is
/// never shown (SwiftUI, State; The Swift Programming Language, Assignment Operator).
extension CodeOutline {
  /// Notes the states of a file that begin with false, and what code may give another value; answers with the first.
  mutating func declareStates(in tokens: PlainTokens) -> Set<UInt64> {
    var states: Set<UInt64> = []
    for index in tokens.tokens.indices where tokens.tokens[index].kind == .name {
      if tokens.isFalseState(at: index) {
        states.insert(tokens.state(at: index))
        declare(constant: tokens.state(at: index), isFalse: true)
      } else if tokens.maySet(index) {
        declare(constant: tokens.state(at: index), isFalse: false)
      }
    }
    return states
  }
}

extension PlainTokens {
  /// What the name at an index is known by as a state. A wrapper's own name is that of the state: `_isOpen`.
  func state(at index: Int) -> UInt64 {
    let text = text(index)
    return WordSet.hash(of: "state \(text.hasPrefix("_") ? String(text.dropFirst()) : text)")
  }

  /// `@State private var isOpen = false`
  fileprivate func isFalseState(at index: Int) -> Bool {
    name(index - 1) == "var" && isFalseConstant(at: index)
      && DeclarationHead(before: index - 1, in: self).attributes == ["State"]
  }

  /// Whether code may give the variable at an index a value, or may declare another one of the name.
  fileprivate func maySet(_ index: Int) -> Bool {
    if isSign("=", at: index + 1) { return !isSign("=", at: index + 2) }
    if isSign(":", at: index + 1) || name(index + 1) == "in" { return true }
    if isSign(".", at: index + 1), name(index + 2) == "toggle" { return true }
    if isSign("$", at: index - 1) { return presentingName(endingAt: index) == nil }
    if isSign("&", at: index - 1) { return !isSign("&", at: index - 2) }
    if isSign(".", at: index - 1) {
      return isSign("\\", at: index - 2)
        || name(index - 2) != nil && isSign("\\", at: index - 3)
    }
    return name(index - 1).map(Self.declaring.contains) ?? false
  }

  private static let declaring: Set<String> = ["let", "var", "func", "case", "for"]

  /// The state that shows what the block of a brace builds: `.sheet(isPresented: $isOpen) {`.
  func presentingState(before brace: Int) -> UInt64? {
    isSign(")", at: brace - 1) ? presentingName(endingAt: brace - 2).map(state) : nil
  }

  /// The index of the name of a binding that only takes a presentation back: `isPresented: $isOpen`.
  private func presentingName(endingAt index: Int) -> Int? {
    name(index) != nil && isSign("$", at: index - 1) && isSign(":", at: index - 2)
      && name(index - 3) == "isPresented" ? index : nil
  }
}
