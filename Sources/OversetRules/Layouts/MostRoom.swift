package import OversetModel

/// The most room that a label may have, where its own is the least.
package struct MostRoom: Hashable, Sendable {
  /// The width of the label's frame.
  package var width: Points
  /// Whether it is the system's, and nobody can change it.
  package var isSystem: Bool

  package init(width: Points, isSystem: Bool) {
    self.width = width
    self.isSystem = isSystem
  }
}

extension CheckedLayout.Setting {
  /// Whether the room is the system's, and nobody can change it.
  package var isInSystemRoom: Bool { mostRoom?.isSystem ?? false }
}
