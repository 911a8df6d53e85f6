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
  /// Whether its initial value is made there: `= UILabel()`.
  package var isMade: Bool
  package var position: TextPosition

  package init(
    type: String, name: String, typeName: String, isOutlet: Bool, isCollection: Bool,
    isMade: Bool = false, position: TextPosition
  ) {
    self.type = type
    self.name = name
    self.typeName = typeName
    self.isOutlet = isOutlet
    self.isCollection = isCollection
    self.isMade = isMade
    self.position = position
  }
}

/// Code that sets a property of a view: `titleLabel.text = …`, `button.setTitle(…, for: .normal)`.
package struct OutletAssignment: Hashable, Sendable {
  /// What is set.
  package enum Value: Hashable, Sendable {
    /// The texts of these keys; several where a condition decides.
    case keys([SourceKey])
    /// A text that is not localised.
    case literal(String)
    /// Something else, as it is written where it is short: `2`, `.byWordWrapping`.
    case unknown(String?)
  }

  /// The types around it: `A.B`.
  package var type: String
  package var member: String?
  /// What it is set of, without `self`: `["titleLabel"]`, `["cell", "textLabel"]`; empty where it is
  /// the type itself.
  package var chain: [String]
  /// `text`, `setTitle`, `placeholder`, `numberOfLines`.
  package var attribute: String
  /// The other arguments of a call: `for: .normal`.
  package var arguments: [SourceArgument] = []
  package var value: Value
  /// False where the value can also be something else than the texts of the keys, or where code
  /// changes them: `name ?? L10n.unnamed`, `L10n.title.uppercased()`.
  package var isWhole = true
  /// Whether an `if`, `guard`, `switch` or `catch` decides about it.
  package var isConditional = false
  /// The type of the first name of the chain; nil where it is not written.
  package var receiverType: String?
  package var position: TextPosition

  package init(
    type: String, member: String?, chain: [String], attribute: String,
    arguments: [SourceArgument] = [], value: Value, position: TextPosition
  ) {
    self.type = type
    self.member = member
    self.chain = chain
    self.attribute = attribute
    self.arguments = arguments
    self.value = value
    self.position = position
  }
}
