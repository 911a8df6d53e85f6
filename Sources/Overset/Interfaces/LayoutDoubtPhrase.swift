import OversetInterfaces

extension LayoutDoubt {
  /// For people, as a reason.
  var phrase: String {
    switch self {
    case .notReproduced: "Xcode stored another frame in the document"
    case .nearlyReproduced: "Xcode stored a frame in the document that differs by a few points"
    case .otherSizeClass: "only another size class than that of the document's canvas has it"
    case .misplaced: "the document says that its frame is out of date"
    case .ambiguous: "the constraints leave several layouts"
    case .ambiguousHeight: "the constraints leave several heights"
    case .tie: "others in its row have the same priority"
    case .unsatisfiable: "constraints of the document contradict each other"
    case .incompressible:
      "it may not be compressed, and a constraint that leaves it less may break instead"
    case .unknownSize: "a font, an image or a custom view has a size that only the app knows"
    case .runtimeWidth: "only the app knows the width around it"
    case .cellOfCollection: "the layout of the collection view says how large its cells are"
    case .canvasWidth: "only the app knows how wide it makes the view of the XIB"
    case .defaultText: "its text is the one that Interface Builder gives a new object"
    case .landscape: "its document was made for phones in landscape"
    case .tableWidth: "the cell is as wide as the table that shows it"
    case .outletConstraint: "code may change one of its constraints"
    case .changedConstraint: "code changes one of its constraints"
    case .insetByCode: "code sets the insets of the button"
    case .innerViews: "code goes through the views inside of it"
    case .arrangedByCode: "code says how a stack view around it arranges its views"
    case .placeholderConstraint: "one of its constraints is removed when the app is built"
    case .cellStyle: "UIKit places the label of this cell style"
    case .notModelled:
      "a grid, a split view, a stack view or a toolbar places it in a way that is not modelled"
    case .hidden: "it is hidden in the document"
    case .shownInStack: "the document hides it in a stack view, and code shows it"
    case .transparent: "its text has a colour that is not seen"
    case .unnamed: "nothing that was read names its document"
    case .sharedIdentifier: "scenes of several documents have the identifier that code asks for"
    case .unreached: "no segue and no code leads to it"
    case .line: "its constraints make it a line of two points or less"
    case .behindImage: "the button's image takes all of its width"
    case .imageOfCode: "code sets the button's image"
    case .placedByCode: "code sets its frame"
    case .ownDrawing: "a class of the app that is no label draws it"
    case .libraryClass: "its class is not in the app's code"
    case .runtimeAttribute: "a runtime attribute of the document may change it"
    case .sourceLost: "the layout is doubtful, and the source text does not fit in it either"
    case .unsolved: "the layout could not be solved"
    }
  }
}
