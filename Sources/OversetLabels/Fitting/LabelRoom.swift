import OversetModel
import OversetTypesetting

/// The room that a label draws in, and how it may use it.
struct LabelRoom {
  var bounds: Size
  private let label: Settings

  /// What does not depend on the room's size.
  ///
  /// A class, because rooms of other sizes are tried out: one reference, not all of a label's settings.
  private final class Settings: Sendable {
    let constraint: LabelConstraint
    let behavior: LabelBehavior
    let grid: PixelGrid
    let freeHeight: Points

    init(
      constraint: LabelConstraint, behavior: LabelBehavior, grid: PixelGrid, freeHeight: Points
    ) {
      self.constraint = constraint
      self.behavior = behavior
      self.grid = grid
      self.freeHeight = freeHeight
    }
  }

  /// `constraint` has the settings that count, `insets` are what the label has around its bounds.
  init(bounds: Size, constraint: LabelConstraint, grid: PixelGrid, insets: Insets = Insets()) {
    self.init(
      bounds: bounds, constraint: constraint,
      behavior: constraint.kind.profile.behavior(of: constraint), grid: grid, insets: insets)
  }

  /// Makes a room for a label with this behaviour.
  init(
    bounds: Size, constraint: LabelConstraint, behavior: LabelBehavior, grid: PixelGrid,
    insets: Insets = Insets()
  ) {
    self.bounds = bounds
    label = Settings(
      constraint: constraint, behavior: behavior, grid: grid,
      // The line is in the middle of its room.
      freeHeight: behavior.reachesIntoInsets ? 2 * max(0, min(insets.top, insets.bottom)) : 0)
  }

  /// A copy with references of its own, for another worker.
  init(copyOf other: LabelRoom) {
    bounds = other.bounds
    label = Settings(
      constraint: other.constraint, behavior: other.behavior, grid: other.grid,
      freeHeight: other.freeHeight)
  }

  /// The settings that count.
  var constraint: LabelConstraint { _read { yield label.constraint } }
  var behavior: LabelBehavior { _read { yield label.behavior } }
  var grid: PixelGrid { label.grid }
  /// How far a line may reach into the insets above and below, together.
  var freeHeight: Points { label.freeHeight }

  private var allowedLines: Int { constraint.numberOfLines > 0 ? constraint.numberOfLines : .max }

  /// Where a text is drawn: a vertical-alignment label draws in its text rect (its published code),
  /// so its lines have the width of that.
  func drawingRoom(of text: LabelText) -> LabelRoom {
    guard constraint.verticalAlignment != nil else { return self }
    var room = self
    let lines = stack(text, at: 1, limit: allowedLines)
    let shadow = behavior.shadow?.width.magnitude ?? 0
    room.bounds.width = min(bounds.width, max(lines.width, grid.ceil(lines.width + shadow)))
    return room
  }

  /// The number of lines at a scale: as many as are allowed and fit the height, at least one.
  func visibleLines(of font: TypesetFont, at scale: Double) -> Int {
    let allowed = allowedLines
    let lineHeight = font.lineHeight * scale
    guard lineHeight > 0, bounds.height.isFinite else { return allowed }
    let gap = behavior.lineGap * font.size.points * scale
    let room =
      ((bounds.height + behavior.missingPixels * grid.pixel + gap) / (lineHeight + gap))
      .roundedDownStably
    return min(allowed, room >= 1 ? Int(min(room, 1e9)) : 1)
  }

  /// The lines at a scale; a brief one of a plain text does not say where its last line is cut.
  func stack(_ text: LabelText, at scale: Double, isBrief: Bool = false) -> LineStack {
    if text.isPlain {
      return stack(
        text, at: scale, limit: visibleLines(of: text.font, at: scale), isBrief: isBrief)
    }
    // Lines of several heights must be made before it is known how many there is room for.
    let all = stack(text, at: scale, limit: allowedLines)
    let visible = all.count(within: bounds.height + behavior.missingPixels * grid.pixel)
    return visible == all.lines.count ? all : stack(text, at: scale, limit: visible)
  }

  private func stack(
    _ text: LabelText, at scale: Double, limit: Int, isBrief: Bool = false
  ) -> LineStack {
    text.lineStack(
      width: bounds.width, at: text.font.size.scaled(by: scale), limit: limit,
      mode: behavior.cutMode, isBrief: isBrief)
  }

  /// Whether everything is seen at a scale, without making the lines.
  func showsAll(of text: LabelText, at scale: Double) -> Bool {
    if constraint.lineBreakMode == .byCharWrapping || !text.isPlain {
      return stack(text, at: scale).isComplete
    }
    return text.lineCount(
      width: bounds.width, at: text.font.size.scaled(by: scale),
      limit: visibleLines(of: text.font, at: scale)) != nil
  }

  /// Whether every word of a plain text is seen whole at scale 1.
  func showsAllUnbroken(_ text: LabelText) -> Bool {
    var limit = visibleLines(of: text.font, at: 1)
    for (index, wrapper) in text.wrappers.enumerated() {
      guard limit > 0 else { return text.isBlank(from: index) }
      let count = wrapper.unbrokenLineCount(
        width: bounds.width, at: text.font.size, limit: limit)
      guard let count, count <= limit else { return false }
      limit -= count
    }
    return true
  }

  /// Whether the label makes its text smaller before it cuts it, down to a known scale.
  var shrinks: Bool {
    if case .down = behavior.shrinking { true } else { false }
  }

  /// The smallest scale of a label that shrinks; 1 for other labels.
  var minimumScale: Double {
    if case .down(let scale, _) = behavior.shrinking { scale } else { 1 }
  }

  /// Why a verdict is not sure, where the label's reference leaves a question open.
  func doubt(about question: LabelQuestion) -> String? {
    constraint.kind.profile.doubt(about: question)
  }

  /// Whether hard line breaks alone make more lines than are allowed, so that no scale helps.
  func hasTooManyParagraphs(_ text: LabelText) -> Bool {
    text.wrappers.count > allowedLines && !text.isBlank(from: allowedLines)
  }
}
