internal import OversetSources
internal import SwiftSyntax

/// Which of a file's outlets are the views that its functions make.
struct ViewIndices {
  /// The variables of functions: the last of each name.
  var locals: [String: Int] = [:]
  /// By the path of a function: the property that gets its view; nil where several do.
  var factories: [String: Int?] = [:]
  /// The properties that code sets to a view which UIKit alone did not make.
  var replaced: Set<Int> = []
}

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
      if isMade || !isOutlet && Self.textViews.contains(type) { madeViews.insert(name) }
      if let value = binding.initializer?.value { noteFrame(madeBy: value, of: name) }
      if let factory = binding.initializer.flatMap({ factory(calledBy: $0.value) }) {
        let key = "\(scopes.context.type).\(factory)"
        viewIndices.factories[key] = .some(
          viewIndices.factories[key] == nil ? file.outlets.count : nil)
      }
      file.outlets.append(
        OutletDeclaration(
          type: scopes.context.type, name: name, typeName: type, isOutlet: isOutlet,
          isCollection: binding.typeAnnotation.map { isArray($0.type) } ?? false,
          isMade: isMade, position: position(of: binding)))
    }
  }

  /// UIKit's views that show one text.
  private static let textViews: Set<String> = ["UILabel", "UIButton", "UITextField", "UITextView"]

  /// The function of the type that makes a property's view: `Self.makeTitle()`; nil of anything else.
  private func factory(calledBy value: ExprSyntax) -> String? {
    guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil
    else { return nil }
    let path = namePath(of: call.calledExpression)
    guard let name = path.last, !isUppercase(name), path.count <= 2,
      ["Self", "self", lastName(scopes.context.type), nil].contains(path.dropLast().first)
    else { return nil }
    return name
  }

  /// Whether properties of the type before it get what a function answers with.
  func isFactory(_ function: FunctionDeclSyntax) -> Bool {
    !viewIndices.factories.isEmpty && function.signature.parameterClause.parameters.isEmpty
      && viewIndices.factories[path(of: function)] != nil
  }

  private func path(of function: FunctionDeclSyntax) -> String {
    "\(scopes.context.type).\(plainName(function.name))"
  }

  /// The property that gets what a function answers with, where that is a view that the function makes and
  /// gives to nothing else; nil where several properties do.
  func property(
    madeBy function: FunctionDeclSyntax, _ statements: CodeBlockItemListSyntax
  ) -> String? {
    guard let index = viewIndices.factories[path(of: function)] ?? nil,
      statements.allSatisfy({ keepsView($0.item) })
    else { return nil }
    file.outlets[index].isMade = true
    return file.outlets[index].name
  }

  /// Notes that code makes the view of a property after the property itself: `title = UILabel()`. If code also
  /// sets the property to another value, its view is not known. `value` is nil of a choice, such as `a ? b : c`.
  func noteMadeView(_ value: ExprSyntax?, in chain: [String]) {
    let names = chain.first == "self" ? chain.dropFirst() : chain[...]
    guard names.count == 1, let name = names.first, madeViews.contains(name),
      value?.is(NilLiteralExprSyntax.self) != true
    else { return }
    let type = scopes.context.type
    let near = file.outlets.suffix(Self.mostViews)
    guard
      let index = near.lastIndex(where: { $0.name == name && $0.type == type && !$0.isLocal })
    else { return }
    let isMade = value.map {
      isMadeByUIKit($0) && (isImplicit($0) || madeType($0) == file.outlets[index].typeName)
    }
    if isMade != true { viewIndices.replaced.insert(index) }
    if let value { noteFrame(madeBy: value, of: name) }
    file.outlets[index].isMade = !viewIndices.replaced.contains(index)
  }

  /// `.init(frame: .zero)`: of the type that is wanted there.
  private func isImplicit(_ value: ExprSyntax) -> Bool {
    let called = value.as(FunctionCallExprSyntax.self)?.calledExpression
    guard let member = called?.as(MemberAccessExprSyntax.self) else { return false }
    return member.base == nil && plainName(member.declName.baseName) == "init"
  }

  /// Notes a view that a variable of a function holds.
  func noteLocalView(_ name: String, _ binding: PatternBindingSyntax, _ value: ExprSyntax) {
    guard viewIndices.locals.count < Self.mostViews, scopes.context.member != nil,
      value.is(FunctionCallExprSyntax.self), let type = madeType(value),
      Self.textViews.contains(type), isMadeByUIKit(value)
    else { return }
    madeViews.insert(name)
    noteFrame(madeBy: value, of: name)
    viewIndices.locals[name] = file.outlets.count
    file.outlets.append(
      OutletDeclaration(
        type: scopes.context.type, name: name, typeName: type, isOutlet: false,
        isCollection: false, isMade: true, isLocal: true, position: position(of: binding)))
  }

  /// No person writes more in a file.
  private static let mostViews = 256

  /// Notes where a variable's view is given to something that may change it under another name: code answers
  /// with it, or keeps it. What functions and methods get is noted elsewhere.
  func noteLocalView(namedBy reference: DeclReferenceExprSyntax) {
    if viewIndices.locals.isEmpty { return }
    if let index = viewIndices.locals[plainName(reference.baseName)], !isHarmless(reference) {
      file.outlets[index].isMade = false
    }
  }

  /// Leaves out the views of variables whose name another variable or parameter of the file has: which one is
  /// meant where the name stands is not told apart.
  func leaveOutLocalViews() {
    for (name, index) in viewIndices.locals where scopes.declarationCount(of: name) > 1 {
      file.outlets[index].isMade = false
    }
  }

  private func isHarmless(_ reference: DeclReferenceExprSyntax) -> Bool {
    switch reference.parent?.as(SyntaxEnum.self) {
    case .memberAccessExpr, .optionalChainingExpr: return true
    // A tuple has such elements, too.
    case .labeledExpr(let argument):
      return argument.parent?.parent?.is(FunctionCallExprSyntax.self) ?? false
    case .arrayElement(let element):
      switch element.parent?.parent?.parent?.as(SyntaxEnum.self) {
      case .labeledExpr(let argument): return argument.label.map(plainName) == "arrangedSubviews"
      case .memberAccessExpr(let loop):
        // What a closure does with each is noted of each.
        return loop.parent?.as(FunctionCallExprSyntax.self)?.trailingClosure != nil
      default: return false
      }
    default: return false
    }
  }

  /// Whether a value is a view as an initialiser of UIKit makes it, or a closure that makes one and gives
  /// it to nothing else: `UILabel()`, `.init(frame: .zero)`. What the app's own classes, initialisers and
  /// functions do with a view is not followed: `let title: UILabel = TitleLabel()`.
  func isMadeByUIKit(_ value: ExprSyntax) -> Bool {
    if let unwrap = value.as(ForceUnwrapExprSyntax.self) { return isMadeByUIKit(unwrap.expression) }
    if let setUp = SetUpClosure(value) {
      return isMadeByUIKit(setUp.value)
        && setUp.closure.statements.allSatisfy { keepsView($0.item) }
    }
    guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else {
      return false
    }
    if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
      if closure.statements.count == 1,
        let only = closure.statements.first?.item.as(ExprSyntax.self)
      {
        return isMadeByUIKit(only)
      }
      return closure.statements.allSatisfy { keepsView($0.item) }
    }
    let name = namePath(of: call.calledExpression).last ?? ""
    return (name == "init" || name.hasPrefix("UI"))
      && call.arguments.allSatisfy { ["frame", "type", "coder"].contains($0.label?.text) }
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
