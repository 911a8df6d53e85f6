/// Directives and macros that leave code out of releases.
extension OutlineScanner {
  /// `#if DEBUG`, and `#Preview { … }`.
  mutating func readDirective(_ index: inout Int, into outline: inout CodeOutline) {
    guard let word = tokens.name(index + 1) else { return }
    switch word {
    case "if", "elseif", "else", "endif":
      leavePending(in: &outline)
      var condition: [ConditionToken] = []
      index += 1
      while index + 1 < tokens.tokens.count, tokens.isOnLine(index + 1) {
        index += 1
        condition.append(tokens.conditionToken(index))
      }
      let wasLeftOut = conditions.isLeftOut
      conditions.read(word, condition)
      let end = tokens.tokens[index].range.upperBound
      if wasLeftOut { outline.leaveOut(leftOutStart..<end) }
      leftOutStart = end
    case "Preview":
      leavePending(in: &outline)
      pending = Pending(
        unit: CodeUnit(kind: .file, 0..<0), index: CodeOutline.leftOutUnit, depth: parentheses.count
      )
      index += 1
    case "selector" where index < unusedItemEnd:
      // `#selector(add)` of an item that nobody can tap.
      while index + 1 < unusedItemEnd, !tokens.isSign(")", at: index + 1) { index += 1 }
    default: break
    }
  }
}

extension PlainTokens {
  /// The token at an index, which is there, as a part of a condition.
  fileprivate func conditionToken(_ index: Int) -> ConditionToken {
    switch tokens[index].kind {
    case .name: .name(text(index))
    case .literal: .sign(UInt8(ascii: "\""))
    case .sign(let sign): .sign(sign)
    }
  }
}
