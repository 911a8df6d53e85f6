internal import OversetSources
internal import SwiftSyntax

/// The variables inside of functions.
extension SwiftFileReader {
  func enterClosure(_ closure: ClosureExprSyntax) {
    let elementType = elementType(of: closure)
    let origin = originOfElements(closure)
    let elements = elementsOfLoop(closure)
    scopes.enterBlock()
    switch closure.signature?.parameterClause {
    case .simpleInput(let names):
      for name in names {
        scopes.declare(
          plainName(name.name), typeName: elementType, origin: names.count == 1 ? origin : [],
          elements: names.count == 1 ? elements : [])
      }
    case .parameterClause(let clause):
      for parameter in clause.parameters {
        scopes.declare(
          plainName(parameter.secondName ?? parameter.firstName),
          typeName: parameter.type.flatMap(typeName) ?? elementType,
          origin: clause.parameters.count == 1 ? origin : [])
      }
    case nil:
      scopes.declare("$0", typeName: elementType, origin: origin, elements: elements)
    }
  }

  /// The type of the elements that a closure gets: of `ForEach(Theme.allCases) { … }` it is `Theme`.
  private func elementType(of closure: ClosureExprSyntax) -> String? {
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self) else { return nil }
    let names = [call.arguments.first?.expression, call.calledExpression].compactMap { $0 }
      .map { namePath(of: $0) }
    return names.lazy.compactMap(Self.typeOfAllCases).first
  }

  /// The ways to what a closure gets one after the other: of `[title, detail].forEach { … }`.
  private func elementsOfLoop(_ closure: ClosureExprSyntax) -> [[String]] {
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      plainName(member.declName.baseName) == "forEach", let base = member.base
    else { return [] }
    return elements(of: base)
  }

  /// The ways to the elements of a list that is written out; none of anything else.
  private func elements(of list: ExprSyntax) -> [[String]] {
    guard let array = list.as(ArrayExprSyntax.self), array.elements.count <= 32 else { return [] }
    return array.elements.map { namePath(of: $0.expression) }.filter { !$0.isEmpty }
  }

  private static func typeOfAllCases(_ names: [String]) -> String? {
    guard let index = names.firstIndex(of: "allCases"), index > 0 else { return nil }
    return names[..<index].joined(separator: ".")
  }

  /// What an `if` binds is not seen behind its `else`.
  func leaveConditions(before block: CodeBlockSyntax) {
    guard let condition = block.parent?.as(IfExprSyntax.self),
      case .codeBlock(let other)? = condition.elseBody, other.id == block.id
    else { return }
    scopes.leaveBlock()
    scopes.enterBlock()
  }

  /// A function inside of another one, as what its call makes.
  func declareLocalFunction(_ function: FunctionDeclSyntax) {
    guard scopes.context.member != nil else { return }
    scopes.declare(
      "\(plainName(function.name))()", typeName: resultType(of: Syntax(function)))
  }

  /// The type of what a function answers with that is called without a receiver, where this file has the
  /// function, and only one of its name.
  private func typeOfCall(_ path: [String]) -> String? {
    var names = path
    if names.first == "self" { names.removeFirst() }
    guard names.count == 1, let call = names.first, call.hasSuffix("()") else { return nil }
    if let local = scopes.local(call) { return local.typeName }
    return scopes.types.lazy.compactMap { self.resultTypes[$0]?[call] }.first ?? nil
  }

  /// Whether a constant stands for an object of a property: `let view = label`. What is set of a constant
  /// is set of an object, and not of a copy.
  private func isAlias(_ binding: PatternBindingSyntax, of path: [String]) -> Bool {
    let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    return variable?.bindingSpecifier.tokenKind == .keyword(.let)
      && !path.isEmpty && path.count <= 3
      && path.allSatisfy { !$0.isEmpty && !$0.hasSuffix("()") && !isUppercase($0) }
  }

  func declareLocal(_ pattern: IdentifierPatternSyntax) {
    let name = plainName(pattern.identifier)
    switch pattern.parent?.as(SyntaxEnum.self) {
    case .patternBinding(let binding):
      let written = binding.typeAnnotation.flatMap { typeName($0.type) }
      guard let value = binding.initializer?.value else {
        scopes.declare(name, typeName: written)
        break
      }
      let path = namePath(of: value)
      scopes.declare(
        name, typeName: written ?? madeType(value, path) ?? typeOfCall(path), origin: path,
        isAlias: isAlias(binding, of: path))
    case .optionalBindingCondition(let condition):
      // `if let title` is the title that there was.
      guard let value = condition.initializer else { break }
      scopes.declare(name, typeName: castType(value.value), origin: namePath(of: value.value))
    case .forStmt(let loop):
      let sequence = namePath(of: loop.sequence)
      scopes.declare(
        name, typeName: Self.typeOfAllCases(sequence), origin: sequence,
        elements: elements(of: loop.sequence))
    default: scopes.declare(name)
    }
  }
}
