internal import OversetSources
internal import SwiftSyntax

extension SwiftFileReader {
  /// Notes where a type shows one of its own properties, or a view that one of its members makes.
  func readProperty(_ name: String, at node: Syntax) {
    guard let type = propertyTypes[scopes.context.type]?[name] else { return }
    guard type == "View", name == scopes.context.member else {
      return noteParameterUse(
        name, type, function: nil, argument: CallArgument(label: name, index: 0), at: node)
    }
  }

  /// Notes where a text or a view that is given to a type or a function is shown, or given on.
  func noteParameterUse(
    _ name: String, _ type: String, function: String?, argument: CallArgument?, at node: Syntax
  ) {
    let isView = Self.viewTypes.contains(type)
    guard !isLeftOut, isView || Self.textTypes.contains(type),
      isView && SurfaceClimb(near: node, mostSteps: 1).surface.steps.first != nil || shows(node)
    else { return }
    var climb = SurfaceClimb(from: node)
    climb.setReceivers(typeOfReceiver, scopes)
    file.parameterUses.append(
      ParameterUse(
        type: scopes.context.type, function: function, name: name, typeName: type,
        argument: argument, surface: climb.surface, platform: platform?.current,
        position: position(of: node)))
  }

  private static let viewTypes: Set<String> = ["View", "Content", "Label", "AnyView"]

  private static let textTypes: Set<String> = [
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
    if name == "configuration", let member = reference.parent?.as(MemberAccessExprSyntax.self),
      case let part = plainName(member.declName.baseName), ["label", "title"].contains(part)
    {
      return noteView("configuration.\(part)", in: context, from: Syntax(member), first: nil)
    }
    guard context.type == "View", let function = context.member else { return }
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

  /// Calls in an `#if`.
  private static let conditions: Set<String> = [
    "os", "canImport", "targetEnvironment", "arch", "swift", "compiler", "hasFeature",
    "hasAttribute",
  ]

  private func noteView(
    _ name: String, in context: SourceScopes.Context, from node: Syntax, first: SurfaceModifier?
  ) {
    var surface = SurfaceClimb(from: node).surface
    if let first { surface.modifiers.insert(first, at: 0) }
    file.parameterUses.append(
      ParameterUse(
        type: context.type, function: context.member, name: name, typeName: "View",
        surface: surface, platform: platform?.current, position: position(of: node)))
  }
}
