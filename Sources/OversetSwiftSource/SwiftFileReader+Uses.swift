internal import OversetSources
internal import SwiftSyntax

extension SwiftFileReader {
  /// Whether a branch of the member around a node has it. A `switch self` has a text for every value.
  private func isInBranch(_ node: Syntax) -> Bool {
    var node = node
    for _ in 0..<200 {
      guard let parent = node.parent else { return false }
      switch parent.as(SyntaxEnum.self) {
      case .ifExpr, .guardStmt, .catchClause:
        if !node.is(ConditionElementListSyntax.self) { return true }
      case .switchExpr(let choice):
        let isOfSelf = choice.subject.trimmedDescription == "self"
        if node.is(SwitchCaseListSyntax.self), !isOfSelf { return true }
      case .functionDecl, .initializerDecl, .memberBlock: return false
      default: break
      }
      node = parent
    }
    return false
  }

  /// Notes a use, and what gets its text: a local variable, a constant, an outlet.
  func note(
    _ followed: FollowedKey, at node: Syntax, _ climb: SurfaceClimb, defaultText: SourceKey? = nil
  ) {
    let context = scopes.context
    var climb = climb
    noteReceivers(of: &climb, at: node)
    climb.nameLocals { scopes.local($0) != nil }
    if !followed.steps.isEmpty, !climb.surface.modifiers.isEmpty { return }
    var surface = climb.surface
    let action = action(followed, climb)
    let list = listOfTexts(followed, climb)
    if let list {
      var followed = followed
      followed.isWhole = false
      scopes.add(followed, to: list)
      surface.steps = [SurfaceStep(kind: .declaration, names: [list])]
    } else if let action {
      scopes.add(action.followed, to: action.name)
      surface.steps = [SurfaceStep(kind: .declaration, names: [action.name])]
    } else {
      surface.steps.insert(contentsOf: followed.steps, at: 0)
    }
    var use = KeyUse(
      key: followed.key, construct: followed.construct, defaultText: defaultText,
      position: position(of: node), type: context.type, member: context.member,
      surface: surface, constants: followed.constants, platform: platform?.current)
    use.unreached = unreached
    use.isConditional = isInBranch(node)
    file.uses.append(use)
    if list != nil || action != nil || !followed.steps.isEmpty { return }
    let making = climb.surface.steps.prefix { givesTextOn($0, in: followed) }
    let modifiers = climb.surface.modifiers + making.flatMap(\.modifiers)
    if modifiers.contains(where: { SourceVocabulary.partsOfTexts.contains($0.name) }) { return }
    guard let last = climb.surface.steps.last,
      climb.surface.steps.dropLast().allSatisfy({ givesTextOn($0, in: followed) }),
      !makesOther(climb.surface.steps)
    else {
      noteOutletCall(followed, climb)
      return
    }
    var followed = followed
    // An argument of `String(format: …)` is only a part of the text.
    if climb.surface.steps.contains(where: { $0.index > 0 && isFormatter($0) }) {
      followed.isWhole = false
    }
    switch climb.end {
    case .assignment(let sequence):
      setAssignment(followed, of: Syntax(sequence))
      guard last.names.count == 1 else { return }
      // Another one may set something else.
      followed.isWhole = false
      scopes.add(followed, to: last.name)
    case .binding(let binding):
      guard let name = bindingName(binding) else { return }
      if let value = binding.initializer?.value, !isOneText(value) { followed.isWhole = false }
      if let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), !isLocal(variable) {
        noteConstant(name, followed, last, of: node, at: Syntax(binding))
      } else {
        scopes.add(followed, to: name)
      }
    case .result(let holder):
      if !hasOneResult(holder) { followed.isWhole = false }
      noteConstant(last.name, followed, last, of: node, at: holder)
    case .optionalBinding(let name):
      followed.isWhole = false
      scopes.add(followed, to: name)
    case .unknown: noteOutletCall(followed, climb)
    }
  }

  /// The local variable that holds the action of a menu with the text, or an array of such actions: what
  /// shows the variable shows the text. Nil where the text gets elsewhere.
  private func action(
    _ followed: FollowedKey, _ climb: SurfaceClimb
  ) -> (followed: FollowedKey, name: String)? {
    var followed = followed
    var steps = climb.surface.steps[...]
    if followed.steps.isEmpty {
      steps = steps.drop { givesTextOn($0, in: followed) }
      guard let action = steps.popFirst(), action.kind == .argument, action.label == "title",
        ["UIAction", "UICommand", "UIKeyCommand"].contains(action.calledName),
        climb.surface.modifiers.allSatisfy({ $0.name == followed.construct })
      else { return nil }
      followed.steps = [action]
    }
    steps = steps.drop { $0.kind == .element }
    guard steps.count == 1, let last = steps.first else { return nil }
    if case .binding(let binding) = climb.end, let name = bindingName(binding),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), isLocal(variable)
    {
      return (followed, name)
    }
    guard last.kind == .argument, last.name == "append", last.names.count == 2,
      let name = last.names.first, scopes.local(name) != nil
    else { return nil }
    return (followed, name)
  }

  /// The local variable that a text is added to: `parts.append(…)`.
  private func listOfTexts(_ followed: FollowedKey, _ climb: SurfaceClimb) -> String? {
    guard followed.steps.isEmpty,
      let step = climb.surface.steps.first(where: { !givesTextOn($0, in: followed) }),
      step.kind == .argument, Self.additions.contains(step.name), step.names.count == 2,
      let name = step.names.first, scopes.local(name) != nil
    else { return nil }
    return name
  }

  /// Methods of collections and strings that add to them.
  static let additions: Set<String> = ["append", "insert"]

  private func isFormatter(_ step: SurfaceStep) -> Bool {
    step.kind == .argument && LocalizingCalls.formatters[step.calledName] != nil
  }

  /// Whether a step only makes the text, or gives it on as it is.
  func givesTextOn(_ step: SurfaceStep, in followed: FollowedKey) -> Bool {
    switch step.kind {
    case .element: return true
    case .argument:
      let name = step.calledName
      if name.isEmpty { return true }
      if followed.constants.isEmpty && name == followed.construct { return isTextMaker(name, step) }
      if LocalizingCalls.makesText(name), step.label != "comment" { return true }
      return LocalizingCalls.formatters[name]?.contains { $0 == step.label } ?? false
    default: return false
    }
  }

  /// Whether a bare initialiser makes something else than a text, by the written type of what gets it:
  /// `let rows: [Row] = [.init(title: …)]`.
  private func makesOther(_ steps: [SurfaceStep]) -> Bool {
    guard let type = steps.last?.label, steps.last?.kind != .argument,
      steps.contains(where: { $0.kind == .argument && $0.calledName.isEmpty })
    else { return false }
    return !Self.shownTypes.contains(type) && !isKeyType(type)
      && !["NSString", "NSMutableAttributedString", "NSMutableString"].contains(type)
  }

  private func isTextMaker(_ name: String, _ step: SurfaceStep) -> Bool {
    LocalizingCalls.makesText(name) || name == "tr" || name == "Text"
      || function(name, step) != nil
  }

  /// More branches than a person writes.
  private static let mostKeys = 256
  private static let mostCases = 1000

  private func noteConstant(
    _ name: String, _ followed: FollowedKey, _ last: SurfaceStep, of node: Syntax,
    at holder: Syntax
  ) {
    let context = scopes.context
    guard name != "init", name != "subscript", context.member == name else { return }
    // Which of its texts `name.localized` has depends on the string.
    if !context.isStatic, ["String", "Substring", "NSString"].contains(context.type) { return }
    let path = context.type.isEmpty ? name : "\(context.type).\(name)"
    guard followed.constants.count < 4, !followed.constants.contains(path) else { return }
    let position = position(of: holder)
    // Each element of a tuple is a constant of its own.
    let member = last.kind == .declaration ? tupleLabel(around: node) : nil
    var key = followed.key
    key.declaringFile = key.declaringFile ?? file.path
    // The branches of a `switch` follow each other.
    if member == nil, let last = file.constants.last, last.position == position, last.name == name {
      if last.keys.count < Self.mostKeys || last.keys.contains(key) {
        file.constants[file.constants.count - 1].add(
          key, of: switchedCases(around: node) ?? followed.cases)
      }
      return
    }
    var constant = KeyConstant(
      type: member == nil ? context.type : path, name: member ?? name, keys: [],
      constants: followed.constants,
      isStatic: context.isStatic, isFunction: holder.is(FunctionDeclSyntax.self),
      isWhole: followed.isWhole, valueType: last.label, file: file.path, position: position)
    constant.access = context.access
    constant.add(key, of: switchedCases(around: node) ?? followed.cases)
    file.constants.append(constant)
  }

  /// The label of the element that a text is of a tuple which is an initial value: `= (title: "…", message: "…")`.
  private func tupleLabel(around node: Syntax) -> String? {
    var current = node
    for _ in 0..<8 {
      guard let parent = current.parent, !parent.is(PatternBindingSyntax.self) else { return nil }
      if let element = current.as(LabeledExprSyntax.self), let label = element.label,
        let tuple = parent.parent?.as(TupleExprSyntax.self),
        tuple.parent?.is(InitializerClauseSyntax.self) ?? false
      {
        return plainName(label)
      }
      current = parent
    }
    return nil
  }

  /// The cases that the branch of a `switch` around a node is for, of `self` or of an argument of the
  /// function; nil outside of one.
  private func switchedCases(around node: Syntax) -> SwitchedCases? {
    var current = node.parent
    for _ in 0..<200 {
      guard let next = current else { return nil }
      if let branch = next.as(SwitchCaseSyntax.self),
        let choice = branch.parent?.parent?.as(SwitchExprSyntax.self),
        let subject = choice.subject.as(DeclReferenceExprSyntax.self)
      {
        let argument = scopes.local(plainName(subject.baseName))?.argument
        guard subject.baseName.text == "self" || argument != nil else { return nil }
        let all = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
        return SwitchedCases(
          own: Set(caseNames(branch)), all: Set(all.prefix(Self.mostCases).flatMap(caseNames)),
          argument: argument)
      }
      if next.is(MemberBlockSyntax.self) { return nil }
      current = next.parent
    }
    return nil
  }

  /// Of `case .open, .closed(let reason):`.
  func caseNames(_ branch: SwitchCaseSyntax) -> [String] {
    guard case .case(let label) = branch.label else { return [] }
    return label.caseItems.compactMap { item in
      var pattern = item.pattern
      if let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
      guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else {
        return nil
      }
      let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
      return called.as(MemberAccessExprSyntax.self).map { plainName($0.declName.baseName) }
    }
  }
}
