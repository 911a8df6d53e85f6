internal import OversetSources

/// The calls of the system's frameworks that take a key, by the called name.
///
/// Of SwiftUI's views and modifiers a literal is a key, a variable is not (`Text(_:)` of
/// `LocalizedStringKey` and of `StringProtocol`).
enum LocalizingCalls {
  /// Whether the text of a key is all that the call makes: a value that flows on unchanged.
  static func makesText(_ name: String) -> Bool { textMakers[name] != nil || isLookup(name) }

  /// Whether a call is one that many apps declare, in a file that may not be there:
  /// `ACLocalizedString("key", …)`, `String.localizedString("key")`.
  private static func isLookup(_ name: String) -> Bool {
    name.hasSuffix("ocalizedString") || name.hasSuffix("ocalized")
  }

  /// Whether a literal that is this argument is a key.
  static func takesKey(name: String, label: String?, index: Int) -> Bool {
    if let arguments = textMakers[name], arguments.contains(where: { $0 == label }) {
      return label != nil || index == 0
    }
    if label == nil {
      return index == 0 && (firstArguments.contains(name) || isLookup(name))
    }
    return labeledArguments[name]?.contains { $0 == label } ?? false
  }

  /// Whether a call that takes a key takes a `StringProtocol` as well.
  static func takesStrings(_ name: String) -> Bool {
    firstArguments.contains(name) || labeledArguments[name] != nil
  }

  /// All names of calls and members that take a key.
  static let names: Set<String> =
    firstArguments.union(textMakers.keys).union(stringMembers).union(keyTypes.map(lastName))
    .union(labeledArguments.keys.map { $0.filter { $0 != "@" } })

  /// What takes a key of type String, in which an interpolation is no value of a format (Foundation).
  static let plainKeys: Set<String> = ["NSLocalizedString", "localizedString"]

  /// What makes a text of a key.
  private static let textMakers: [String: [String?]] = [
    "NSLocalizedString": [nil],
    "String": ["localized"],
    "AttributedString": ["localized"],
    "NSAttributedString": ["localized"],
    "NSString": ["localized"],
    "LocalizedStringKey": [nil, "stringLiteral"],
    "LocalizedStringResource": [nil, "stringLiteral"],
    "LocalizationValue": [nil, "stringLiteral"],
    "localizedString": ["forKey"],
    "localizedAttributedString": ["forKey"],
    "localizedUserNotificationString": ["forKey"],
  ]

  /// The label of the argument that is shown where no file has the key: SwiftGen's `tr` has `fallback`,
  /// what looks keys up as Foundation does has `value` or `defaultValue`. Nil where there is none.
  static func defaultText(of name: String) -> String? {
    switch name {
    case "tr": "fallback"
    case "String", "AttributedString", "LocalizedStringResource": "defaultValue"
    case "NSLocalizedString", "localizedString": "value"
    default: nil
    }
  }

  /// SwiftUI, App Intents and WidgetKit: the first argument, without a label.
  private static let firstArguments: Set<String> = [
    "Text", "TextState", "Label", "Button", "Toggle", "Picker", "Section", "NavigationLink",
    "TextField",
    "SecureField", "Menu", "Link", "Stepper", "DatePicker", "MultiDatePicker", "ColorPicker",
    "DisclosureGroup", "GroupBox", "LabeledContent", "ProgressView", "Gauge", "Tab", "TabSection",
    "CommandMenu", "Window", "WindowGroup", "UtilityWindow", "MenuBarExtra",
    "ContentUnavailableView", "ShareLink", "ControlGroup", "TableColumn", "PhotosPicker",
    "ControlWidgetButton", "ControlWidgetToggle", "Alert",
    "IntentDescription", "IntentDialog", "Summary",
    "navigationTitle", "navigationBarTitle", "navigationSubtitle", "alert", "confirmationDialog",
    "actionSheet", "help", "accessibilityLabel", "accessibilityHint", "accessibilityValue",
    "accessibility", "accessibilityInputLabels", "badge", "configurationDisplayName",
    "displayName", "description", "fileDialogMessage", "fileDialogConfirmationLabel",
    "fileExporterFilenameLabel", "dialogSuppressionToggle", "sectionIndexLabel",
  ]

  /// The same with labels.
  private static let labeledArguments: [String: [String]] = [
    "searchable": ["prompt"],
    "accessibilityAction": ["named"],
    "accessibilityRotor": ["label"],
    "DisplayRepresentation": ["title", "subtitle"],
    "TypeDisplayRepresentation": ["name", "numericFormat"],
    "CaseDisplayRepresentation": ["title", "subtitle"],
    "AppShortcut": ["shortTitle"],
    "IntentDescription": ["categoryName", "resultValueName"],
    "IntentDialog": ["full", "supporting"],
    "@Parameter": ["title", "description", "requestValueDialog"],
    "@IntentParameter": ["title", "description"],
    "@Property": ["title"],
    "result": ["dialog"],
    "requestConfirmation": ["dialog"],
  ]

  /// Types whose literals are keys.
  static let keyTypes: Set<String> = [
    "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue",
    "SwiftUI.LocalizedStringKey", "Foundation.LocalizedStringResource", "IntentDescription",
    "IntentDialog", "TypeDisplayRepresentation", "DisplayRepresentation",
  ]

  /// Members of a string literal that look it up, as many apps declare them; an app's own are read
  /// from its code.
  static let stringMembers: Set<String> = [
    "localized", "localizedString", "localize", "localise", "localised", "i18n", "l10n",
  ]

  /// What takes a text and gives it on: `String(format: …, …)`.
  static let formatters: [String: [String?]] = [
    "String": ["format", nil], "localizedStringWithFormat": [nil], "NSAttributedString": ["string"],
    "NSMutableAttributedString": ["string"], "AttributedString": [nil], "Text": [nil],
    "NSString": ["string"],
  ]
}
