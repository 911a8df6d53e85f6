internal import OversetSources
internal import SwiftSyntax

/// The variables inside of functions.
extension SwiftFileReader {
  func enterClosure(_ closure: ClosureExprSyntax) {
    let elementType = elementType(of: closure)
    let origin = originOfElements(closure)
    let elements = elementsOfLoop(closure)
    let view = view(setUpBy: closure)
    scopes.enterBlock()
    switch closure.signature?.parameterClause {
    case .simpleInput(let names) where view != nil && names.count == 1:
      declare(view, as: names.first.map { plainName($0.name) } ?? "_")
    case nil where view != nil: declare(view, as: "$0")
    case .simpleInput(let names):
      for (index, name) in names.enumerated() {
        scopes.declare(
          plainName(name.name), typeName: elementType,
          origin: Self.origin(ofParameter: index, of: names.count, origin, closure),
          elements: names.count == 1 ? elements : [])
      }
    case .parameterClause(let clause):
      for (index, parameter) in clause.parameters.enumerated() {
        scopes.declare(
          plainName(parameter.secondName ?? parameter.firstName),
          typeName: parameter.type.flatMap(typeName) ?? elementType,
          origin: Self.origin(ofParameter: index, of: clause.parameters.count, origin, closure))
      }
    case nil:
      scopes.declare("$0", typeName: elementType, origin: origin, elements: elements)
      scopes.declare("$1", origin: Self.origin(ofParameter: 1, of: 2, origin, closure))
    }
  }

  private func declare(_ view: (name: String, type: String?)?, as name: String) {
    madeViews.insert(name)
    scopes.declare(name, typeName: view?.type, property: view?.name)
  }

  /// Where what a closure gets as one of its parameters comes from: of `items.enumerated()` the second is an
  /// element, of `items.sorted { … }` both are.
  private static func origin(
    ofParameter index: Int, of count: Int, _ sequence: [String], _ closure: ClosureExprSyntax
  ) -> [String] {
    if sequence.last == "enumerated()" {
      return count == 1 ? sequence : index == 1 ? sequence.dropLast() : []
    }
    let name = closure.parent?.as(FunctionCallExprSyntax.self).flatMap(calledName)
    return count == 1 || name.map(comparing.contains) ?? false ? sequence : []
  }

  /// Functions whose closures get two elements (Sequence reference).
  private static let comparing: Set<String> = ["sorted", "sort", "max", "min"]

  /// The type of the elements that a closure gets: of `ForEach(Theme.allCases) { … }` it is `Theme`, of
  /// `navigationDestination(for: Route.self) { … }` it is `Route`.
  private func elementType(of closure: ClosureExprSyntax) -> String? {
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self) else { return nil }
    if calledName(call) == "navigationDestination",
      let type = argument("for", index: 0, of: call).map({ namePath(of: $0) }), type.last == "self"
    {
      return type.dropLast().joined(separator: ".")
    }
    if let type = call.arguments.first.flatMap({ madeElement(of: $0.expression) }) { return type }
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

