import OversetModel
import OversetSources

/// Goes outwards from a text through the views around it, and says whether it can be cut.
///
/// Sound before complete: what may be anything is *unknown*, and stacks are not solved.
struct ViewClimb {
  let declarations: AppDeclarations
  let references: ReferenceIndex
  var state = ViewState()
  /// The platform that the code is for; nil where it may be iOS.
  var platform: Platform?
  /// How many of the app's own views may still be followed.
  var depth: Int
  /// How many views around it may still be gone through: each is where the app makes the one before.
  var placementDepth = 4
  /// How many modifiers of the app may still be gone into.
  var modifierDepth = 4
  /// How many members of one view may still be gone through: they are one place in the code.
  var memberDepth = 8
  /// Shared by all ways that one use of a key takes.
  let budget: FollowBudget

  init(
    _ declarations: AppDeclarations, _ references: ReferenceIndex, _ budget: FollowBudget,
    depth: Int
  ) {
    self.budget = budget
    self.declarations = declarations
    self.references = references
    self.depth = depth
  }

  /// The verdicts of a text or a view; several where the app shows it in several ways.
  mutating func verdicts(of path: ViewPath) -> [UseVerdict] {
    platform = path.platform ?? platform
    let verdicts = verdictsOnPhone(of: path)
    return path.platform.map { platform in verdicts.map { $0.on(platform) } } ?? verdicts
  }

  private mutating func verdictsOnPhone(of path: ViewPath) -> [UseVerdict] {
    add(path.modifiers)
    for index in path.steps.indices {
      let entry = path.steps[index]
      if !entry.isRead {
        if entry.step.kind == .result { return end(at: entry) }
        if let verdicts = enter(entry, at: index, of: path) { return verdicts }
      }
      let isText = entry.step.calledName == "Text"
      if let reason = state.reasonForHiding(by: entry.step.modifiers, ofText: isText) {
        return [UseVerdict(.neverDrawn(reason), on: state.surface)]
      }
      add(entry.step.modifiers)
    }
    let name = path.steps.last.map { [$0.type, path.member ?? ""] } ?? []
    return [state.verdict(at: .flow(name.filter { !$0.isEmpty }.joined(separator: ".")))]
  }

  /// The state behind modifiers and views of the app's own code; nil where the way ends in them.
  func passed(
    _ modifiers: [SurfaceModifier], _ steps: ArraySlice<SurfaceStep>, in type: String
  ) -> ViewState? {
    var climb = self
    climb.add(modifiers)
    var surface = Surface()
    surface.steps = Array(steps)
    let path = ViewPath(surface, type: type, member: nil, platform: nil)
    for (index, entry) in path.steps.enumerated() {
      if climb.enter(entry, at: index, of: path) != nil { return nil }
      climb.add(entry.step.modifiers)
    }
    return climb.state
  }

