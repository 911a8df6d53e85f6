import OversetSources

/// What a call of SwiftUI does with a text or a view that is its argument or in its closure.
enum ViewCall: Hashable {
  /// Draws it in place: `Text`, a button's title.
  case draws(Control)
  /// Has it among its views, and limits nothing: `VStack`.
  case contains(isAlone: Bool)
  /// Scrolls down: `List`, `Form`, `ScrollView`.
  case scrolls(String)
  /// Proposes a size of its own.
  case sizes(String)
  /// Shows it in a part of the system's interface.
  case system(SystemSurface)
  case systemPart(String)
  case elsewhere(OtherPlace)
  case sectionLabel(SystemSurface)
  case widget(SystemSurface)
  case toolbar(placement: String)
  case swipeActions
  case menu
  case menuBar
  case tab
  /// The options of a picker.
  case options
  case neverDrawn(UndrawnReason)
  /// A screen of its own.
  case screen
  /// What a button does, not what it shows.
  case action
  /// Makes a text of it, or gives it on as it is: `LocalizedStringKey(…)`.
  case givesOn
  /// It is not SwiftUI's, or not known.
  case own

  /// What draws a text in place.
  enum Control: String, Hashable {
    case text = "Text"
    case label = "Label"
    case button = "Button"
    /// It hides its label where it is asked to: `Toggle`.
    case labelled = "labelled control"
    /// Its font is its own.
    case styled = "styled text"
  }
}

extension ViewCall {
  /// The types of properties that hold a view and nothing else, as they are written.
  static let viewTypes: Set<String> = ["View", "Content", "Label", "AnyView"]

  /// What holds a text, by the call, the label of the argument or closure, and its index; or a view.
  ///
  /// `isDeclared` says of a name whether the app declares a type of it: that goes before a library's.
  init(
    _ step: SurfaceStep, isView: Bool = false, isDeclared: (String) -> Bool = { _ in false }
  ) {
    if Self.libraryTypes.contains(step.calledName), isDeclared(step.calledName) {
      self = .own
      return
    }
    var step = step
    // A function that makes views, in place of a closure: `alert(item: …, actions: buttons)`.
    if isView, ["alert", "confirmationDialog"].contains(step.name),
      ["actions", "message"].contains(step.label)
    {
      step.kind = .closure
    }
    let name = step.calledName
    let isMember = step.names.count > 1 && step.name != "init"
    switch step.kind {
    case .argument:
      self =
        isMember
        ? Self.modifierArgument(name, step) ?? Self.viewArgument(name, step)
        : Self.viewArgument(name, step)
      // `VStack(content: content)` gets a closure by its name.
      if self == .own, step.label == "content", !isMember {
        var closure = step
        closure.label = nil
        self = Self.viewClosure(name, closure)
      }
    case .closure:
      // In an extension of View a modifier is called without a dot.
      let isModifier = isMember || Self.isBareModifier(name, step) || name.hasPrefix("on")
      self =
        isModifier
        ? Self.modifierClosure(name, step) ?? Self.viewClosure(name, step)
        : Self.viewClosure(name, step)
    default: self = .own
    }
  }

  /// Those of The Composable Architecture: values of what alerts show.
  private static let libraryTypes: Set<String> = [
    "TextState", "AlertState", "ConfirmationDialogState", "ButtonState",
  ]

  /// Whether a function of an extension of View calls it without a dot. One of the app's own has seldom such labels.
  private static func isBareModifier(_ name: String, _ step: SurfaceStep) -> Bool {
    if ["alert", "confirmationDialog", "task"].contains(name) { return true }
    return ["sheet", "popover", "fullScreenCover", "navigationDestination"].contains(name)
      && step.arguments.contains { ["isPresented", "item", "for"].contains($0.label) }
  }

