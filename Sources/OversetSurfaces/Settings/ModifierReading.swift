import OversetModel
import OversetSources

extension ModifierMeaning {
  /// Reads a modifier by its name and its literals.
  init(_ modifier: SurfaceModifier) {
    let arguments = WrittenArguments(modifier.arguments)
    switch modifier.name {
    case "lineLimit": self = Self.lineLimit(arguments)
    case "minimumScaleFactor": self = arguments.number(nil).map { .scale($0) } ?? .unread
    case "allowsTightening": self = arguments.flag(nil).map { .tightens($0) } ?? .unread
    case "truncationMode": self = Self.truncation(arguments)
    case "font": self = Self.font(arguments)
    case "fontWeight":
      self = arguments.member(nil).flatMap(fontWeight(named:)).map { .weight($0) } ?? .unreadFont
    case "bold": self = arguments.count == 0 ? .weight(.bold) : .unreadFont
    case "italic": self = arguments.count == 0 ? .italic : .unreadFont
    case "monospaced", "fontDesign", "fontWidth", "kerning", "tracking", "monospacedDigit":
      self = .unreadFont
    case "textCase": self = Self.textCase(arguments)
    case "uppercased", "localizedUppercase": self = .textCase(.uppercase)
    case "lowercased", "localizedLowercase": self = .textCase(.lowercase)
    case "capitalized", "localizedCapitalized": self = .textCase(.capitalized)
    case "dynamicTypeSize": self = Self.contentSizes(arguments)
    case "buttonStyle": self = .buttonStyle(arguments.text(nil) ?? "")
    case "pickerStyle": self = .pickerStyle(arguments.text(nil) ?? "")
    case "labelStyle": self = .labelStyle(arguments.text(nil) ?? "")
    case "toggleStyle": self = .toggleStyle(arguments.text(nil) ?? "")
    case "labelsHidden": self = .labelsHidden
    case "frame": self = Self.frame(arguments)
    case "padding": self = Self.padding(arguments)
    case "fixedSize": self = Self.fixedSize(arguments)
    case "hidden": self = .hidden
    case "opacity" where arguments.number(nil) == 0: self = .hidden
    // A placeholder has bars in the place of letters (Apple, redacted(reason:)).
    case "redacted" where arguments.member("reason") == "placeholder": self = .hidden
    // What is drawn larger may leave the screen.
    case "scaleEffect" where arguments.number(nil).map { $0 > 1 } ?? false: self = .sized
    case "foregroundColor", "foregroundStyle":
      self = arguments.member(nil) == "clear" ? .clear : .nothing
    case "environment": self = Self.environment(arguments)
    case let name where sizingModifiers.contains(name): self = .sized
    case let name where Self.isHarmless(name): self = .nothing
    default: self = .own
    }
  }

  /// `environment(\.lineLimit, 1)` is what the modifier of the name sets.
  private static func environment(_ arguments: WrittenArguments) -> Self {
    guard arguments.count == 2, let path = arguments.text(nil), path.hasPrefix("\\."),
      environmentModifiers.contains(String(path.dropFirst(2)))
    else { return .nothing }
    return Self(
      SurfaceModifier(
        name: String(path.dropFirst(2)), arguments: [SourceArgument(text: arguments.last)]))
  }

  private static func lineLimit(_ arguments: WrittenArguments) -> Self {
    guard let text = arguments.text(nil) else { return .unread }
    if let (then, other) = WrittenArguments.branches(of: text) {
      // By a condition of the app: the lower one.
      let limits = [then, other].map { lineLimit(written: $0, arguments) }
      guard case .lineLimit(let left) = limits[0], case .lineLimit(let right) = limits[1] else {
        return .unread
      }
      var limit = left.most ?? .max < right.most ?? .max ? left : right
      limit.dependsOnCondition = left.most != right.most
      return .lineLimit(limit)
    }
    return lineLimit(written: text, arguments)
  }

  private static func lineLimit(written text: String, _ arguments: WrittenArguments) -> Self {
    if text == "nil" || text == ".none" { return .lineLimit(LineLimit()) }
    if let most = Int(text) {
      // Documented: less than 1 acts as 1.
      let reserves = arguments.flag("reservesSpace") ?? false
      return .lineLimit(LineLimit(most: max(1, most), reserved: reserves ? max(1, most) : 0))
    }
    guard let dots = text.firstRange(of: "...") else { return .unread }
    let (first, last) = (text[..<dots.lowerBound], text[dots.upperBound...])
    let bounds = (Int(first.filter { $0 != "(" }), Int(last.filter { $0 != ")" }))
    switch bounds {
    case (let least?, let most?): return .lineLimit(LineLimit(most: most, reserved: least))
    case (let least?, nil) where last.isEmpty:
      return .lineLimit(LineLimit(most: nil, reserved: least))
    case (nil, let most?) where first.isEmpty: return .lineLimit(LineLimit(most: most))
    default: return .unread
    }
  }

