internal import OversetSources
internal import SwiftSyntax

extension SwiftFileReader {
  func noteAlias(_ alias: TypeAliasDeclSyntax) {
    guard let target = typeName(alias.initializer.value) else { return }
    let outer = scopes.context.type
    let name = plainName(alias.name)
    file.aliases.append(
      TypeAlias(
        name: outer.isEmpty ? name : "\(outer).\(name)", target: target,
        access: scopes.access(access(alias.modifiers))))
  }

  /// Notes a global function that answers with a type itself, whose call is another name of it:
  /// `func strings() -> L10n.Type` (The Swift Programming Language, Metatype Type).
  func noteAlias(_ function: FunctionDeclSyntax) {
    let signature = function.signature
    guard scopes.context.type.isEmpty, signature.parameterClause.parameters.isEmpty,
      let metatype = signature.returnClause?.type.as(MetatypeTypeSyntax.self),
      metatype.metatypeSpecifier.text == "Type", let target = typeName(metatype.baseType)
    else { return }
    file.aliases.append(
      TypeAlias(
        name: "\(plainName(function.name))()", target: target,
        access: scopes.access(access(function.modifiers))))
  }

  /// Notes what the parameters of a generic type are: `Row<Item: Displayable>`.
  func noteConstraints(of type: some DeclGroupSyntax) {
    let generic = type.asProtocol(WithGenericParametersSyntax.self)
    let found = constraints(generic?.genericParameterClause, generic?.genericWhereClause)
    let views = found.filter { $0.value.split(separator: "&").contains("View") }.keys
    if !views.isEmpty { genericViews[scopes.context.type] = Set(views) }
    for (name, target) in found.sorted(by: { $0.key < $1.key }) {
      let name = "\(scopes.context.type).\(name)"
      file.aliases.append(TypeAlias(name: name, target: target, isConstraint: true))
    }
  }

  /// The protocols or the class that generic parameters say they have, joined by `&`; of one that
  /// says none `Any`.
  func constraints(
    _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
  ) -> [String: String] {
    var found: [String: [String]] = [:]
    for parameter in clause?.parameters ?? [] {
      found[plainName(parameter.name)] = parameter.inheritedType.map(composedNames) ?? []
    }
    for requirement in conditions?.requirements ?? [] {
      guard case .conformanceRequirement(let condition) = requirement.requirement,
        let name = typeName(condition.leftType)
      else { continue }
      found[name]?.append(contentsOf: composedNames(condition.rightType))
    }
    return found.mapValues { $0.isEmpty ? "Any" : $0.joined(separator: "&") }
  }

  private func composedNames(_ type: TypeSyntax) -> [String] {
    let elements = type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
    return elements.compactMap(typeName)
  }

  /// Notes what a type or an extension says that it is.
  func noteType(_ node: Syntax, inherits clause: InheritanceClauseSyntax?) {
    let inherited = (clause?.inheritedTypes ?? []).compactMap { typeName($0.type) }
    let isExtension = node.is(ExtensionDeclSyntax.self)
    guard !isExtension || !inherited.isEmpty else { return }
    file.types.append(
      TypeDeclaration(
        name: scopes.context.type, inherited: inherited, isExtension: isExtension,
        isProtocol: node.is(ProtocolDeclSyntax.self), access: scopes.context.access,
        position: position(of: node),
        range: range(of: node)))
  }

