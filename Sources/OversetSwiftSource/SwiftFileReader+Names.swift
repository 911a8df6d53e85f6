internal import OversetSources
internal import SwiftSyntax

extension SwiftFileReader {
  /// Follows `L10n.Settings.title`, `self.title`, `theme.title` and `.title` to their keys.
  func readMember(_ member: MemberAccessExprSyntax) {
    let name = plainName(member.declName.baseName)
    if name == "self" { return }  // the type itself
    noteAsked(member, name: name)
    if member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
      readProperty(name, at: Syntax(member))
    }
    noteRawLookup(by: member, named: name)
    if readStated(member) { return }
    let constants = constants(named: name) ?? []  // perhaps another type's
    let base: ArraySlice<String> = constants.isEmpty ? [] : namePath(of: member).dropLast()
    let meaning = constants.isEmpty ? nil : meaning(of: base)
    let meant = meaning.map { constants.filter($0.contains).filter(isMeant) } ?? []
    if !meant.isEmpty {
      // `Theme.dark.title` is the text of one case.
      let isOfType = base.count > 1 && base.first.map(isUppercase) ?? false
      note(
        meant, of: isOfType ? base.last : nil, chosenBy: base.count == 1 ? base.first : nil,
        at: Syntax(member))
    } else if !readGenerated(member, name: name) {
      noteReference(Syntax(member), ExprSyntax(member), name: name)
    }
  }

  /// Follows a name without a dot: a local variable, a member of a type around it, a global constant.
  func readName(_ reference: DeclReferenceExprSyntax) {
    if let member = reference.parent?.as(MemberAccessExprSyntax.self),
      Syntax(member.declName).id == Syntax(reference).id
    {
      return
    }
    let name = plainName(reference.baseName)
    readView(reference)
    if let local = scopes.local(name) {
      if let argument = local.argument, let type = local.typeName {
        noteParameterUse(
          name, type, function: scopes.context.member, argument: argument, at: Syntax(reference))
      }
      // `if let header = header` is the property's view or text.
      if local.argument == nil, local.originType == nil, let property = local.origin.last,
        local.origin.count == 1 || local.origin == ["self", property]
      {
        readProperty(property, at: Syntax(reference))
      }
      if local.keys.isEmpty { noteReference(toLocal: local, at: Syntax(reference)) }
      guard !local.keys.isEmpty, !isAssigned(Syntax(reference)),
        !Self.additions.contains(calledMember(of: reference) ?? "")
      else { return }
      let climb = SurfaceClimb(from: reference)
      for followed in local.keys {
        guard followedCount < Self.mostFollowed else { return }
        followedCount += 1
        var followed = followed
        followed.constants.insert(name, at: 0)
        note(followed, at: Syntax(reference), climb)
      }
      return
    }
    readProperty(name, at: Syntax(reference))
    let constants = constants(named: name) ?? []
    for type in constants.isEmpty ? [] : scopes.types {
      let matching = constants.filter { $0.type == type && isMeant($0) }
      if matching.isEmpty { continue }
      return note(matching, at: Syntax(reference))
    }
    if propertyTypes[scopes.context.type]?[name] == nil {
      noteReference(Syntax(reference), ExprSyntax(reference), name: name)
    }
  }

  /// The member that a name is asked for.
  private func calledMember(of reference: DeclReferenceExprSyntax) -> String? {
    reference.parent?.as(MemberAccessExprSyntax.self).map { plainName($0.declName.baseName) }
  }

  /// Whether this file sees a constant, and means no other of its path.
  private func isMeant(_ constant: KeyConstant) -> Bool {
    constant.file == file.path
      || constant.access > .file && !vocabulary.types.isPrivate(constant.type, in: file.path)
  }

  func constants(named name: String) -> [KeyConstant]? {
    askedNames.insert(WordSet.hash(of: name))
    return vocabulary.constants[name]
  }

  /// More declarations of one name than a module has, even with `#if`.
  private static let mostConstants = 16
  /// More uses than a file has; made-up files could have millions, each constant of all others.
  private static let mostFollowed = 5000

  /// `name` is that of the case that they are asked of, where it is written; `value` that of what has the case.
  private func note(
    _ constants: [KeyConstant], of name: String? = nil, chosenBy value: String? = nil,
    at node: Syntax
  ) {
    let context = scopes.context
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let isCalled = call.map { Syntax($0.calledExpression).id == node.id } ?? false
    // A constant that is a function is used by its call; what has members is none: `tableView` is a
    // view then, and no delegate's function.
    let isFunction = isCalled || !isAskedForMember(node)
    let constants = constants.filter {
      ($0.type != context.type || $0.name != context.member) && (isFunction || !$0.isFunction)
    }
    guard !constants.isEmpty, !isAssigned(node) else { return }
    let climb = SurfaceClimb(from: isCalled ? node.parent ?? node : node)
    for constant in constants.prefix(Self.mostConstants) {
      for key in keys(of: constant, named: name, in: call) {
        guard followedCount < Self.mostFollowed else { return }
        followedCount += 1
        var followed = FollowedKey(
          key: key, construct: constant.valueType ?? "String",
          constants: [constant.path] + constant.constants, isWhole: constant.isWhole)
        followed.cases = value.flatMap { cases(of: key, in: constant, chosenBy: $0) }
        self.note(followed, at: node, climb)
      }
    }
  }

  /// Whether an expression stands before a dot.
  private func isAskedForMember(_ node: Syntax) -> Bool {
    var base = node
    while let outer = base.parent,
      outer.is(OptionalChainingExprSyntax.self) || outer.is(ForceUnwrapExprSyntax.self)
    {
      base = outer
    }
    return base.parent?.as(MemberAccessExprSyntax.self)?.base.map { Syntax($0).id == base.id }
      ?? false
  }

  /// Whether an expression is what an assignment sets.
  func isAssigned(_ node: Syntax) -> Bool {
    guard let list = node.parent?.as(ExprListSyntax.self) else { return false }
    let second = list.dropFirst().first
    return list.first.map { Syntax($0).id == node.id } ?? false
      && second?.is(AssignmentExprSyntax.self) ?? false
  }

  /// The types that what stands before a dot can be.
  private struct Meaning {
    var types: Set<String>
    /// The types that it is a value of, and no type.
    var instanceTypes: Set<String> = []

    func contains(_ constant: KeyConstant) -> Bool {
      types.contains(constant.type) || !constant.isStatic && instanceTypes.contains(constant.type)
    }
  }

  /// What `L10n.Settings`, `self`, `theme` or nothing means before a dot.
  private func meaning(of base: ArraySlice<String>) -> Meaning? {
    guard let first = base.first else { return nil }
    if first.isEmpty {
      return base.count == 1 ? Meaning(types: SourceVocabulary.typesOfTexts) : nil
    }
    if base.count == 1, first == "self" || first == "Self" {
      return Meaning(types: [scopes.context.type])
    }
    if !isUppercase(first) {
      // `strings().title`, where no type around has such a function.
      if base.count == 1, first.hasSuffix("()"),
        scopes.types.allSatisfy({ $0.isEmpty || resultTypes[$0]?[first] == nil })
      {
        return Meaning(types: types(named: first))
      }
      // `theme.title`, `self.theme.title`: by the written type of the variable, or of a tuple.
      return typeOfValue(base).map { Meaning(types: [], instanceTypes: types(named: $0)) }
        ?? Meaning(types: tuples(base))
    }
    var meaning = Meaning(types: types(named: base.joined(separator: ".")))
    if let last = base.last, last.hasSuffix("()") {
      // `Theme().title`
      meaning.instanceTypes = types(named: String(base.joined(separator: ".").dropLast(2)))
    } else if let last = base.last, !isUppercase(last), base.count > 1 {
      // `Theme.dark.title`
      meaning.instanceTypes = types(named: base.dropLast().joined(separator: "."))
      meaning.types.formUnion(meaning.instanceTypes.map { "\($0).\(last)" })
    }
    return meaning
  }

  /// What a tuple of the types around is known by, as if it were a type: `texts`, `self.texts`.
  private func tuples(_ base: ArraySlice<String>) -> Set<String> {
    let names = base.first == "self" ? base.dropFirst() : base
    guard names.count == 1, let name = names.first, scopes.local(name) == nil else { return [] }
    return Set(scopes.types.map { $0.isEmpty ? name : "\($0).\(name)" })
  }

  /// The type that a name means here.
  private func types(named written: String) -> Set<String> {
    let own = scopes.context.type
    if written.hasPrefix("Self.") { return ["\(own)\(written.dropFirst(4))"] }
    return Set(vocabulary.types(named: written, in: own, file: file.path))
  }

  /// The written type of `name` or `self.name`.
  private func typeOfValue(_ base: ArraySlice<String>) -> String? {
    var names = base
    if names.first == "self" { names.removeFirst() }
    guard names.count == 1, let name = names.first else { return nil }
    if base.count == 1 { return typeOfName(name) }
    return scopes.types.lazy.compactMap { self.propertyTypes[$0]?[name] }.first
  }

  func isUppercase(_ name: String) -> Bool {
    name.unicodeScalars.first?.properties.isUppercase ?? false
  }
}
