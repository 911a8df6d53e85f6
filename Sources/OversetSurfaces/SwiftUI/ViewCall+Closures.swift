import OversetSources

extension ViewCall {
  /// What a view does with the views in its closure.
  static func viewClosure(_ name: String, _ step: SurfaceStep) -> ViewCall {
    let arguments = WrittenArguments(step.arguments)
    switch (name, step.label) {
    case ("VStack", nil), ("ZStack", nil), ("LazyVStack", nil), ("Group", nil), ("ForEach", nil),
      ("NavigationStack", nil), ("NavigationView", nil), ("NavigationSplitView", _),
      ("ScrollViewReader", nil), ("AnyView", nil), ("TimelineView", nil), ("EmptyView", nil),
      ("GlassEffectContainer", nil), ("VStack", "content"), ("ForEach", "content"),
      ("TabView", nil), ("TabView", "content"), ("Section", "content"), ("Section", nil):
      return .contains(isAlone: true)
    // Wrappers of The Composable Architecture and swift-perception, which watch what is in them.
    case ("WithPerceptionTracking", _), ("WithViewStore", _), ("IfLetStore", "then"),
      ("ForEachStore", _), ("SwitchStore", _), ("CaseLet", "then"), ("NavigationStack", "root"),
      ("NavigationStackStore", nil), ("NavigationStackStore", "root"):
      return .contains(isAlone: true)
    case ("NavigationStack", "destination"), ("NavigationStackStore", "destination"):
      return .screen
    case ("AlertState", nil), ("AlertState", "title"): return .system(.alertTitle)
    case ("AlertState", "message"): return .system(.alertMessage)
    case ("AlertState", "actions"): return .system(.alertButton)
    case ("ConfirmationDialogState", nil), ("ConfirmationDialogState", "title"),
      ("ConfirmationDialogState", "message"):
      return .system(.confirmationTitle)
    case ("ConfirmationDialogState", "actions"): return .system(.confirmationButton)
    case ("ButtonState", _): return .draws(.button)
    case ("HStack", nil), ("HStack", "content"), ("LazyHStack", nil), ("Grid", nil),
      ("GridRow", nil), ("LazyVGrid", nil), ("LabeledContent", nil), ("LabeledContent", "content"),
      ("GroupBox", nil), ("GroupBox", "content"), ("ControlGroup", nil), ("HSplitView", nil):
      return .contains(isAlone: false)
    case ("Section", "header"): return .sectionLabel(.sectionHeader)
    case ("Section", "footer"): return .sectionLabel(.sectionFooter)
    case ("List", _), ("Form", _): return .scrolls(name)
    case ("ScrollView", _): return scrollView(arguments)
    case ("GeometryReader", _), ("ViewThatFits", _), ("LazyHGrid", _), ("Table", _), ("Chart", _),
      ("Canvas", _), ("VSplitView", _), ("NSViewRepresentable", _):
      return .sizes(name)
    case ("Label", nil), ("Label", "title"): return .draws(.label)
    case ("Button", "label"), ("Menu", "label"), ("Link", _), ("ShareLink", _),
      ("PhotosPicker", _):
      return .draws(.button)
    case ("Button", nil), ("Button", "action"):
      return step.label == nil && arguments.has("action") ? .draws(.button) : .action
    case ("NavigationLink", nil):
      let isLabel = arguments.has("destination") || arguments.has("value")
      return isLabel ? .draws(.text) : .screen
    case ("NavigationLink", "label"): return .draws(.text)
    case ("NavigationLink", "destination"): return .screen
    case ("Toggle", _), ("Stepper", _), ("Slider", _), ("DatePicker", _), ("ProgressView", _),
      ("Gauge", _), ("LabeledContent", "label"), ("Picker", "label"), ("ColorPicker", _):
      return .draws(.labelled)
    case ("DisclosureGroup", "label"): return .draws(.text)
    case ("DisclosureGroup", _): return .contains(isAlone: false)
    case ("GroupBox", "label"), ("ContentUnavailableView", "label"),
      ("ContentUnavailableView", "description"):
      return .draws(.styled)
    case ("ContentUnavailableView", _): return .contains(isAlone: true)
    case ("Picker", _): return .options
    case ("ToolbarTitleMenu", _): return .menu
    case ("Menu", _), ("CommandMenu", _), ("CommandGroup", _):
      return name == "Menu" ? .menu : .menuBar
    // Apple, MenuBarExtraStyle: a menu, unless a modifier says that it is a window.
    case ("MenuBarExtra", nil), ("MenuBarExtra", "content"):
      return step.isMenuBarWindow ? .screen : .menuBar
    case ("ToolbarItem", _), ("ToolbarItemGroup", _):
      return .toolbar(placement: arguments.member("placement") ?? "")
    case ("Tab", nil), ("WindowGroup", _), ("Window", _), ("Settings", _): return .screen
    case ("StaticConfiguration", _), ("AppIntentConfiguration", _), ("IntentConfiguration", _):
      return widget(step)
    case ("#Preview", _): return .neverDrawn(.preview)
    case ("withAnimation", _), ("Task", _), ("DispatchQueue", _): return .action
    default: return .own
    }
  }

