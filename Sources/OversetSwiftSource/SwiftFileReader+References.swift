internal import OversetSources
internal import SwiftSyntax

extension SwiftFileReader {
  /// Notes `item.title`, `title(for: item)` and `title` where something may show them, or where they
  /// become what another member answers with.
  func noteReference(_ node: Syntax, _ expression: ExprSyntax, name: String) {
    guard !isUppercase(name) else { return noteView(node, expression, named: name) }
    let value = called(node)
    guard !isLeftOut, mayShow(value), !isAssigned(value) else { return }
    let names = namePath(of: expression)
    guard let first = names.first, !first.isEmpty, first != "_" else { return }
    if let base = expression.as(MemberAccessExprSyntax.self)?.base, let value = valueName(base) {
      valuesOfReferences[file.references.count] = value
    }
    note(names, at: value)
  }

  /// Notes that code asks a value for a member.
  func noteAsked(_ member: MemberAccessExprSyntax, name: String) {
    guard let base = member.base, let value = valueName(base) else { return }
    askedMembers[value, default: []].insert(name)
  }

  /// A name for the value of `item` and `self.item`, the same wherever the value is meant: of a local
  /// variable, or of a property of the type around. Nil of what is made in place.
  func valueName(_ expression: ExprSyntax) -> String? {
    var current = expression
    for _ in 0..<4 {
      switch current.as(ExprSyntaxEnum.self) {
      case .optionalChainingExpr(let chain): current = chain.expression
      case .forceUnwrapExpr(let unwrap): current = unwrap.expression
      case .declReferenceExpr(let reference):
        let name = plainName(reference.baseName)
        if let local = scopes.local(name) { return "\(local.number)" }
        // Names that no declaration has are other values elsewhere.
        let isImplicit = ["self", "error", "newValue", "oldValue"].contains(name)
        if isUppercase(name) || isImplicit || name.hasPrefix("$") { return nil }
        return "\(scopes.context.type).\(name)"
      case .memberAccessExpr(let member):
        guard member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" else {
          return nil
        }
        return "\(scopes.context.type).\(plainName(member.declName.baseName))"
      default: return nil
      }
    }
    return nil
  }

  /// Says of each reference what else is asked of its value, when the whole file is read.
  func noteSiblings() {
    for (index, value) in valuesOfReferences {
      guard let name = file.references[index].names.last else { continue }
      let asked = askedMembers[value] ?? []
      let member = name.hasSuffix("()") ? String(name.dropLast(2)) : name
      // A type that has these has the others, too.
      file.references[index].siblings = Array(asked.subtracting([member]).sorted().prefix(16))
    }
  }

  private func note(_ names: [String], at value: Syntax) {
    var climb = SurfaceClimb(from: value)
    noteReceivers(of: &climb, at: value)
    let origin = scopes.origin(of: names)
    let context = scopes.context
    file.references.append(
      MemberReference(
        type: context.type, member: context.member, names: origin.names,
        receiverType: origin.typeName, surface: climb.surface, platform: platform?.current,
        position: position(of: value)))
  }

  /// A local variable that stands for a member of something: `if let title = item.title`.
  func noteReference(toLocal local: SourceScopes.Local, at node: Syntax) {
    guard local.origin.count > 1, local.isPayload || mayShow(node), !isAssigned(node) else {
      return
    }
    if let holder = local.holder { valuesOfReferences[file.references.count] = holder }
    note([local.name], at: node)
  }

  /// What `set` and `willSet` get is what the property keeps (The Swift Programming Language, Properties).
  func declareNewValue(of accessor: AccessorDeclSyntax) {
    guard ["set", "willSet"].contains(accessor.accessorSpecifier.text),
      let property = scopes.context.member
    else { return }
    scopes.declare(
      accessor.parameters.map { plainName($0.name) } ?? "newValue", origin: ["self", property])
  }

  /// Notes where a view is made: `Row(item)` among the views of something.
  private func noteView(_ node: Syntax, _ expression: ExprSyntax, named name: String) {
    guard !isLeftOut, !Self.systemViews.contains(name),
      let call = node.parent?.as(FunctionCallExprSyntax.self),
      Syntax(call.calledExpression).id == node.id,
      let step = SurfaceClimb(near: call, mostSteps: 1).surface.steps.first
    else { return }
    switch step.kind {
    case .closure, .result: break
    case .argument: guard isView(step) else { return }
    default: return
    }
    let context = scopes.context
    file.references.append(
      MemberReference(
        type: context.type, member: context.member, names: namePath(of: expression),
        receiverType: nil, surface: SurfaceClimb(from: call).surface, platform: platform?.current,
        position: position(of: node)))
  }

  private func isView(_ step: SurfaceStep) -> Bool {
    ["rootView", "destination", "content", "label", "header", "footer"].contains(step.label)
      || ["overlay", "background", "AnyView"].contains(step.name)
  }

  /// Whether what is directly around a value may show it or give it on: an argument, an assignment,
  /// the answer of a member.
  private func mayShow(_ value: Syntax) -> Bool {
    var current = value
    for _ in 0..<4 {
      guard let parent = current.parent else { return false }
      switch parent.as(SyntaxEnum.self) {
      case .labeledExpr(let argument):
        guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else {
          current = argument.parent?.parent ?? parent
          continue
        }
        return mayShow(call)
      case .returnStmt: return true
      case .codeBlockItem(let item):
        // The answer of a member, or of a branch.
        return item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
      case .initializerClause(let clause):
        let binding = clause.parent?.as(PatternBindingSyntax.self)
        let variable = binding?.parent?.parent?.as(VariableDeclSyntax.self)
        return variable.map { !isLocal($0) } ?? false
      case .exprList(let list):
        // `x = item.title`, `item.title ?? y`
        guard list.count <= 8 else { return false }
        if list.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false, let target = list.first {
          let name = target.as(DeclReferenceExprSyntax.self).map { plainName($0.baseName) }
          return name.map { scopes.local($0) == nil } ?? target.is(MemberAccessExprSyntax.self)
        }
        current = list.parent ?? parent
      case .optionalChainingExpr, .forceUnwrapExpr, .stringLiteralSegmentList, .stringLiteralExpr:
        current = parent
      case .expressionSegment: current = parent
      case .sequenceExpr: current = parent
      default: return false
      }
    }
    return false
  }

  /// Views, setters, and functions of the app that may give it on.
  private func mayShow(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = calledName(call) else { return false }
    return isUppercase(name) || name == "init" || LocalizingCalls.names.contains(name)
      || OutletAttributes.setters[name] != nil
      || call.arguments.contains { argument in
        argument.label.map { Self.labels.contains($0.text) } ?? false
      }
  }

  /// What functions call the texts that they get.
  private static let labels: Set<String> = [
    "title", "text", "message", "subtitle", "header", "footer", "name", "description", "label",
    "placeholder", "prompt", "detail", "body", "caption", "titleText", "detailText", "value",
    "withTitle", "withText", "with",
  ]

  /// Views that no app declares: where they are says nothing about the app's own.
  private static let systemViews: Set<String> = [
    "Text", "Image", "VStack", "HStack", "ZStack", "Spacer", "Button", "Label", "Section", "List",
    "Form", "ScrollView", "Group", "ForEach", "Divider", "Color", "Rectangle", "Circle", "Toggle",
    "Picker", "LazyVStack", "LazyHStack", "NavigationLink", "NavigationStack", "NavigationView",
    "RoundedRectangle", "Capsule", "EmptyView", "ToolbarItem", "TextField", "Menu", "Task",
    "GeometryReader", "ProgressView", "LinearGradient", "AnyView", "String", "UIColor", "UIImage",
  ]

  /// The call of a node, or the node where it is not called.
  private func called(_ node: Syntax) -> Syntax {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self),
      Syntax(call.calledExpression).id == node.id
    else { return node }
    return Syntax(call)
  }

  /// Where the elements come from that a closure gets: of `ForEach(model.items) { … }` it is
  /// `model.items`.
  func originOfElements(_ closure: ClosureExprSyntax) -> [String] {
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let call else { return [] }
    switch calledName(call) ?? "" {
    case "ForEach", "List":
      // `ForEach(Array(items.enumerated()), id: \.offset)`
      return call.arguments.first.map { originPath(of: $0.expression) } ?? []
    case "sheet", "fullScreenCover", "popover", "navigationDestination", "alert",
      "confirmationDialog":
      let item = call.arguments.first {
        ["item", "presenting"].contains($0.label.map(plainName))
      }
      return item.map { namePath(of: $0.expression) } ?? []
    case "map", "compactMap", "flatMap", "forEach", "sink", "filter", "first", "last", "contains",
      "firstIndex", "lastIndex", "allSatisfy", "removeAll", "sorted", "sort", "max", "min", "drop",
      "prefix":
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
        return []
      }
      return originPath(of: base)
    default: return []
    }
  }
}