  /// Takes in a call; verdicts where nothing further out counts.
  private mutating func enter(
    _ entry: ViewPath.Step, at index: Int, of path: ViewPath
  ) -> [UseVerdict]? {
    let step = entry.step
    switch step.kind {
    case .element, .interpolation: return nil
    case .comparison: return [UseVerdict(.neverDrawn(.compared))]
    case .assignment:
      return stored(entry) ?? [state.verdict(at: .flow(step.names.joined(separator: ".")))]
    case .declaration:
      return [state.verdict(at: .flow(step.names.joined(separator: ".")))]
    default: break
    }
    if let component = declarations.components.component(step), state.unknown == nil {
      return [component.verdict(state)]
    }
    switch ViewCall(
      step, isView: state.control != nil, isDeclared: declarations.types.isOwn)
    {
    case .draws(let control):
      // A label inside of a button is both; the nearest says what is drawn. With an image, a button
      // makes a label of its title.
      let drawn = control == .button && step.hasImage ? .label : control
      if control == .button, step.textsBefore > 0 { state.isSubtitle = true }
      if state.control == nil || state.control == .text { state.control = drawn }
      if drawn == .label { state.isAlone = false }
      if control == .button { addStyle(of: .button, from: index, of: path) }
      if state.control == .label, drawn == .label {
        addStyle(of: .label, from: index, of: path)
      }
      if step.calledName == "Toggle" { addStyle(of: .toggle, from: index, of: path) }
    case .givesOn: break
    case .contains(let isAlone):
      if !isAlone { state.isAlone = false }
      if step.dividesItsWidth { state.divide() }
      if !step.holdsWhatIsInIt { state.squeeze() }
      if step.calledName.hasSuffix("HStack") { state.add(spacers: step.spacers) }
    case .scrolls("Form") where hasGroupedStyle(at: index, of: path):
      state.scroll(in: SafetyReason.groupedForm)
    case .scrolls(let container): state.scroll(in: container)
    // Of axes that are not written there, none may scroll.
    case .sizes(let name)
    where name.hasPrefix("ScrollView(") && name.contains(".horizontal") && !name.contains("?")
      && state.isOfAnyWidth:
      state.scrollSideways(in: name)
    case .sizes(let name):
      state.squeeze()
      if state.scrolling == nil { state.block(.limited(name)) }
    case .sectionLabel(let surface):
      if state.unknown == nil { state.sectionLabel = state.sectionLabel ?? surface }
    case .system(let surface):
      if [.inlineTitle, .largeTitle].contains(surface),
        references.typesWithoutTitle.contains(entry.type) || isOfTitledView(entry)
      {
        return [state.verdict(at: .systemPart("navigation bar"))]
      }
      // Apple, alert(_:isPresented:actions:): the actions are buttons.
      if step.kind == .closure, [.alertButton, .confirmationButton].contains(surface),
        state.control != .button, state.control != .label
      {
        return [state.verdict(at: .systemPart("the actions of an alert"))]
      }
      return [surface == .tabItem ? tabVerdict(from: index, of: path) : verdict(on: surface)]
    case .systemPart(let name): return [state.verdict(at: .systemPart(name))]
    case .elsewhere(let place): return [UseVerdict(.shownElsewhere(place))]
    case .widget(let surface): return [verdict(in: surface)]
    case .toolbar(let placement): return [toolbarVerdict(placement)]
    case .swipeActions:
      return [verdict(on: state.isIcon ? .swipeLabel : .swipeAction)]
    case .menu where state.isSubtitle:
      return [state.verdict(at: .systemPart("the subtitle of a menu's item"))]
    case .menu:
      return [verdict(on: state.sectionLabel == nil ? .menuItem : .menuHeader)]
    case .menuBar: return [UseVerdict(.cannotBeCut(.menuBar, .believed))]
    case .tab: return [tabVerdict(from: index, of: path)]
    case .options: return optionVerdicts(at: index, of: path)
    case .neverDrawn(.hint) where platform == .macOS:
      return [UseVerdict(.cannotBeCut(.tooltip, .believed))]
    case .neverDrawn(let reason): return [UseVerdict(.neverDrawn(reason))]
    case .screen:
      if !step.isAsLargeAsItsContent { state.squeeze() }
      return [state.verdict(onScreenOf: entry.type)]
    case .action: return [state.verdict(at: .flow(step.calledName))]
    case .own:
      // What a bare `.init(…)` makes is not read, and it may be more than one view: an `Alert`.
      if step.kind == .argument, step.name == "init", step.calledName.isEmpty {
        return [state.verdict(at: .component(callPhrase(step)))]
      }
      return enterOwn(entry, at: index, of: path)
    }
    return nil
  }

  private func verdict(on surface: SystemSurface, items: Int? = nil) -> UseVerdict {
    var verdict = UseVerdict.on(surface, items: items)
    verdict.textCase = state.environment.textCase
    return verdict
  }

  /// In a bar a title has one line, and a label is an icon. A button with more in it than a title stays a
  /// view of its own there.
  private func toolbarVerdict(_ placement: String) -> UseVerdict {
    switch (state.control, placement) {
    case (_, "keyboard"), (_, "principal"): state.verdict(at: .limited("the toolbar"))
    case (.button, _) where !state.isAlone: state.verdict(at: .limited("the toolbar"))
    case (.label, _) where state.isIcon: verdict(on: .toolbarLabel)
    case (.button, "bottomBar"), (.button, "status"), (.label, "bottomBar"), (.label, "status"):
      verdict(on: .toolbarText)
    case (.button, _), (.label, _): verdict(on: .barButton)
    default: state.verdict(at: .limited("the toolbar"))
    }
  }

