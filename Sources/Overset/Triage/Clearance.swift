import OversetLabels
import OversetModel

/// What would show all of several texts in one label: a width, or lines with the height that they
/// need, or a scale; with everything else as it is.
public struct Clearance: Sendable, Hashable {
  /// Of the label, insets included; at scale 1, in the lines that there are. Nil where none would do.
  public var width: Points?
  /// At the label's width and scale 1; nil where the label's own number is enough.
  public var lines: Int?
  /// Of the label, insets included, for all lines; nil where the label's own height is enough.
  public var height: Points?
  /// Nil where none would do, and where UIKit does not shrink: in the wrapping modes.
  public var scale: Double?

  init(_ layout: CheckedLayout) {
    let needs = layout.fit.needs
    // No width helps a line that is too high, or paint over an edge.
    let isWhole = layout.fit.lostClusters == 0 && layout.outcome == .clipped
    width = isWhole || layout.fit.missingHeight > 0 ? nil : layout.neededLabelWidth
    let limit = layout.constraint.numberOfLines
    lines = limit > 0 && needs.lines > limit ? needs.lines : nil
    height = layout.neededLabelHeight
    // A label of one line does not shrink for its height.
    let shrinks =
      layout.constraint.withParagraphStyle.lineBreakMode.truncates
      && (layout.fit.missingHeight == 0 || limit != 1)
    scale = shrinks ? needs.scale : nil
  }

  /// Nil for no layouts.
  init?(_ parts: [Clearance]) {
    guard let first = parts.first else { return nil }
    self = parts.dropFirst().reduce(first) { $0.joined($1) }
  }

  /// What clears both.
  func joined(_ other: Clearance) -> Clearance {
    func most<Value: Comparable>(_ value: Value?, _ other: Value?) -> Value? {
      guard let value else { return other }
      guard let other else { return value }
      return max(value, other)
    }
    var joined = self
    joined.width = width.flatMap { width in other.width.map { max(width, $0) } }
    joined.lines = most(lines, other.lines)
    joined.height = most(height, other.height)
    joined.scale = scale.flatMap { scale in other.scale.map { min(scale, $0) } }
    return joined
  }

  /// `215 pt of width, 2 lines in 41 pt of height or scale 0.82`; empty where nothing would do.
  public var words: String {
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
