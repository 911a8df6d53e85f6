internal import OversetSources
internal import SwiftSyntax

/// The members of types, and what they hold or answer with.
extension SwiftFileReader {
  /// Keeps the written types of a type's properties: code before them asks for them, too.
  func noteProperties(of members: MemberBlockSyntax) {
    let cases = members.members.lazy.compactMap { $0.decl.as(EnumCaseDeclSyntax.self)?.elements }
    let names = Set(cases.joined().filter { $0.parameterClause == nil }.map { plainName($0.name) })
    noteProperties(in: declarations(in: members.members), cases: names)
  }

  /// The same of the variables and functions of the file itself.
  func noteGlobals(in tree: SourceFileSyntax) {
    noteProperties(
      in: tree.statements.compactMap { $0.item.as(DeclSyntax.self) }.filter {
        $0.is(VariableDeclSyntax.self) || $0.is(FunctionDeclSyntax.self)
      }, cases: [])
  }

  private func noteProperties(in declarations: [DeclSyntax], cases names: Set<String>) {
    let type = scopes.context.type
    for declaration in declarations {
      if let function = declaration.as(FunctionDeclSyntax.self) {
        let name = plainName(function.name)
        noteAlias(function)
        let written = access(function.modifiers)
        guard let result = resultType(of: Syntax(function)) else {
          noteMember(name, nil, written)
          continue
        }
        if result == "View" { propertyTypes[type, default: [:]][name] = "View" }
        let other = resultTypes[type]?["\(name)()"] ?? result
        resultTypes[type, default: [:]]["\(name)()"] = .some(other == result ? result : nil)
        noteMember(name, result, written)
      }
      if declaration.is(InitializerDeclSyntax.self) { noteMember("init", type) }
      if let list = declaration.as(EnumCaseDeclSyntax.self) {
        for element in list.elements {
          noteMember(plainName(element.name), nil, isCase: true)
        }
      }
      guard let variable = declaration.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        guard let name = bindingName(binding) else { continue }
        let written = writtenType(of: binding, makesViews: isViewBuilder(variable.attributes))
        let found =
          written ?? binding.initializer.flatMap { madeType($0.value, cases: (names, type)) }
        propertyTypes[type, default: [:]][name] = found
        noteNumber(of: binding, variable)
        noteMember(
          name, found, access(variable.modifiers), font: font(of: binding, variable),
          origin: found == nil ? origin(of: binding) : [])
      }
    }
  }

  /// The way to a property's initial value, or to the first element of an array.
  private func origin(of binding: PatternBindingSyntax) -> [String] {
    guard var value = binding.initializer?.value else { return [] }
    if let first = value.as(ArrayExprSyntax.self)?.elements.first { value = first.expression }
    let names = originPath(of: value)
    return names.contains { ["", "_", "{}()"].contains($0) } ? [] : names
  }

  /// The font that a constant or a computed property is, where code writes it out.
  private func font(of binding: PatternBindingSyntax, _ variable: VariableDeclSyntax) -> String? {
    if binding.accessorBlock == nil {
      guard variable.bindingSpecifier.tokenKind == .keyword(.let) else { return nil }
      return binding.initializer.flatMap { fontText(of: $0.value) }
    }
    return onlyResult(of: Syntax(binding)).flatMap(fontText)
  }

  /// The members of a type, with those in an `#if`.
  private func declarations(in members: MemberBlockItemListSyntax, depth: Int = 3) -> [DeclSyntax] {
    members.flatMap { member -> [DeclSyntax] in
      guard let list = member.decl.as(IfConfigDeclSyntax.self), depth > 0 else {
        return [member.decl]
      }
      return list.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let inner)? = clause.elements else { return [] }
        return declarations(in: inner, depth: depth - 1)
      }
    }
  }

  /// The type that a property is written with; of one that holds a view of a generic type `View`, of one
  /// that makes one `Content`.
  private func writtenType(of binding: PatternBindingSyntax, makesViews: Bool) -> String? {
    guard let type = binding.typeAnnotation?.type else { return nil }
    let views = genericViews[scopes.context.type] ?? []
    guard let name = typeName(type) else { return viewMaker(type, views) }
    return !views.contains(name) ? name : makesViews ? "Content" : "View"
  }

  private func isViewBuilder(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self).map { typeName($0.attributeName) == "ViewBuilder" } ?? false
    }
  }

  /// Keeps which functions and properties of extensions answer with views: code before the extension
  /// asks for them, too.
  func noteExtensions(in tree: SourceFileSyntax) {
    for statement in tree.statements {
      guard let type = statement.item.as(ExtensionDeclSyntax.self),
        let name = typeName(type.extendedType)
      else { continue }
      for declaration in declarations(in: type.memberBlock.members) {
        if let function = declaration.as(FunctionDeclSyntax.self),
          resultType(of: Syntax(function)) == "View"
        {
          propertyTypes[name, default: [:]][plainName(function.name)] = "View"
        }
        for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
          guard let member = bindingName(binding), resultType(of: Syntax(binding)) == "View" else {
            continue
          }
          propertyTypes[name, default: [:]][member] = "View"
        }
      }
    }
  }

  func noteMember(
    _ name: String, _ typeName: String?, _ written: NameAccess? = nil, font: String? = nil,
    isCase: Bool = false, origin: [String] = []
  ) {
    file.members.append(
      MemberDeclaration(
        type: scopes.context.type, name: name, typeName: typeName, access: scopes.access(written),
        font: font, isCase: isCase, origin: origin))
  }
}
