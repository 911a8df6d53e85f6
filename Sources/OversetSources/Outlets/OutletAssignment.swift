package import OversetModel

/// Code that sets a property of a view: `titleLabel.text = …`, `button.setTitle(…, for: .normal)`.
package struct OutletAssignment: Hashable, Sendable {
  /// What it is set to.
  package enum Value: Hashable, Sendable {
    /// The texts of these keys; several where a condition decides.
    case keys([SourceKey])
    /// A text that is not localised.
    case literal(String)
    /// Something else, as it is written where it is short: `2`, `.byWordWrapping`.
    case unknown(String?)
  }

  package var target: OutletTarget
  package var member: String?
  package var value: Value
  /// False where the value can also be something else than the texts of the keys, or where code
  /// changes them: `name ?? L10n.unnamed`, `L10n.title.uppercased()`.
  package var isWhole = true
  /// Whether an `if`, `guard`, `switch` or `catch` decides about it.
  package var isConditional = false
  /// The platform that the code is for; nil where it may be iOS.
  package var platform: Platform?
  /// Where the statements around it begin, up to a brace: what stands in one block is run together.
  package var block = 0
  /// Whether an attributed text has no other attributes than colours and the like, which take no room.
  package var keepsFont = false
  package var position: TextPosition

  package init(
    _ target: OutletTarget, member: String?, value: Value, position: TextPosition
  ) {
    self.target = target
    self.member = member
    self.value = value
    self.position = position
  }
}
