import OversetSources

/// Follows a text outwards to what shows it: through what the app's own functions, types and members
/// do with it.
struct TextFlow {
  let declarations: AppDeclarations
  let references: ReferenceIndex
  /// How many members, functions and types of the app may still be followed: more are no longer sure,
  /// and could be a circle.
  var depth = 3
  let budget = FollowBudget()

  /// One verdict for each way in which the text is shown; never empty.
  ///
  /// `maker` is what makes the text of a key.
  func verdicts(of path: ViewPath, madeBy maker: String? = nil) -> [UseVerdict] {
    let verdicts = verdictsOnPhone(of: path, madeBy: maker)
    return path.platform.map { platform in verdicts.map { $0.on(platform) } } ?? verdicts
  }

  private func verdictsOnPhone(of path: ViewPath, madeBy maker: String?) -> [UseVerdict] {
    var path = path
    var count: Int?
    while let entry = path.steps.first, isMaking(entry, maker) {
      path.modifiers += entry.step.modifiers
      if entry.step.kind == .element { count = entry.step.count }
      path.steps.removeFirst()
    }
    if path.modifiers.contains(where: { Self.inspections.contains($0.name) }) {
      return [UseVerdict(.neverDrawn(.compared))]
    }
    if let part = path.modifiers.first(where: { SourceVocabulary.partsOfTexts.contains($0.name) }) {
      return [UseVerdict(.unknown(.flow(part.name)))]
    }
    if let end = path.modifiers.first(where: { Self.receivers.contains($0.name) }) {
      return [UseVerdict(.unknown(.flow(end.name)))]
    }
    guard let entry = path.steps.first else {
      return [UseVerdict(.unknown(.flow(path.member ?? maker ?? "the code around it")))]
    }
    let step = entry.step
    switch step.kind {
    case .comparison: return [UseVerdict(.neverDrawn(.compared))]
    case .declaration, .result: return named(entry, in: path)
    case .assignment: return assigned(entry).map { cased($0, path.modifiers) }
    case .argument:
      if let component = declarations.components.component(step) {
        return [cased(component.verdict(ViewState()), path.modifiers)]
      }
      if step.name == "combine" { return [UseVerdict(.neverDrawn(.compared))] }
      if let reason = UndrawnCalls.reason(step) { return [UseVerdict(.neverDrawn(reason))] }
      if let place = OtherPlaces.place(step), !declarations.types.isOwn(step.calledName) {
        return [UseVerdict(.shownElsewhere(place))]
      }
      let verdicts = UIKitCall.verdicts(
        step, outer: path.steps.dropFirst().map(\.step)[...], count: count, in: entry.type,
        declarations)
      if let verdicts { return verdicts.map { cased($0, path.modifiers) } }
      if ViewCall(step) == .own, let verdicts = given(entry, of: path) { return verdicts }
    default: break
    }
    var climb = ViewClimb(declarations, references, budget, depth: depth)
    return climb.verdicts(of: path)
  }

  /// Members that ask about a text.
  private static let inspections: Set<String> = [
    "count", "isEmpty", "hasPrefix", "hasSuffix", "contains", "hashValue", "range",
  ]

  /// Members that give what a sequence or a publisher has to a closure or a property.
  private static let receivers: Set<String> = ["assign", "bind", "forEach", "sink", "subscribe"]

  private func isMaking(_ entry: ViewPath.Step, _ maker: String?) -> Bool {
    let step = entry.step
    if entry.isRead { return true }
    switch step.kind {
    case .element, .interpolation: return true
    // What the closure answers with is among what the call answers with.
    case .closure: return ["map", "compactMap", "flatMap"].contains(step.name)
    case .argument:
      return TextMakers.make(step)
        || step.calledName == maker && declarations.localizes(step.calledName)
    default: return false
    }
  }

  /// What is done to the text itself.
  private func cased(_ verdict: UseVerdict, _ modifiers: [SurfaceModifier]) -> UseVerdict {
    var verdict = verdict
    for modifier in modifiers {
      if case .textCase(let textCase) = ModifierMeaning(modifier) { verdict.textCase = textCase }
    }
    return verdict
  }

