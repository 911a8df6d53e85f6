internal import SwiftSyntax

extension SwiftFileReader {
  /// Follows `L10n.Settings.title`, `self.title`, `theme.title` and `.title` to their keys.
  func readMember(_ member: MemberAccessExprSyntax) {
    let name = plainName(member.declName.baseName)
    let names = namePath(of: member)
    if names.first == "R", names.dropFirst().first == "string" { return readRSwift(member, names) }
    guard let constants = vocabulary.constants[name] else {
      return readSymbol(member, name: name, names)
    }
    let matching = constants.filter { isMeant($0, by: names.dropLast()) }
    note(matching, at: Syntax(member))
  }

  /// Follows a name without a dot: a local variable, a member of a type around it, a global constant.
  func readName(_ reference: DeclReferenceExprSyntax) {
    if let member = reference.parent?.as(MemberAccessExprSyntax.self),
      Syntax(member.declName).id == Syntax(reference).id
    {
      return
    }
    let name = plainName(reference.baseName)
    if let local = scopes.local(name) {
      guard !local.keys.isEmpty, !isAssigned(Syntax(reference)) else { return }
      let climb = SurfaceClimb(from: reference)
      for followed in local.keys {
        var followed = followed
        followed.constants.insert(name, at: 0)
        note(followed, at: Syntax(reference), climb)
      }
      return
    }
    guard let constants = vocabulary.constants[name] else { return }
    let types = scopes.types
    for type in types {
      let matching = constants.filter { $0.type == type }
      if matching.isEmpty { continue }
      return note(matching, at: Syntax(reference))
    }
  }

  private func note(_ constants: [KeyConstant], at node: Syntax) {
    let context = scopes.context
    let constants = constants.filter { $0.type != context.type || $0.name != context.member }
    guard !constants.isEmpty, !isAssigned(node) else { return }
    // A constant that is a function is used by its call.
    var value = node
    if let call = node.parent?.as(FunctionCallExprSyntax.self),
      Syntax(call.calledExpression).id == node.id
    {
      value = Syntax(call)
    }
    let climb = SurfaceClimb(from: value)
    for constant in constants {
      for key in constant.keys {
        let followed = FollowedKey(
          key: key, construct: constant.valueType ?? "String",
          constants: [constant.path] + constant.constants)
        self.note(followed, at: node, climb)
      }
    }
  }

  /// Whether an expression is what an assignment sets.
  private func isAssigned(_ node: Syntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self) else { return false }
    let second = list.dropFirst().first
    return list.first.map { Syntax($0).id == node.id } ?? false
      && second?.is(AssignmentExprSyntax.self) ?? false
  }

  /// Whether a constant is the member of what stands before the dot.
  private func isMeant(_ constant: KeyConstant, by base: ArraySlice<String>) -> Bool {
    guard let first = base.first else { return false }
    if first.isEmpty {
      return base.count == 1 && constant.isStatic
        && Self.typesOfTexts.contains(lastName(constant.type))
    }
    if base.count == 1, first == "self" || first == "Self" {
      return scopes.types.contains { !$0.isEmpty && $0 == constant.type }
    }
    if isUppercase(first) { return isMeant(constant, byType: base) }
    // `theme.title`, `self.theme.title`: by the written type of the variable.
    guard !constant.isStatic, let type = typeOfValue(base) else { return false }
    return isMeant(constant, byType: type.split(separator: ".").map(String.init)[...])
  }

  private static let typesOfTexts: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "String", "Text", "LocalizationValue",
  ]

  private func isMeant(_ constant: KeyConstant, byType names: ArraySlice<String>) -> Bool {
    var types = names
    // `Theme.dark.title`, `Theme().title`: a member of an instance.
    if !constant.isStatic, let last = types.last, !isUppercase(last), types.count > 1 {
      types.removeLast()
    }
    var path = types.joined(separator: ".")
    if path.hasSuffix("()") { path.removeLast(2) }
    return isType(path, constant.type)
  }

  /// Whether a type's name means a type, seen from here: from inside of `A`, `B` is `A.B`.
  private func isType(_ written: String, _ type: String) -> Bool {
    guard type.hasSuffix(lastName(written)) || vocabulary.hasAliases else { return false }
    for outer in scopes.types {
      let path = outer.isEmpty ? written : "\(outer).\(written)"
      if path == type || vocabulary.unaliased(path) == type { return true }
    }
    // `Module.Type`: the first name may be the module's.
    guard let dot = written.firstIndex(of: ".") else { return false }
    return written[written.index(after: dot)...] == type
  }

  /// The written type of `name` or `self.name`.
  private func typeOfValue(_ base: ArraySlice<String>) -> String? {
    var names = base
    if names.first == "self" { names.removeFirst() }
    guard names.count == 1, let name = names.first else { return nil }
    if base.count == 1 { return typeOfName(name) }
    return scopes.types.lazy.compactMap { self.propertyTypes[$0]?[name] }.first
  }

  private func isUppercase(_ name: String) -> Bool {
    name.unicodeScalars.first?.properties.isUppercase ?? false
  }

  /// `R.string.localizable.some_key()`: R.swift makes the accessors in the build.
  private func readRSwift(_ member: MemberAccessExprSyntax, _ names: [String]) {
    guard names.count == 4 else { return }
    let call = member.parent?.as(FunctionCallExprSyntax.self)
    let key = SourceKey(names[3], table: names[2], spelling: .accessor)
    let followed = FollowedKey(key: key, construct: "R.string", constants: [])
    note(
      followed, at: Syntax(member), SurfaceClimb(from: call.map { Syntax($0) } ?? Syntax(member)))
  }

  /// `Text(.settingsTitle)`: Xcode makes the symbols of a string catalog in the build.
  private func readSymbol(_ member: MemberAccessExprSyntax, name: String, _ names: [String]) {
    guard names.first == "", names.count == 2 || names.count == 3 && isUppercase(names[1]) else {
      return
    }
    let call = member.parent?.as(FunctionCallExprSyntax.self).flatMap {
      Syntax($0.calledExpression).id == Syntax(member).id ? $0 : nil
    }
    let value = call.map { Syntax($0) } ?? Syntax(member)
    // A name with a dot or a call behind it is no symbol, and only a few calls take one.
    guard value.parent?.is(LabeledExprSyntax.self) ?? false,
      let step = SurfaceClimb(from: value, mostSteps: 1).surface.steps.first,
      step.kind == .argument, takesSymbol(step)
    else { return }
    let key = SourceKey(name, table: names.count == 3 ? names[1] : nil, spelling: .accessor)
    note(
      FollowedKey(key: key, construct: step.name, constants: []), at: Syntax(member),
      SurfaceClimb(from: value))
  }

  private func takesSymbol(_ step: SurfaceStep) -> Bool {
    switch step.name {
    // Styles and traits stand there, too.
    case "accessibility", "badge", "help", "description", "Section", "Window", "Tab": false
    default:
      LocalizingCalls.takesKey(name: step.name, label: step.label, index: step.index)
        || vocabulary.parameters[step.name]?.contains {
          $0.matches(label: step.label, index: step.index)
        } ?? false
    }
  }
}
