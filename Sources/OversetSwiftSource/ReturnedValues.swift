internal import SwiftSyntax

/// What a function answers with: the values behind each `return`, or its only expression.
final class ReturnedValues: SyntaxVisitor {
  private(set) var values: [ExprSyntax] = []

  init(of body: CodeBlockSyntax) {
    super.init(viewMode: .sourceAccurate)
    if body.statements.count == 1, case .expr(let value)? = body.statements.first?.item {
      values = [value]
    } else {
      walk(body)
    }
  }

  override func visit(_ statement: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = statement.expression { values.append(value) }
    return .skipChildren
  }

  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