  /// A text that gets a name, or that UIKit asks for.
  private func named(_ entry: ViewPath.Step, in path: ViewPath) -> [UseVerdict] {
    let step = entry.step
    let labels = step.arguments.compactMap(\.label)
    if step.kind == .result, step.name == "tableView" {
      if labels.contains("titleForHeaderInSection") { return [.on(.sectionHeader)] }
      if labels.contains("titleForFooterInSection") { return [.on(.sectionFooter)] }
      if labels.contains("titleForDeleteConfirmationButtonForRowAt") { return [.on(.swipeAction)] }
    }
    if let place = OtherPlaces.place(ofMember: step.name, in: entry.type, declarations.types) {
      return [UseVerdict(.shownElsewhere(place))]
    }
    let name = entry.type.isEmpty ? step.name : "\(entry.type).\(step.name)"
    let isMember = step.kind == .result || path.member == step.name
    if isMember, let verdicts = shown(step.name, of: entry.type) { return verdicts }
    // Code asks a value for a member of the name, and the value may be of the type.
    let isAsked =
      isMember && !entry.type.isEmpty && !declarations.isStatic(step.name, of: entry.type)
      && !references.references(to: step.name, of: entry.type, declarations.types).possible.isEmpty
    return [UseVerdict(isAsked ? .unknown(.flow(name)) : .named(name))]
  }

  /// What becomes of a text in a member of a type; nil where no code is found that uses it.
  private func shown(_ name: String, of type: String) -> [UseVerdict]? {
    // What an extension of String answers with depends on the string.
    guard depth > 0, !SourceVocabulary.typesOfTexts.contains(type) else { return nil }
    let (found, possible) = references.references(to: name, of: type, declarations.types)
    let paths =
      declarations.uses(ofProperty: name, ofType: type).filter { $0.typeName != "View" }.map {
        ViewPath($0)
      } + found.map { ViewPath($0) }
    // What a case holds goes by the name of the case.
    let path = type.isEmpty ? name : "\(type).\(name.prefix { $0 != "." })"
    if paths.isEmpty { return possible.isEmpty ? nil : settled(possible, name: path) }
    return follow(paths, possible: possible, name: path)
  }

  /// The verdicts of places in code that may show a text, or another one of the same name: nil unless
  /// none of them cuts it.
  private func settled(_ possible: [MemberReference], name: String) -> [UseVerdict]? {
    guard possible.count <= Self.mostPossible else { return nil }
    let verdicts = follow(possible.map { ViewPath($0) }, possible: [], name: name)
    // Something shows it: a text that is only compared is shown where this does not look.
    var isShown = name.lowercased().contains("accessibility")
    for verdict in verdicts {
      switch verdict.outcome {
      case .cannotBeCut: isShown = true
      case .neverDrawn: break
      default: return nil
      }
    }
    return isShown ? verdicts : nil
  }

  /// A name that more code has is a common one: it is not looked at.
  private static let mostPossible = 16

  /// The verdicts of what a name leads to: nothing is safe where that may not be all.
  private func follow(
    _ paths: [ViewPath], possible: [MemberReference], name: String
  ) -> [UseVerdict] {
    var flow = self
    flow.depth -= 1
    var verdicts: [UseVerdict] = []
    // On iOS no code of another platform shows it.
    let onPhone = paths.filter { $0.platform == nil }
    for path in onPhone.isEmpty ? paths : onPhone {
      guard budget.take() else { break }
      verdicts += flow.verdicts(of: path)
    }
    verdicts = verdicts.map { verdict in
      var verdict = verdict
      verdict.followedNames += 1
      if case .named(let name) = verdict.outcome { verdict.outcome = .unknown(.flow(name)) }
      return verdict
    }
    let others = possible.isEmpty ? [] : settled(possible, name: name)
    // A text that is only compared is shown where this does not look.
    let isCompared = verdicts.allSatisfy { $0.outcome == .neverDrawn(.compared) }
    if let others, !budget.isEmpty, !isCompared { return verdicts + others }
    verdicts.append(UseVerdict(.unknown(.flow(name))))
    return verdicts
  }

  /// A text that is assigned to a property: of UIKit, or of the app.
  private func assigned(_ entry: ViewPath.Step) -> [UseVerdict] {
    let step = entry.step
    let verdict = UIKitAssignment.verdict(step, in: entry.type, declarations)
    switch verdict.outcome {
    case .unknown(.receiver), .unknown(.flow): break
    default: return [verdict]
    }
    if let target = verdict.target, let view = target.chain.first,
      declarations.outlet(view, of: target.type)?.isOutlet ?? false
    {
      return [verdict]
    }
    var names = step.names.first == "self" ? step.names.dropFirst() : step.names[...]
    // The storage of a property with a wrapper: `_title = State(initialValue: title)`.
    if names.count == 1, let name = names.first, name.hasPrefix("_"),
      declarations.types.hasMember(String(name.dropFirst()), of: entry.type)
    {
      names = [String(name.dropFirst())]
    }
    let owner =
      names.count == 1
      ? declarations.types.owner(of: names.last ?? "", visibleIn: entry.type)
      : declarations.types.type(of: names.dropLast(), of: step, in: entry.type)
    guard let owner, owner.isEmpty || declarations.types.isOwn(owner) else { return [verdict] }
    return shown(names.last ?? "", of: owner) ?? [verdict]
  }

