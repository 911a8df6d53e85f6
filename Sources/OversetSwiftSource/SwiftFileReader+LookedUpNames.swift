internal import OversetSources
internal import SwiftSyntax

/// Properties and parameters whose values code looks up: what makes them gets keys.
///
/// `Row(title: "settings")` has a key where `Row` is a type with `Text(title.localized())`.
extension SwiftFileReader {
  /// Notes what a call looks up: `title.localized()`, `NSLocalizedString(title, comment: "")`, or what it gives to a
  /// parameter that is looked up, `Row(title: title)`.
  func noteLookedUpNames(by call: FunctionCallExprSyntax) {
    guard let name = calledName(call) else { return }
    if let key = keyExpression(of: call, name: name) { noteLookedUpName(key) }
    guard let parameters = vocabulary.parameters[name] else { return }
    for (index, argument) in call.arguments.prefix(SurfaceClimb.mostSiblings).enumerated() {
      let label = argument.label.map(plainName)
      if parameters.contains(where: { $0.matches(label: label, index: index) }) {
        noteLookedUpName(argument.expression)
      }
    }
  }

  /// Notes what a member looks up: `title.localized`.
  func noteLookedUpName(askedFor member: MemberAccessExprSyntax) {
    let name = plainName(member.declName.baseName)
    let looksUp =
      LocalizingCalls.stringMembers.contains(name)
      || vocabulary.functions[name]?.contains { $0.key == .receiver } ?? false
    if looksUp, let base = member.base { noteLookedUpName(base) }
  }

  /// Notes that a property or a parameter is looked up. What has a type of keys is noted where it is declared.
  private func noteLookedUpName(_ expression: ExprSyntax) {
    var path = namePath(of: expression)
    if path.first == "self" { path.removeFirst() }
    guard let name = path.last, path.count <= 2, !name.hasSuffix(")") else { return }
    if path.count == 2 {
      if let owner = typeOfName(path[0]), !LocalizingCalls.keyTypes.contains(owner) {
        noteParameter(CallArgument(label: name, index: 0), of: lastName(owner))
      }
    } else if let local = scopes.local(name) {
      guard local.typeName == "String", let argument = local.argument,
        let function = scopes.context.member
      else { return }
      if function == "init" {
        noteParameter(argument, of: lastName(scopes.context.type))
      } else if shows(function) {
        noteParameter(argument, of: function)
      }
    } else if propertyTypes[scopes.context.type]?[name] == "String" {
      let argument = initArguments[scopes.context.type]?[name]
      noteParameter(
        argument ?? CallArgument(label: name, index: 0), of: lastName(scopes.context.type))
    }
  }

  /// Whether a function of the type around makes a view, or answers with nothing: what answers with something else
  /// may only ask for the text.
  private func shows(_ function: String) -> Bool {
    let type = scopes.context.type
    return propertyTypes[type]?[function] == "View"
      || !type.isEmpty && resultTypes[type]?["\(function)()"] == nil
  }

  private func noteParameter(_ argument: CallArgument, of function: String) {
    let parameter = LocalizedParameter(function: function, argument: argument)
    if lookedUpParameters.insert(parameter).inserted { file.parameters.append(parameter) }
  }

  /// Notes what the initialisers of a type call their parameters, which mostly set the properties of these names.
  func noteInitArguments(of members: MemberBlockSyntax) {
    for member in members.members {
      guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { continue }
      initArguments[scopes.context.type, default: [:]]
        .merge(parameters(of: Syntax(initializer))) { first, _ in first }
    }
  }
}
