internal import OversetSources
internal import SwiftSyntax

extension SwiftFileReader {
  /// Notes where a type shows one of its own properties, or a view that one of its members makes.
  func readProperty(_ name: String, at node: Syntax) {
    let context = scopes.context
    guard let type = propertyTypes[context.type]?[name] else {
      // A member that another file may declare.
      if !isUppercase(name), isAmongViews(node) {
        noteParameterUse(name, "View", function: nil, argument: nil, at: node)
      }
      return
    }
    guard type == "View", name == context.member else {
      return noteParameterUse(
        name, type, function: nil, argument: CallArgument(label: name, index: 0), at: node)
    }
  }

  /// Whether a name, or its call, is a statement of a member that answers with a view.
  private func isAmongViews(_ node: Syntax) -> Bool {
    let context = scopes.context
    guard !context.type.isEmpty, let member = context.member,
      propertyTypes[context.type]?[member] == "View"
    else { return false }
    var current = node
    for _ in 0..<16 {
      guard let parent = current.parent else { return false }
      switch parent.as(SyntaxEnum.self) {
      case .functionCallExpr(let call):
        guard Syntax(call.calledExpression).id == current.id else { return false }
      case .memberAccessExpr: break
      case .codeBlockItem:
        return !isAction(SurfaceClimb(near: node, mostSteps: 1))
      default: return false
      }
      current = parent
    }
    return false
  }

  /// Whether what is next around a value says what is done, and holds no views: of `onAppear`, `Task`,
  /// a button whose action has no label.
  private func isAction(_ climb: SurfaceClimb) -> Bool {
    guard let step = climb.surface.steps.first, step.kind == .closure else { return false }
    if step.label == "action" { return true }
    guard step.label == nil else { return false }
    if step.name == "Button" {
      let call = climb.nodes.first?.as(FunctionCallExprSyntax.self)
      return !(call?.arguments.contains { $0.label?.text == "action" } ?? true)
    }
    return ["Task", "task", "withAnimation"].contains(step.name)
      || step.name.hasPrefix("on") && step.name.dropFirst(2).first?.isUppercase ?? false
  }

  /// Notes where a text or a view that is given to a type or a function is shown, or given on.
  func noteParameterUse(
    _ name: String, _ type: String, function: String?, argument: CallArgument?, at node: Syntax
  ) {
    let isView = Self.viewTypes.contains(type)
    guard !isLeftOut, isView || Self.shownTypes.contains(type), !isAssigned(node),
      isView && SurfaceClimb(near: node, mostSteps: 1).surface.steps.first != nil || shows(node)
    else { return }
    var climb = SurfaceClimb(from: node)
    if function == nil, climb.surface.steps.count == 1, isNamed(climb) { return }
    noteReceivers(of: &climb, at: Syntax(node))
    file.parameterUses.append(
      ParameterUse(
        type: scopes.context.type, function: function, name: name, typeName: type,
        argument: argument, surface: climb.surface, platform: platform?.current,
        position: position(of: node)))
  }

  /// Whether a value only gets a local name: what is done with the variable of `if let text = title` and of
  /// `let text = title` is noted of the property.
  private func isNamed(_ climb: SurfaceClimb) -> Bool {
    guard climb.surface.modifiers.isEmpty else { return false }
    switch climb.end {
    case .optionalBinding: return true
    case .binding(let binding):
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
      return binding.typeAnnotation == nil && variable.map(isLocal) ?? false
    default: return false
    }
  }

  private static let viewTypes: Set<String> = ["View", "Content", "Label", "AnyView", "Text"]

  static let shownTypes: Set<String> = [
    "String", "LocalizedStringKey", "LocalizedStringResource", "Text", "AttributedString",
    "NSAttributedString", "StringProtocol", "Substring",
  ]

  /// Whether something may show it, or gives it on.
  private func shows(_ node: Syntax) -> Bool {
    let steps = SurfaceClimb(near: node, mostSteps: 3).surface.steps
    let step = steps.first { $0.kind != .interpolation && $0.kind != .element }
    return [.assignment, .argument, .result, .declaration].contains(step?.kind)
  }

  /// Notes what a function of `extension View` does to the view that it is called on: `self.padding()`,
  /// `padding()`, and what a style does to its label or title: `configuration.label`.
  func readView(_ reference: DeclReferenceExprSyntax) {
    let context = scopes.context
    let name = plainName(reference.baseName)
    if name == "configuration" {
      if let member = reference.parent?.as(MemberAccessExprSyntax.self),
        case let part = plainName(member.declName.baseName), ["label", "title"].contains(part)
      {
        noteView("configuration.\(part)", in: context, from: Syntax(member), first: nil)
      } else if reference.parent?.is(LabeledExprSyntax.self) ?? false,
        ["makeBody", "body"].contains(context.member)
      {
        // A view of the style's own gets all of it.
        noteView(name, in: context, from: Syntax(reference), first: nil)
      }
      return
    }
    guard Self.extendedViews.contains(context.type), let function = context.member else { return }
    if name == "self" {
      noteView("self", in: context, from: Syntax(reference), first: nil)
    } else if let call = reference.parent?.as(FunctionCallExprSyntax.self), name != function,
      Syntax(call.calledExpression).id == Syntax(reference).id, !Self.conditions.contains(name),
      !(name.unicodeScalars.first?.properties.isUppercase ?? true), scopes.local(name) == nil
    {
      let arguments = call.arguments.prefix(8).map(sourceArgument)
      noteView(
        "self", in: context, from: Syntax(call),
        first: SurfaceModifier(name: name, arguments: Array(arguments)))
    }
  }

  /// What is extended with modifiers.
  private static let extendedViews: Set<String> = ["View", "Text"]

  /// Calls in an `#if`.
  private static let conditions: Set<String> = [
    "os", "canImport", "targetEnvironment", "arch", "swift", "compiler", "hasFeature",
    "hasAttribute",
  ]

  private func noteView(
    _ name: String, in context: SourceScopes.Context, from node: Syntax, first: SurfaceModifier?
  ) {
    let climb = SurfaceClimb(from: node)
    var surface = climb.surface
    if case .optionalBinding(let name) = climb.end { goOn(&surface, in: climb, from: name) }
    if let first { surface.modifiers.insert(first, at: 0) }
    if name == "self", let step = surface.steps.first, step.kind == .argument,
      step.names.count == 1, scopes.local(step.name)?.argument != nil
    {
      surface.steps[0].receiverType = SurfaceStep.functionType
    }
    file.parameterUses.append(
      ParameterUse(
        type: context.type, function: context.member, name: name, typeName: "View",
        surface: surface, platform: platform?.current, position: position(of: node)))
  }

  /// `if let view = transform(self) { view }`: goes on from the only statement of the `if`.
  private func goOn(_ surface: inout Surface, in climb: SurfaceClimb, from name: String) {
    // Around the binding are its condition, the list of these, and the `if`.
    let condition = climb.nodes.last?.parent?.parent?.parent
    guard let body = condition?.as(IfExprSyntax.self)?.body.statements, body.count == 1,
      let view = body.first?.item.as(DeclReferenceExprSyntax.self),
      plainName(view.baseName) == name
    else { return }
    let rest = SurfaceClimb(from: view).surface
    surface.steps.removeLast()
    surface.steps += rest.steps
  }
}
