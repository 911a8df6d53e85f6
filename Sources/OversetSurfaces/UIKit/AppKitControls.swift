import OversetSources

/// Controls and windows of AppKit that code gives a text. They show it on one line; how wide they are, only the
/// window knows.
enum AppKitControls {
  /// The verdict of what a call makes; nil where it makes none of these.
  static func verdict(ofArgument step: SurfaceStep) -> UseVerdict? {
    let type = step.receiverType ?? step.names.dropLast().last ?? ""
    // Objective-C has the first label in the name.
    let label = step.label ?? step.name
    switch step.calledName {
    case "NSButton" where buttonLabels.contains(label): return oneLine("NSButton")
    case "NSTextField" where label == "labelWithString": return oneLine("NSTextField")
    case "NSSegmentedControl" where ["labels", "segmentedControlWithLabels"].contains(label):
      return oneLine("NSSegmentedControl")
    case "addItems" where label == "withTitles", "addItemsWithTitles" where label == step.name:
      return oneLine("NSPopUpButton")
    case "addButton" where label == "withTitle", "addButtonWithTitle" where type == "NSAlert":
      return oneLine("NSAlert")
    // That of a menu has a key, too.
    case "addItem"
    where label == "withTitle" && !WrittenArguments(step.arguments).has("keyEquivalent"):
      return oneLine("NSPopUpButton")
    case "alertWithMessageText"
    where ["defaultButton", "alternateButton", "otherButton"].contains(label):
      return oneLine("NSAlert")
    // The buttons of alerts (NSPanel.h): what else they get is elsewhere.
    case "NSRunAlertPanel" where (2...4).contains(step.index),
      "NSRunCriticalAlertPanel" where (2...4).contains(step.index),
      "NSRunInformationalAlertPanel" where (2...4).contains(step.index),
      "NSBeginAlertSheet" where (1...3).contains(step.index),
      "NSBeginCriticalAlertSheet" where (1...3).contains(step.index),
      "NSBeginInformationalAlertSheet" where (1...3).contains(step.index):
      return step.label == nil ? oneLine("NSAlert") : nil
    default: break
    }
    switch (type, label) {
    case ("NSButton", "buttonWithTitle"), ("NSButton", "checkboxWithTitle"),
      ("NSButton", "radioButtonWithTitle"), ("NSTextField", "labelWithString"),
      ("NSPopUpButton", "addItemWithTitle"):
      return oneLine(type)
    default: return nil
    }
  }

  /// The verdict of a property that code sets; nil of any other.
  static func verdict(settingProperty name: String, of type: String) -> UseVerdict? {
    if type == "NSMenuItem", name == "attributedTitle" {
      return UseVerdict(.cannotBeCut(.menuBar, .believed))
    }
    return properties[type]?.contains(name) ?? false ? oneLine(type) : nil
  }

  private static func oneLine(_ type: String) -> UseVerdict {
    UseVerdict(.canBeCutInUnknownRoom(.lines(1)), on: .view(type))
  }

  /// NSButton reference: convenience initialisers.
  private static let buttonLabels: Set<String> = [
    "title", "checkboxWithTitle", "radioButtonWithTitle",
  ]

  /// What each has on one line (its reference).
  private static let properties: [String: Set<String>] = [
    "NSButton": ["title", "alternateTitle"], "NSWindow": ["title", "subtitle"],
    // A panel to open or save shows its title in a title bar, which it has none of as a sheet (NSSavePanel.title).
    "NSPanel": ["title"], "NSOpenPanel": ["prompt"],
    "NSSavePanel": ["prompt", "nameFieldLabel"], "NSToolbarItem": ["label"],
    "NSTabViewItem": ["label"], "NSBox": ["title"], "NSTableColumn": ["title"],
  ]
}
