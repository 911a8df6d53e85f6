internal import OversetSources
internal import SwiftSyntax

/// A call that gives a value to a closure and answers with it: `UILabel().then { $0.numberOfLines = 2 }` (README of the
/// library Then).
struct SetUpClosure {
  let value: ExprSyntax
  let closure: ClosureExprSyntax

  /// Nil of any other expression.
  init?(_ expression: ExprSyntax) {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      let closure = call.trailingClosure,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      plainName(member.declName.baseName) == "then", let value = member.base
    else { return nil }
    (self.value, self.closure) = (value, closure)
  }
}

extension SwiftFileReader {
  /// The variable or property with the view that a closure sets up, and the view's type where it is made there; nil
  /// of another closure. A promise has a `then` of its own.
  func view(setUpBy closure: ClosureExprSyntax) -> (name: String, type: String?)? {
    guard let call = closure.parent, let setUp = ExprSyntax(call).flatMap(SetUpClosure.init),
      setUp.closure.id == closure.id
    else { return nil }
    var names = namePath(of: setUp.value)
    if names.first == "self" { names.removeFirst() }
    if names.count == 1, let name = names.first, outlets.contains(name) || madeViews.contains(name)
    {
      return (name, typeOfName(name))
    }
    let type = madeType(setUp.value)
    guard type.map(ViewClassName.isView) ?? (names == ["", "init()"]) else { return nil }
    if let binding = call.parent?.parent?.as(PatternBindingSyntax.self) {
      return bindingName(binding).map {
        ($0, type ?? binding.typeAnnotation.flatMap { typeName($0.type) })
      }
    }
    guard let elements = call.parent?.as(ExprListSyntax.self), elements.count == 3,
      elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
    else { return nil }
    var target = elements.first.map { namePath(of: $0) } ?? []
    if target.first == "self" { target.removeFirst() }
    return target.count == 1 ? (target[0], type) : nil
  }
}
