internal import OversetSources
internal import SwiftSyntax

/// Accessors of keys that have no code, or code that is made in the build.
extension SwiftFileReader {
  /// Accessors that are made in the build; false where it is none.
  func readGenerated(_ member: MemberAccessExprSyntax, name: String) -> Bool {
    if readSwiftGen(member, name: name) { return true }
    let base = member.base?.as(MemberAccessExprSyntax.self)
    if let table = base, let kind = table.base?.as(MemberAccessExprSyntax.self),
      kind.declName.baseName.text == "string",
      kind.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "R"
    {
      // R.swift: `R.string.localizable.some_key()`
      let key = SourceKey(
        name, table: plainName(table.declName.baseName), spelling: .accessor)
      let followed = FollowedKey(key: key, construct: "R.string", constants: [])
      note(followed, at: Syntax(member), SurfaceClimb(from: call(of: member)))
      return true
    }
    guard name != "init" else { return false }
    // A string catalog's symbol: `Text(.settingsTitle)`, `Text(.Table.settingsTitle)`; or the case that is named
    // like a key: `localize(.settings_title)`, `localize(Key.settings_title)`.
    let value = call(of: member)
    guard value.parent?.is(LabeledExprSyntax.self) ?? false,
      let step = SurfaceClimb(near: value, mostSteps: 1).surface.steps.first,
      step.kind == .argument, takesSymbol(step),
      // A function that gets a case has the case's text.
      constants(named: step.calledName)?.contains(where: { $0.switchedArgument != nil }) != true
    else { return false }
    let isAssumed = function(step.calledName, step)?.isAssumed ?? false
    guard isAssumed || member.base == nil || base.map({ $0.base == nil }) ?? false else {
      return false
    }
    let table = base.map { plainName($0.declName.baseName) }
    let key = SourceKey(name, table: isAssumed ? nil : table, spelling: .accessor)
    let followed = FollowedKey(key: key, construct: step.name, constants: [])
    let call = value.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let climb = SurfaceClimb(from: isAssumed ? call.map { Syntax($0) } ?? value : value)
    note(followed, at: Syntax(member), climb)
    return true
  }

  /// SwiftGen's `L10n.Settings.title`, where the file with its accessors is not there.
  private func readSwiftGen(_ member: MemberAccessExprSyntax, name: String) -> Bool {
    // `tr` is what the accessors call.
    guard !vocabulary.hasSwiftGen, name != "tr", !isUppercase(name) else { return false }
    let names = namePath(of: member)
    guard names.first == "L10n", names.dropFirst().dropLast().allSatisfy(isUppercase) else {
      return false
    }
    let key = SourceKey(names.dropFirst().joined(separator: "."), spelling: .accessor)
    let followed = FollowedKey(key: key, construct: "L10n", constants: [])
    note(followed, at: Syntax(member), SurfaceClimb(from: call(of: member)))
    return true
  }

  /// A member of a type of which the configuration says that its names are keys.
  func readStated(_ member: MemberAccessExprSyntax) -> Bool {
    if vocabulary.accessors.isEmpty { return false }
    let path = namePath(of: member)
    for accessor in vocabulary.accessors {
      // What is asked of the text is no key, and neither is a type inside of the type.
      guard let members = accessor.members(in: path), members.dropLast().allSatisfy(isUppercase),
        let last = members.last, !isUppercase(last) || !isBase(member)
      else { continue }
      let followed = FollowedKey(
        key: accessor.key(members), construct: accessor.type, constants: [])
      note(followed, at: Syntax(member), SurfaceClimb(from: call(of: member)))
      return true
    }
    return false
  }

  /// Whether something stands behind a dot after it.
  private func isBase(_ member: MemberAccessExprSyntax) -> Bool {
    member.parent?.as(MemberAccessExprSyntax.self)?.base.map { Syntax($0).id == Syntax(member).id }
      ?? false
  }

  /// The call of a member, or the member where it is not called.
  private func call(of member: MemberAccessExprSyntax) -> Syntax {
    guard let call = member.parent?.as(FunctionCallExprSyntax.self),
      Syntax(call.calledExpression).id == Syntax(member).id
    else { return Syntax(member) }
    return Syntax(call)
  }

  private func takesSymbol(_ step: SurfaceStep) -> Bool {
    switch step.name {
    // Styles and traits stand there, too.
    case "accessibility", "badge", "help", "description", "Section", "Window", "Tab": false
    default:
      LocalizingCalls.takesKey(name: step.name, label: step.label, index: step.index)
        || isParameter(step) || function(step.calledName, step) != nil
    }
  }
}
