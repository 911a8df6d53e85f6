import OversetSources

/// UIKit's properties that code sets to a text.
enum UIKitAssignment {
  /// The verdict of `x.title = …` in a type.
  static func verdict(
    _ step: SurfaceStep, in type: String, _ declarations: AppDeclarations
  ) -> UseVerdict {
    verdictOfCode(step, in: type, declarations).aiming(at: step, in: type, declarations)
  }

  /// What code says of it alone.
  private static func verdictOfCode(
    _ step: SurfaceStep, in type: String, _ declarations: AppDeclarations
  ) -> UseVerdict {
    if let reason = UndrawnCalls.reason(settingProperty: step.name) {
      return UseVerdict(.neverDrawn(reason))
    }
    // UIControl has it, too, for Macs.
    if step.name == "toolTip" { return UseVerdict(.cannotBeCut(.tooltip, .believed)) }
    let names = step.names.first == "self" ? step.names.dropFirst() : step.names[...]
    let chain = names.dropLast()
    let receiver = chain.last ?? ""
    let receiverType = receiverType(step, chain, in: type, declarations)
    // In an extension of the type: `extension UNMutableNotificationContent { … body = … }`.
    let owner = chain.isEmpty ? type : receiverType
    if let place = owner.flatMap(OtherPlaces.place(settingPropertyOf:)) {
      return UseVerdict(.shownElsewhere(place))
    }
    let control = receiverType.flatMap {
      AppKitControls.verdict(settingProperty: step.name, of: $0)
    }
    let shown =
      control ?? LibraryMessages.verdict(settingProperty: step.name, of: names.dropLast())
    if let shown { return shown }
    let unknown = UseVerdict(.unknown(.receiver(names.joined(separator: "."))))
    switch step.name {
    case "title":
      let isOwn = chain.isEmpty || receiver == "navigationItem"
      if (isOwn ? type : receiverType).map(declarations.mayReplaceTitle) ?? false {
        return UseVerdict(.unknown(.systemPart("navigation bar")))
      }
      let made = WrittenArguments(step.arguments)
      return title(receiver, receiverType, made, isOwn: chain.isEmpty, in: type, declarations)
        ?? unknown
    case "backButtonTitle": return .on(.backButton)
    case "prompt" where receiver == "navigationItem":
      return UseVerdict(.unknown(.systemPart("prompt")))
    case "placeholder", "attributedPlaceholder":
      if receiverType.map(declarations.types.lineage)?.contains("UISearchBar")
        ?? (receiver == "searchBar")
      {
        return .on(.searchPrompt)
      }
      guard receiverType == "UITextField", let name = chain.last else { return unknown }
      if chain.count > 1 { return UseVerdict(.unknown(.view(name))) }
      return UIKitView.placeholder(
        name, in: type, hasAttributes: step.name == "attributedPlaceholder", declarations)
    case "text", "attributedText", "secondaryText", "secondaryAttributedText":
      if receiverType == "UIListContentConfiguration" {
        let lines = declarations.settings(of: "numberOfLines", ofView: receiver, in: type)
        return lines.isEmpty
          ? .on(.cellContent) : UseVerdict(.unknown(.view(names.joined(separator: "."))))
      }
      if receiverType == "UITextView", let name = chain.last {
        return UIKitView.textView(name, in: type, declarations)
      }
      let holder =
        chain.count > 1
        ? declarations.types.type(of: chain.dropLast(), of: step, in: type) : type
      // A view of the app's may have a label of the name itself.
      let isOwn = holder.flatMap { declarations.outlet(receiver, of: $0) } != nil
      if ViewSettings.CellLabel.names.contains(receiver), !isOwn {
        let room = UIKitView.cellLabel(step, chain, in: type, declarations)
        return room ?? UseVerdict(.unknown(.view(names.joined(separator: "."))))
      }
      let hasAttributes = step.name.lowercased().contains("attributed")
      let item =
        chain.count > 1 ? holder.flatMap { declarations.itemWidth(of: $0, in: type) } : nil
      return holder.flatMap {
        UIKitView.label(
          chain, receiverType, in: $0, width: item ?? .screen, hasAttributes: hasAttributes,
          declarations)
      } ?? unknown
    // NSToolbarItem alone has it: one line below the item in the palette.
    case "paletteLabel" where !chain.isEmpty:
      return UseVerdict(.canBeCutInUnknownRoom(.lines(1)), on: .view("NSToolbarItem"))
    // The titles of Undo and Redo have it, and on iOS an alert (UndoManager reference).
    case "actionName" where !chain.isEmpty:
      return UseVerdict(.unknown(.systemPart("undo")), on: .system(.menuItem))
    case "message" where receiverType == "UIAlertController": return .on(.alertMessage)
    case "messageText" where isAlert(receiver, receiverType),
      "informativeText" where isAlert(receiver, receiverType):
      return UseVerdict(.cannotBeCut(.macAlert, .believed))
    default:
      return chain.isEmpty
        ? UseVerdict(.unknown(.flow([type, step.name].joined(separator: ".")))) : unknown
    }
  }

  /// How the names of classes end that have a screen.
  private static let controllers = ["ViewController", "TableController"]

  /// Those of UIKit that are pushed: a sheet to share shows what is shared, and no title of its own.
  private static let systemControllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UIPageViewController",
  ]

  /// Whether an NSAlert has the property: `let alert = NSAlert()`, or where no type is written `alert`.
  private static func isAlert(_ receiver: String, _ type: String?) -> Bool {
    type.map { $0 == "NSAlert" } ?? receiver.lowercased().hasSuffix("alert")
  }

  /// As it is written in the file, or where the property is declared.
  private static func receiverType(
    _ step: SurfaceStep, _ chain: ArraySlice<String>, in type: String,
    _ declarations: AppDeclarations
  ) -> String? {
    if chain.count == 1, let name = chain.first {
      let type = step.receiverType ?? declarations.outlet(name, of: type)?.typeName
      if type != nil { return type }
    }
    guard !chain.isEmpty else { return nil }
    return declarations.types.type(of: chain, of: step, in: type)
  }

  /// `made` are the arguments that the receiver is made with.
  private static func title(
    _ receiver: String, _ receiverType: String?, _ made: WrittenArguments, isOwn: Bool,
    in type: String, _ declarations: AppDeclarations
  ) -> UseVerdict? {
    if isOwn {
      return declarations.types.isKind(controllers, type) ? .onTitle(declarations) : nil
    }
    switch receiver {
    case "navigationItem": return .onTitle(declarations)
    case "tabBarItem": return .onItem(.tabItem, receiver, in: type, declarations)
    case "backBarButtonItem": return .on(.backButton)
    case "leftBarButtonItem", "rightBarButtonItem":
      return .onItem(.barButton, receiver, in: type, declarations)
    default: break
    }
    switch receiverType {
    case "UIBarButtonItem":
      return UIKitCall.untitledItem(made) ?? .onItem(.barButton, receiver, in: type, declarations)
    case "NSMenuItem": return UseVerdict(.cannotBeCut(.menuBar, .believed))
    case "UITabBarItem": return .onItem(.tabItem, receiver, in: type, declarations)
    case "UIButton.Configuration": return .on(.buttonConfiguration)
    // One of a library may show its title in another place.
    case let type? where declarations.types.isOwn(type):
      return declarations.types.isKind(controllers, type) ? .onTitle(declarations) : nil
    case let type? where systemControllers.contains(type): return .onTitle(declarations)
    default: return nil
    }
  }
}
