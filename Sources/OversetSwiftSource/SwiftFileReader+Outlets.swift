internal import OversetSources
internal import SwiftSyntax

extension SwiftFileReader {
  /// Notes `titleLabel.text = …`. Where a key's text gets there, `setAssignment` says so later.
  func noteAssignment(_ sequence: SequenceExprSyntax) {
    let elements = sequence.elements
    guard let target = elements.first,
      elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
    else { return }
    var chain = namePath(of: target)
    noteKept(elements, in: chain)
    noteSizes(chain, elements.count == 3 ? elements.last : nil, at: Syntax(sequence))
    noteMadeView(elements.count == 3 ? elements.last : nil, in: chain)
    if chain == ["configuration"] || chain == ["self", "configuration"] {
      note(.configuration, at: Syntax(sequence))
    }
    guard let attribute = chain.popLast() else { return }
    if attribute == OutletAttributes.titleStyle, elements.count == 3, let style = elements.last {
      return noteTitleFont(style, in: chain + [attribute], by: Syntax(sequence))
    }
    let isProperty = OutletAttributes.properties.contains(attribute)
    guard isProperty || OutletAttributes.places.contains(attribute) else { return }
    if chain.isEmpty, scopes.local(attribute) != nil { return }
    let value = elements.count == 3 ? elements.last : nil
    for way in scopes.ways(of: chain)
    where isProperty || OutletAttributes.ofAllViews.contains(attribute)
      || way.last.map(outlets.contains) ?? false
    {
      append(
        way, attribute, arguments: [], value: value, choice: choice(elements),
        node: Syntax(sequence))
    }
  }

  /// `isWide ? 1 : 2` behind a sign, as two short values: `? 1 : 2`; nil of anything else.
  private func choice(_ elements: ExprListSyntax) -> String? {
    guard elements.count == 5, let last = elements.last.flatMap(shortText),
      let mark = elements.dropFirst(3).first?.as(UnresolvedTernaryExprSyntax.self),
      let first = shortText(of: mark.thenExpression)
    else { return nil }
    return "? \(first) : \(last)"
  }

  /// Notes `button.setTitle(…, for: .normal)` and `button.setImage(…, for: .normal)`.
  func noteAssignment(by call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let value = call.arguments.first
    else { return }
    let name = plainName(member.declName.baseName)
    if name == OutletAttributes.titleStyleSetter {
      return noteTitleFont(value.expression, in: namePath(of: member).dropLast(), by: Syntax(call))
    }
    if let label = OutletAttributes.setters[name] {
      guard value.label.map(plainName) == label else { return }
    } else {
      guard name == OutletAttributes.imageSetter,
        namePath(of: member).dropLast().last.map(outlets.contains) ?? false
      else { return }
    }
    let arguments = call.arguments.dropFirst().prefix(8).map {
      SourceArgument(label: $0.label.map(plainName), text: shortText(of: $0.expression))
    }
    append(
      namePath(of: member).dropLast(), plainName(member.declName.baseName), arguments: arguments,
      value: value.expression, node: Syntax(call))
  }

  /// Notes the font of `item.setTitleTextAttributes([.font: …], for: .normal)`; of attributes that are not
  /// written there, or in a constant beside it, that it may be any.
  private func noteTitleFont(
    _ attributes: ExprSyntax, in chain: [String], by node: Syntax
  ) {
    var font: ExprSyntax?
    if let elements = attributeList(attributes, at: node) {
      font = elements.first { namePath(of: $0.key).last == "font" }?.value
      if font == nil { return }
    }
    append(chain, "font", arguments: [], value: font, node: node)
  }

  /// The elements of a dictionary, or of that which a constant has.
  private func attributeList(_ value: ExprSyntax, at node: Syntax) -> [DictionaryElementSyntax]? {
    let value = valueOfConstant(value, at: node) ?? value
    guard let list = value.as(DictionaryExprSyntax.self) else { return nil }
    guard case .elements(let elements) = list.content else { return [] }
    return elements.prefix(64).map(\.self)
  }

