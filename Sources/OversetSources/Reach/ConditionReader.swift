/// A part of a condition.
enum ConditionToken: Equatable, Sendable {
  case name(String)
  case sign(UInt8)

  /// Without comments.
  static func tokens(in line: ArraySlice<UInt8>) -> [ConditionToken] {
    var tokens: [ConditionToken] = []
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      if WordSet.isNamed(byte) {
        let end = line[index...].firstIndex { !WordSet.isNamed($0) } ?? line.endIndex
        tokens.append(.name(String(decoding: line[index..<end], as: UTF8.self)))
        index = end
        continue
      }
      let next = index + 1 < line.endIndex ? line[index + 1] : 0
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") { break }
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        guard let end = line[(index + 2)...].firstRange(of: "*/".utf8) else { break }
        index = end.upperBound
        continue
      }
      if byte > UInt8(ascii: " ") { tokens.append(.sign(byte)) }
      index += 1
    }
    return tokens
  }
}

/// Reads a condition, of which only some names are known.
struct ConditionReader {
  let tokens: [ConditionToken]
  /// Nil of a name of which it is not known.
  let holds: (String) -> Bool?
  private var index = 0
  /// How many parentheses and signs of negation are around.
  private var depth = 0

  init(tokens: [ConditionToken], holds: @escaping (String) -> Bool?) {
    (self.tokens, self.holds) = (tokens, holds)
  }

  private static let mostDepth = 32

  /// `#ifdef NAME`
  mutating func isDefined() -> Bool? {
    guard case .name(let name)? = tokens.first, tokens.count == 1 else { return nil }
    return holds(name)
  }

  mutating func condition() -> Bool? {
    let result = anyOf()
    return index == tokens.count ? result : nil
  }

  private mutating func anyOf() -> Bool? {
    var result = allOf()
    while skip("|"), skip("|") {
      let next = allOf()
      result = result == true || next == true ? true : result == false ? next : nil
    }
    return result
  }

  private mutating func allOf() -> Bool? {
    var result = operand()
    while skip("&"), skip("&") {
      let next = operand()
      result = result == false || next == false ? false : result == true ? next : nil
    }
    return result
  }

  private mutating func operand() -> Bool? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.mostDepth, index < tokens.count else {
      index = tokens.count + 1
      return nil
    }
    if skip("!") { return operand().map { !$0 } }
    if skip("(") {
      let result = anyOf()
      if !skip(")") { index = tokens.count + 1 }
      return result
    }
    guard case .name(let name) = tokens[index] else {
      index = tokens.count + 1
      return nil
    }
    index += 1
    if name == "defined" { return definedOperand() }
    if tokens.indices.contains(index), tokens[index] == .sign(UInt8(ascii: "(")) {
      // `os(iOS)`: what it asks is not for here.
      while index < tokens.count, !skip(")") { index += 1 }
      return nil
    }
    return ["0", "false"].contains(name)
      ? false : ["1", "true"].contains(name) ? true : holds(name)
  }

  /// `defined(NAME)`, `defined NAME`
  private mutating func definedOperand() -> Bool? {
    let isInParentheses = skip("(")
    guard tokens.indices.contains(index), case .name(let name) = tokens[index] else {
      index = tokens.count + 1
      return nil
    }
    index += 1
    if isInParentheses, !skip(")") { index = tokens.count + 1 }
    return holds(name)
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard tokens.indices.contains(index), tokens[index] == .sign(UInt8(ascii: sign)) else {
      return false
    }
    index += 1
    return true
  }
}
