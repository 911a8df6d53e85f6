internal import OversetSources
internal import SwiftSyntax

/// Properties that hold views.
extension SwiftFileReader {
  /// Notes the stored properties of a type that may be views.
  func noteOutlets(_ variable: VariableDeclSyntax) {
    let isOutlet = variable.attributes.contains {
      $0.as(AttributeSyntax.self).map { typeName($0.attributeName) == "IBOutlet" } ?? false
    }
    for binding in variable.bindings {
      guard let name = bindingName(binding) else { continue }
      let type =
        binding.typeAnnotation.flatMap { typeName($0.type) }
        ?? binding.initializer.flatMap { madeType($0.value) }
      guard let type, isOutlet || binding.accessorBlock == nil && ViewClassName.isView(type) else {
        continue
      }
      let isMade = binding.initializer.map { isMadeByUIKit($0.value) } ?? false
      if isMade { madeViews.insert(name) }
      file.outlets.append(
        OutletDeclaration(
          type: scopes.context.type, name: name, typeName: type, isOutlet: isOutlet,
          isCollection: binding.typeAnnotation.map { isArray($0.type) } ?? false,
          isMade: isMade, position: position(of: binding)))
    }
  }

  /// Whether a value is a view as an initialiser of UIKit makes it, or a closure that makes one and gives
  /// it to nothing else: `UILabel()`, `.init(frame: .zero)`. What the app's own classes, initialisers and
  /// functions do with a view is not followed: `let title: UILabel = TitleLabel()`.
  private func isMadeByUIKit(_ value: ExprSyntax) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else {
      return false
    }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      return closure.statements.allSatisfy { keepsView($0.item) }
    }
    let name = namePath(of: call.calledExpression).last ?? ""
    return (name == "init" || name.hasPrefix("UI"))
      && call.arguments.allSatisfy { ["frame", "type"].contains($0.label?.text) }
  }

  /// Whether a statement that sets a view up calls nothing of the app.
  private func keepsView(_ statement: CodeBlockItemSyntax.Item) -> Bool {
    switch statement {
    case .decl(let declaration):
      declaration.as(VariableDeclSyntax.self)?.bindings.allSatisfy {
        $0.initializer.map { isMadeByUIKit($0.value) } ?? false
      } ?? false
    case .expr(let expression):
      expression.as(FunctionCallExprSyntax.self).map {
        $0.calledExpression.is(MemberAccessExprSyntax.self)
          && UIKitMethods.contains(namePath(of: $0.calledExpression).last ?? "")
      } ?? expression.is(SequenceExprSyntax.self)
    case .stmt(let statement): statement.is(ReturnStmtSyntax.self)
    }
  }

  private func isArray(_ type: TypeSyntax) -> Bool {
    var current = type
    for _ in 0..<4 {
      if current.is(ArrayTypeSyntax.self) { return true }
      if let optional = current.as(OptionalTypeSyntax.self) {
        current = optional.wrappedType
      } else if let optional = current.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        current = optional.wrappedType
      } else {
        return false
      }
    }
    return false
  }
}
