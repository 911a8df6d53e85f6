import OversetSources

/// UIKit's initialisers and methods that take a text.
enum UIKitCall {
  /// The verdicts of an argument; nil where the call is not UIKit's.
  ///
  /// `outer` are the steps behind the call, `count` the elements of an array that the text is in.
  static func verdicts(
    _ step: SurfaceStep, outer: ArraySlice<SurfaceStep>, count: Int?, in type: String,
    _ declarations: AppDeclarations
  ) -> [UseVerdict]? {
    let arguments = WrittenArguments(step.arguments)
    switch (step.calledName, step.label) {
    case ("UIAlertController", "title"), ("UIAlertController", "message"):
      return [alert(step.label == "title", style: arguments.member("preferredStyle"))]
    case ("UIAlertAction", "title"): return [alertAction]
    case ("actionWithTitle", "actionWithTitle") where step.names.first == "UIAlertAction":
      return [alertAction]
    // Objective-C: the style is behind the texts.
    case ("alertControllerWithTitle", "alertControllerWithTitle"):
      return [alert(true, style: nil)]
    case ("alertControllerWithTitle", "message"): return [.on(.alertMessage)]
    case ("UIBarButtonItem", "title"):
      if let verdict = untitledItem(arguments) { return [verdict] }
      let isBack = outer.contains { $0.kind == .assignment && $0.name == "backBarButtonItem" }
      return [.on(isBack ? .backButton : .barButton)]
    case ("UITabBarItem", "title"): return [.on(.tabItem)]
    case ("UIAction", "title"), ("UICommand", "title"), ("UIKeyCommand", "title"):
      return [menuItem(step, outer: outer)]
    case ("UIMenu", "title"): return [menuTitle(arguments, outer: outer)]
    case ("NSMenuItem", "title"), ("NSMenu", "title"), ("NSMenuItemBadge", "string"):
      return [macMenu]
    case ("addItem", "withTitle") where arguments.has("keyEquivalent"): return [macMenu]
    case ("setToolTip", _): return [UseVerdict(.cannotBeCut(.tooltip, .believed))]
    case ("UIAlertView", "title"): return [.on(.alertTitle)]
    case ("UIAlertView", "message"): return [.on(.alertMessage)]
    case ("UIAlertView", "cancelButtonTitle"), ("UIAlertView", "otherButtonTitles"):
      return [.on(.alertButton)]
    // The titles of Undo and Redo have it, and on iOS an alert.
    case ("setActionName", nil) where step.names.dropLast().last?.hasSuffix("ndoManager") ?? false:
      return [UseVerdict(.unknown(.systemPart("undo")), on: .system(.menuItem))]
    case ("UIContextualAction", "title"), ("UITableViewRowAction", "title"):
      return [.on(.swipeAction)]
    case ("UISegmentedControl", "items"): return [.on(.segment, items: count)]
    case ("insertSegment", "withTitle"): return [.on(.segment)]
    case ("setTitle", nil) where arguments.has("forSegmentAt"): return [.on(.segment)]
    case ("setTitle", nil), ("setAttributedTitle", nil):
      // Swift 2 has the label of Objective-C.
      return arguments.has("for") || arguments.has("forState")
        ? [button(step, in: type, declarations)] : nil
    case ("UIApplicationShortcutItem", "localizedTitle"),
      ("UIApplicationShortcutItem", "localizedSubtitle"):
      return [.on(.quickAction)]
    default:
      return message(step, outer: outer, in: type, declarations)
        ?? (AppKitControls.verdict(ofArgument: step) ?? LibraryMessages.verdict(ofArgument: step))
        .map { [$0] }
    }
  }

  private static func button(
    _ step: SurfaceStep, in type: String, _ declarations: AppDeclarations
  ) -> UseVerdict {
    UIKitView.button(
      step.names.dropLast(), step.receiverType, in: type,
      hasAttributes: step.name == "setAttributedTitle", declarations
    ).aiming(at: step, in: type, declarations)
  }

  /// A menu of macOS is as wide as its items.
  private static let macMenu = UseVerdict(.cannotBeCut(.menuBar, .believed))
  /// NSAlert reference: it wraps its texts.
  private static let macAlert = UseVerdict(.cannotBeCut(.macAlert, .believed))