  /// A text that a function or a type of the app gets; nil where that is not read.
  private func given(_ entry: ViewPath.Step, of path: ViewPath) -> [UseVerdict]? {
    let step = entry.step
    guard depth > 0,
      let first = step.calledName.unicodeScalars.first ?? step.name.unicodeScalars.first
    else { return nil }
    if first.properties.isUppercase || step.name == "init" {
      guard let type = madeType(path.steps[...]) else { return nil }
      return given(step, toType: type, of: path)
    }
    if ["append", "insert"].contains(step.name), step.names.count > 1 {
      var list = entry
      list.step.kind = .assignment
      list.step.names.removeLast()
      return assigned(list)
    }
    if let verdicts = held(step, in: entry.type, wanted: path.steps.dropFirst()) {
      return verdicts
    }
    let names = step.names.first == "self" ? step.names.dropFirst() : step.names[...]
    var uses: [ParameterUse]
    if names.count == 1 {
      uses = declarations.uses(
        ofArgument: step.label, index: step.index, ofFunction: step.name, in: entry.type)
    } else {
      let owner = declarations.types.type(
        of: names.dropLast(), of: step, in: entry.type)
      uses = declarations.uses(
        ofArgument: step.label, index: step.index, ofFunction: step.name, ofReceiver: owner)
    }
    return uses.isEmpty ? nil : follow(paths(of: uses, in: path), possible: [], name: step.name)
  }

  /// A text that a case of an enumeration of the app holds; nil of other calls.
  private func held(
    _ step: SurfaceStep, in context: String, wanted: ArraySlice<ViewPath.Step>
  ) -> [UseVerdict]? {
    let types = declarations.types
    let written = step.names.dropLast()
    let name = payloadName(step.name, step.index)
    let argument = CallArgument(label: step.label, index: step.index)
    let type: String?
    if written == [""] {
      let wanted = wantedType(wanted.drop { $0.step.kind == .element })
      type =
        wanted.flatMap { types.hasMember(name, of: $0) ? $0 : nil }
        ?? types.onlyType(withCase: step.name, holding: argument)
    } else {
      type = types.type(named: written.joined(separator: "."), in: context)
    }
    guard let type, types.hasMember(name, of: type),
      types.hasMember(argument.memberName(of: step.name), of: type)
    else { return nil }
    return shown(name, of: type)
  }

  /// An initialiser of the app shows or stores it.
  private func given(
    _ step: SurfaceStep, toType type: String, of path: ViewPath
  ) -> [UseVerdict]? {
    let owner = initialiser(of: type, calledBy: step)
    let uses = declarations.uses(ofArgument: step.label, index: step.index, ofType: owner)
      .filter { $0.function == "init" }
    // A superclass stores it, and what is asked of the subclass counts: not what others show of it.
    if owner != type, !uses.allSatisfy({ $0.storedName != nil }) { return nil }
    var paths: [ViewPath] = []
    var possible: [MemberReference] = []
    func addProperty(_ name: String) {
      paths += self.paths(of: declarations.uses(ofProperty: name, ofType: type), in: path)
      // A view's properties are its own.
      guard !declarations.types.inherits(type, from: ["View"]) else { return }
      let (found, others) = references.references(to: name, of: type, declarations.types)
      paths += found.map { ViewPath($0) }
      possible += others
    }
    for use in uses {
      if let name = use.storedName {
        addProperty(name)
      } else {
        paths += self.paths(of: [use], in: path)
      }
    }
    if let label = memberwiseLabel(step, type) { addProperty(label) }
    let name = "\(type).\(step.label ?? "init")"
    if paths.isEmpty { return possible.isEmpty ? nil : settled(possible, name: name) }
    return follow(paths, possible: possible, name: name)
  }

  /// Where functions and types show what they get: a view's body goes on where the view is made.
  private func paths(of uses: [ParameterUse], in path: ViewPath) -> [ViewPath] {
    uses.flatMap { use in
      declarations.ways(from: use).map { way in
        ViewPath(inside: way, then: path.steps[...], of: path) ?? ViewPath(use)
      }
    }
  }
}
