import OversetModel
import OversetSources

/// What a modifier of SwiftUI does to texts inside of it.
enum ModifierMeaning: Hashable {
  /// Values in the environment: the nearest to the text counts.
  case lineLimit(LineLimit)
  case scale(Double)
  case tightens(Bool)
  case truncation(LineBreakMode)
  case font(FontDescription)
  case weight(FontWeight)
  case italic
  case textCase(TextCase?)
  case contentSizes(ContentSizeCategory?, ContentSizeCategory?)
  /// Changes the font in a way that is not read.
  case unreadFont
  case buttonStyle(String)
  case pickerStyle(String)
  case labelStyle(String)
  case toggleStyle(String)
  case labelsHidden
  /// Layout.
  case frame(WrittenFrame)
  /// What it certainly takes of the width, and whether that is all.
  case padding(horizontal: Points, isAll: Bool)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case hidden
  /// Draws texts in no colour that is seen; the nearest colour counts.
  case clear
  /// It may leave less height than the text takes, or none of the known rooms.
  case sized
  case nothing
  /// An argument that decides is no literal.
  case unread
  /// It is not SwiftUI's.
  case own
}

/// SwiftUI's `lineLimit`.
struct LineLimit: Hashable {
  /// Nil for none.
  var most: Int?
  /// Lines that always have room.
  var reserved = 0
  /// Whether it is the lower one of two, by a condition of the app.
  var dependsOnCondition = false
}

/// The literals in `frame(…)`; infinite ones are left out.
struct WrittenFrame: Hashable {
  var width: Points?
  var height: Points?
  var maxWidth: Points?
  var maxHeight: Points?
  /// A height, or a largest one, is written that is no literal.
  var hasUnreadHeight = false
  var hasUnreadWidth = false
  /// Whether it says a width, or a largest one that is finite.
  var hasWidth: Bool { width != nil || maxWidth != nil || hasUnreadWidth }
  var hasHeight: Bool { height != nil || maxHeight != nil || hasUnreadHeight }
  /// A least size is written: the frame may have it where what is inside is larger.
  var hasLeastSize = false
  /// An ideal size is written: views of their own size take it.
  var hasIdealSize = false
}