  /// A struct without an initialiser has one with its properties as labels.
  func noteMemberwiseParameters(of members: MemberBlockSyntax) {
    let type = scopes.context.type
    guard !members.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) else {
      return
    }
    for member in members.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings where binding.accessorBlock == nil {
        guard let name = bindingName(binding), let written = binding.typeAnnotation,
          let typeName = typeName(written.type), LocalizingCalls.keyTypes.contains(typeName)
        else { continue }
        file.parameters.append(
          LocalizedParameter(
            function: lastName(type), argument: CallArgument(label: name, index: 0)))
      }
    }
  }

  /// `case invalid(description: LocalizedStringKey)` is a function that takes a key.
  func noteParameters(of element: EnumCaseElementSyntax) {
    let name = plainName(element.name)
    for (index, parameter) in (element.parameterClause?.parameters ?? []).enumerated() {
      guard let type = typeName(parameter.type) else { continue }
      let label = parameter.firstName.map(plainName)
      let argument = CallArgument(label: label == "_" ? nil : label, index: index)
      noteMember(argument.memberName(of: name), type)
      noteMember(payloadName(name, index), type)
      if LocalizingCalls.keyTypes.contains(type) {
        file.parameters.append(LocalizedParameter(function: name, argument: argument))
      }
    }
  }

  /// A function that looks up one of its parameters, or what it is called on, looks up its callers'
  /// keys.
  func noteLocalizingFunction(calling call: FunctionCallExprSyntax) {
    guard let name = calledName(call), let expression = keyExpression(of: call, name: name) else {
      return
    }
    noteRawLookup(of: expression, by: call)
    guard let key = expression.as(DeclReferenceExprSyntax.self).map({ plainName($0.baseName) }),
      var holder = enclosingFunction(of: Syntax(call))
    else { return }
    let function = declaration(around: holder)
    // What a variable gets, the function may answer with.
    if function.id != holder.id, answersWithText(function) { holder = function }
    let context = scopes.context
    let isTypeMember = key == "self"
    let isFirst = lookupHolders.insert(function.id).inserted
    if !isFirst { noteOtherText(ofFunction: context.member ?? "_", in: context.type) }
    var found = LocalizingFunction(
      type: context.type, name: context.member ?? "_", key: .receiver)
    let parameters = parameters(of: holder)
    if !isTypeMember {
      guard let argument = parameters[key] else { return }
      found.key = .argument(argument)
      if context.member == "init" { found.name = lastName(context.type) }
      if context.member == "subscript" { found.name = LocalizingFunction.subscriptName }
    } else if !["String", "StringProtocol", "LocalizedStringKey"].contains(context.type) {
      return
    }
    for label in ["table", "tableName"] {
      guard let table = argument(label, index: 0, of: call) else { continue }
      found.table = table.as(StringLiteralExprSyntax.self).flatMap(plainText)
      found.tableArgument = namePath(of: table).first.flatMap { parameters[$0] }
    }
    found.hasOtherText =
      !isFirst || hasOtherText(call, than: key)
      || vocabulary.functions[name]?.contains(where: \.hasOtherText) ?? false
    if !file.functions.contains(found) { file.functions.append(found) }
  }

  /// Notes that a function looks a key up a second time.
  private func noteOtherText(ofFunction name: String, in type: String) {
    for index in file.functions.indices
    where file.functions[index].name == name && file.functions[index].type == type {
      file.functions[index].hasOtherText = true
    }
  }

  /// What a local variable is declared in; anything else itself.
  func declaration(around node: Syntax) -> Syntax {
    var node = node
    while let variable = node.as(VariableDeclSyntax.self), isLocal(variable),
      let around = enclosingFunction(of: node)
    {
      node = around
    }
    return node
  }

  /// Whether a call says which text to show where the key has none: `value: english`, and neither the key
  /// itself nor what is written in place.
  private func hasOtherText(_ call: FunctionCallExprSyntax, than key: String) -> Bool {
    guard let value = argument("value", index: 0, of: call) else { return false }
    return !value.is(StringLiteralExprSyntax.self) && !value.is(NilLiteralExprSyntax.self)
      && namePath(of: value) != [key]
  }

  /// What a call gets as its key, without what makes a key of a text: `key` of `NSLocalizedString(key, comment: "")`.
  func keyExpression(of call: FunctionCallExprSyntax, name: String) -> ExprSyntax? {
    for (index, argument) in call.arguments.prefix(8).enumerated() {
      let label = argument.label.map(plainName)
      let isKey =
        LocalizingCalls.makesText(name)
        && LocalizingCalls.takesKey(name: name, label: label, index: index)
        || vocabulary.functions[name]?.contains { function in
          guard case .argument(let key) = function.key else { return false }
          return key.matches(label: label, index: index)
        } ?? false
      if isKey { return plainKey(argument.expression) }
    }
    return nil
  }

  /// The key inside of `String.LocalizationValue(…)`.
  private func plainKey(_ expression: ExprSyntax) -> ExprSyntax {
    var current = expression
    for _ in 0..<4 {
      guard let call = current.as(FunctionCallExprSyntax.self), let first = call.arguments.first,
        LocalizingCalls.makesText(namePath(of: call.calledExpression).last ?? "")
          || namePath(of: call.calledExpression).last == "init"
      else { break }
      current = first.expression
    }
    return current
  }

  /// The function, initialiser or property around a node.
  func enclosingFunction(of node: Syntax) -> Syntax? {
    var current = node.parent
    for _ in 0..<200 {
      guard let next = current else { return nil }
      switch next.kind {
      case .functionDecl, .initializerDecl, .variableDecl, .subscriptDecl: return next
      default: current = next.parent
      }
    }
    return nil
  }

  func parameters(of holder: Syntax) -> [String: CallArgument] {
    let clause: FunctionParameterClauseSyntax? =
      switch holder.as(SyntaxEnum.self) {
      case .functionDecl(let function): function.signature.parameterClause
      case .initializerDecl(let initializer): initializer.signature.parameterClause
      case .subscriptDecl(let function): function.parameterClause
      default: nil
      }
    var arguments: [String: CallArgument] = [:]
    guard let clause else { return [:] }
    // The parameters of a subscript have labels only where they have two names.
    let isLabeled = !holder.is(SubscriptDeclSyntax.self)
    for (index, parameter) in clause.parameters.enumerated() {
      let label = plainName(parameter.firstName)
      let hasLabel = label != "_" && (isLabeled || parameter.secondName != nil)
      arguments[plainName(parameter.secondName ?? parameter.firstName)] = CallArgument(
        label: hasLabel ? label : nil, index: index)
    }
    return arguments
  }
}
