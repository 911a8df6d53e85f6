import OversetModel
import OversetSources

/// The app's own views, modifiers and styles.
extension ViewClimb {
  /// Goes through a view of the app that gets the text or the view; verdicts where that ends the way.
  mutating func enterOwn(
    _ entry: ViewPath.Step, at index: Int, of path: ViewPath
  ) -> [UseVerdict]? {
    let step = entry.step
    let call = callPhrase(step)
    guard state.unknown == nil else { return nil }
    let uses = onPlatform(ownUses(entry))
    guard canFollow(uses) else {
      state.block(.component(call))
      // Nothing says that the view which it is called on shows the text.
      return step.isOwnModifier && state.control == nil
        ? [state.verdict(at: .component(call))] : nil
    }
    let drawn = uses.flatMap(declarations.ways).flatMap { way -> [UseVerdict] in
      guard budget.take() else { return [state.verdict(at: .component(call))] }
      var climb = self
      climb.depth -= 1
      let inner = ViewPath(inside: way, then: path.steps[index...], of: path)
      guard let inner else { return [state.verdict(at: .component(call))] }
      return climb.verdicts(of: inner).map { verdict in
        var verdict = verdict
        verdict.followedNames += 1
        return verdict
      }
    }
    return drawn
  }

  /// No code of another platform shows it, where there is some for this one.
  private func onPlatform(_ uses: [ParameterUse]) -> [ParameterUse] {
    let same = uses.filter { isSamePlatform($0.platform) }
    return same.isEmpty ? uses : same
  }

  /// Whether code for a platform, or for any, may show it.
  private func isSamePlatform(_ other: Platform?) -> Bool { other == nil || other == platform }

  private func canFollow(_ uses: [ParameterUse]) -> Bool {
    !uses.isEmpty && uses.count <= FollowBudget.mostWays && depth > 0
  }

  /// Where the app's own view or function shows this argument or closure.
  private func ownUses(_ entry: ViewPath.Step) -> [ParameterUse] {
    let step = entry.step
    let name = step.calledName
    guard let first = name.unicodeScalars.first else { return [] }
    var label = step.label
    if first.properties.isUppercase {
      let written = step.name == "init" ? step.names.dropLast() : step.names[...]
      guard
        let type = declarations.types.type(
          named: written.joined(separator: "."), in: entry.type)
      else { return [] }
      if step.kind == .closure, label == nil {
        // A trailing closure is the only one that makes views.
        let names = declarations.contentNames(ofType: type)
        guard names.count == 1 || names.contains("content") else { return [] }
        label = names.count == 1 ? names.first : "content"
      }
      return shown(
        declarations.uses(ofArgument: label, index: step.index, ofType: type), in: type)
    }
    let names = step.names.first == "self" ? step.names.dropFirst() : step.names[...]
    guard names.count == 1 || step.isOwnModifier else { return [] }
    var index = step.index
    if step.kind == .closure, label == nil {
      let type = step.isOwnModifier ? "View" : entry.type
      guard let content = declarations.contentArgument(ofFunction: name, in: type) else {
        return []
      }
      (label, index) = (content.label, content.index)
    }
    if step.isOwnModifier {
      let argument = ParameterUses.Argument(label: label, index: index)
      // A view of the app's may have a function of the name itself.
      return declarations.onlyType(of: argument, ofFunction: name) == "View"
        ? declarations.uses(of: argument, ofFunction: name, in: "View") : []
    }
    return declarations.uses(ofArgument: label, index: index, ofFunction: name, in: entry.type)
  }

  /// An initialiser stores what it gets: `self.title = title`. Then the property is shown. Or it gives it to another
  /// one: each argument of these once.
  private func shown(_ uses: [ParameterUse], in type: String) -> [ParameterUse] {
    if uses.allSatisfy({ $0.function != "init" }) { return uses }
    var found: [ParameterUse] = []
    var rest = uses[...]
    var seen: Set<ParameterUses.Argument> = []
    while let use = rest.popFirst() {
      guard use.function == "init", let step = use.surface.steps.first else {
        found.append(use)
        continue
      }
      if step.delegates, use.surface.steps.count == 1 {
        let argument = ParameterUses.Argument(label: step.label, index: step.index)
        guard seen.insert(argument).inserted else { continue }
        rest += declarations.uses(
          ofArgument: step.label, index: step.index, ofType: type, delegated: true)
      } else if let name = use.storedName {
        found += declarations.uses(ofProperty: name, ofType: type)
      } else {
        found.append(use)
      }
    }
    return found
  }

  /// What a modifier of the app does, where its code is read and has one way only.
  mutating func addOwn(_ modifier: SurfaceModifier) {
    guard state.unknown == nil else { return }
    let arguments = WrittenArguments(modifier.arguments)
    var uses = declarations.viewUses(inFunction: modifier.name)
    if modifier.name == "modifier", let text = arguments.text(nil) {
      let name = String(text.prefix { $0 != "(" })
      uses =
        declarations.types.type(named: name, in: "").map {
          declarations.viewUses(ofType: $0, named: "content")
        } ?? []
    }
    guard modifier.arguments != nil else { return state.block(.modifier(modifier.name)) }
    if !splice(uses, modifier.changes) { state.block(.modifier("\(modifier.name)()")) }
  }

