/// Patterns and declarations of the cases of enumerations (The Swift Programming Language, Patterns).
extension PlainTokens {
  /// What stands behind `case` up to a colon, an equals sign or `where`.
  struct CasePattern {
    /// The index of what ends it.
    var end: Int
    /// The names of the cases, if it is made of names alone: `.a, Plan.b(let c)`.
    var names: [UInt64]?
  }

  func casePattern(behind keyword: Int) -> CasePattern {
    var names: [UInt64] = []
    var areNames = true
    // The last name outside of parentheses.
    var last: Int?
    var depth = 0
    var index = keyword + 1
    func leaveAlternative() {
      if let last, isSign(".", at: last - 1) { names.append(hash(last)) } else { areNames = false }
      last = nil
    }
    while index < tokens.count {
      switch tokens[index].kind {
      case .name where depth == 0:
        if name(index) == "where" { break }
        if name(index) == "let" || name(index) == "var" {
          areNames = areNames && last == nil
        } else {
          areNames = areNames && (last == nil || isSign(".", at: index - 1))
          last = index
        }
      case .name: break
      case .literal: if depth == 0 { areNames = false }
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")):
        if depth == 0, last != index - 1 { areNames = false }
        depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")): depth -= 1
      case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")):
        return CasePattern(end: index)
      case .sign(UInt8(ascii: ",")): if depth == 0 { leaveAlternative() }
      case .sign(UInt8(ascii: ".")): break
      case .sign(UInt8(ascii: ":")), .sign(UInt8(ascii: "=")): break
      case .sign: if depth == 0 { areNames = false }
      }
      if depth == 0, isSign(":", at: index) || isSign("=", at: index) || name(index) == "where" {
        break
      }
      index += 1
    }
    leaveAlternative()
    return CasePattern(end: index, names: areNames ? names : nil)
  }

  /// Whether `case` at an index begins a condition, and no block of a `switch`.
  func isCondition(at index: Int) -> Bool {
    isSign(",", at: index - 1) || ["if", "guard", "while", "for"].contains(name(index - 1))
  }

  /// The names that `case` declares in an enumeration, and the index behind them.
  func declaredCases(behind keyword: Int) -> (names: [UInt64], end: Int) {
    var names: [UInt64] = []
    var index = keyword
    repeat {
      index += isSign("`", at: index + 1) ? 2 : 1
      guard name(index) != nil else { break }
      names.append(hash(index))
      index += 1
      if isSign("`", at: index) { index += 1 }
      if isSign("(", at: index) { index = closing(of: index) + 1 }
      if isSign("=", at: index) {
        index += isSign("-", at: index + 1) ? 3 : 2
        // `1.5`
        if isSign(".", at: index) { index += 2 }
      }
    } while isSign(",", at: index)
    return (names, index)
  }

  /// The index of what closes the parenthesis at an index; of the last token where nothing does.
  private func closing(of open: Int) -> Int {
    var depth = 0
    for index in open..<tokens.count {
      if isSign("(", at: index) { depth += 1 }
      if isSign(")", at: index) { depth -= 1 }
      if depth == 0 { return index }
    }
    return tokens.count - 1
  }

  /// Whether a name is behind `==` or `!=`: `== .a`, `== Plan.a`.
  func isCompared(_ index: Int) -> Bool {
    guard isSign(".", at: index - 1) else { return false }
    let start = name(index - 2) == nil ? index - 1 : index - 2
    return isSign("=", at: start - 1) && (isSign("=", at: start - 2) || isSign("!", at: start - 2))
  }

  /// Whether a type, by the index of `self` behind it, is one whose values lead to a screen, which makes none:
  /// `navigationDestination(for: Plan.self)` (Apple, NavigationStack).
  func isDestination(_ index: Int) -> Bool {
    var start = index - 2
    while isSign(".", at: start - 1), name(start - 2) != nil { start -= 2 }
    return isSign(":", at: start - 1) && name(start - 2) == "for" && isSign("(", at: start - 3)
      && name(start - 4) == "navigationDestination"
  }

  /// Whether a name is that of a type parameter: `<Option: CaseIterable>`, `<Key, Option>`.
  func isGeneric(_ name: String) -> Bool {
    let hash = WordSet.hash(of: name)
    return tokens.indices.contains { index in
      tokens[index].kind == .name && self.hash(index) == hash
        && (isSign("<", at: index - 1) || isSign(",", at: index - 1))
        && (isSign(":", at: index + 1) || isSign(",", at: index + 1)
          || isSign(">", at: index + 1) && isSign("(", at: index + 2))
    }
  }
}
