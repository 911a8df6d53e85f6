internal import OversetSources
internal import SwiftSyntax

extension SwiftFileReader {
  /// The type of `x` in `x.title` and `self.x.title`.
  func typeOfReceiver(_ names: [String]) -> String? {
    guard names.first == "self" else {
      return names.count > 1 ? names.first.flatMap(typeOfName) : nil
    }
    return names.count > 2 ? propertyType(names[1]) : nil
  }

  /// The written type of a variable or property.
  func typeOfName(_ name: String) -> String? {
    if let local = scopes.local(name) { return local.typeName }
    return propertyType(name)
  }

  private func propertyType(_ name: String) -> String? {
    scopes.types.lazy.compactMap { self.propertyTypes[$0]?[name] }.first
  }

  /// Notes in the steps of a climb what they are done to: the types of receivers, and how the item of a bar is
  /// made that gets a title. A step of a title then has the arguments of the initialiser.
  func noteReceivers(of climb: inout SurfaceClimb, at node: Syntax) {
    climb.setReceivers(typeOfReceiver, scopes)
    for index in climb.surface.steps.indices {
      let step = climb.surface.steps[index]
      guard step.kind == .assignment, step.receiverType == "UIBarButtonItem",
        step.names.count == 2, step.name == "title",
        let made = valueOfConstant(step.names[0], at: node)?.as(FunctionCallExprSyntax.self),
        ["UIBarButtonItem", "init"].contains(calledName(made))
      else { continue }
      climb.surface.steps[index].arguments = climb.sourceArguments(of: made, except: nil)
    }
  }
}

extension SurfaceClimb {
  /// Setting a local variable gives the text a name: a view controller's own title is another one.
  mutating func nameLocals(_ isLocal: (_ name: String) -> Bool) {
    for index in surface.steps.indices {
      let step = surface.steps[index]
      if step.kind == .assignment, step.names.count == 1, isLocal(step.name) {
        surface.steps[index].kind = .declaration
      }
    }
  }

  /// Notes the types of what is set or called, as far as they are known, and else what it is made of.
  mutating func setReceivers(
    _ typeOf: (_ names: [String]) -> String?, _ scopes: SourceScopes
  ) {
    for index in surface.steps.indices {
      let step = surface.steps[index]
      guard step.kind == .assignment || step.kind == .argument, step.names.count > 1 else {
        continue
      }
      let type = typeOf(step.names) ?? step.receiverType
      surface.steps[index].receiverType = type
      if let property = step.names.first.flatMap(scopes.local)?.property {
        surface.steps[index].names[0] = property
      }
      guard type == nil, let name = step.names.first, let local = scopes.local(name) else {
        continue
      }
      surface.steps[index].receiverOrigin = local.origin
      surface.steps[index].receiverType = local.originType
    }
  }
}

/// `Content` where a parameter or a property is a function that makes a view: `() -> Content`, and of
/// types that are known as views, `views` among them, also `(Item) -> Row`.
func viewMaker(_ type: TypeSyntax, _ views: Set<String> = []) -> String? {
  var current = type
  for _ in 0..<4 {
    switch current.as(TypeSyntaxEnum.self) {
    case .attributedType(let type): current = type.baseType
    case .optionalType(let type): current = type.wrappedType
    case .tupleType(let type):
      guard type.elements.count == 1, let element = type.elements.first else { return nil }
      current = element.type
    case .functionType(let type):
      guard let made = typeName(type.returnClause.type), made != "Void" else { return nil }
      if type.parameters.isEmpty { return "Content" }
      // One that changes the view that it gets: `(Self) -> some View`.
      guard type.parameters.allSatisfy({ typeName($0.type) != "Self" }) else { return nil }
      return views.contains(made) || ["View", "AnyView"].contains(made) ? "Content" : nil
    default: return nil
    }
  }
  return nil
}