  /// Applies what the code does to the view that it gets; false where its ways cannot be told apart by
  /// one limit of the text.
  ///
  /// `changes` are those that closures of the call make, where the code calls them: `transform(self)`.
  mutating func splice(_ uses: [ParameterUse], _ changes: [[SurfaceModifier]] = []) -> Bool {
    // What an action calls shows nothing.
    let uses = onPlatform(uses).filter { !$0.surface.steps.contains { ViewCall($0) == .action } }
    guard !uses.isEmpty, uses.count <= FollowBudget.mostWays, modifierDepth > 0 else {
      return false
    }
    var states: [ViewState] = []
    for use in uses {
      guard let last = use.surface.steps.last, last.kind == .result, last.name == use.function
      else { return false }
      let steps = use.surface.steps.dropLast()
      let isChanged = steps.first?.receiverType == SurfaceStep.functionType
      if isChanged, changes.isEmpty { return false }
      for change in isChanged ? changes : [[]] {
        guard budget.take() else { return false }
        var climb = self
        climb.modifierDepth -= 1
        let passed = climb.passed(
          use.surface.modifiers + change + (isChanged ? steps[0].modifiers : []),
          isChanged ? steps.dropFirst() : steps, in: use.type)
        guard let passed else { return false }
        states.append(passed)
      }
    }
    guard let worst = ViewState.worst(of: states) else { return false }
    state = worst
    return true
  }

  /// The verdicts where the member ends: a view's body is placed elsewhere, a member in its own type.
  func end(at entry: ViewPath.Step) -> [UseVerdict] {
    let name = entry.step.name
    if name == "body" { return placed(entry.type) }
    if declarations.types.inherits(entry.type, from: ["PreviewProvider"]) {
      return [UseVerdict(.neverDrawn(.preview))]
    }
    let member = entry.type.isEmpty ? name : "\(entry.type).\(name)"
    guard entry.step.label == "View" || entry.step.label == "Text" else {
      return [state.verdict(at: .flow(member))]
    }
    let end = state.verdict(at: .placement(member))
    return verdicts(ofViewIn: name, of: entry.type, orElse: end) ?? [end]
  }

  /// The verdicts of a view that a property keeps: `self.title = Text(title)`; nil of any other assignment.
  func stored(_ entry: ViewPath.Step) -> [UseVerdict]? {
    let names = entry.step.names.first == "self" ? entry.step.names.dropFirst() : []
    guard names.count == 1, let name = names.first else { return nil }
    let end = state.verdict(at: .placement("\(entry.type).\(name)"))
    return verdicts(ofViewIn: name, of: entry.type, orElse: end)
  }

  /// The verdicts where a member of a type is shown that is a view; nil where that is not followed.
  private func verdicts(
    ofViewIn name: String, of type: String, orElse end: UseVerdict
  ) -> [UseVerdict]? {
    let uses = declarations.uses(ofProperty: name, ofType: type).filter {
      $0.typeName == "View" || $0.typeName == "Text"
    }
    guard !uses.isEmpty, uses.count <= FollowBudget.mostWays, memberDepth > 0 else { return nil }
    return uses.flatMap { use -> [UseVerdict] in
      guard budget.take() else { return [end] }
      var climb = self
      climb.memberDepth -= 1
      return climb.verdicts(of: ViewPath(use))
    }
  }

  /// The verdicts of a view's body where the app makes the view.
  private func placed(_ type: String) -> [UseVerdict] {
    let end = state.verdict(at: .screen(type))
    // A text whose verdict does not wait for what is around it.
    switch end.outcome {
    case .unknown(.screen), .unknown(.ownSize): break
    default: return [end]
    }
    let unplaced = placedNowhere.verdict(at: .screen(type))
    guard placementDepth > 0 else { return [unplaced] }
    let placements = references.placements(of: type).filter {
      $0.type != type && isSamePlatform($0.platform)
    }
    guard !placements.isEmpty, placements.count <= 16 else { return [unplaced] }
    let verdicts = placements.flatMap { placement -> [UseVerdict] in
      guard budget.take() else { return [unplaced] }
      var climb = self
      climb.placementDepth -= 1
      return climb.verdicts(of: ViewPath(placement))
    }
    // Previews do not count.
    let shown = verdicts.filter { $0.outcome != .neverDrawn(.preview) }
    return shown.isEmpty ? [unplaced] : shown
  }

  /// The state where nothing is known of what is around a view.
  private var placedNowhere: ViewState {
    var state = state
    state.squeeze()
    return state
  }

  func callPhrase(_ step: SurfaceStep) -> String {
    // A variable of Objective-C has the place of its declaration behind its name.
    let written = step.label?.prefix { $0 != "#" } ?? "_"
    let label = step.kind == .closure && step.label == nil ? "" : "\(written):"
    return "\(step.names.filter { !$0.hasSuffix("()") }.suffix(2).joined(separator: "."))(\(label))"
  }
}

extension SurfaceStep {
  /// Whether it is called on a view that is made there: `Button("") { }.hint(text)`.
  fileprivate var isOwnModifier: Bool { names.count > 1 && names[0].hasSuffix("()") }
}