  /// The type of the elements of a list that is written out.
  private func madeElement(of list: ExprSyntax) -> String? {
    list.is(ArrayExprSyntax.self) ? madeType(list) : nil
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

  /// The property that gets what the closure or the function around a variable answers with, where that is
  /// the variable: `lazy var title = { let label = UILabel(); return label }()`.
  private func property(answeredWith name: String, of binding: PatternBindingSyntax) -> String? {
    guard let item = binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self),
      let statements = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let property: String?
    if let function = statements.parent?.parent?.as(FunctionDeclSyntax.self) {
      guard isFactory(function), answers(statements, with: name) else { return nil }
      property = self.property(madeBy: function, statements)
    } else {
      guard let closure = statements.parent?.as(ClosureExprSyntax.self),
        let call = closure.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
        let binding = call.parent?.parent?.as(PatternBindingSyntax.self),
        let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), !isLocal(variable),
        answers(statements, with: name)
      else { return nil }
      property = bindingName(binding)
    }
    madeViews.insert(name)
    return property
  }

  /// Whether the last statement is `return name`. Asked last: finding it takes longer in a long list.
  private func answers(_ statements: CodeBlockItemListSyntax, with name: String) -> Bool {
    let answer = statements.last?.item.as(ReturnStmtSyntax.self)?.expression
    return answer?.as(DeclReferenceExprSyntax.self).map { plainName($0.baseName) } == name
  }

  /// The variable inside of a function that gets an initial value; nil of anything else.
  func declaredName(_ initialiser: InitializerClauseSyntax) -> String? {
    let pattern =
      initialiser.parent?.as(OptionalBindingConditionSyntax.self)?.pattern
      ?? initialiser.parent?.as(PatternBindingSyntax.self).flatMap { binding in
        binding.parent?.parent?.as(VariableDeclSyntax.self).map(isLocal) ?? false
          ? binding.pattern : nil
      }
    return pattern?.as(IdentifierPatternSyntax.self).map { plainName($0.identifier) }
  }

  func declareLocal(_ pattern: IdentifierPatternSyntax) {
    let name = plainName(pattern.identifier)
    switch pattern.parent?.as(SyntaxEnum.self) {
    case .patternBinding(let binding):
      // In its own accessors a property is itself: `var title = "" { didSet { label.text = title } }`.
      if let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), !isLocal(variable) {
        return
      }
      let written = binding.typeAnnotation.flatMap { typeName($0.type) }
      guard let value = binding.initializer?.value else {
        scopes.declare(name, typeName: written)
        break
      }
      let path = namePath(of: value)
      let origin = originPath(of: value)
      let property = property(answeredWith: name, of: binding)
      scopes.declare(
        name, typeName: written ?? madeType(value, origin) ?? typeOfCall(origin), origin: origin,
        holder: holder(of: value), isAlias: path == origin && isAlias(binding, of: path),
        property: property)
      if property == nil { noteLocalView(name, binding, value) }
      noteArranged(by: value, in: name)
    case .optionalBindingCondition(let condition):
      // `if let title` is the title that there was.
      guard let value = condition.initializer else { break }
      scopes.declare(
        name, typeName: castType(value.value), origin: originPath(of: value.value),
        holder: holder(of: value.value))
    case .forStmt(let loop):
      let sequence = originPath(of: loop.sequence)
      scopes.declare(
        name, typeName: Self.typeOfAllCases(sequence) ?? madeElement(of: loop.sequence),
        origin: sequence,
        elements: elements(of: loop.sequence))
    case .tuplePatternElement(let element):
      // `for (index, item) in items.enumerated()`
      let list = element.parent?.as(TuplePatternElementListSyntax.self)
      let sequence = (list?.parent?.parent?.as(ForStmtSyntax.self)).map {
        originPath(of: $0.sequence)
      }
      let isElement = list?.count == 2 && list?.last?.id == element.id
      scopes.declare(
        name,
        origin: sequence?.last == "enumerated()" && isElement ? sequence?.dropLast() ?? [] : [])
    case .patternExpr(let pattern)
    where pattern.parent?.parent?.is(SequenceExprSyntax.self) ?? false:
      // `case let item as Item`
      let elements = pattern.parent?.parent.flatMap {
        castType(ExprSyntax(fromProtocol: $0.cast(SequenceExprSyntax.self)))
      }
      scopes.declare(name, typeName: elements)
    case .patternExpr, .valueBindingPattern: declarePayload(name, pattern)
    default: scopes.declare(name)
    }
  }

  /// The value whose member an expression is.
  private func holder(of expression: ExprSyntax) -> String? {
    expression.as(MemberAccessExprSyntax.self)?.base.flatMap(valueName)
  }

  /// What a case of an enumeration holds: of `case .failed(let reason)` it is a member of the value that
  /// is looked at.
  private func declarePayload(_ name: String, _ pattern: IdentifierPatternSyntax) {
    // `let .failed(reason)` has the `let` outside of the call.
    let binding = pattern.parent?.as(ValueBindingPatternSyntax.self)
    let expression = (binding.map { Syntax($0) } ?? Syntax(pattern)).parent
    guard let argument = expression?.parent?.as(LabeledExprSyntax.self),
      let list = argument.parent?.as(LabeledExprListSyntax.self), list.count <= 16,
      let index = list.enumerated().first(where: { $0.element.id == argument.id })?.offset,
      let call = list.parent?.as(FunctionCallExprSyntax.self),
      let called = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return scopes.declare(name) }
    let member = payloadName(plainName(called.declName.baseName), index)
    let type = namePath(of: called).dropLast()
    let (subject, holder) = subject(of: Syntax(call))
    let origin = type.first?.isEmpty ?? true ? subject : Array(type)
    scopes.declare(name, origin: origin + [member], holder: holder, isPayload: true)
  }

  /// What a pattern is compared with, and a name for that value: one of a `switch`, of which its cases are
  /// asked.
  private func subject(of pattern: Syntax) -> (names: [String], holder: String?) {
    var current = pattern.parent
    for _ in 0..<12 {
      guard let node = current else { break }
      switch node.as(SyntaxEnum.self) {
      case .matchingPatternCondition(let condition):
        return (namePath(of: condition.initializer.value), nil)
      case .forStmt(let loop): return (namePath(of: loop.sequence), nil)
      case .switchExpr(let choice):
        let holder = "switch \(choice.position.utf8Offset)"
        if askedMembers[holder] == nil {
          askedMembers[holder] = Set(
            choice.cases.prefix(256).compactMap { $0.as(SwitchCaseSyntax.self) }.flatMap(caseNames))
        }
        return (namePath(of: choice.subject), holder)
      // A pattern inside of another one is about what that holds.
      case .labeledExpr, .catchClause, .codeBlock, .memberBlock: return (["_"], nil)
      default: current = node.parent
      }
    }
    return (["_"], nil)
  }
}
