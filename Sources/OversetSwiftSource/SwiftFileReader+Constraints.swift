internal import OversetModel
internal import OversetSources
internal import SwiftSyntax

/// Constraints that hold whenever the code around them was run.
extension SwiftFileReader {
  /// Notes `label.widthAnchor.constraint(equalToConstant: 96)`, SnapKit's `make.width.equalTo(96)`, and
  /// that what is in a stack view is no larger than that.
  func noteConstraints(by call: FunctionCallExprSyntax) {
    switch calledName(call) {
    case "constraint"?: noteAnchors(by: call)
    case "NSLayoutConstraint"?: noteItems(of: call)
    case "makeConstraints"?, "remakeConstraints"?, "updateConstraints"?: noteMaker(call)
    case "sizeToFit"?: noteFittedSize(by: call)
    case "addArrangedSubview"?, "insertArrangedSubview"?:
      guard let stack = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        let view = call.arguments.first?.expression
      else { return }
      noteArranged([view], in: viewNames(namePath(of: stack)), at: call)
    // As apps and libraries call a loop of these.
    case "addArrangedSubviews"?:
      guard let stack = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return }
      let list = call.arguments.first?.expression.as(ArrayExprSyntax.self)
      noteArranged(
        list?.elements.map(\.expression) ?? call.arguments.map(\.expression),
        in: viewNames(namePath(of: stack)), at: call)
    case "UIStackView"?:
      guard let list = call.arguments.first, list.label.map(plainName) == "arrangedSubviews",
        let views = list.expression.as(ArrayExprSyntax.self)
      else { return }
      noteArranged(views.elements.map(\.expression), in: holder(of: call), at: call)
    default: return
    }
  }

  private func noteAnchors(by call: FunctionCallExprSyntax) {
    guard let value = call.arguments.first, let label = value.label.map(plainName),
      let relation = Self.relations[label],
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let first = member.base.flatMap(anchor)
    else { return }
    let isSure = isMadeActive(call) && holds(Syntax(call))
    if label.hasSuffix("Constant") {
      append(first, relation, nil, constant: isSure ? number(value.expression) : nil)
      return
    }
    var (multiplier, constant): (Double?, Double?) = (1, 0)
    for argument in call.arguments.dropFirst() {
      switch argument.label.map(plainName) {
      case "constant"?: constant = number(argument.expression)
      case "multiplier"?: multiplier = number(argument.expression)
      default: constant = nil
      }
    }
    let second = anchor(value.expression)
    append(
      first, relation, second, multiplier: multiplier ?? 1,
      constant: isSure && second != nil && multiplier != nil ? constant : nil)
  }

  /// Notes `NSLayoutConstraint(item: title, attribute: .width, relatedBy: .equal, toItem: nil, …)`.
  private func noteItems(of call: FunctionCallExprSyntax) {
    let values = call.arguments.map(\.expression)
    guard call.arguments.map({ $0.label.map(plainName) }) == Self.itemLabels,
      let view = viewNames(namePath(of: values[0])), let first = attribute(values[1]),
      let relation = Self.itemRelations[namePath(of: values[2]).last ?? ""]
    else { return }
    var second: ViewConstraint.Anchor?
    var isRead = isMadeActive(call) && holds(Syntax(call))
    if !values[3].is(NilLiteralExprSyntax.self) {
      second = viewNames(namePath(of: values[3])).flatMap { view in
        attribute(values[4]).map { ViewConstraint.Anchor(view, $0) }
      }
      isRead = isRead && second != nil
    }
    let multiplier = number(values[5])
    append(
      ViewConstraint.Anchor(view, first), relation, second, multiplier: multiplier ?? 1,
      constant: isRead && multiplier != nil ? number(values[6]) : nil)
  }

  private static let itemLabels = [
    "item", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant",
  ]

  /// NSLayoutConstraint.Relation
  private static let itemRelations: [String: ViewConstraint.Relation] = [
    "equal": .equal, "greaterThanOrEqual": .atLeast, "lessThanOrEqual": .atMost,
  ]

  /// NSLayoutConstraint.Attribute
  private func attribute(_ expression: ExprSyntax) -> ViewConstraint.Attribute? {
    namePath(of: expression).last.map { ViewConstraint.Attribute(rawValue: $0) ?? .other }
  }

  /// Notes `let stack = UIStackView(arrangedSubviews: [title, text])` in a function.
  func noteArranged(by value: ExprSyntax, in name: String) {
    guard let call = value.as(FunctionCallExprSyntax.self), calledName(call) == "UIStackView",
      let list = call.arguments.first, list.label.map(plainName) == "arrangedSubviews",
      let views = list.expression.as(ArrayExprSyntax.self)
    else { return }
    noteArranged(views.elements.map(\.expression), in: viewNames([name]), at: call)
  }

  /// UIStackView reference: its edges are required ones of what it arranges.
  private func noteArranged(
    _ views: [ExprSyntax], in stack: [String]?, at call: FunctionCallExprSyntax
  ) {
    guard let stack else { return }
    let isSure = holds(Syntax(call))
    for view in views.prefix(SurfaceClimb.mostSiblings) {
      // `[title, detail].forEach { stack.addArrangedSubview($0) }`
      for view in scopes.ways(of: namePath(of: view)).compactMap(viewNames) {
        for (attribute, relation) in Self.insideOfStack {
          append(
            ViewConstraint.Anchor(view, attribute), relation,
            ViewConstraint.Anchor(stack, attribute), constant: isSure ? 0 : nil)
        }
      }
    }
  }

  /// The property that gets what a call makes, also in a closure.
  private func holder(of call: FunctionCallExprSyntax) -> [String]? {
    let value = call.parent?.as(InitializerClauseSyntax.self)
    guard let binding = value?.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { return nil }
    // What a closure makes first is taken to be what it answers with.
    return isLocal(variable) ? nil : bindingName(binding).map { [$0] }
  }

  func append(
    _ first: ViewConstraint.Anchor, _ relation: ViewConstraint.Relation,
    _ second: ViewConstraint.Anchor?, multiplier: Double = 1, constant: Points?
  ) {
    guard file.constraints.count < [ViewConstraint].most else { return }
    file.constraints.append(
      ViewConstraint(
        in: scopes.context.type, member: scopes.context.member, first, relation, second,
        multiplier: multiplier, constant: constant))
  }

  /// What an anchor is of: `view.safeAreaLayoutGuide.leadingAnchor`.
  private func anchor(_ expression: ExprSyntax) -> ViewConstraint.Anchor? {
    var names = namePath(of: expression)
    guard let name = names.popLast(), name.hasSuffix("Anchor") else { return nil }
    let attribute = ViewConstraint.Attribute(rawValue: String(name.dropLast(6))) ?? .other
    return viewNames(names).map { ViewConstraint.Anchor($0, attribute) }
  }

  /// The names of a view without `self`, with its own name for a local variable; nil of what has no name.
  func viewNames(_ path: [String]) -> [String]? {
    var names = path
    guard
      names.allSatisfy({
        $0.first.map { $0.isLetter || $0 == "_" } ?? false && $0.last != ")" && $0.last != "]"
      })
    else { return nil }
    if let local = names.first.flatMap(scopes.local) {
      if let property = local.property {
        names[0] = property
      } else if local.isAlias, !local.origin.isEmpty {
        names = local.origin + names.dropFirst()
      } else {
        names[0] = "\(local.name)#\(local.number)"
      }
    }
    if names.first == "self" { names.removeFirst() }
    return names
  }

  /// `16`, `-16`, `CGFloat(16)`, and a constant of the file that is one of these; nil of anything else.
  func number(_ expression: ExprSyntax) -> Double? {
    literalNumber(expression)
      ?? {
        let names = namePath(of: expression)
        guard let name = names.last,
          names.count == 1 && scopes.local(name) == nil || names.first == "Self"
        else { return nil }
        return numbers[name] ?? nil
      }()
  }

  /// Notes the constants of a file that are numbers; of two with one name none is known.
  func noteNumber(of binding: PatternBindingSyntax, _ variable: VariableDeclSyntax) {
    guard variable.bindingSpecifier.tokenKind == .keyword(.let), let name = bindingName(binding),
      let value = binding.initializer.flatMap({ literalNumber($0.value) })
    else { return }
    numbers[name] = .some(numbers[name] == nil ? value : nil)
  }

  private func literalNumber(_ expression: ExprSyntax) -> Double? {
    shortText(of: expression).flatMap { text in
      let plain =
        text.hasPrefix("CGFloat(") && text.hasSuffix(")")
        ? String(text.dropFirst(8).dropLast()) : text
      return Double(plain.filter { $0 != "_" }).flatMap { $0.isFinite ? $0 : nil }
    }
  }

  /// `x.isActive = true`, or an element of `NSLayoutConstraint.activate([…])` or of
  /// `[…].forEach { $0.isActive = true }`.
  private func isMadeActive(_ constraint: FunctionCallExprSyntax) -> Bool {
    if let member = constraint.parent?.as(MemberAccessExprSyntax.self) {
      let list = member.parent?.as(ExprListSyntax.self)
      let value = list?.last?.as(BooleanLiteralExprSyntax.self)
      return plainName(member.declName.baseName) == "isActive" && list?.count == 3
        && value?.literal.tokenKind == .keyword(.true)
    }
    let array = constraint.parent?.parent?.parent?.as(ArrayExprSyntax.self)
    if let loop = array?.parent?.as(MemberAccessExprSyntax.self),
      let call = loop.parent?.as(FunctionCallExprSyntax.self)
    {
      return plainName(loop.declName.baseName) == "forEach"
        && call.trailingClosure?.statements.trimmedDescription == "$0.isActive = true"
    }
    // In a list that a call gets, or alone.
    let argument = array.map { Syntax($0) } ?? Syntax(constraint)
    let call = argument.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let names = call.map { namePath(of: $0.calledExpression) } ?? []
    return names == ["NSLayoutConstraint", "activate"] && array != nil
      || names.last == "addConstraints" && array != nil
      || names.last == "addConstraint" && array == nil
  }

  /// Whether nothing in the member around it decides that a statement is run once: no condition, no
  /// loop, no closure that is called later, and no way out before it.
  func holds(_ node: Syntax) -> Bool {
    var current = node.parent
    for _ in 0..<200 {
      guard let next = current else { return false }
      switch next.as(SyntaxEnum.self) {
      case .ifExpr, .guardStmt, .switchCase, .catchClause, .ifConfigDecl, .forStmt, .whileStmt,
        .repeatStmt, .unresolvedTernaryExpr, .memberBlock:
        return false
      case .closureExpr(let closure):
        let call = closure.parent?.as(FunctionCallExprSyntax.self)
        guard call?.calledExpression.id == ExprSyntax(closure).id else { return false }
        current = next.parent
      case .functionDecl, .initializerDecl, .variableDecl:
        return node.position < firstExit(of: next)
      default: current = next.parent
      }
    }
    return false
  }

  /// Where a function may first end before its end.
  private func firstExit(of function: Syntax) -> AbsolutePosition {
    if let known = firstExits[function.id] { return known }
    let exit = function.tokens(viewMode: .sourceAccurate).first {
      switch $0.tokenKind {
      case .keyword(.guard), .keyword(.return), .keyword(.throw): true
      default: false
      }
    }
    let position = exit?.position ?? function.endPosition
    firstExits[function.id] = position
    return position
  }

  private static let relations: [String: ViewConstraint.Relation] = [
    "equalTo": .equal, "equalToConstant": .equal, "greaterThanOrEqualTo": .atLeast,
    "greaterThanOrEqualToConstant": .atLeast, "lessThanOrEqualTo": .atMost,
    "lessThanOrEqualToConstant": .atMost,
  ]

  private static let insideOfStack: [(ViewConstraint.Attribute, ViewConstraint.Relation)] = [
    (.leading, .atLeast), (.trailing, .atMost), (.top, .atLeast), (.bottom, .atMost),
  ]
}
