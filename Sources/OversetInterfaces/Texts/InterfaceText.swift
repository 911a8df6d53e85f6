package import OversetModel

/// A text that an object of a document shows, and how it is set.
package struct InterfaceText: Sendable {
  /// The object whose id translations of the text have, as an index in the tree.
  package var object: Int
  package var objectID: String
  /// As in the keys of translations: `text`, `normalTitle`, `segmentTitles[0]`.
  package var property: String
  package var text: String
  /// How the text is set, without its frame.
  package var label = LabelConstraint()
  /// From the frame of `view` to the room for the text.
  package var insets = Insets()
  /// The view that shows the text; nil where UIKit or AppKit makes one: in bars, menus and windows.
  package var view: Int?
  /// Whether the view shows it by itself, in its frame inside the insets; false where a part of the
  /// view does (a segment), or in a state that the view is seldom in.
  package var fillsView = true
  /// The part of the view's width that the text has while it is shown; nil where it is not known where
  /// in the view the text is.
  package var share: Double? = 1
  /// Whether it has the height of its lines, however low its view is, which does not cut it.
  package var hasItsHeight = false
  /// Why the font in `label` may not be the text's own; nil where it is.
  package var fontDoubt: FontDoubt?
  package var position: TextPosition
  /// Whether a UILabel shows it, whose properties in Xcode's inspector are those of `label`.
  package var isOfLabel = false
  /// Whether it stands only where there is no text in a field that nobody types in.
  package var isPlaceholderOfLabel = false

  init(_ property: String, _ text: String, of object: InterfaceObject, view: Int? = nil) {
    self.object = object.index
    objectID = object.id
    self.property = property
    self.text = text
    self.view = view
    position = object.position
  }

  /// The key of its translations.
  package var key: String { "\(objectID).\(property)" }

  /// Whether it is the text of a new label or button in Interface Builder's library.
  package var isDefault: Bool { text == "Label" || text == "Button" }

  /// What keeps the size of a text from being known.
  package enum FontDoubt: Sendable {
    /// Parts of the text have fonts of their own.
    case several
    /// A font of the system that is not known by its name.
    case unknown
  }
}
