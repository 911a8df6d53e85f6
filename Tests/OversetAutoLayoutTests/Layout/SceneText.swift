import OversetModel
import OversetAutoLayout

/// Constraints as a line of text each: `1.leading = 0.margins.leading + 16 @750`, `2.width <= 0.5 * 0.width - 8`.
///
/// Numbers before a point are views; `safe`, `margins`, `content`, `frame`, `top` and `bottom` after it are guides.
func constraints(_ lines: [String]) -> [LayoutConstraint] {
  lines.map { line in
    var words = line.split(separator: " ").map(String.init)
    var priority = 1000.0
    if let last = words.last, last.hasPrefix("@") {
      priority = Double(last.dropFirst()) ?? .nan
      words.removeLast()
    }
    let relation: LayoutRelation =
      words[1] == "<=" ? .atMost : words[1] == ">=" ? .atLeast : .equal
    var rest = Array(words.dropFirst(2))
    var multiplier = 1.0
    if rest.count > 1, rest[1] == "*" {
      multiplier = Double(rest[0]) ?? .nan
      rest.removeFirst(2)
    }
    var constant = 0.0
    var second: LayoutAnchor?
    if let number = Double(rest[0]) { constant = number } else { second = anchor(rest[0]) }
    if rest.count == 3 { constant = (Double(rest[2]) ?? .nan) * (rest[1] == "-" ? -1 : 1) }
    return LayoutConstraint(
      anchor(words[0]), relation, second, multiplier: multiplier, constant: constant,
      priority: priority)
  }
}

private func anchor(_ text: String) -> LayoutAnchor {
  let parts = text.split(separator: ".").map(String.init)
  let attribute = LayoutAttribute.allCases.first { "\($0)" == parts.last } ?? .left
  let view = Int(parts[0]) ?? -1
  if parts.count == 2 { return LayoutAnchor(view, attribute) }
  let guides: [String: LayoutGuide] = [
    "safe": .safeArea, "margins": .layoutMargins, "content": .scrollContent,
    "frame": .scrollFrame, "top": .topBars, "bottom": .bottomBars,
  ]
  return LayoutAnchor(.guide(guides[parts[1]] ?? .safeArea, of: view), attribute)
}

extension LayoutView {
  /// A view changed by `change`, with an intrinsic size.
  static func make(
    in parent: Int?, _ width: Double? = nil, _ height: Double? = nil,
    _ change: (inout LayoutView) -> Void = { _ in }
  ) -> LayoutView {
    var view = LayoutView(parent: parent)
    view.intrinsicSize = IntrinsicSize(width: width, height: height)
    change(&view)
    return view
  }

  /// A view that its stack view arranges.
  static func arranged(
    in parent: Int, _ width: Double?, _ height: Double?, hugging: Double = 250,
    _ change: (inout LayoutView) -> Void = { _ in }
  ) -> LayoutView {
    make(in: parent, width, height) { view in
      view.placement = .arranged
      view.hugging = PerAxis(horizontal: hugging, vertical: hugging)
      change(&view)
    }
  }

  static func stack(
    in parent: Int?, _ axis: LayoutAxis, _ change: (inout StackArrangement) -> Void = { _ in }
  ) -> LayoutView {
    make(in: parent) { view in
      var arrangement = StackArrangement(axis: axis)
      change(&arrangement)
      view.role = .stack(arrangement)
    }
  }
}

/// A scene on a canvas of 320 by 480 and where its views are: `x y width height`, in the root.
struct SceneCase: CustomTestStringConvertible {
  var name: String
  var views: [LayoutView]
  var lines: [String] = []
  var frames: [String]
  /// On a mirrored canvas; `nil` if all x are mirrored.
  var mirrored: [String]?
  var canvas = LayoutCanvas(size: Size(width: 320, height: 480))

  var testDescription: String { name }

  var scene: LayoutScene { LayoutScene(views: views, constraints: constraints(lines)) }
}

import Testing

extension Rect {
  /// Numbers to two decimals, without zeros at the end.
  var text: String {
    [x, y, width, height].map { value in
      let rounded = (value * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: " ")
  }
}
