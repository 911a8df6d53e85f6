/// A label's width: a number of points, or arithmetic on the width of the screen.
///
/// `160`, `screen - 32`, `screen / 2 - 24`, `(screen - 48) * 0.5`.
public indirect enum WidthExpression: Hashable, Sendable {
  case points(Points)
  case screen
  case sum(WidthExpression, WidthExpression)
  case difference(WidthExpression, WidthExpression)
  case product(WidthExpression, WidthExpression)
  case quotient(WidthExpression, WidthExpression)

  /// Whether the width differs from screen to screen.
  public var dependsOnScreen: Bool {
    switch self {
    case .points: false
    case .screen: true
    case .sum(let left, let right), .difference(let left, let right), .product(let left, let right),
      .quotient(let left, let right):
      left.dependsOnScreen || right.dependsOnScreen
    }
  }

  /// The width on a screen of this width; not finite where it divides by zero.
  public func points(onScreen screen: Points) -> Points {
    switch self {
    case .points(let points): points
    case .screen: screen
    case .sum(let left, let right): left.points(onScreen: screen) + right.points(onScreen: screen)
    case .difference(let left, let right):
      left.points(onScreen: screen) - right.points(onScreen: screen)
    case .product(let left, let right):
      left.points(onScreen: screen) * right.points(onScreen: screen)
    case .quotient(let left, let right):
      left.points(onScreen: screen) / right.points(onScreen: screen)
    }
  }

  /// Why an expression cannot be read; `offset` counts characters from 0.
  package struct SyntaxError: Error, Hashable {
    package var offset: Int
    package var message: String
  }

  /// Reads arithmetic on numbers and `screen`.
  package init(parsing text: String) throws(SyntaxError) {
    var parser = WidthParser(text)
    self = try parser.expression()
    try parser.end()
  }
}

/// Recursive descent over `sum := product (('+' | '-') product)*` and so on.
private struct WidthParser {
  /// More than anyone writes; each makes the expression deeper.
  private static let mostOperators = 100

  private let characters: [Character]
  private var offset = 0
  private var depth = 0
  private var operators = 0

  init(_ text: String) { characters = Array(text) }

  mutating func expression() throws(WidthExpression.SyntaxError) -> WidthExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 50 else { throw error("too many parentheses") }
    var left = try product()
    while let sign = try takeOperator(["+", "-"]) {
      let right = try product()
      left = sign == "+" ? .sum(left, right) : .difference(left, right)
    }
    return left
  }

  mutating func end() throws(WidthExpression.SyntaxError) {
    skipSpace()
    guard offset == characters.count else { throw error("unexpected '\(characters[offset])'") }
  }

  private mutating func product() throws(WidthExpression.SyntaxError) -> WidthExpression {
    var left = try operand()
    while let sign = try takeOperator(["*", "/"]) {
      let right = try operand()
      left = sign == "*" ? .product(left, right) : .quotient(left, right)
    }
    return left
  }

  private mutating func operand() throws(WidthExpression.SyntaxError) -> WidthExpression {
    skipSpace()
    if take(["("]) != nil {
      let inner = try expression()
      guard take([")"]) != nil else { throw error("expected ')'") }
      return inner
    }
    let start = offset
    let word = characters[offset...].prefix { $0.isLetter || $0.isNumber || $0 == "." }
    offset += word.count
    if word == ["s", "c", "r", "e", "e", "n"] { return .screen }
    if let number = Double(String(word)), number.isFinite, word.allSatisfy({ !$0.isLetter }) {
      return .points(number)
    }
    offset = start
    throw error("expected a number or 'screen'")
  }

  private mutating func takeOperator(
    _ signs: [Character]
  ) throws(WidthExpression.SyntaxError) -> Character? {
    guard let sign = take(signs) else { return nil }
    operators += 1
    guard operators <= Self.mostOperators else {
      throw error("more than \(Self.mostOperators) operators")
    }
    return sign
  }

  private mutating func take(_ signs: [Character]) -> Character? {
    skipSpace()
    guard offset < characters.count, signs.contains(characters[offset]) else { return nil }
    defer {
      offset += 1
      skipSpace()
    }
    return characters[offset]
  }

  private mutating func skipSpace() {
    while offset < characters.count, characters[offset].isWhitespace { offset += 1 }
  }

  private func error(_ message: String) -> WidthExpression.SyntaxError {
    WidthExpression.SyntaxError(offset: offset, message: message)
  }
}
