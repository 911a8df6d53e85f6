package import OversetModel

/// What a class decides of layouts in code, in the place of what a document says.
package struct LayoutOverride: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// The size that a view asks for.
    case intrinsicContentSize
    /// How high the rows of a table are.
    case rowHeights
    /// How a button draws its title: font, insets and lines of its document do not count then
    /// (UIButton.configuration).
    case configuration
  }

  package var kind: Kind
  /// The types around it: `A.B`.
  package var type: String
  package var position: TextPosition

  package init(_ kind: Kind, in type: String, position: TextPosition) {
    self.kind = kind
    self.type = type
    self.position = position
  }

  /// By the names that code says it with (UIView.intrinsicContentSize, UITableView.automaticDimension,
  /// UITableViewDelegate).
  package static let kinds: [String: Kind] = [
    "intrinsicContentSize": .intrinsicContentSize, "automaticDimension": .rowHeights,
    "UITableViewAutomaticDimension": .rowHeights, "estimatedRowHeight": .rowHeights,
    "heightForRowAt": .rowHeights, "heightForRowAtIndexPath": .rowHeights,
  ]
}