  /// The same of Objective-C's initialisers, methods and functions.
  private static func message(
    _ step: SurfaceStep, outer: ArraySlice<SurfaceStep>, in type: String,
    _ declarations: AppDeclarations
  ) -> [UseVerdict]? {
    let receiver = step.names.dropLast().last ?? ""
    let arguments = WrittenArguments(step.arguments)
    switch (step.receiverType ?? receiver, step.name, step.label) {
    case ("UIAlertView", "initWithTitle", "initWithTitle"): return [.on(.alertTitle)]
    case ("UIAlertView", "initWithTitle", "message"): return [.on(.alertMessage)]
    case ("UIAlertView", "initWithTitle", _), ("UIAlertView", "addButtonWithTitle", _):
      return [.on(.alertButton)]
    // A category of the library UIAlertView-Blocks.
    case ("UIAlertView", "showWithTitle", "showWithTitle"): return [.on(.alertTitle)]
    case ("UIAlertView", "showWithTitle", "message"): return [.on(.alertMessage)]
    case ("UIAlertView", "showWithTitle", _): return [.on(.alertButton)]
    case ("UIContextualAction", "contextualActionWithStyle", "title"),
      ("UITableViewRowAction", "rowActionWithStyle", "title"):
      return [.on(.swipeAction)]
    case ("UIActionSheet", "initWithTitle", "initWithTitle"): return [.on(.sheetTitle)]
    case ("UIActionSheet", "initWithTitle", _), ("UIActionSheet", "addButtonWithTitle", _):
      return [.on(.sheetButton)]
    case ("UIBarButtonItem", "initWithTitle", "initWithTitle"):
      let isBack = outer.contains {
        $0.kind == .assignment && $0.name == "backBarButtonItem"
          || $0.kind == .argument && $0.name == "setBackBarButtonItem"
      }
      return [isBack ? .on(.backButton) : .onItem(.barButton, nil, in: type, declarations)]
    case ("UITabBarItem", "initWithTitle", "initWithTitle"):
      return [.onItem(.tabItem, nil, in: type, declarations)]
    case ("UISegmentedControl", "initWithItems", _): return [.on(.segment)]
    case (_, "setTitle", "setTitle") where arguments.has("forSegmentAtIndex"):
      return [.on(.segment)]
    case (_, "setTitle", "setTitle") where arguments.has("forState"),
      (_, "setAttributedTitle", "setAttributedTitle") where arguments.has("forState"):
      return [button(step, in: type, declarations)]
    case ("NSMenuItem", "initWithTitle", "initWithTitle"), ("NSMenu", "initWithTitle", _),
      ("NSMenuItem", "setTitle", "setTitle"),
      (_, "setTitle", "setTitle") where receiver.lowercased().hasSuffix("menuitem"),
      (_, "addItemWithTitle", "addItemWithTitle") where receiver.lowercased().hasSuffix("menu"):
      return [macMenu]
    case ("NSAlert", "setMessageText", _), ("NSAlert", "setInformativeText", _),
      ("NSAlert", "alertWithMessageText", "alertWithMessageText"),
      ("NSAlert", "alertWithMessageText", "informativeTextWithFormat"):
      return [macAlert]
    case (_, "NSRunAlertPanel", nil) where step.index < 2,
      (_, "NSRunCriticalAlertPanel", nil) where step.index < 2,
      (_, "NSRunInformationalAlertPanel", nil) where step.index < 2,
      (_, "NSBeginAlertSheet", nil) where step.index == 0 || step.index > 7,
      (_, "NSBeginCriticalAlertSheet", nil) where step.index == 0 || step.index > 7,
      (_, "NSBeginInformationalAlertSheet", nil) where step.index == 0 || step.index > 7:
      return [macAlert]
    default: return nil
    }
  }

  /// The verdict of the title of an item that is made with a view or an image of its own; nil of any other.
  ///
  /// UIBarButtonItem reference: a bar shows them in the place of the title. What only has a name may be no image.
  static func untitledItem(_ made: WrittenArguments) -> UseVerdict? {
    if made.has("customView") {
      return UseVerdict(.neverDrawn(.otherView), on: .system(.barButton))
    }
    guard let image = made.text("image"), image != "nil" else { return nil }
    let isMade = image.isEmpty || image.hasPrefix(".") || image.hasPrefix("UIImage")
    let outcome: UseOutcome =
      isMade ? .neverDrawn(.icon) : .unknown(.systemPart("bar button with an image"))
    return UseVerdict(outcome, on: .system(.barButton))
  }

  /// Both wrap: where the style is not written, an alert's is taken, which is narrower than most sheets.
  private static func alert(_ isTitle: Bool, style: String?) -> UseVerdict {
    style == "actionSheet" ? .on(.sheetTitle) : .on(isTitle ? .alertTitle : .alertMessage)
  }

  /// Whether an alert or an action sheet has the button is not known here. From iOS 26 both have
  /// one line and the same largest width.
  private static var alertAction: UseVerdict {
    var verdict = UseVerdict.on(.alertButton)
    if case .canBeCut(let rooms) = verdict.outcome {
      verdict.outcome = .canBeCut(rooms.filter { !$0.systems.contains(18) })
    }
    return verdict
  }

  /// The title of a menu inside of another one is an item there, any other is a header.
  private static func menuTitle(
    _ arguments: WrittenArguments, outer: ArraySlice<SurfaceStep>
  ) -> UseVerdict {
    let isInline = arguments.text("options")?.contains("displayInline") ?? false
    let isSubmenu = outer.contains { step in
      step.kind == .argument && step.calledName == "UIMenu" && step.label == "children"
    }
    return .on(isSubmenu && !isInline ? .menuItem : .menuHeader)
  }

  /// An action is a menu's, or what a button does.
  private static func menuItem(_ step: SurfaceStep, outer: ArraySlice<SurfaceStep>) -> UseVerdict {
    let isMenu = outer.contains { step in
      switch step.kind {
      case .argument, .closure: step.calledName == "UIMenu" && step.label == "children"
      case .result: menuTypes.contains(step.label ?? "")
      default: false
      }
    }
    return isMenu ? .on(.menuItem) : UseVerdict(.unknown(.flow(step.calledName)))
  }

  private static let menuTypes: Set<String> = ["UIMenu", "UIMenuElement", "UIAction"]
}
