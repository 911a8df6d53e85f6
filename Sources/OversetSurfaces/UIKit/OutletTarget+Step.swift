import OversetSources

extension OutletTarget {
  /// The property of a class whose view a step sets a text of; nil where that is a local variable, or of
  /// a type that is not known.
  init?(_ step: SurfaceStep, in type: String, _ declarations: AppDeclarations) {
    let names = step.names.first == "self" ? step.names.dropFirst() : step.names[...]
    var holder = names.dropLast()
    var view: [String] = []
    while let name = holder.popLast() {
      view.insert(name, at: 0)
      guard let owner = Self.owner(of: name, holder, step, in: type, declarations) else {
        return nil
      }
      // A label or a configuration may be a part of a button.
      let isPart = ["titleLabel", "configuration"].contains(name) && !holder.isEmpty
      if !isPart || declarations.outlet(name, of: owner) != nil {
        self.init(type: owner, chain: view, attribute: step.name, arguments: step.arguments)
        return
      }
    }
    return nil
  }

  /// The type that has a property, where the other names lead to it; nil where it is not known.
  private static func owner(
    of property: String, _ names: ArraySlice<String>, _ step: SurfaceStep, in type: String,
    _ declarations: AppDeclarations
  ) -> String? {
    if names.isEmpty {
      if step.names.first == "self" { return type }
      let owner = declarations.types.owner(of: property, visibleIn: type)
      return owner?.isEmpty ?? true ? nil : owner
    }
    return declarations.types.type(of: names, of: step, in: type)
  }
}

extension UseVerdict {
  /// The same with the view that a step sets the text of, where code alone does not know the view.
  func aiming(
    at step: SurfaceStep, in type: String, _ declarations: AppDeclarations
  ) -> UseVerdict {
    guard case .unknown = outcome else { return self }
    var verdict = self
    verdict.target = OutletTarget(step, in: type, declarations)
    return verdict
  }
}