  private func append(
    _ chain: [String], _ attribute: String, arguments: [SourceArgument], value: ExprSyntax?,
    choice: String? = nil, node: Syntax
  ) {
    assignmentIndices[node.id] = file.assignments.count
    let literal = value?.as(StringLiteralExprSyntax.self).flatMap(plainText)
    let known =
      attribute == "font" ? value.flatMap { valueOfConstant($0, at: node) } ?? value : value
    let text = known.flatMap { shortText(of: $0) ?? (attribute == "font" ? fontText(of: $0) : nil) }
    var assignment = OutletAssignment(
      target(chain, attribute, arguments: arguments), member: scopes.context.member,
      value: literal.map { .literal($0) } ?? .unknown(text ?? choice),
      position: position(of: node))
    assignment.block = block(around: node)
    assignment.keepsFont = value.map(keepsFont) ?? false
    assignment.isWhole = value.map(isOneText) ?? false
    assignment.isConditional =
      isConditional(node) || OutletAttributes.places.contains(attribute) && isBehindExit(node)
    assignment.platform = platform?.current
    file.assignments.append(assignment)
  }

  /// What a way to a view means where it stands; a local variable of an outlet is that outlet:
  /// `let label = cell.titleLabel`.
  func target(
    _ chain: [String], _ attribute: String, arguments: [SourceArgument]
  ) -> OutletTarget {
    var (names, receiverType) = (chain, chain.first.flatMap(typeOfName))
    let local = names.first.flatMap(scopes.local)
    if let property = local?.property {
      names[0] = property
    } else if let local, !local.name.hasPrefix("$"),
      local.isAlias && !local.origin.isEmpty || local.origin.last.map(outlets.contains) ?? false
    {
      names = local.origin + names.dropFirst()
      receiverType = local.originType.flatMap { $0.isEmpty ? nil : $0 }
    }
    if names.first == "self" { names.removeFirst() }
    var target = OutletTarget(
      type: scopes.context.type, chain: names, receiverType: names.count > 1 ? receiverType : nil,
      attribute: attribute, arguments: arguments)
    target.parameter = local?.argument
    return target
  }

  /// Where the statements around a node begin: behind the nearest brace, or the `case`.
  private func block(around node: Syntax) -> Int {
    var current = node.parent
    while let next = current {
      switch next.kind {
      case .codeBlock, .closureExpr, .switchCase, .accessorBlock: return next.position.utf8Offset
      default: current = next.parent
      }
    }
    return 0
  }

