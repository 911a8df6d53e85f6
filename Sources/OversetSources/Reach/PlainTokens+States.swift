/// States of SwiftUI's views that stay false: what they are the condition of is never shown (SwiftUI, State).
extension PlainTokens {
  /// The names' hashes of the private states of a file that begin with false, and that its code does nothing with but
  /// ask for them, set them to false, or take a presentation back by them: `@State private var isOpen = false`.
  var falseStates: Set<UInt64> {
    let states = Set(tokens.indices.lazy.filter(isFalseState).map(hash))
    if states.isEmpty { return [] }
    let others = tokens.indices.lazy.filter { index in
      tokens[index].kind == .name && !isFalseState(index) && !isRead(index)
        && !isSetFalse(index) && presentingName(endingAt: index) == nil
    }
    return states.subtracting(others.map(stateHash))
  }

  /// That of a wrapper's own name is the state's: `_isOpen`.
  private func stateHash(_ index: Int) -> UInt64 {
    let text = text(index)
    return text.hasPrefix("_") ? WordSet.hash(of: String(text.dropFirst())) : hash(index)
  }

  private func isFalseState(_ index: Int) -> Bool {
    // Asked of every token: few are behind a word of three letters.
    guard index > 0, tokens[index].kind == .name, tokens[index - 1].range.count == 3,
      name(index - 1) == "var", isFalseConstant(at: index)
    else { return false }
    let head = DeclarationHead(before: index - 1, in: self)
    return head.attributes == ["State"] && head.isPrivate
  }

  /// Whether a variable gets the value that it has: `isOpen = false`.
  private func isSetFalse(_ index: Int) -> Bool {
    isSign("=", at: index + 1) && name(index + 2) == "false" && name(index - 1) != "var"
      && (index + 3 == tokens.count || !isOnLine(index + 3) || isSign("}", at: index + 3))
  }

  /// Whether a name is a variable that is only asked for: an operand of a condition or of `return`, or the value of a
  /// labelled argument.
  private func isRead(_ index: Int) -> Bool {
    let isOfSelf = isSign(".", at: index - 1) && name(index - 2) == "self"
    let before = isOfSelf ? index - 3 : index - 1
    let isEnded =
      ["{", ",", ")", "}", "?"].contains { isSign($0, at: index + 1) }
      || isOperator(at: index + 1) || index + 1 < tokens.count && !isOnLine(index + 1)
    guard isEnded, name(index + 1) != "in" else { return false }
    if let word = name(before) { return ["if", "guard", "while", "return"].contains(word) }
    if isSign("!", at: before) || isOperator(at: before - 1) { return true }
    if isSign(":", at: before) { return isSign(",", at: index + 1) || isSign(")", at: index + 1) }
    // `.opacity(isOpen ? 1 : 0)`, `if isReady, isOpen {`
    return isSign("(", at: before) && isSign("?", at: index + 1)
      || isSign(",", at: before) && isSign("{", at: index + 1)
  }

  /// `&&`, `||`, `==`, `!=`
  private func isOperator(at index: Int) -> Bool {
    ["&", "|", "="].contains { isSign($0, at: index) && isSign($0, at: index + 1) }
      || isSign("!", at: index) && isSign("=", at: index + 1)
  }

  /// The state that shows what the block of a brace builds: `.sheet(isPresented: $isOpen) {`.
  func presentingState(before brace: Int) -> UInt64? {
    isSign(")", at: brace - 1) ? presentingName(endingAt: brace - 2).map(hash) : nil
  }

  /// The index of the name of a binding that only takes a presentation back: `.sheet(isPresented: $isOpen)`.
  private func presentingName(endingAt index: Int) -> Int? {
    guard isSign("$", at: index - 1), isSign(":", at: index - 2), name(index - 3) == "isPresented",
      name(index) != nil, isSign(")", at: index + 1) || isSign(",", at: index + 1)
    else { return nil }
    var depth = 0
    for place in (max(0, index - Self.longestCall)..<index - 3).reversed() {
      if isSign(")", at: place) { depth += 1 }
      guard isSign("(", at: place) else { continue }
      if depth == 0 {
        let isModifier = isSign(".", at: place - 2)
        return isModifier && name(place - 1).map(Self.presenting.contains) ?? false ? index : nil
      }
      depth -= 1
    }
    return nil
  }

  private static let longestCall = 64

  /// The modifiers that set such a binding to false alone (SwiftUI, Modal presentations).
  private static let presenting: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet",
    "navigationDestination", "fileImporter", "fileExporter", "fileMover", "photosPicker",
  ]
}
