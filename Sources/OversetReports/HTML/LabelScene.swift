import OversetModel
import OversetTypesetting

/// A label as it is drawn: its frame, its lines, and what has no room in it.
struct LabelScene {
  /// The label's own rectangle, as high as its text and insets where it has no limit.
  var frame: Rect
  /// What is left of it for the text, inside the insets.
  var room: Rect
  /// The colours of the text and its shadow.
  var appearance: LabelAppearance
  var shadowOffset = Size(width: 0, height: 0)
  /// The box around all paint, which may leave the frame.
  var ink: Rect?
  /// In a right-to-left locale where the text would lie in the other direction.
  var mirrored: Rect?
  /// From top to bottom.
  var lines: [Line] = []
  /// What a person does not see, drawn where it would go on.
  var lost: [LostLine] = []
  /// The grounds of text with a colour behind it.
  var grounds: [(rect: Rect, color: LabelColor)] = []
  /// The hatched ground of lost text.
  var hatched: [Rect] = []
  /// Whether lines are left out below those that are here.
  var hasMoreLines = false
  /// Whether text is left out of the lines, although the picture has room for it.
  var isShortened = false

  struct Line {
    var rect: Rect
    /// The left end of the first glyph.
    var x: Points
    /// From the top of the room's coordinate space.
    var baseline: Points
    var drawing: LineDrawing
    /// The colour of each glyph, nil for the label's own; empty where all have that.
    var colors: [LabelColor?] = []
    /// In UTF-16 code units of the line's text; nil where all is seen.
    var ellipsis: Range<Int>?
    /// Whether it goes beyond the room and is cut off there.
    var isClipped: Bool
    /// Whether only marks leave the frame, and are cut off there.
    var isInkClipped: Bool
  }

  struct LostLine {
    var x: Points
    var baseline: Points
    var drawing: LineDrawing
  }

  /// How far the picture goes on beside the label: half its width shows that a text goes
  /// on, and more would make the label small.
  private var reach: Points { min(max(frame.width / 2, 60), 240) }

  /// How wide and high a picture is at most, in points: more than 40 lines of the largest text style.
  private static let mostSide = 4_000.0

  /// Whether the picture shows only a part of what it should.
  var isPart: Bool {
    hasMoreLines || isShortened || max(surroundings.width, surroundings.height) > Self.mostSide
  }

  /// Whether text goes on beyond the left edge of the picture.
  var isCutLeft: Bool { (lines.map(\.rect) + hatched).contains { $0.minX < frame.minX - reach } }

  /// Whether text goes on beyond the right edge of the picture.
  var isCutRight: Bool { (lines.map(\.rect) + hatched).contains { $0.maxX > frame.maxX + reach } }

  /// The part of the scene that the picture shows.
  var window: Rect {
    var window = surroundings
    window.width = min(window.width, Self.mostSide)
    window.height = min(window.height, Self.mostSide)
    return window
  }

  /// The label and, within reason, what is around it.
  private var surroundings: Rect {
    var minX = frame.minX
    var maxX = frame.maxX
    var minY = frame.minY
    var maxY = frame.maxY
    for rect in lines.map(\.rect) + hatched + (ink.map { [$0] } ?? []) {
      minX = min(minX, rect.minX)
      maxX = max(maxX, rect.maxX)
      minY = min(minY, rect.minY)
      maxY = max(maxY, rect.maxY)
    }
    if hasMoreLines, let last = lines.last { maxY = last.rect.maxY }
    minX = max(minX, frame.minX - reach)
    maxX = min(maxX, frame.maxX + reach)
    let margin = 4.0
    return Rect(
      x: minX - margin, y: minY - margin, width: max(maxX - minX, 1) + 2 * margin,
      height: max(maxY - minY, 1) + 2 * margin)
  }
}
