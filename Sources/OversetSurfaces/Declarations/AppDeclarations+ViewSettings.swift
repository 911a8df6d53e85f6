internal import OversetSources

/// What code of the app sets of views, beside the code of a use.
extension AppDeclarations {
  /// Whether code sets it of a view of the type in another type, or without the view's name:
  /// `cell.label.font = …`, `labels.forEach { $0.font = … }`.
  func isSetElsewhere(_ attribute: String, ofView name: String, in type: String) -> Bool {
    settings.isSetElsewhere(attribute, ofView: name, in: type, types)
  }

  /// Whether a method of a controller sets it that UIKit calls each time before the view is seen (UIViewController
  /// reference, "Handling view-related notifications").
  func isSetBeforeItIsSeen(_ attribute: String, ofView name: String, in type: String) -> Bool {
    types.isKind(["ViewController"], type)
      && settings.settings(of: attribute, ofView: name, in: type).contains {
        ["viewWillAppear", "viewIsAppearing"].contains($0.member ?? "")
      }
  }

  /// Whether code of a type gives a view to a function that may change it, beside its font, or to another object.
  func isGivenAway(_ name: String, in type: String) -> Bool {
    isGivenAway(name, in: type, toSet: ViewSettings.stylingAttributes.subtracting(["font"]))
  }

  /// The same of what may change its font.
  func isFontGivenAway(_ name: String, in type: String) -> Bool {
    isGivenAway(name, in: type, toSet: ["font"])
  }

  private func isGivenAway(_ name: String, in type: String, toSet attributes: Set<String>) -> Bool {
    let lineage = outlet(name, of: type).map { types.lineage(of: $0.typeName) }
    return settings.isGivenAway(name, in: type, toSet: attributes) { owner in
      // An extension of UIKit's own classes, or of what the view's class inherits.
      !types.isOwn(owner) || lineage?.contains(owner) ?? true
    }
  }

  /// Whether code sets the font of the titles of screens in bars (UINavigationBar.titleTextAttributes,
  /// UINavigationBarAppearance, UIAppearance).
  var setsFontOfBarTitles: Bool { settings.setsFont(ofBarItems: false) }

  /// The same of the titles of items (UIBarItem.setTitleTextAttributes with UIAppearance,
  /// UIBarButtonItemAppearance, UITabBarItemAppearance).
  var setsFontOfBarItems: Bool { settings.setsFont(ofBarItems: true) }

  /// `UILabel.appearance().font` (UIAppearance).
  var setsFontOfAllLabels: Bool {
    ["appearance()", "appearance"].contains {
      settings.isSet("font", ofView: $0, throughOneOf: ["UILabel", "UIView"])
    }
  }

  /// Whether code of the app says how many lines a label has that cells come with, in a class of cells,
  /// or beside the use also whether it shrinks.
  func stylesCells(_ label: String, in type: String) -> Bool {
    linedCellLabels.contains(label) || settings.cellStylers.contains(.init(type: type, name: label))
  }

  /// Whether code beside the use says its font.
  func setsFontOfCells(_ label: String, in type: String) -> Bool {
    settings.cellFontSetters.contains(.init(type: type, name: label))
  }
}
