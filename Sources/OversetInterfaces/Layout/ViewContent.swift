import OversetModel

/// What in a view has a size of its own, as the document says it: texts may be other ones later.
enum ViewContent: Sendable {
  /// No content that asks for a size.
  case none
  /// Of the same size with any text; nil where it asks for none. `isKnown` is false where only the
  /// running app knows the size.
  case fixed(width: Points?, height: Points?, isKnown: Bool)
  case label(InterfaceText)
  case textView(InterfaceText)
  case button(ButtonContent)
  case field(FieldContent)
  case segments(SegmentContent)
  case control(ControlContent)

  /// Whether the height depends on the width.
  var wraps: Bool {
    switch self {
    case .label(let text): text.label.numberOfLines != 1
    case .textView: true
    case .none, .fixed, .button, .field, .segments, .control: false
    }
  }
}

/// A button's title, image and insets.
struct ButtonContent: Sendable {
  /// Nil where it has none.
  var title: InterfaceText?
  var subtitle: InterfaceText?
  var image: Size?
  var background: Size?
  /// Nil where the system's own count.
  var insets: Insets?
  /// Of a configuration.
  var imagePadding: Points = 0
  var hasConfiguration = false
  /// False where an image's size is not in the document.
  var isKnown = true
  /// Of the font that an empty title would have.
  var fontSize: Points = 15
}

/// A text field: its text or else its placeholder.
struct FieldContent: Sendable {
  var text: InterfaceText?
  /// False for a field of macOS that users edit.
  var asksForWidth = true
  /// Around the text's width.
  var padding: Points
  /// Nil for the line's height.
  var height: Points?
  var fontSize: Points
}

/// The titles of a segmented control.
struct SegmentContent: Sendable {
  var titles: [InterfaceText]
  /// Of the segments that have one, by index; 0 for the others.
  var widths: [Points]
  var isApportioned: Bool
  /// Around a title.
  var padding: Points
  var height: Points
  /// False where a segment has an image.
  var isKnown: Bool
}

/// A control of macOS that is as wide as the widest of its texts.
struct ControlContent: Sendable {
  var texts: [InterfaceText]
  /// Around a text.
  var padding: Points = 0
  var height: Points?
  var isKnown = true
}

extension ViewContent {
  /// Whether the size is the same in the running app.
  var isKnown: Bool {
    switch self {
    case .fixed(_, _, let isKnown): isKnown
    case .button(let button): button.isKnown
    case .segments(let segments): segments.isKnown
    case .control(let control): control.isKnown
    case .none, .label, .textView, .field: true
    }
  }
}