  private static func truncation(_ arguments: WrittenArguments) -> Self {
    switch arguments.member(nil) {
    case "head": .truncation(.byTruncatingHead)
    case "middle": .truncation(.byTruncatingMiddle)
    case "tail": .truncation(.byTruncatingTail)
    default: .unread
    }
  }

  private static func font(_ arguments: WrittenArguments) -> Self {
    guard let text = arguments.text(nil) else { return .unreadFont }
    // The environment's own.
    if text == "nil" || text == ".none" { return .nothing }
    return WrittenFont.font(text).map { .font($0) } ?? .unreadFont
  }

  private static func textCase(_ arguments: WrittenArguments) -> Self {
    switch arguments.text(nil) {
    case "nil"?, ".none"?: .textCase(nil)
    case let text?:
      TextCase(rawValue: WrittenArguments.member(text) ?? "").map { .textCase($0) }
        ?? .unread
    case nil: .unread
    }
  }

  private static func contentSizes(_ arguments: WrittenArguments) -> Self {
    guard let text = arguments.text(nil) else { return .unread }
    guard let dots = text.firstRange(of: "...") else {
      guard let size = contentSize(text[...]) else { return .unread }
      return .contentSizes(size, size)
    }
    let (first, last) = (text[..<dots.lowerBound], text[dots.upperBound...])
    let (least, most) = (contentSize(first), contentSize(last))
    if least == nil && !first.isEmpty || most == nil && !last.isEmpty { return .unread }
    return .contentSizes(least, most)
  }

  private static func contentSize(_ text: Substring) -> ContentSizeCategory? {
    let plain = text.filter { $0 != "(" && $0 != ")" && $0 != " " }
    return WrittenArguments.member(plain).flatMap { categories[$0] }
  }

  private static func frame(_ arguments: WrittenArguments) -> Self {
    var frame = WrittenFrame()
    func read(_ label: String) -> (value: Points?, isUnread: Bool) {
      guard let text = arguments.text(label), text != "nil" else { return (nil, false) }
      guard let number = WrittenArguments.number(text) else { return (nil, true) }
      return (number.isFinite ? number : nil, false)
    }
    let (width, height) = (read("width"), read("height"))
    let (maxWidth, maxHeight) = (read("maxWidth"), read("maxHeight"))
    (frame.width, frame.height) = (width.value, height.value)
    (frame.maxWidth, frame.maxHeight) = (maxWidth.value, maxHeight.value)
    frame.hasUnreadHeight = height.isUnread || maxHeight.isUnread
    frame.hasUnreadWidth = width.isUnread || maxWidth.isUnread
    frame.hasLeastSize = arguments.has("minWidth") || arguments.has("minHeight")
    frame.hasIdealSize = arguments.has("idealWidth") || arguments.has("idealHeight")
    return .frame(frame)
  }

  /// Only literals count: `padding()` takes what the system likes.
  private static func padding(_ arguments: WrittenArguments) -> Self {
    let unread = Self.padding(horizontal: 0, isAll: false)
    guard let first = arguments.text(nil) else { return unread }
    if let all = WrittenArguments.number(first) {
      return .padding(horizontal: 2 * all, isAll: true)
    }
    let edges = WrittenArguments.member(first)
    if ["vertical", "top", "bottom"].contains(edges) {
      return .padding(horizontal: 0, isAll: true)
    }
    guard arguments.count == 2, let amount = arguments.last.flatMap(WrittenArguments.number) else {
      return unread
    }
    switch edges {
    case "horizontal", "all": return .padding(horizontal: 2 * amount, isAll: true)
    case "leading", "trailing": return .padding(horizontal: amount, isAll: true)
    default: return unread
    }
  }

  private static func fixedSize(_ arguments: WrittenArguments) -> Self {
    if arguments.count == 0 { return .fixedSize(horizontal: true, vertical: true) }
    guard let horizontal = arguments.flag("horizontal"), let vertical = arguments.flag("vertical")
    else { return .unread }
    return .fixedSize(horizontal: horizontal, vertical: vertical)
  }

  /// A modifier of SwiftUI that takes no room from texts and sets nothing of theirs.
  private static func isHarmless(_ name: String) -> Bool {
    if harmlessModifiers.contains(name) || name.hasPrefix("accessibility") { return true }
    // `onAppear`, `onChange`: actions.
    return name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase ?? false
  }
}

