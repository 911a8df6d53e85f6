import OversetSources

/// What code draws or measures itself, by methods of strings (NSString and NSAttributedString references, String
/// drawing).
enum StringDrawing {
  /// The verdict of a text that these are called on; nil where none is.
  static func verdict(of modifiers: [SurfaceModifier]) -> UseVerdict? {
    for modifier in modifiers {
      let label = modifier.arguments?.first?.label
      switch modifier.name {
      case "size" where label == "withAttributes" || modifier.arguments?.isEmpty ?? false,
        "boundingRect" where label == "with":
        return UseVerdict(.neverDrawn(.compared))
      // At a point it has one line, which ends where its view does.
      case "draw" where label == "at":
        return UseVerdict(.canBeCutInUnknownRoom(.lines(1)), on: .view("NSString"))
      case "draw" where label == "in" || label == "with":
        return UseVerdict(.canBeCutInUnknownRoom(.height), on: .view("NSString"))
      default: continue
      }
    }
    return nil
  }
}
