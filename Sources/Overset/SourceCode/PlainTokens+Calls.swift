import OversetSources

/// Calls around literals.
extension PlainTokens {
  /// A call that gets a literal as its first argument, or that is asked of it, with the index where it begins.
  struct LiteralCall {
    /// As a configuration writes a helper.
    var pattern: String
    var start: Int
  }

  /// `"key".loc()`, `"key".loc`, `tr("key", …)`, `Lang.text(key: "key")`
  func swiftCall(ofLiteral index: Int) -> LiteralCall? {
    if tokens[index].kind == .literal, let pattern = receiver(index) {
      return LiteralCall(pattern: pattern, start: index)
    }
    var before = index - 1
    var label = ""
    if isSign(":", at: before), let name = name(before - 1) {
      label = "\(name): "
      before -= 2
    }
    return function(before: before).map {
      LiteralCall(pattern: "\($0.path)(\(label)\"key\")", start: $0.start)
    }
  }

  /// `@"key".loc`, `[@"key" loc]`, `TR(@"key")`, `[Lang text:@"key" …]`
  func objectiveCCall(ofLiteral index: Int) -> LiteralCall? {
    guard isSign("@", at: index - 1) else { return nil }
    if let pattern = receiver(index) { return LiteralCall(pattern: pattern, start: index - 1) }
    if isSign("[", at: index - 2), let name = name(index + 1), isSign("]", at: index + 2) {
      return LiteralCall(pattern: "\"key\".\(name)()", start: index - 2)
    }
    let before = index - 2
    if isSign(":", at: before), let part = name(before - 1) {
      // The first part of a selector, behind what gets the message.
      guard let receiver = name(before - 2), isSign("[", at: before - 3) else { return nil }
      let type = isCapitalized(before - 2) ? "\(receiver)." : ""
      return LiteralCall(pattern: "\(type)\(part)(\"key\")", start: before - 3)
    }
    return function(before: before).map {
      LiteralCall(pattern: "\($0.path)(\"key\")", start: $0.start)
    }
  }

  private func receiver(_ index: Int) -> String? {
    guard isSign(".", at: index + 1), let name = name(index + 2) else { return nil }
    return "\"key\".\(name)" + (isSign("(", at: index + 3) ? "()" : "")
  }

  /// The name in front of a parenthesis at an index, with what it is a member of.
  private func function(before index: Int) -> (path: String, start: Int)? {
    guard isSign("(", at: index), var path = name(index - 1) else { return nil }
    var start = index - 1
    while isSign(".", at: start - 1), let outer = name(start - 2) {
      path = "\(outer).\(path)"
      start -= 2
    }
    return isSign(".", at: start - 1) ? nil : (path, start)
  }

  /// Whether something takes the value of an expression that begins at an index, by what stands before it;
  /// nil where that may be: a block can answer with its only expression.
  func isTaken(from start: Int) -> Bool? {
    guard tokens.indices.contains(start - 1) else { return false }
    switch tokens[start - 1].kind {
    case .name: return text(start - 1) == "return" || text(start - 1) == "in" ? true : nil
    case .literal: return nil
    case .sign(UInt8(ascii: "{")): return nil
    case .sign(let sign): return Self.takers.contains(sign)
    }
  }

  private static let takers = Set("=([,:?+&|<>!".utf8)
}
