package import OversetModel

/// The most room that a label may have: what does not fit there is a fault, what fits there and not in
/// the label is a note.
package struct RoomBound: Hashable, Sendable {
  /// The width of the frame.
  package var most: WidthExpression
  /// How much more it may be: what does not fit by less is a note.
  package var uncertainty: Points
  /// Whether the room is the system's, and nobody can change it.
  package var isSystem: Bool
  /// Why a user may see another room; nil where the bound is certain.
  package var doubt: String?
  /// Whether all that is found in the label is a note.
  package var isUnsure: Bool
  /// Whether the text gets to the label through names of the code.
  package var followsNames: Bool

  package init(
    most: WidthExpression, uncertainty: Points = 0, isSystem: Bool, doubt: String? = nil,
    isUnsure: Bool = false, followsNames: Bool = false
  ) {
    self.most = most
    self.uncertainty = uncertainty
    self.isSystem = isSystem
    self.doubt = doubt
    self.isUnsure = isUnsure
    self.followsNames = followsNames
  }
}
