import OversetInterfaces

extension LayoutDoubt {
  /// Whether the room is not known: the text is not checked in it. Of the other reasons each leaves
  /// a room that the document describes.
  var hidesRoom: Bool { weight == .hidesRoom }

  /// Whether the room that the document describes may be quite another one in the app.
  var makesNotes: Bool { weight == .makesNotes }

  private enum Weight { case hidesRoom, makesNotes, lowers }

  private var weight: Weight {
    switch self {
    case .cellStyle, .notModelled, .canvasWidth, .hidden, .unreached, .line, .transparent,
      .behindImage, .imageOfCode, .placedByCode, .ownDrawing, .unsolved, .sourceLost,
      .unsatisfiable:
      .hidesRoom
    case .unnamed, .notReproduced, .nearlyReproduced, .misplaced, .ambiguous, .unknownSize,
      .cellOfCollection, .libraryClass, .runtimeAttribute, .changedConstraint, .arrangedByCode,
      .insetByCode, .innerViews, .sharedIdentifier, .landscape,
      .defaultText:
      .makesNotes
    case .otherSizeClass, .ambiguousHeight, .tie, .runtimeWidth, .shownInStack, .tableWidth,
      .outletConstraint, .placeholderConstraint, .incompressible:
      .lowers
    }
  }
}
