internal import SwiftSyntax

/// What `x` is cast to in `(x as? Item)?.title`; nil where more is between.
func castReceiver(of target: ExprSyntax) -> String? {
  guard var base = target.as(MemberAccessExprSyntax.self)?.base else { return nil }
  for _ in 0..<4 {
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      base = chain.expression
    } else if let unwrap = base.as(ForceUnwrapExprSyntax.self) {
      base = unwrap.expression
    } else if let tuple = base.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return tuple.elements.count == 1 ? castType(only.expression) : nil
    } else {
      return nil
    }
  }
  return nil
}

/// The type that a value is cast to, by any form of `as`.
func castType(_ value: ExprSyntax) -> String? {
  guard let elements = value.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
    elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) ?? false
  else { return nil }
  return elements.last?.as(TypeExprSyntax.self).flatMap { typeName($0.type) }
}

/// The type that an initial value has for certain: `Settings()`, `Theme.dark`; of an array that of its
/// elements.
///
/// `cases` are those of the type around it, which are written without the type.
/// `path` is its name path, where the caller has it.
func madeType(
  _ value: ExprSyntax, _ path: [String]? = nil, cases: (names: Set<String>, type: String)? = nil
) -> String? {
  if let array = value.as(ArrayExprSyntax.self), array.elements.count <= SurfaceClimb.mostSiblings {
    let types = array.elements.map { element -> String? in
      if let name = element.expression.as(DeclReferenceExprSyntax.self)?.baseName, let cases {
        return cases.names.contains(plainName(name)) ? cases.type : nil
      }
      return element.expression.is(ArrayExprSyntax.self) ? nil : madeType(element.expression)
    }
    return types.allSatisfy { $0 == types.first } ? types.first ?? nil : nil
  }
  if let type = castType(value) ?? mappedType(value) ?? cellType(value) { return type }
  if let setUp = SetUpClosure(value) { return madeType(setUp.value, cases: cases) }
  if let closure = calledClosure(value) { return answeredType(closure) }
  let names = path ?? namePath(of: value)
  if let type = configurationType(names) { return type }
  guard let last = names.last, let first = names.first?.unicodeScalars.first,
    first.properties.isUppercase
  else { return nil }
  let isCall = last.hasSuffix("()")
  let types = names.prefix { $0.unicodeScalars.first?.properties.isUppercase ?? false }
  // `Theme.dark` is a Theme; of `Factory.make()` nothing is known.
  guard types.count == names.count || !isCall && types.count == names.count - 1 else { return nil }
  let path = types.joined(separator: ".")
  return isCall ? String(path.dropLast(2)) : types.count < names.count ? path : nil
}

/// The closure that an initial value is the answer of: `{ … }()`.
private func calledClosure(_ value: ExprSyntax) -> ClosureExprSyntax? {
  guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty else { return nil }
  return call.calledExpression.as(ClosureExprSyntax.self)
}

/// The type of what a closure answers with, as it says it, or as its last statement tells (Swift Evolution, SE-0326):
/// `let title = UILabel(); return title`.
private func answeredType(_ closure: ClosureExprSyntax) -> String? {
  if let type = closure.signature?.returnClause?.type { return typeName(type) }
  let last = closure.statements.last?.item
  guard let answer = last?.as(ReturnStmtSyntax.self)?.expression ?? last?.as(ExprSyntax.self) else {
    return nil
  }
  guard let name = answer.as(DeclReferenceExprSyntax.self)?.baseName.text else {
    return closure.statements.count == 1 || last?.is(ReturnStmtSyntax.self) ?? false
      ? madeType(answer) : nil
  }
  for statement in closure.statements {
    guard let bindings = statement.item.as(VariableDeclSyntax.self)?.bindings,
      let binding = bindings.first, bindingName(binding) == name
    else { continue }
    return binding.typeAnnotation.flatMap { typeName($0.type) }
      ?? binding.initializer.flatMap { madeType($0.value) }
  }
  return nil
}

/// The type of a cell that a table or a collection has or makes (UITableView and UICollectionView references):
/// `tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(…)`.
private func cellType(_ value: ExprSyntax) -> String? {
  var value = value
  if let elements = value.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
    let first = elements.first, let last = elements.last,
    elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
  {
    guard let type = cellType(first), madeType(last) == type else { return nil }
    return type
  }
  if let unwrap = value.as(ForceUnwrapExprSyntax.self) { value = unwrap.expression }
  guard let call = value.as(FunctionCallExprSyntax.self),
    call.calledExpression.is(MemberAccessExprSyntax.self), let name = calledName(call),
    let label = call.arguments.first?.label?.text
  else { return nil }
  switch (name, label) {
  case ("dequeueReusableCell", "withIdentifier"), ("cellForRow", "at"): return "UITableViewCell"
  case ("dequeueReusableCell", "withReuseIdentifier"), ("cellForItem", "at"):
    return "UICollectionViewCell"
  case ("dequeueReusableHeaderFooterView", "withIdentifier"): return "UITableViewHeaderFooterView"
  default: return nil
  }
}

/// What `map` and the like make of each element, where their closure is one expression: `items.map { Row(item: $0) }`.
private func mappedType(_ value: ExprSyntax) -> String? {
  guard let call = value.as(FunctionCallExprSyntax.self), let name = calledName(call),
    ["map", "compactMap", "flatMap"].contains(name)
  else { return nil }
  let argument = call.arguments.first?.expression
  if let made = argument?.as(MemberAccessExprSyntax.self), made.declName.baseName.text == "init" {
    return made.base.map { namePath(of: $0).joined(separator: ".") }
  }
  let closure = call.trailingClosure ?? argument?.as(ClosureExprSyntax.self)
  guard let closure, closure.statements.count == 1,
    let made = closure.statements.first?.item.as(ExprSyntax.self),
    made.is(FunctionCallExprSyntax.self)
  else { return nil }
  return madeType(made)
}

/// UIKit's configurations are made by functions: `cell.defaultContentConfiguration()`,
/// `UIButton.Configuration.plain()`.
private func configurationType(_ names: [String]) -> String? {
  guard let last = names.last, last.hasSuffix("()") else { return nil }
  if last == "defaultContentConfiguration()" { return "UIListContentConfiguration" }
  let type = names.dropLast().joined(separator: ".")
  return ["UIListContentConfiguration", "UIButton.Configuration"].contains(type) ? type : nil
}
