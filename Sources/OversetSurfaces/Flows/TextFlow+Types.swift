import OversetSources

/// The types of what calls make.
extension TextFlow {
  /// The type that the first call makes: of `.init(…)` what its surroundings ask for.
  func madeType(_ steps: ArraySlice<ViewPath.Step>) -> String? {
    guard let entry = steps.first else { return nil }
    let step = entry.step
    let written = step.name == "init" ? step.names.dropLast() : step.names[...]
    if written.contains(where: { $0.isEmpty || $0.hasSuffix("()") }) {
      guard written.count == 1 else { return nil }
      let wanted = wantedType(steps.dropFirst().drop { $0.step.kind == .element })
      return wanted.flatMap { takes(step.label, $0) ? $0 : nil }
    }
    if [["Self"], ["self"], ["super"]].contains(written) { return entry.type }
    return declarations.types.type(named: written.joined(separator: "."), in: entry.type)
  }

  /// Whether a bare initialiser makes a value of a type of the app: `let rows: [Row] = [.init("title")]`.
  func makesOwnType(_ steps: ArraySlice<ViewPath.Step>) -> Bool {
    guard let step = steps.first?.step, step.kind == .argument, step.name == "init",
      step.calledName.isEmpty
    else { return false }
    return madeType(steps).map(declarations.types.isOwn) ?? false
  }

  /// Calls what makes a value of a type of the system by the type's name: `.init(title: …)`, and in
  /// extensions and subclasses `Self(title: …)`, `self.init(…)` and `super.init(…)`.
  func nameMadeType(of path: inout ViewPath) {
    guard let entry = path.steps.first, entry.step.kind == .argument else { return }
    let written = entry.step.name == "init" ? entry.step.names.dropLast() : entry.step.names[...]
    let types = declarations.types
    let made: String?
    switch Array(written) {
    case [""]: made = systemType(wantedBy: path.steps.dropFirst().drop { $0.step.kind == .element })
    case ["Self"], ["self"], ["super"]:
      made = types.lineage(of: entry.type).first { !types.isOwn($0) }
      if written != ["super"], types.isOwn(entry.type) { return }
    default: return
    }
    if let made, !made.isEmpty { path.steps[0].step.names = [lastName(made)] }
  }

  /// The type of the system that is declared, answered, assigned or given first; nil of the app's own.
  private func systemType(wantedBy steps: ArraySlice<ViewPath.Step>) -> String? {
    guard let entry = steps.first else { return nil }
    let written = [.declaration, .result].contains(entry.step.kind) ? entry.step.label : nil
    guard let type = wantedType(steps) ?? written, !declarations.types.isOwn(type),
      declarations.types.type(named: type, in: entry.type) == nil
    else { return nil }
    return type
  }

  /// The type whose initialiser a call of a type's is: `super.init(…)` is that of its superclass.
  func initialiser(of type: String, calledBy step: SurfaceStep) -> String {
    guard step.names == ["super", "init"] else { return type }
    let types = declarations.types
    return types.lineage(of: type).dropFirst().first {
      types.isOwn($0) && types.hasMember("init", of: $0)
    } ?? ""
  }

  /// The property that an argument sets where no initialiser is written that takes it: those of
  /// extensions leave a struct the one that it has by itself, which they may delegate to.
  func memberwiseLabel(_ step: SurfaceStep, _ type: String) -> String? {
    let types = declarations.types
    guard types.isOwn(type), step.names.first != "super", let label = step.label else { return nil }
    if !types.hasMember("init", of: type) { return label }
    let argument = CallArgument(label: label, index: step.index).memberName(of: "init")
    let isTaken = types.hasMember(argument, of: type) && !step.delegates
    return isTaken || !types.hasMember(label, of: type) ? nil : label
  }

  /// Whether a type may be made with an argument of a label.
  private func takes(_ label: String?, _ type: String) -> Bool {
    guard let label else { return true }
    let argument = CallArgument(label: label, index: 0).memberName(of: "init")
    let types = declarations.types
    return types.hasMember(argument, of: type) || types.hasMember(label, of: type)
  }

  /// The type of what is declared, answered, assigned or given first.
  func wantedType(_ steps: ArraySlice<ViewPath.Step>) -> String? {
    guard let entry = steps.first else { return nil }
    let step = entry.step
    let types = declarations.types
    switch step.kind {
    case .declaration, .result:
      if step.label == "Self" { return entry.type }
      return step.label.flatMap { types.type(named: $0, in: entry.type) }
    case .assignment:
      return types.type(of: step.names, of: step, in: entry.type)
        ?? types.onlyType(ofMembersNamed: step.name)
    case .argument:
      let argument = CallArgument(label: step.label, index: step.index)
      let owner = step.names.dropLast()
      if step.name == "init"
        || step.calledName.unicodeScalars.first?.properties.isUppercase ?? false
      {
        guard let type = madeType(steps) else { return nil }
        return types.memberType(argument.memberName(of: "init"), of: type)
          ?? step.label.flatMap { types.memberType($0, of: type) }
      }
      let receiver =
        owner.isEmpty || owner == ["self"]
        ? entry.type : types.type(of: owner, of: step, in: entry.type)
      if ["append", "insert"].contains(step.name) { return receiver }
      let member = argument.memberName(of: step.name)
      return receiver.flatMap { types.memberType(member, of: $0) }
        ?? types.onlyType(ofMembersNamed: member)
    default: return nil
    }
  }
}

extension SurfaceStep {
  /// The property that a message of Objective-C sets: `title` of `[x setTitle:…]`, which `x.title = …`
  /// is another form of (Apple, Programming with Objective-C, "Dot Syntax").
  var setProperty: String? {
    // An item of a bar has the arguments that it is made with.
    guard label == name, arguments.isEmpty || receiverType == "UIBarButtonItem",
      name.hasPrefix("set"),
      let first = name.dropFirst(3).first,
      first.isUppercase
    else { return nil }
    return first.lowercased() + name.dropFirst(4)
  }
}
