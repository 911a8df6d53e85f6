/// Why the room of a view is not certain.
package enum LayoutDoubt: String, Sendable, CaseIterable {
  /// Solved as the document has it, the frame is another than the one that Xcode stored.
  case notReproduced
  /// The same, by no more than a few points.
  case nearlyReproduced
  /// Only other size classes than the canvas's have the view: Xcode stored no frame to compare with.
  case otherSizeClass
  /// Interface Builder marked the stored frame as out of date.
  case misplaced
  /// The constraints leave several layouts, or Interface Builder said so.
  case ambiguous
  /// Interface Builder said so, and the constraints leave one width.
  case ambiguousHeight
  /// Views want the same points with the same priority.
  case tie
  /// A required constraint contradicts others.
  case unsatisfiable
  /// It must be as wide as its text, and required constraints leave it less: UIKit breaks one of these.
  case incompressible
  /// A font, an image or a custom class has a size that only the running app knows.
  case unknownSize
  /// The width around it comes from code: a view of a XIB, a controller that is embedded or in a popover.
  case runtimeWidth
  /// It is in a cell of a collection view, whose layout says how large cells are, or asks them (UICollectionViewLayout).
  case cellOfCollection
  /// The root of a XIB is much narrower than every screen, or shows the text itself: its canvas says
  /// nothing of the width that code gives it.
  case canvasWidth
  /// Whoever made the document drew it on a phone that is held sideways: the app may show it only there.
  case landscape
  /// The root is a table's cell: it is as wide as the table that shows it, most often the screen.
  case tableWidth
  /// Code may change a constraint that it has an outlet of.
  case outletConstraint
  /// Code gives such a constraint another constant, or takes it away.
  case changedConstraint
  /// Code says how far the title of a button is from its edges and from its image.
  case insetByCode
  /// Code goes through the views inside of it, and may change how they show its text.
  case innerViews
  /// Code says along which axis a stack view around it arranges its views, or how it shares its room.
  case arrangedByCode
  /// A constraint of the canvas is not in the app.
  case placeholderConstraint
  /// UIKit shares the room of a cell between its text and its detail.
  case cellStyle
  /// A grid or split view places what is in it, a stack view a view with a fixed frame, or a toolbar a
  /// search field (NSSearchToolbarItem): that is not modelled.
  case notModelled
  /// The view is hidden, and its frame may be an old one.
  case hidden
  /// The same in a stack view, where code shows it: no frame is stored of how it is then.
  case shownInStack
  /// No code, no other document and no property list names its document.
  case unnamed
  /// No segue and no code leads to its scene.
  case unreached
  /// Code leads to its scene by an identifier that scenes of other documents have, too.
  case sharedIdentifier
  /// The document draws its text in a colour without any opacity.
  case transparent
  /// Its constraints make it a line of two points or less, which shows no text.
  case line
  /// A button's image takes all of its width, and no title is drawn.
  case behindImage
  /// Code sets the image of a button that has one: how much of the width it takes is not known.
  case imageOfCode
  /// Code sets its frame.
  case placedByCode
  /// The text is the one that Interface Builder gives a new object: nobody is meant to see it.
  case defaultText
  /// A class of the app that is no label draws the text.
  case ownDrawing
  /// A class of a library draws the text, or lays it out.
  case libraryClass
  /// The document gives the object a value that UIKit has no property for: code of the app or of a library sets
  /// it, and what that changes is not known.
  case runtimeAttribute
  /// The room is doubtful, and the source locale's text is cut off in it.
  case sourceLost
  /// The solver's limits were not enough.
  case unsolved
}
