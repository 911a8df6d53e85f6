package import OversetFits
public import OversetModel

/// What would show all of several texts in one label: a width, or lines with the height that they
/// need, or a scale; with everything else as it is.
///
/// Only what somebody can do: no width that no screen has, no scale that is not legible, no lines
/// that break a word or make a page of a label.
public struct Clearance: Sendable, Hashable {
  /// Of the label, insets included, in the lines that there are; at scale 1, unless the label shrinks.
  /// Nil where none would do.
  public var width: Points?
  /// At the label's width; nil where the label's own number is enough, and where none would do.
  public var lines: Int?
  /// Of the label, insets included, for all lines; nil where the label's own height is enough, and
  /// where none would do.
  public var height: Points?
  /// Nil where none would do, and where UIKit does not shrink: in the wrapping modes.
  public var scale: Double?
  /// Whether more lines or height would do.
  package private(set) var growsDown = false
  /// The lines that all of the text takes, whether a label could have that many or not.
  package private(set) var neededLines = 0
  /// Of the label, insets included, for a line that is too high, without which nothing else helps; nil
  /// where it is not.
  package private(set) var lineHeight: Points?

  /// `leastRoom` is what a label needs that shrinks or tightens; `breaksWords`, whether a word is
  /// wider than the label.
  package init(_ layout: CheckedLayout, leastRoom: LeastRoom? = nil, breaksWords: Bool = false) {
    let (fit, room, constraint) = (layout.lack, layout.room, layout.constraint)
    neededLines = fit.needs.lines
    if layout.setting.isInSystemRoom { return }
    // All that helps a line that is too high, or paint over an edge.
    if layout.cutsWholeText {
      height = layout.wholeTextHeight
      growsDown = height != nil
      return
    }
    lineHeight = fit.missingHeight > 0 ? layout.lineHeight : nil
    // Nobody knows how wide a label is of which only bounds are known.
    if layout.setting.mostRoom == nil, fit.missingHeight == 0, let needed = fit.needs.width,
      needed > room.width
    {
      let least = leastRoom.map(\.width) ?? layout.neededFrameWidth
      width = least.flatMap { $0 <= layout.setting.mostWidth ? $0 : nil }
    }
    if !breaksWords {
      if let leastRoom {
        (lines, height) = (leastRoom.lines, leastRoom.height)
      } else if fit.needs.lines <= Self.mostLines(from: constraint.numberOfLines) {
        let allowed = constraint.numberOfLines
        lines = allowed > 0 && fit.needs.lines > allowed ? fit.needs.lines : nil
        height = layout.neededFrameHeight
      }
      if let lineHeight, lines != nil || constraint.numberOfLines != 1 {
        height = max(height ?? 0, lineHeight)
      }
      growsDown = lines != nil || height != nil
    }
    // A label of one line does not shrink for its height.
    if constraint.withParagraphStyle.lineBreakMode.truncates,
      !constraint.enablesMarqueeWhenAncestorFocused,
      fit.missingHeight == 0 || constraint.numberOfLines != 1, let most = fit.needs.scale
    {
      let least = Self.leastScale(of: constraint.font.pointSize, layout.setting.rules)
      scale = (most * 100 + 1e-6).rounded(.down) / 100 >= least ? most : nil
    }
  }

  /// Of what was measured before.
  package init(
    width: Points?, lines: Int?, height: Points?, scale: Double?, growsDown: Bool,
    neededLines: Int, lineHeight: Points?
  ) {
    self.width = width
    self.lines = lines
    self.height = height
    self.scale = scale
    self.growsDown = growsDown
    self.neededLines = neededLines
    self.lineHeight = lineHeight
  }

  /// A label of one line may become one of four, beyond which `long-label` speaks of a text view; one
  /// of many lines may become twice as long.
  package static func mostLines(from allowed: Int) -> Int {
    max(mostLabelLines, min(allowed, 1 << 20) * 2)
  }

  /// More are a text for a text view.
  package static let mostLabelLines = 4

  /// At half of its size, body text of 17 points is 8.5: less than on any of Apple's platforms.
  private static let leastScale = 0.5

  /// The least scale that is suggested for a font of this many points.
  package static func leastScale(of pointSize: Points, _ settings: RuleSettings) -> Double {
    max(settings.legibleScale(of: pointSize), leastScale)
  }

  /// Nil for no layouts.
  package init?(_ parts: [Clearance]) {
    guard let first = parts.first else { return nil }
    self = parts.dropFirst().reduce(first) { $0.joined($1) }
  }

  /// What clears both.
  package func joined(_ other: Clearance) -> Clearance {
    func most<Value: Comparable>(_ value: Value?, _ other: Value?) -> Value? {
      guard let value else { return other }
      guard let other else { return value }
      return max(value, other)
    }
    var joined = self
    joined.width = width.flatMap { width in other.width.map { max(width, $0) } }
    joined.neededLines = max(neededLines, other.neededLines)
    joined.lineHeight = most(lineHeight, other.lineHeight)
    joined.growsDown = growsDown && other.growsDown
    joined.lines = joined.growsDown ? most(lines, other.lines) : nil
    joined.height = joined.growsDown ? most(height, other.height) : nil
    joined.scale = scale.flatMap { scale in other.scale.map { min(scale, $0) } }
    return joined
  }

  /// `215 pt of width, 2 lines in 41 pt of height or scale 0.82`; empty where nothing would do.
  public var phrase: String {
    var ways: [String] = []
    if let width { ways.append("\(width.roundedUp) pt of width") }
    let room = height.map { "\($0.roundedUp) pt of height" }
    if let lines {
      ways.append("\(lines) line\(lines == 1 ? "" : "s")" + (room.map { " in \($0)" } ?? ""))
    } else if let room {
      ways.append(room)
    }
    if let scale { ways.append("scale \(scale.hundredthsDown)") }
    return ways.listed(with: "or")
  }
}
