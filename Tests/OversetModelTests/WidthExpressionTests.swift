import Testing

@testable import OversetModel

struct WidthExpressionTests {
  @Test(arguments: [
    ("160", 160.0), ("160.5", 160.5), (" 160 ", 160), ("screen", 400), ("screen - 32", 368),
    ("screen-32", 368), ("screen / 2 - 24", 176), ("(screen - 48) * 0.5", 176),
    ("10 - 3 - 2", 5), ("100 / 4 / 5", 5), ("2 + 3 * 4", 14), ("(2 + 3) * 4", 20),
    ("((screen))", 400), ("24 - screen / 100", 20),
  ])
  func `an expression is arithmetic on the screen's width`(text: String, width: Points) throws {
    let expression = try WidthExpression(parsing: text)
    #expect(expression.points(onScreen: 400) == width)
    #expect(expression.dependsOnScreen == text.contains("screen"))
  }

  @Test(arguments: [
    ("", 0, "expected a number or 'screen'"), ("screen -", 8, "expected a number or 'screen'"),
    ("scren", 0, "expected a number or 'screen'"), ("-5", 0, "expected a number or 'screen'"),
    ("1e3", 0, "expected a number or 'screen'"), ("nan", 0, "expected a number or 'screen'"),
    ("screen 5", 7, "unexpected '5'"), ("5)", 1, "unexpected ')'"), ("(screen", 7, "expected ')'"),
    ("1 * * 2", 4, "expected a number or 'screen'"), ("1.2.3", 0, "expected a number or 'screen'"),
  ])
  func `a mistake is reported with its offset`(text: String, offset: Int, message: String) {
    #expect(throws: WidthExpression.SyntaxError(offset: offset, message: message)) {
      try WidthExpression(parsing: text)
    }
  }

  @Test func `parentheses have a limit`() {
    let deep = String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000)
    #expect(throws: WidthExpression.SyntaxError.self) { try WidthExpression(parsing: deep) }
  }

  @Test(arguments: ["+", "-", "*", "/"])
  func `so do operators`(sign: String) throws {
    let terms = { (count: Int) in [String](repeating: "1", count: count).joined(separator: sign) }
    #expect(try !WidthExpression(parsing: terms(101)).dependsOnScreen)
    let error = #expect(throws: WidthExpression.SyntaxError.self) {
      try WidthExpression(parsing: terms(200_000))
    }
    #expect(error?.message == "more than 100 operators")
  }

  @Test func `a division by zero is no width`() throws {
    #expect(!(try WidthExpression(parsing: "screen / 0").points(onScreen: 400)).isFinite)
  }
}
