package import OversetModel

/// A stored property of a type that may be a view: `@IBOutlet var titleLabel: UILabel!`.
package struct OutletDeclaration: Hashable, Sendable {
  /// The types around it: `A.B`.
  package var type: String
  package var name: String
  /// The property's type without `!` and `?`; of `[UILabel]` it is `UILabel`.
  package var typeName: String
  /// True of `@IBOutlet`, false of a view that code makes.
  package var isOutlet: Bool
  /// True of an array.
  package var isCollection: Bool
  /// Whether its initial value is a view as UIKit makes it: `= UILabel()`.
  package var isMade: Bool
  /// Whether it is a variable of a function; then it is made where nothing else gets it under another name.
  package var isLocal: Bool
  package var position: TextPosition

  package init(
    type: String, name: String, typeName: String, isOutlet: Bool, isCollection: Bool,
    isMade: Bool = false, isLocal: Bool = false, position: TextPosition
  ) {
    self.type = type
    self.name = name
    self.typeName = typeName
    self.isOutlet = isOutlet
    self.isCollection = isCollection
    self.isMade = isMade
    self.isLocal = isLocal
    self.position = position
  }
}