private let categories: [String: ContentSizeCategory] = [
  "xSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
  "xLarge": .extraLarge, "xxLarge": .extraExtraLarge, "xxxLarge": .extraExtraExtraLarge,
  "accessibility1": .accessibilityMedium, "accessibility2": .accessibilityLarge,
  "accessibility3": .accessibilityExtraLarge, "accessibility4": .accessibilityExtraExtraLarge,
  "accessibility5": .accessibilityExtraExtraExtraLarge,
]

/// Values of the environment that a modifier of the same name sets.
private let environmentModifiers: Set<String> = [
  "lineLimit", "minimumScaleFactor", "allowsTightening", "truncationMode", "font", "textCase",
  "dynamicTypeSize",
]

/// They propose a size of their own.
private let sizingModifiers: Set<String> = [
  "aspectRatio", "scaledToFit", "scaledToFill", "containerRelativeFrame", "position",
]

private let harmlessModifiers: Set<String> = [
  "foregroundColor", "foregroundStyle", "tint", "accentColor", "background", "overlay", "shadow",
  "cornerRadius", "clipShape", "clipped", "mask", "opacity", "border", "gesture",
  "simultaneousGesture", "highPriorityGesture", "task", "id", "tag", "disabled",
  "allowsHitTesting", "contentShape", "help", "listRowInsets", "listRowBackground",
  "listRowSeparator", "listRowSeparatorTint", "listRowSpacing", "listSectionSeparator",
  "listSectionSpacing", "listSectionSeparatorTint", "listStyle", "listItemTint", "formStyle",
  "scrollContentBackground", "scrollDisabled", "scrollIndicators", "scrollDismissesKeyboard",
  "scrollTargetLayout", "scrollTargetBehavior", "scrollPosition", "scrollBounceBehavior",
  "scrollClipDisabled", "scrollEdgeEffectStyle", "defaultScrollAnchor", "refreshable",
  "searchable", "searchScopes", "searchSuggestions", "navigationTitle", "navigationBarTitle",
  "navigationBarTitleDisplayMode", "navigationBarHidden", "navigationBarBackButtonHidden",
  "navigationBarItems", "navigationDestination", "navigationSubtitle", "navigationViewStyle",
  "navigationSplitViewStyle", "navigationTransition", "toolbar", "toolbarBackground",
  "toolbarColorScheme", "toolbarRole", "toolbarTitleMenu", "toolbarTitleDisplayMode",
  "toolbarVisibility", "scenePadding", "labeledContentStyle", "previewLayout", "previewDevice",
  "previewDisplayName", "focusScope",
  "toolbarBackgroundVisibility", "sheet", "popover", "fullScreenCover", "alert",
  "confirmationDialog", "actionSheet", "inspector", "environmentObject",
  "preference", "anchorPreference", "backgroundPreferenceValue", "overlayPreferenceValue",
  "transformEnvironment", "transformPreference",
  "transformAnchorPreference", "containerShape", "animation", "transition",
  "contentTransition", "transaction", "matchedGeometryEffect", "matchedTransitionSource",
  "zIndex", "multilineTextAlignment", "lineSpacing", "underline", "strikethrough",
  "baselineOffset", "textSelection", "textInputAutocapitalization", "autocapitalization",
  "keyboardType", "textContentType", "disableAutocorrection", "autocorrectionDisabled",
  "submitLabel", "focused", "focusable", "defaultFocus", "redacted", "unredacted",
  "privacySensitive", "symbolRenderingMode", "symbolVariant", "symbolEffect", "imageScale",
  "badge", "controlSize", "controlGroupStyle", "buttonBorderShape", "buttonRepeatBehavior",
  "menuStyle", "menuOrder", "menuIndicator", "menuActionDismissBehavior", "datePickerStyle",
  "textFieldStyle", "textEditorStyle", "progressViewStyle", "indexViewStyle", "tabItem",
  "tabViewStyle", "swipeActions", "contextMenu", "draggable", "dropDestination", "deleteDisabled",
  "moveDisabled", "keyboardShortcut", "drawingGroup", "compositingGroup", "blendMode", "blur",
  "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorMultiply",
  "colorScheme", "preferredColorScheme", "statusBar", "statusBarHidden", "edgesIgnoringSafeArea",
  "ignoresSafeArea", "safeAreaInset", "safeAreaPadding", "safeAreaBar", "contentMargins",
  "layoutPriority", "alignmentGuide", "offset", "gridColumnAlignment", "gridCellColumns",
  "gridCellAnchor", "gridCellUnsizedAxes", "userActivity", "handlesExternalEvents",
  "sensoryFeedback", "interactiveDismissDisabled", "presentationDetents",
  "presentationDragIndicator", "presentationBackground", "presentationCornerRadius",
  "presentationCompactAdaptation", "typesettingLanguage", "headerProminence", "defaultAppStorage",
  "hoverEffect", "hoverEffectDisabled", "fileImporter", "fileExporter", "fileMover",
  "photosPicker", "quickLookPreview", "dialogIcon", "flipsForRightToLeftLayoutDirection",
  "coordinateSpace", "backgroundStyle", "widgetAccentable", "widgetURL", "containerBackground",
  "supportedFamilies", "configurationDisplayName", "description", "contentMarginsDisabled",
  "glassEffect", "glassBackgroundEffect", "familyActivityPicker", "glassEffectID",
  "glassEffectUnion", "glassEffectTransition", "geometryGroup",
  "searchFocused", "backgroundExtensionEffect", "listSectionMargins", "scrollEdgeEffectHidden",
  "navigationLinkIndicatorVisibility", "tabViewBottomAccessory", "focusEffectDisabled",
  "defersSystemGestures", "findNavigator", "findDisabled", "replaceDisabled",
  "windowResizeBehavior", "storeProductTask", "subscriptionStatusTask", "currentEntitlementTask",
  "manageSubscriptionsSheet", "offerCodeRedemption", "translationTask", "persistentSystemOverlays",
  "speechAlwaysIncludesPunctuation",
  "speechSpellsOutCharacters", "isDetailLink", "renderingMode", "selectionDisabled",
  "allowsWindowActivationEvents", "focusedValue", "focusedSceneValue", "itemProvider",
  "tabBarMinimizeBehavior", "writingToolsBehavior", "presentationSizing", "buttonSizing",
  // Apple, VisualEffect: effects have no impact on the layout; rotationEffect: none on the frame.
  // `layoutValue` is for a layout of the app, which is a view of its own.
  "scaleEffect", "rotationEffect", "rotation3DEffect", "visualEffect", "transformEffect",
  "projectionEffect", "layoutValue", "layerEffect", "colorEffect", "distortionEffect",
  "luminanceToAlpha", "antialiased",
  // What is presented, or where the focus goes.
  "presentationContentInteraction", "presentationBackgroundInteraction", "focusSection",
  "prefersDefaultFocus", "focusEffect", "sectionIndexLabel", "listSectionIndexVisibility",
  // A window's, or the width of a column.
  "windowMinimizeBehavior", "windowDismissBehavior", "windowFullScreenBehavior",
  "windowToolbarFullScreenVisibility", "navigationSplitViewColumnWidth", "defaultSize",
  "popoverTip",
  // SwiftUI Introspect lays an empty view over the view, and another one under it.
  "introspect", "horizontalRadioGroupLayout", "listRowHoverEffect", "listRowHoverEffectDisabled",
  // Colours, data, what is dragged, copied and typed (View reference, by subject).
  "activityBackgroundTint", "activitySystemActionForegroundColor", "allowedDynamicRange",
  "alternatingRowBackgrounds", "appStoreOverlay", "copyable", "customizationBehavior",
  "customizationID", "cuttable", "defaultVisibility", "dialogSeverity", "dialogSuppressionToggle",
  "digitalCrownRotation", "exportsItemProviders", "fileDialogBrowserOptions",
  "fileDialogConfirmationLabel", "fileDialogCustomizationID", "fileDialogDefaultDirectory",
  "fileDialogImportsUnresolvedAliases", "fileDialogMessage", "fileDialogURLEnabled",
  "fileExporterFilenameLabel", "handlesGameControllerEvents", "importsItemProviders",
  "inspectorColumnWidth", "invalidatableContent", "lookAroundViewer", "mapControlVisibility",
  "mapControls", "mapScope", "mapStyle", "modelContainer", "modelContext", "pageCommand",
  "pasteDestination", "photosPickerAccessoryVisibility", "photosPickerDisabledCapabilities",
  "photosPickerStyle", "refundRequestSheet", "scrollIndicatorsFlash", "scrollInputBehavior",
  "scrollTarget", "scrollTransition", "searchCompletion", "searchDictationBehavior",
  "searchPresentationToolbarBehavior", "sectionActions", "signInWithAppleButtonStyle",
  "springLoadingBehavior", "tabViewCustomization", "tabViewSidebarFooter",
  "tabViewSidebarHeader", "tableColumnHeaders", "textInputCompletion",
  "textInputFormattingControlVisibility", "textInputSuggestions", "toolbarForegroundStyle",
  "touchBar", "typeSelectEquivalent",
]