  private mutating func optionVerdicts(at index: Int, of path: ViewPath) -> [UseVerdict]? {
    let steps = path.steps[index...].map(\.step)
    let style = steps.lazy.flatMap(\.modifiers).compactMap { modifier -> String? in
      guard case .pickerStyle(let style) = ModifierMeaning(modifier) else { return nil }
      return style
    }.first
    switch style {
    case ".segmented", "SegmentedPickerStyle()", ".palette":
      if let count = steps.first?.count { return [verdict(on: .segment, items: count)] }
      // Other views may stand beside the loop: there are no fewer segments than that.
      let count = index > 0 ? countOfCases(path.steps[index - 1]) : nil
      return [verdict(on: .segment, items: count).withoutLeastWidth]
    case ".menu", "MenuPickerStyle()": return [verdict(on: .menuItem)]
    case ".inline", "InlinePickerStyle()": return nil
    case nil, ".automatic", "DefaultPickerStyle()":
      // A menu from iOS 16 on; what it shows of the chosen option is not known.
      let verdict = verdict(on: .menuItem)
      if case .canBeCut = verdict.outcome { return [verdict] }
      return [state.verdict(at: .systemPart("Picker's options"))]
    default: return [state.verdict(at: .systemPart("Picker's options"))]
    }
  }

  /// How many views `ForEach(Plan.allCases) { … }` makes, where each has one; nil of any other step.
  private func countOfCases(_ entry: ViewPath.Step) -> Int? {
    let step = entry.step
    guard step.kind == .closure, step.calledName == "ForEach",
      let list = WrittenArguments(step.arguments).text(nil), list.hasSuffix(".allCases")
    else { return nil }
    return declarations.types.countOfCases(
      ofTypeNamed: String(list.dropLast(".allCases".count)), in: entry.type)
  }

  /// Whether a title is that of a view of the app's which has one of its own: that is the screen's.
  private func isOfTitledView(_ entry: ViewPath.Step) -> Bool {
    guard let name = entry.step.names.first, name.hasSuffix("()"), entry.step.names.count > 1 else {
      return false
    }
    return declarations.types.type(named: String(name.dropLast(2)), in: entry.type)
      .map(references.typesWithTitle.contains) ?? false
  }

  /// An iPhone shows five tabs at most: of more, those from the fifth on are rows of the list "More"
  /// (UITabBarController reference).
  private func tabVerdict(from index: Int, of path: ViewPath) -> UseVerdict {
    let tabs = path.steps[index...].lazy.map(\.step).first {
      $0.kind == .closure && $0.calledName == "TabView"
    }
    if let count = tabs?.count, count > 5 { return state.verdict(at: .systemPart("More")) }
    return verdict(on: .tabItem, items: tabs?.count)
  }

  /// A text in a widget has the widget's width, and not more than its height.
  private mutating func verdict(in surface: SystemSurface) -> UseVerdict {
    let row = SurfaceTable.rows(of: surface).first
    if case .most? = row?.lines { return verdict(on: surface) }
    if state.width == nil, let upper = row?.room.upper { state.width = .atMost(upper) }
    return state.verdict(at: .limited("the widget"))
  }

  mutating func add(_ modifiers: [SurfaceModifier]) {
    for modifier in modifiers {
      if platform == nil, modifier.condition == .leftOut { continue }
      let meaning = ModifierMeaning(modifier)
      if let condition = modifier.condition, condition != .applied || platform != nil {
        // It may not be there. A padding takes width only, and an upper bound does not need it.
        if case .padding = meaning {
          state.add(.padding(horizontal: 0, isAll: false), named: modifier.name)
        } else if meaning != .nothing {
          state.block(.modifier("#if … \(modifier.name)()"))
        }
      } else if case .own = meaning {
        addOwn(modifier)
      } else if case .labelStyle(let style) = meaning, state.control == .label {
        state.showsTitle = state.showsTitle ?? style.lowercased().contains("title")
      } else {
        state.add(meaning, named: modifier.name)
      }
    }
  }
}

extension ViewState {
  /// Whether a bar shows its icon, and not its title.
  fileprivate var isIcon: Bool { control == .label && showsTitle != true }

  /// Why modifiers hide it: `hidden()`, an icon alone, a control without its label, a text that only
  /// takes room.
  fileprivate func reasonForHiding(
    by modifiers: [SurfaceModifier], ofText isText: Bool
  ) -> UndrawnReason? {
    modifiers.lazy.filter {
      $0.condition == nil && Self.hidingModifiers.contains($0.name)
    }.compactMap { modifier in
      switch ModifierMeaning(modifier) {
      case .hidden: .hidden
      case .clear where isText: .hidden
      case .labelsHidden where control == .labelled: .hidden
      case .labelStyle(let style)
      where control == .label && style.lowercased().contains("icononly"): .icon
      default: nil
      }
    }.first
  }

  /// Those that may hide a view: what others mean takes longer to find out.
  private static let hidingModifiers: Set<String> = [
    "hidden", "opacity", "redacted", "foregroundColor", "foregroundStyle", "labelsHidden",
    "labelStyle",
  ]
}
