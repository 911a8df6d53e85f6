internal import OversetSources
internal import SwiftSyntax

/// Enumerations whose raw values are keys, and the members that look these up.
extension SwiftFileReader {
  /// Notes the cases of `enum Texts: String { case title = "settings.title", close }`.
  func noteRawCases(of type: EnumDeclSyntax) {
    let inherited = (type.inheritanceClause?.inheritedTypes ?? []).compactMap { typeName($0.type) }
    guard inherited.contains("String"), !inherited.contains("CodingKey") else { return }
    var values: [String: String] = [:]
    for member in type.memberBlock.members {
      for element in member.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] {
        let name = plainName(element.name)
        // The Swift Programming Language, Enumerations: without a value it is the name.
        guard let value = element.rawValue?.value else {
          values[name] = name
          continue
        }
        values[name] = value.as(StringLiteralExprSyntax.self).flatMap(plainText)
      }
    }
    guard !values.isEmpty else { return }
    file.rawCases.append(
      RawCases(type: scopes.context.type, values: values, position: position(of: type)))
  }

  /// Notes `var key: String { "settings.\(rawValue)" }`.
  func noteRawText(of variable: VariableDeclSyntax) {
    guard !scopes.context.type.isEmpty, let binding = variable.bindings.first,
      binding.accessorBlock != nil, let name = bindingName(binding),
      let result = onlyResult(of: Syntax(binding)), let text = rawText(result)
    else { return }
    append(name, text, looksUp: false, isFunction: false, table: nil)
  }

  /// Notes `var localized: String { NSLocalizedString(rawValue, comment: "") }`, and
  /// `func text(_ key: Texts) -> String { NSLocalizedString(key.rawValue, comment: "") }`.
  func noteRawLookup(of key: ExprSyntax, by call: FunctionCallExprSyntax) {
    noteRawLookup(of: key, by: Syntax(call), table: tableName(of: call))
  }

  /// Notes `var localized: String { rawValue.localized }`.
  func noteRawLookup(by member: MemberAccessExprSyntax, named name: String) {
    guard
      LocalizingCalls.stringMembers.contains(name)
        || vocabulary.functions[name]?.contains(where: { $0.key == .receiver }) ?? false,
      let base = member.base
    else { return }
    noteRawLookup(of: base, by: Syntax(member), table: nil)
  }

  private func noteRawLookup(of key: ExprSyntax, by node: Syntax, table: String?) {
    let context = scopes.context
    let own = rawText(key)
    let parameter = own == nil ? rawParameter(key) : nil
    guard let text = own ?? parameter.map({ _ in RawText(RawText.rawValue) }) else { return }
    guard parameter != nil || !context.type.isEmpty, let member = context.member, member != "init",
      !SourceVocabulary.typesOfTexts.contains(context.type),
      let holder = enclosingFunction(of: node).map(declaration(around:)), answersWithText(holder)
    else { return }
    append(
      member, text, looksUp: true, isFunction: holder.is(FunctionDeclSyntax.self), table: table,
      parameter)
  }

  private func append(
    _ name: String, _ text: RawText, looksUp: Bool, isFunction: Bool, table: String?,
    _ parameter: RawParameter? = nil
  ) {
    var member = RawMember(
      type: scopes.context.type, name: name, text: text, looksUp: looksUp, isFunction: isFunction,
      table: table)
    member.parameter = parameter
    // Those of one type follow each other.
    guard
      !file.rawMembers.suffix(16).contains(where: {
        $0.type == member.type && $0.name == name && $0.parameter == parameter
      })
    else { return }
    file.rawMembers.append(member)
  }

  /// `rawValue`, `self.key` and `"settings.\(rawValue)"`; nil of anything else.
  private func rawText(_ expression: ExprSyntax) -> RawText? {
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      var text: RawText?
      var (prefix, suffix) = ("", "")
      for segment in literal.segments {
        switch segment {
        case .stringSegment(let segment):
          if text == nil { prefix += segment.content.text } else { suffix += segment.content.text }
        case .expressionSegment(let segment):
          guard text == nil, segment.expressions.count == 1,
            let value = segment.expressions.first?.expression, let name = ownProperty(value)
          else { return nil }
          text = RawText(name)
        }
      }
      guard let text, !(prefix + suffix).contains("\\") else { return nil }
      return RawText(text.name, prefix: prefix, suffix: suffix)
    }
    return ownProperty(expression).map { RawText($0) }
  }

  /// `key.rawValue` of a parameter with the type of an enumeration; nil of anything else.
  private func rawParameter(_ expression: ExprSyntax) -> RawParameter? {
    let path = namePath(of: expression)
    guard path.count == 2, path[1] == RawText.rawValue, let local = scopes.local(path[0]),
      let argument = local.argument, let type = local.typeName
    else { return nil }
    let context = scopes.context
    return RawParameter(
      argument: argument, type: type, isStatic: context.isStatic || context.type.isEmpty)
  }

  /// The property of the type that a name means.
  private func ownProperty(_ expression: ExprSyntax) -> String? {
    let path = namePath(of: expression)
    let name = path.first == "self" ? path.dropFirst() : path[...]
    guard name.count == 1, let first = name.first, path.count > 1 || scopes.local(first) == nil,
      first.last.map({ $0 != ")" && $0 != "]" }) ?? false, !isUppercase(first), first != "self"
    else { return nil }
    return first
  }

  private func tableName(of call: FunctionCallExprSyntax) -> String? {
    ["table", "tableName"].lazy.compactMap {
      self.argument($0, index: 0, of: call)?.as(StringLiteralExprSyntax.self).flatMap(plainText)
    }.first
  }

  /// Whether a function or a property answers with a text.
  func answersWithText(_ holder: Syntax) -> Bool {
    let type: String? =
      switch holder.as(SyntaxEnum.self) {
      case .functionDecl: resultType(of: holder)
      case .variableDecl(let variable):
        variable.bindings.first.flatMap { resultType(of: Syntax($0)) }
      case .subscriptDecl(let function): typeName(function.returnClause.type)
      default: nil
      }
    return type.map(Self.textTypes.contains) ?? false
  }

  private static let textTypes: Set<String> = [
    "String", "NSString", "NSAttributedString", "AttributedString", "LocalizedStringKey",
    "LocalizedStringResource", "Text",
  ]
}
