import OversetModel
package import OversetSources

/// Says of uses of keys what shows their texts, and whether these can be cut there.
///
/// Sound before complete: a text *can be cut* only where something on its way limits it, and
/// *cannot* only where everything on its way is known.
package struct SurfaceResolver: Sendable {
  private let declarations: AppDeclarations

  /// For the uses in all files of an app, and what the configuration says of its own views.
  package init(
    _ files: some Sequence<SourceFile>, components: OwnComponents = OwnComponents()
  ) {
    declarations = AppDeclarations(files, components)
  }

  /// One verdict for each way in which a use shows its text; never empty.
  package func verdicts(of use: KeyUse) -> [UseVerdict] {
    // A view that a member makes: the use inside of the member says what becomes of it.
    if use.construct == "View", let name = use.constants.first { return [UseVerdict(.named(name))] }
    var surface = use.surface
    // What looks the key up does nothing to the text.
    if surface.modifiers.first?.name == use.construct { surface.modifiers.removeFirst() }
    let steps = surface.steps[...]
    let first = steps.firstIndex { !isMaking($0, use) } ?? steps.endIndex
    surface.modifiers += steps[..<first].flatMap(\.modifiers)
    if surface.modifiers.contains(where: { inspections.contains($0.name) }) {
      return [UseVerdict(.neverDrawn(.compared))]
    }
    let drawn = verdicts(of: steps[first...], behind: steps[..<first], surface, use)
    return drawn.map { verdict in
      var verdict = verdict
      verdict.followedNames += use.constants.count
      return verdict
    }
  }

  /// Members that ask about a text.
  private let inspections: Set<String> = [
    "count", "isEmpty", "hasPrefix", "hasSuffix", "contains", "hashValue", "range",
  ]

  private func isMaking(_ step: SurfaceStep, _ use: KeyUse) -> Bool {
    switch step.kind {
    case .element, .interpolation: true
    case .argument:
      TextMakers.make(step)
        || step.calledName == use.construct && declarations.localizes(step.calledName)
    default: false
    }
  }

  /// `inner` are the steps that make the text.
  private func verdicts(
    of steps: ArraySlice<SurfaceStep>, behind inner: ArraySlice<SurfaceStep>, _ surface: Surface,
    _ use: KeyUse
  ) -> [UseVerdict] {
    guard let step = steps.first else {
      return [UseVerdict(.unknown(.flow(use.member ?? use.construct)))]
    }
    switch step.kind {
    case .comparison: return [UseVerdict(.neverDrawn(.compared))]
    case .declaration, .result: return [named(step, use)]
    case .assignment:
      return [cased(UIKitAssignment.verdict(step, in: use.type, declarations), surface)]
    case .argument:
      if let component = declarations.components.component(step) {
        return [cased(component.verdict(ViewState()), surface)]
      }
      if let reason = UndrawnCalls.reason(step) { return [UseVerdict(.neverDrawn(reason))] }
      if isIntent(step) { return [UseVerdict(.unknown(.systemPart("App Intents")))] }
      let count = inner.last { $0.kind == .element }?.count
      if let verdicts = UIKitCall.verdicts(
        step, outer: steps.dropFirst(), count: count, in: use.type, declarations)
      {
        return verdicts.map { cased($0, surface) }
      }
    default: break
    }
    var path = ViewPath(surface, type: use.type, member: use.member)
    path.steps.removeFirst(steps.startIndex)
    var climb = ViewClimb(declarations)
    return climb.verdicts(of: path)
  }

  /// What is done to the text itself.
  private func cased(_ verdict: UseVerdict, _ surface: Surface) -> UseVerdict {
    var verdict = verdict
    for modifier in surface.modifiers {
      if case .textCase(let textCase) = ModifierMeaning(modifier) { verdict.textCase = textCase }
    }
    return verdict
  }

  /// Names of App Intents are drawn by other apps.
  private func isIntent(_ step: SurfaceStep) -> Bool {
    let name = step.calledName
    return name.hasPrefix("@") || name.hasSuffix("DisplayRepresentation") || name == "AppShortcut"
      || name == "IntentDescription" || name == "Summary"
  }

  /// A text that gets a name, or that UIKit asks for.
  private func named(_ step: SurfaceStep, _ use: KeyUse) -> UseVerdict {
    let labels = step.arguments.compactMap(\.label)
    if step.kind == .result, step.name == "tableView" {
      if labels.contains("titleForHeaderInSection") { return .on(.sectionHeader) }
      if labels.contains("titleForFooterInSection") { return .on(.sectionFooter) }
      if labels.contains("titleForDeleteConfirmationButtonForRowAt") { return .on(.swipeAction) }
    }
    if declarations.inherits(use.type, from: ["AppIntent", "WidgetConfigurationIntent"]) {
      return UseVerdict(.unknown(.systemPart("App Intents")))
    }
    let name = use.type.isEmpty ? step.name : "\(use.type).\(step.name)"
    return UseVerdict(.named(name))
  }
}