  /// Whether it is an attributed text without attributes but those that take no room:
  /// `NSAttributedString(string: title, attributes: [.foregroundColor: .red])`.
  private func keepsFont(_ value: ExprSyntax) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self),
      ["NSAttributedString", "NSMutableAttributedString", "AttributedString"]
        .contains(calledName(call)), call.arguments.count <= 2, let first = call.arguments.first,
      ["string", nil].contains(first.label.map(plainName))
    else { return false }
    guard let attributes = call.arguments.dropFirst().first else { return true }
    guard let list = attributes.expression.as(DictionaryExprSyntax.self) else { return false }
    guard case .elements(let elements) = list.content else { return true }
    return elements.allSatisfy { element in
      Self.roomlessAttributes.contains(namePath(of: element.key).last ?? "")
    }
  }

  /// Of NSAttributedString.Key: what changes no width and no height.
  private static let roomlessAttributes: Set<String> = [
    "foregroundColor", "backgroundColor", "underlineStyle", "underlineColor", "strikethroughStyle",
    "strikethroughColor", "shadow", "link",
  ]

  /// Whether an expression has no branches, and changes no text that it gets.
  func isOneText(_ value: ExprSyntax) -> Bool {
    if [.ifExpr, .switchExpr, .sequenceExpr].contains(value.kind) { return false }
    if let tuple = value.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return tuple.elements.count == 1 && !only.expression.is(SequenceExprSyntax.self)
    }
    let name = namePath(of: value).last ?? ""
    return !Self.changes.contains(name.hasSuffix("()") ? String(name.dropLast(2)) : name)
  }

  /// Whether a function or a computed property answers with one expression, without branches.
  func hasOneResult(_ holder: Syntax) -> Bool { onlyResult(of: holder).map(isOneText) ?? false }

  /// The expression that is all of a function or a computed property.
  func onlyResult(of holder: Syntax) -> ExprSyntax? {
    let statements: CodeBlockItemListSyntax? =
      switch holder.as(SyntaxEnum.self) {
      case .functionDecl(let function): function.body?.statements
      case .patternBinding(let binding): getter(of: binding)
      default: nil
      }
    guard let statements, statements.count == 1, let item = statements.first?.item else {
      return nil
    }
    return switch item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: nil
    }
  }

  private func getter(of binding: PatternBindingSyntax) -> CodeBlockItemListSyntax? {
    switch binding.accessorBlock?.accessors {
    case .getter(let statements): statements
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    case nil: nil
    }
  }

  /// Members of a text that answer with another one.
  private static let changes: Set<String> = [
    "uppercased", "lowercased", "capitalized", "localizedUppercase", "localizedLowercase",
    "localizedCapitalized", "replacingOccurrences", "appending", "prefix", "suffix",
    "trimmingCharacters", "dropFirst", "dropLast",
  ]

  /// Whether something in the member around it decides that a statement is run.
  func isConditional(_ node: Syntax) -> Bool {
    var current = node.parent
    for _ in 0..<200 {
      guard let next = current else { return false }
      switch next.kind {
      case .ifExpr, .guardStmt, .switchCase, .catchClause, .ifConfigDecl: return true
      case .functionDecl, .initializerDecl, .variableDecl, .memberBlock: return false
      default: current = next.parent
      }
    }
    return true
  }

  /// Whether the function around a statement may end before it: behind a `guard`, or a `return` in an
  /// `if`.
  private func isBehindExit(_ node: Syntax) -> Bool {
    var current = node
    for _ in 0..<200 {
      guard let parent = current.parent else { return false }
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list.prefix(64) {
          if item.id == current.id { break }
          if leavesFunction(Syntax(item.item)) { return true }
        }
      }
      if [.functionDecl, .initializerDecl, .variableDecl].contains(parent.kind) { return false }
      current = parent
    }
    return true
  }

  private func leavesFunction(_ statement: Syntax) -> Bool {
    if statement.is(GuardStmtSyntax.self) { return true }
    return statement.tokens(viewMode: .sourceAccurate).prefix(2000).contains {
      $0.tokenKind == .keyword(.return) || $0.tokenKind == .keyword(.throw)
    }
  }

  /// Notes that an assignment or a setter gets the text of a key.
  func setAssignment(_ followed: FollowedKey, of node: Syntax) {
    guard let index = assignmentIndices[node.id] else { return }
    let key = followed.key
    if !followed.isWhole { file.assignments[index].isWhole = false }
    if case .keys(let keys) = file.assignments[index].value {
      if keys.contains(key) { return }
      file.assignments[index].value = .keys(keys + [key])
    } else {
      file.assignments[index].value = .keys([key])
    }
  }

  /// The same where a setter is among the steps: what is inside of it must give the text on.
  func noteOutletCall(_ followed: FollowedKey, _ climb: SurfaceClimb) {
    for (step, node) in zip(climb.surface.steps, climb.nodes) {
      if step.kind == .argument, let label = OutletAttributes.setters[step.name],
        label == step.label
      {
        return setAssignment(followed, of: node)
      }
      guard givesTextOn(step, in: followed) else { return }
    }
  }
}
