internal import OversetSources
internal import SwiftSyntax

extension SwiftFileReader {
  /// Notes `style(titleLabel)` and `button.allowManyLines()`.
  func noteHandover(by call: FunctionCallExprSyntax) {
    guard let function = namedLast(in: call.calledExpression) else { return }
    if function == "viewWithTag", let argument = call.arguments.first?.expression {
      let tag = argument.as(IntegerLiteralExprSyntax.self).flatMap { Int($0.literal.text) }
      let isCounted = !argument.is(IntegerLiteralExprSyntax.self) && isInLoop(call)
      file.tags.append(
        TagLookup(
          tag, in: scopes.context.type, isCounted: isCounted, position: position(of: call)))
    }
    noteViewCall(call, of: function)
    if outlets.isEmpty, madeViews.isEmpty { return }
    if let view = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, isOutlet(view),
      !UIKitMethods.contains(function), SetUpClosure(ExprSyntax(call)) == nil
    {
      append(namePath(of: view), function, argument: nil, at: Syntax(call))
    }
    for (index, argument) in call.arguments.prefix(8).enumerated()
    where isOutlet(argument.expression) {
      append(
        namePath(of: argument.expression), function,
        argument: CallArgument(label: argument.label.map(plainName), index: index),
        at: Syntax(call))
    }
  }

  /// Whether code is run for one value after the other: in a loop, or in a closure of `forEach`.
  private func isInLoop(_ call: FunctionCallExprSyntax) -> Bool {
    var current = call.parent
    for _ in 0..<64 {
      guard let node = current else { return false }
      switch node.as(SyntaxEnum.self) {
      case .forStmt, .whileStmt, .repeatStmt: return true
      case .closureExpr(let closure):
        let name = closure.parent?.as(FunctionCallExprSyntax.self).flatMap(calledName)
        if ["forEach", "map", "compactMap"].contains(name) { return true }
        current = node.parent
      case .functionDecl, .memberBlock: return false
      default: current = node.parent
      }
    }
    return false
  }

  /// Notes `configure()` and `self.configure()` in a method of a view.
  private func noteViewCall(_ call: FunctionCallExprSyntax, of function: String) {
    guard let member = scopes.context.member, member != function,
      ViewClassName.isView(lastName(scopes.context.type)), !UIKitMethods.contains(function)
    else { return }
    // `.app(size)` is what another type has.
    if let called = call.calledExpression.as(MemberAccessExprSyntax.self),
      called.base?.trimmedDescription != "self"
    {
      return
    }
    file.viewCalls[member, default: [:]][scopes.context.type, default: []].insert(function)
  }

  /// Notes `controller.label = titleLabel`: what that does with it is not followed.
  func noteKept(_ elements: ExprListSyntax, in chain: [String]) {
    guard chain.count > 1, chain.first != "self", elements.count == 3, let value = elements.last,
      isOutlet(value), let name = chain.last
    else { return }
    append(namePath(of: value), name, argument: nil, at: Syntax(elements), isKept: true)
  }

  /// Whether an expression's last name is an outlet's, or that of an outlet's label: most are not, and only the last is
  /// looked at.
  private func isOutlet(_ expression: ExprSyntax) -> Bool {
    guard let name = namedLast(in: expression) else { return false }
    if name == "titleLabel", outlets.contains(namePath(of: expression).dropLast().last ?? "") {
      return true
    }
    return outlets.contains(name) || madeViews.contains(name)
  }

  private func namedLast(in expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member): plainName(member.declName.baseName)
    case .declReferenceExpr(let reference): plainName(reference.baseName)
    case .optionalChainingExpr(let chain): namePath(of: chain.expression).last
    case .forceUnwrapExpr(let unwrap): namePath(of: unwrap.expression).last
    default: nil
    }
  }

  /// Notes `titleLabel.pin` and `titleLabel.subviews`, and what says that rows are as high as what is in them.
  func noteLayout(_ member: MemberAccessExprSyntax) {
    let name = plainName(member.declName.baseName)
    guard Self.layoutNames.contains(name) else { return }
    if let kind = LayoutOverride.kinds[name] {
      if kind == .rowHeights || kind == .barTitle && replacesTitle(member) {
        note(kind, at: Syntax(member))
      }
    } else if let base = member.base, isOutlet(base) {
      append(namePath(of: base), name, argument: nil, at: Syntax(member))
    }
  }

  /// Whether it is set, said or placed there: `navigationItem.titleView = logo`, `placement: .principal`,
  /// `navigationBarHidden(true)`.
  private func replacesTitle(_ member: MemberAccessExprSyntax) -> Bool {
    switch member.parent?.as(SyntaxEnum.self) {
    case .labeledExpr(let argument): argument.label.map(plainName) == "placement"
    case .functionCallExpr(let call): call.arguments.first?.expression.trimmedDescription == "true"
    case .exprList(let list):
      list.first?.id == ExprSyntax(member).id && list.count == 3
        && list.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
        && !["nil", "false"].contains(list.last?.trimmedDescription)
    default: false
    }
  }

  /// Asked of every member: both at once.
  private static let layoutNames = UIKitMethods.layouts.union(UIKitMethods.inner)
    .union(LayoutOverride.kinds.keys)

  /// Notes the methods of views, `tableView(_:heightForRowAt:)` and `titleRect(forContentRect:)`.
  func noteMethod(_ function: FunctionDeclSyntax) {
    if LayoutOverride.kinds[plainName(function.name)] == .textRect {
      note(.textRect, at: Syntax(function))
    }
    if ViewClassName.isView(lastName(scopes.context.type)) {
      file.viewMethods.insert(plainName(function.name))
    }
    for parameter in function.signature.parameterClause.parameters {
      if typeName(parameter.type).map({ ViewClassName.isView(lastName($0)) }) ?? false {
        file.viewTakers.insert(plainName(function.name))
      }
      if let kind = LayoutOverride.kinds[plainName(parameter.firstName)] {
        note(kind, at: Syntax(function))
      }
    }
  }

  /// Notes `override var intrinsicContentSize`.
  func noteOverride(_ name: String, _ variable: VariableDeclSyntax) {
    guard let kind = LayoutOverride.kinds[name], kind == .intrinsicContentSize else { return }
    note(kind, at: Syntax(variable))
  }

  func note(_ kind: LayoutOverride.Kind, at node: Syntax) {
    let type = scopes.context.type
    // Once is enough.
    if file.overrides.contains(where: { $0.kind == kind && $0.type == type }) { return }
    file.overrides.append(LayoutOverride(kind, in: type, position: position(of: node)))
  }

  private func append(
    _ chain: [String], _ function: String, argument: CallArgument?, at node: Syntax,
    isKept: Bool = false
  ) {
    file.handovers.append(
      OutletHandover(
        target(chain, function, arguments: []), argument: argument,
        isConditional: isConditional(node), isKept: isKept, position: position(of: node)))
  }
}
