import OversetModel
internal import OversetSources

/// The app's own classes of labels and buttons.
extension AppDeclarations {
  /// UIKit's class that a class of the app inherits, `UILabel` or `UIButton`, or that it is; nil of any other, and
  /// where the class shows its text in its own way.
  func viewClass(_ type: String, in context: String) -> String? {
    if Self.viewClasses.contains(type) { return type }
    let classes = ownClasses(of: type, in: context)
    guard let last = classes.last,
      !classes.contains(where: { own in Self.ownTexts.contains { types.hasMember($0, of: own) } })
    else { return nil }
    return types.lineage(of: last).first(where: Self.viewClasses.contains)
  }

  /// The classes of the app between one and UIKit's, with it, the nearest first; none of UIKit's and of libraries'.
  func ownClasses(of type: String, in context: String) -> [String] {
    if Self.viewClasses.contains(type) { return [] }
    let lineage = types.lineage(of: types.type(named: type, in: context) ?? type)
    guard lineage.contains(where: Self.viewClasses.contains) else { return [] }
    return lineage.filter(types.isOwn)
  }

  /// The view that a type is, as its own code sets it up; nil of any other type, and where code sets up one of its
  /// instances in another way.
  func ownView(_ type: String) -> OutletDeclaration? {
    guard !Self.viewClasses.contains(type), viewClass(type, in: type) != nil,
      !setsUpInstances(of: type)
    else { return nil }
    return OutletDeclaration(
      type: type, name: "", typeName: type, isOutlet: false, isCollection: false, isMade: true,
      position: .start)
  }

  /// Whether code makes a view of the app's own class, whose code says all that it is set up with.
  func isOwn(_ outlet: OutletDeclaration) -> Bool {
    !outlet.isOutlet && !ownClasses(of: outlet.typeName, in: outlet.type).isEmpty
      && viewClass(outlet.typeName, in: outlet.type) != nil
  }

  /// Whether code says of any instance of a class how it shows its text.
  private func setsUpInstances(of type: String) -> Bool {
    let name = lastName(type)
    let views = [
      outletTypes.values.flatMap(\.values),
      locals.values.flatMap { $0.values.compactMap(\.self) },
    ]
    return views.joined().contains { view in
      lastName(view.typeName) == name
        && Self.styles.contains {
          !settings.settings(of: $0, ofView: view.name, in: view.type).isEmpty
        }
    }
  }

  private static let styles = [
    "numberOfLines", "lineBreakMode", "font", "adjustsFontSizeToFitWidth", "minimumScaleFactor",
    "configuration",
  ]

  private static let viewClasses: Set<String> = ["UILabel", "UIButton"]

  /// Members with which a class shows another text, or in another way (UILabel and UIButton references).
  private static let ownTexts: Set<String> = ["text", "attributedText", "configuration", "font"]
}
