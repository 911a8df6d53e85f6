import OversetLabels
import OversetModel

/// What would show all of several texts in one label: each of these alone, with everything else as
/// it is; nil where none would.
public struct Clearance: Sendable, Hashable {
  /// Of the label, insets included; at scale 1, in the lines that there are.
  public var width: Points?
  /// At the label's width and scale 1; nil where the label has no limit on lines.
  public var lines: Int?
  /// At the label's width, in the lines that there are.
  public var scale: Double?

  init(_ layout: CheckedLayout) {
    let needs = layout.fit.needs
    width = layout.neededLabelWidth
    lines = layout.constraint.numberOfLines > 0 ? needs.lines : nil
    scale = needs.scale
  }

  /// Nil for no layouts.
  init?(_ parts: [Clearance]) {
    guard let first = parts.first else { return nil }
    self = parts.dropFirst().reduce(first) { $0.joined($1) }
  }

  /// What clears both.
  func joined(_ other: Clearance) -> Clearance {
    func both<Value>(
      _ value: Value?, _ other: Value?, _ choose: (Value, Value) -> Value
    ) -> Value? {
      guard let value, let other else { return nil }
      return choose(value, other)
    }
    var joined = self
    joined.width = both(width, other.width, max)
    joined.lines = both(lines, other.lines, max)
    joined.scale = both(scale, other.scale, min)
    return joined
  }

  /// `215 pt of width, 2 lines or scale 0.82`; empty where nothing would do.
  public var words: String {
    var ways: [String] = []
    if let width { ways.append("\(width.roundedUp) pt of width") }
    if let lines { ways.append("\(lines) line\(lines == 1 ? "" : "s")") }
    if let scale { ways.append("scale \(scale.hundredthsDown)") }
    return ways.count < 2
      ? ways.joined() : ways.dropLast().joined(separator: ", ") + " or " + ways[ways.count - 1]
  }
}
