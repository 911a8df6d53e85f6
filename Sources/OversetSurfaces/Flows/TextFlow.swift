import OversetModel
import OversetSources

/// Follows a text outwards to what shows it, or to the slot of the app that keeps it.
struct TextFlow {
  let graph: TextGraph
  /// How many functions and types that answer with what they get may still be followed: more are no
  /// longer sure, and could be a circle.
  private var depth = 3
  private let budget: FollowBudget

  /// `paths` are looked at in any case.
  init(_ graph: TextGraph, for paths: Int = 0) {
    self.graph = graph
    budget = FollowBudget(for: paths)
  }

  var declarations: AppDeclarations { graph.declarations }

  /// One end for each way in which the text is shown; never empty.
  ///
  /// `maker` is what makes the text of a key.
  func ends(of path: ViewPath, madeBy maker: String? = nil) -> [FlowEnd] {
    let ends = endsOnPhone(of: path, madeBy: maker)
    return path.platform.map { platform in ends.map { $0.on(platform) } } ?? ends
  }

  /// The ends behind a name of the app that leads to code.
  func ends(of paths: [ViewPath], behind name: String) -> [FlowEnd] {
    var flow = self
    flow.depth -= 1
    // On iOS no code of another platform shows it.
    let onPhone = paths.filter { $0.platform == nil }
    var ends: [FlowEnd] = []
    for path in onPhone.isEmpty ? paths : onPhone {
      guard budget.take() else {
        ends.append(.shown(UseVerdict(.unknown(.flow(name)))))
        break
      }
      ends += flow.ends(of: path)
    }
    return ends.map(\.followed)
  }

  private func endsOnPhone(of path: ViewPath, madeBy maker: String?) -> [FlowEnd] {
    var path = path
    var count: Int?
    nameMadeType(of: &path)
    while let entry = path.steps.first, isMaking(entry, maker), !makesOwnType(path.steps[...]) {
      path.modifiers += entry.step.modifiers
      if entry.step.kind == .element { count = entry.step.count }
      path.steps.removeFirst()
      nameMadeType(of: &path)
    }
    // A text that is no key is its own text (Bundle.localizedString(forKey:value:table:)).
    path.modifiers.removeAll { declarations.localizesReceiver($0.name) }
    if path.modifiers.contains(where: { Self.inspections.contains($0.name) }) {
      return [.shown(UseVerdict(.neverDrawn(.compared)))]
    }
    if let verdict = StringDrawing.verdict(of: path.modifiers) { return [.shown(verdict)] }
    if let part = path.modifiers.first(where: { SourceVocabulary.partsOfTexts.contains($0.name) }) {
      return [.shown(UseVerdict(.unknown(.flow(part.name))))]
    }
    if let end = path.modifiers.first(where: { Self.receivers.contains($0.name) }) {
      return [.shown(UseVerdict(.unknown(.flow(end.name))))]
    }
    guard let entry = path.steps.first else {
      return [.shown(UseVerdict(.unknown(.flow(path.member ?? maker ?? "the code around it"))))]
    }
    let step = entry.step
    let textCase = textCase(path.modifiers)
    switch step.kind {
    case .comparison: return [.shown(UseVerdict(.neverDrawn(.compared)))]
    case .declaration, .result: return named(entry, in: path)
    case .assignment: return assigned(entry, in: path.member).map { $0.cased(textCase) }
    case .argument:
      if let component = declarations.components.component(step) {
        return [FlowEnd.shown(component.verdict(ViewState())).cased(textCase)]
      }
      if step.name == "combine" { return [.shown(UseVerdict(.neverDrawn(.compared)))] }
      if let reason = UndrawnCalls.reason(step) { return [.shown(UseVerdict(.neverDrawn(reason)))] }
      if let place = OtherPlaces.place(step), !declarations.types.isOwn(step.calledName) {
        return [.shown(UseVerdict(.shownElsewhere(place)))]
      }
      let verdicts = UIKitCall.verdicts(
        step, outer: path.steps.dropFirst().map(\.step)[...], count: count, in: entry.type,
        declarations)
      if let verdicts { return verdicts.map { FlowEnd.shown($0).cased(textCase) } }
      if ViewCall(step, isDeclared: declarations.types.isOwn) == .own
        || makesOwnType(path.steps[...]),
        let ends = given(entry, of: path)
      {
        return ends
      }
      if let property = step.setProperty {
        var assignment = entry
        assignment.step.kind = .assignment
        assignment.step.names = step.names.dropLast() + [property]
        return assigned(assignment).map { $0.cased(textCase) }
      }
    default: break
    }
    var climb = ViewClimb(declarations, graph.references, budget, depth: depth)
    return climb.verdicts(of: path).map { .shown($0) }
  }