  private static func viewArgument(_ name: String, _ step: SurfaceStep) -> ViewCall {
    let arguments = WrittenArguments(step.arguments)
    switch (name, step.label) {
    case _ where TextMakers.make(step): return .givesOn
    case ("Text", nil), ("TextState", nil), ("AnyView", nil), ("Text", "content"),
      ("Text", "verbatim"):
      return .draws(.text)
    case ("Label", nil), ("Label", "title"): return .draws(.label)
    case ("Button", nil), ("Button", "label"), ("Link", nil), ("ShareLink", nil),
      ("PasteButton", nil), ("PhotosPicker", nil), ("Menu", nil), ("Menu", "label"):
      return .draws(.button)
    // ShareLink reference: what is shared, and what goes with it.
    case ("ShareLink", "item"), ("ShareLink", "items"), ("ShareLink", "subject"),
      ("ShareLink", "message"):
      return .elsewhere(.share)
    case ("NavigationLink", nil): return .draws(.text)
    case ("NavigationLink", "destination"), ("UIHostingController", "rootView"),
      ("NSHostingController", "rootView"), ("NSHostingView", "rootView"):
      return .screen
    case ("NavigationLink", "label"): return .draws(.text)
    case ("Toggle", nil), ("Picker", nil), ("Stepper", nil), ("DatePicker", nil),
      ("MultiDatePicker", nil), ("ColorPicker", nil), ("LabeledContent", nil),
      ("ProgressView", nil), ("Gauge", nil), ("Toggle", "label"), ("Picker", "label"),
      ("Stepper", "label"), ("Slider", "label"):
      return .draws(.labelled)
    case ("LabeledContent", "value"): return .draws(.text)
    case ("DisclosureGroup", nil): return .draws(.text)
    case ("GroupBox", nil), ("GroupBox", "label"), ("ContentUnavailableView", nil),
      ("ContentUnavailableView", "description"), ("ControlGroup", nil):
      return .draws(.styled)
    case ("Section", nil), ("Section", "header"): return .sectionLabel(.sectionHeader)
    case ("Section", "footer"): return .sectionLabel(.sectionFooter)
    case ("TextField", nil), ("SecureField", nil):
      // The prompt is shown instead.
      if arguments.has("prompt") { return .neverDrawn(.hidden) }
      // It shows its text, where that is not empty.
      if arguments.text("text")?.hasPrefix(".constant") ?? false { return .systemPart("constant") }
      if arguments.has("axis") { return .systemPart("\(name)(axis:)") }
      return .system(.placeholder)
    case ("TextField", "prompt"), ("SecureField", "prompt"):
      return arguments.has("axis") ? .systemPart("\(name)(axis:)") : .system(.placeholder)
    case ("Tab", nil): return .system(.tabItem)
    case ("Alert", "title"), ("AlertState", "title"): return .system(.alertTitle)
    case ("Alert", "message"), ("AlertState", "message"): return .system(.alertMessage)
    case ("Alert", "primaryButton"), ("Alert", "secondaryButton"), ("Alert", "dismissButton"),
      ("AlertState", "primaryButton"), ("AlertState", "secondaryButton"),
      ("AlertState", "dismissButton"):
      return .system(.alertButton)
    case ("ActionSheet", "title"), ("ActionSheet", "message"): return .system(.sheetTitle)
    case ("ActionSheet", "buttons"): return .system(.sheetButton)
    case ("Image", "label"): return .neverDrawn(.accessibility)
    case ("CommandMenu", nil): return .menuBar
    default: return .own
    }
  }

  private static func modifierArgument(_ name: String, _ step: SurfaceStep) -> ViewCall? {
    switch (name, step.label) {
    case ("navigationTitle", nil), ("navigationBarTitle", nil):
      return .system(isLargeTitle(step) ? .largeTitle : .inlineTitle)
    case ("configurationDisplayName", nil): return .elsewhere(.widgetGallery)
    case ("displayName", nil), ("description", nil):
      // Of a widget or a control: the same modifier of the app's own is not known.
      return step.names.contains { $0.hasSuffix("Configuration()") }
        ? .elsewhere(.widgetGallery) : .systemPart(name)
    case ("navigationSubtitle", nil), ("badge", nil), ("tabItem", nil):
      return .systemPart(name)
    case ("alert", nil): return .system(.alertTitle)
    case ("confirmationDialog", nil):
      return WrittenArguments(step.arguments).member("titleVisibility") == "hidden"
        ? .neverDrawn(.hidden) : .system(.confirmationTitle)
    case ("actionSheet", nil): return .system(.sheetTitle)
    case ("searchable", "prompt"): return .system(.searchPrompt)
    case ("navigationBarItems", _): return .toolbar(placement: "")
    case ("overlay", _), ("background", _), ("mask", _): return .sizes(name)
    case ("listRowBackground", nil): return .sizes(name)
    case ("help", nil): return .neverDrawn(.hint)
    case ("default", nil), ("cancel", nil), ("destructive", nil):
      // `.default(Text("OK"))`: what gets it says where.
      return .contains(isAlone: true)
    case ("previewDisplayName", nil): return .neverDrawn(.preview)
    case let (name, _) where name.hasPrefix("accessibility"): return .neverDrawn(.accessibility)
    default: return nil
    }
  }

  /// `.navigationBarTitleDisplayMode(.large)`, or the same as an argument of the title. Any other
  /// title is shown in the bar, too: a large one when the screen is scrolled.
  private static func isLargeTitle(_ step: SurfaceStep) -> Bool {
    let modes = step.modifiers.filter {
      ["navigationBarTitleDisplayMode", "toolbarTitleDisplayMode"].contains($0.name)
    }.compactMap { WrittenArguments($0.arguments).member(nil) }
    let own = WrittenArguments(step.arguments).member("displayMode")
    return (modes.first ?? own) == "large"
  }
}