  /// What a modifier does with the views in its closure; nil where it is no modifier of SwiftUI.
  static func modifierClosure(_ name: String, _ step: SurfaceStep) -> ViewCall? {
    switch (name, step.label) {
    case ("toolbar", _): return .toolbar(placement: "")
    case ("tabItem", _): return .tab
    case ("swipeActions", _): return .swipeActions
    case ("contextMenu", "preview"): return .sizes(name)
    case ("contextMenu", _), ("toolbarTitleMenu", _): return .menu
    case ("commands", _): return .menuBar
    case ("alert", "message"): return .system(.alertMessage)
    case ("alert", _): return .system(.alertButton)
    case ("confirmationDialog", "message"): return .system(.confirmationTitle)
    case ("confirmationDialog", _): return .system(.confirmationButton)
    case ("overlay", _), ("background", _), ("mask", _), ("containerBackground", _):
      return .sizes(name)
    case ("sheet", _), ("popover", _), ("fullScreenCover", _), ("navigationDestination", _),
      ("inspector", _), ("safeAreaInset", _), ("safeAreaBar", _), ("tabViewBottomAccessory", _):
      return .screen
    case ("map", _), ("compactMap", _), ("flatMap", _): return nil
    case let (name, _) where name.hasPrefix("accessibility"): return .neverDrawn(.accessibility)
    case let (name, _)
    where name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase ?? false:
      return .action
    case ("task", _), ("refreshable", _): return .action
    default: return nil
    }
  }

  private static func scrollView(_ arguments: WrittenArguments) -> ViewCall {
    switch arguments.text(nil) {
    case nil, ".vertical", "[.vertical]", "Axis.Set.vertical": .scrolls("ScrollView")
    case let axes?: .sizes("ScrollView(\(axes))")
    }
  }

  /// The family that leaves most room: what is cut there is cut in all of them.
  private static func widget(_ step: SurfaceStep) -> ViewCall {
    let families = step.modifiers.first { $0.name == "supportedFamilies" }.flatMap {
      WrittenArguments($0.arguments).text(nil)
    }
    let order: [(name: String, surface: SystemSurface)] = [
      (".systemMedium", .mediumWidget), (".accessoryInline", .inlineWidget),
      (".accessoryRectangular", .rectangularWidget), (".systemSmall", .smallWidget),
    ]
    guard let families, !families.contains("Large") else { return .sizes("the widget") }
    let surface = order.first { families.contains($0.name) }?.surface
    return surface.map { .widget($0) } ?? .sizes("the widget")
  }
}

extension SurfaceStep {
  /// Whether what it puts into the menu bar opens a window.
  fileprivate var isMenuBarWindow: Bool {
    modifiers.contains { modifier in
      modifier.name == "menuBarExtraStyle"
        && [".window", "WindowMenuBarExtraStyle()"].contains(
          WrittenArguments(modifier.arguments).text(nil) ?? "")
    }
  }
}
