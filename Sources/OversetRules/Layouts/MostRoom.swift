package import OversetModel

/// The most room that a label may have, where its own is the least.
package struct MostRoom: Hashable, Sendable {
  /// The width of the label's frame.
  package var width: Points
  /// How much wider it may be.
  package var uncertainty: Points
  /// Whether it is the system's, and nobody can change it.
  package var isSystem: Bool
  /// Whether the text gets to the label through names of the code.
  package var followsNames: Bool

  package init(
    width: Points, uncertainty: Points = 0, isSystem: Bool, followsNames: Bool = false
  ) {
    self.width = width
    self.uncertainty = uncertainty
    self.isSystem = isSystem
    self.followsNames = followsNames
  }
}

extension CheckedLayout.Setting {
  /// Whether the room is the system's, and nobody can change it.
  package var isInSystemRoom: Bool { mostRoom?.isSystem ?? false }

  /// Whether the label shows as many lines as its text has.
  package var growsWithText: Bool {
    constraint.numberOfLines == 0 && room.height == .infinity
  }
}
