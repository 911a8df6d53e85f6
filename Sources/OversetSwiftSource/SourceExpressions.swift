internal import OversetSources
internal import SwiftSyntax

/// How many views the statements make; nil where conditions or loops decide.
func viewCount(of statements: CodeBlockItemListSyntax) -> Int? {
  var count = 0
  for statement in statements {
    guard count < 16, let call = statement.item.as(FunctionCallExprSyntax.self) else { return nil }
    if namePath(of: call.calledExpression).contains(where: { $0.hasPrefix("ForEach") }) {
      return nil
    }
    count += 1
  }
  return count
}

/// How many of the first statements are `Spacer()`, without a least length of their own.
func spacerCount(of statements: CodeBlockItemListSyntax) -> Int {
  statements.prefix(16).count { statement in
    guard let call = statement.item.as(FunctionCallExprSyntax.self) else { return false }
    return call.arguments.isEmpty && namePath(of: call.calledExpression) == ["Spacer"]
  }
}

/// How many of the first statements are a `Text(…)`, with or without modifiers, that ends before a node.
func textCount(of statements: CodeBlockItemListSyntax, before node: Syntax) -> Int {
  statements.prefix(16).count { statement in
    statement.endPosition <= node.position
      && statement.item.as(FunctionCallExprSyntax.self).map {
        namePath(of: $0.calledExpression).first.map { $0 == "Text" || $0 == "Text()" } ?? false
      } ?? false
  }
}

/// Whether an operator compares its operands.
func isComparison(_ expression: ExprSyntax) -> Bool {
  guard let text = expression.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
  return ["==", "!=", "~=", "===", "!==", "<", ">", "<=", ">="].contains(text)
}

/// Whether an operator sets what is before it: `=`, or `+=`, which adds to it.
func isAssignment(_ expression: ExprSyntax) -> Bool {
  expression.is(AssignmentExprSyntax.self)
    || expression.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
}

/// The name that a binding declares; nil of a tuple.
func bindingName(_ binding: PatternBindingSyntax) -> String? {
  binding.pattern.as(IdentifierPatternSyntax.self).map { plainName($0.identifier) }
}

/// The written type of what a function or a computed property answers.
func resultType(of holder: Syntax) -> String? {
  switch holder.as(SyntaxEnum.self) {
  case .functionDecl(let function):
    function.signature.returnClause.flatMap { typeName($0.type) }
  case .patternBinding(let binding): binding.typeAnnotation.flatMap { typeName($0.type) }
  default: nil
  }
}

/// The source text of an expression that is one short line; nil of others.
func shortText(of expression: ExprSyntax) -> String? {
  guard expression.trimmedLength.utf8Length <= 60, !expression.is(ClosureExprSyntax.self) else {
    return nil
  }
  // `trimmedDescription` makes a second tree.
  let bytes = expression.syntaxTextBytes.dropFirst(expression.leadingTriviaLength.utf8Length)
    .dropLast(expression.trailingTriviaLength.utf8Length)
  return bytes.contains(0x0A) ? nil : String(decoding: bytes, as: UTF8.self)
}

/// The source text of a call that makes a font of the system's, on one line; nil of others.
func fontText(of expression: ExprSyntax) -> String? {
  guard let call = expression.as(FunctionCallExprSyntax.self),
    calledName(call).map(fontMakers.contains) ?? false, call.trimmedLength.utf8Length <= 200
  else { return nil }
  return call.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

private let fontMakers: Set<String> = [
  "systemFont", "boldSystemFont", "italicSystemFont", "preferredFont", "scaledFont",
]

/// An argument of a call, as it is written where it is short; of a long one that makes a value of a
/// type, the type: `Card(…)`.
func sourceArgument(_ argument: LabeledExprSyntax) -> SourceArgument {
  let label = argument.label.map(plainName)
  if let text = shortText(of: argument.expression) {
    return SourceArgument(label: label, text: text)
  }
  let made = argument.expression.as(FunctionCallExprSyntax.self)?.calledExpression
    .as(DeclReferenceExprSyntax.self).map { plainName($0.baseName) }
  let isType = made?.unicodeScalars.first?.properties.isUppercase ?? false
  return SourceArgument(label: label, text: isType ? made.map { "\($0)(…)" } : nil)
}
