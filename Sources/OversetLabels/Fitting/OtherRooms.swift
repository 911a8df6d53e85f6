import OversetModel
import OversetTypesetting

/// The same label with other settings, to find what would help a text.
extension LabelRoom {
  func shrinking(to legible: Double) -> LabelRoom {
    guard shrinks, legible > minimumScale else { return self }
    return with { constraint in
      constraint.minimumFontSize = 0
      constraint.minimumScaleFactor = min(legible, 1)
    }
  }

  func with(width: Points) -> LabelRoom {
    var room = self
    room.bounds.width = width
    return room
  }

  func with(lines: Int, height: Points) -> LabelRoom {
    var room = with { $0.numberOfLines = lines }
    room.bounds.height = height
    return room
  }

  private func with(_ change: (inout LabelConstraint) -> Void) -> LabelRoom {
    var constraint = constraint
    change(&constraint)
    return LabelRoom(bounds: bounds, constraint: constraint, grid: grid)
  }

  /// Whether all is seen: as it is, tightened or shrunk.
  func showsSomehow(_ text: LabelText) -> Bool {
    showsAll(of: text, at: 1) || tightening(of: text) != nil
      || shrinks && showsAll(of: text, at: minimumScale)
  }
}