  /// A text that gets a name, or that UIKit asks for.
  private func named(_ entry: ViewPath.Step, in path: ViewPath) -> [FlowEnd] {
    let step = entry.step
    let labels = step.arguments.compactMap(\.label)
    if step.kind == .result, step.name == "tableView" {
      // A plain table gives them one line, a grouped one as many as they need (UIKit, as disassembled).
      if labels.contains("titleForHeaderInSection") || labels.contains("titleForFooterInSection") {
        return [.shown(UseVerdict(.unknown(.systemPart("section of a table"))))]
      }
      if labels.contains("titleForDeleteConfirmationButtonForRowAt") {
        return [.shown(.on(.swipeAction))]
      }
    }
    if let place = OtherPlaces.place(ofMember: step.name, in: entry.type, declarations.types) {
      return [.shown(UseVerdict(.shownElsewhere(place)))]
    }
    let slot = TextSlot.member(step.name, of: entry.type)
    guard step.kind == .result || path.member == step.name else {
      return [.shown(UseVerdict(.named(slot.phrase)))]
    }
    let leads = graph.leads(from: slot)
    // A static name is asked of the type: a value that is asked for the name is another type's.
    let isUsed =
      declarations.isStatic(step.name, of: entry.type) ? !leads.found.isEmpty : !leads.isEmpty
    return isUsed ? [.kept(slot)] : [.shown(UseVerdict(.named(slot.phrase)))]
  }

  /// The slot of a member; nil where no code is found that uses it.
  private func kept(_ name: String, of type: String) -> [FlowEnd]? {
    let slot = TextSlot.member(name, of: type)
    return graph.leads(from: slot).isEmpty ? nil : [FlowEnd.kept(slot)]
  }

  /// A text that is assigned to a property: of UIKit, or of the app.
  private func assigned(_ entry: ViewPath.Step, in member: String? = nil) -> [FlowEnd] {
    let step = entry.step
    let verdict = UIKitAssignment.verdict(step, in: entry.type, declarations)
    // What a label is made with may be gone before it is seen: `cell.total.text = …`.
    if case .canBeCut = verdict.outcome, let member,
      declarations.outlet(member, of: entry.type) != nil,
      declarations.isSetElsewhere("text", ofView: member, in: entry.type)
        || declarations.isSetBeforeItIsSeen("text", ofView: member, in: entry.type)
    {
      return [.shown(UseVerdict(.unknown(.view(member)), on: verdict.surface))]
    }
    switch verdict.outcome {
    case .unknown(.receiver), .unknown(.flow): break
    default: return [.shown(verdict)]
    }
    if let target = verdict.target, let view = target.chain.first,
      declarations.outlet(view, of: target.type)?.isOutlet ?? false
    {
      return [.shown(verdict)]
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
    guard let owner, owner.isEmpty || declarations.types.isOwn(owner) else {
      return [.shown(verdict)]
    }
    return kept(names.last ?? "", of: owner) ?? [.shown(verdict)]
  }

  /// A text that a function or a type of the app gets; nil where that is not read.
  private func given(_ entry: ViewPath.Step, of path: ViewPath) -> [FlowEnd]? {
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
    if let ends = held(step, in: entry.type, wanted: path.steps.dropFirst()) { return ends }
    let names = step.names.first == "self" ? step.names.dropFirst() : step.names[...]
    let argument = ParameterUses.Argument(label: step.label, index: step.index)
    let owners =
      names.count == 1
      ? declarations.owners(of: argument, ofFunction: step.name, in: entry.type)
      : declarations.owners(
        of: argument, ofFunction: step.name,
        ofReceiver: declarations.types.type(of: names.dropLast(), of: step, in: entry.type))
    let receiver = names.dropLast()
    let ends = owners.flatMap { owner -> [FlowEnd] in
      let uses = declarations.uses(of: argument, ofFunction: step.name, in: owner)
      let own = receiver.isEmpty ? [] : uses.filter(setsTextOfItsView)
      let answering = uses.filter(declarations.isInAnswer)
      let slot = TextSlot.parameter(argument, of: step.name, in: owner)
      let set = own.map { ViewPath($0, setOn: receiver, of: entry, in: path) }
      return self.ends(of: set + paths(of: answering, in: path), behind: step.name)
        + (answering.count + own.count < uses.count ? [FlowEnd.kept(slot)] : [])
    }
    return ends.isEmpty ? nil : ends
  }

  /// A text that a case of an enumeration of the app holds; nil of other calls.
  private func held(
    _ step: SurfaceStep, in context: String, wanted: ArraySlice<ViewPath.Step>
  ) -> [FlowEnd]? {
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
    return kept(name, of: type)
  }

  /// An initialiser of the app shows or stores it.
  private func given(_ step: SurfaceStep, toType type: String, of path: ViewPath) -> [FlowEnd]? {
    let owner = initialiser(of: type, calledBy: step)
    let uses = declarations.uses(
      ofArgument: step.label, index: step.index, ofType: owner, delegated: step.delegates
    ).filter { $0.function == "init" }
    // A superclass stores it, and what is asked of the subclass counts: not what others show of it.
    if owner != type, !uses.allSatisfy({ $0.storedName != nil }) { return nil }
    let memberwise = step.delegates && !uses.isEmpty ? nil : memberwiseLabel(step, type)
    let stored = uses.compactMap(\.storedName) + [memberwise].compactMap { $0 }
    var paths = self.paths(of: uses.filter { $0.storedName == nil }, in: path)
    var ends: [FlowEnd] = []
    for name in stored {
      let uses = declarations.uses(ofProperty: name, ofType: type)
      // The properties of a view, a modifier or a style are its own.
      if declarations.types.inherits(type, from: ["View"])
        || uses.contains(where: declarations.isInAnswer)
      {
        paths += self.paths(of: uses, in: path)
      } else {
        ends += kept(name, of: type) ?? []
      }
    }
    ends += self.ends(of: paths, behind: "\(type).\(step.label ?? "init")")
    return ends.isEmpty ? nil : ends
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
