import OversetFits
import OversetModel

/// What would show lines and paint that are higher than their label, in a phrase.
extension CheckedLayout {
  /// What would show a whole line: more height, or a smaller font.
  func heightRemedy(_ clears: Clearance) -> String {
    var ways: [String] = []
    if let height = clears.height { ways.append("make '\(label)' \(height.roundedUp) pt high") }
    if let font = smallerFont { ways.append(font) }
    return ways.joined(separator: ", or ")
  }

  /// What would show all paint.
  func inkRemedy(_ clears: Clearance) -> String {
    guard let height = clears.height else {
      return "leave room at the sides of '\(label)', by insets"
    }
    var ways = ["make '\(label)' \(height.roundedUp) pt high"]
    if asksForOversize { ways.append("set sizingRule: oversize") }
    if showsInkWithoutClipping { ways.append("do without 'clipsToBounds'") }
    return ways.joined(separator: ", or ")
  }

  /// Whether the label may reserve room for tall letters, and does not.
  var asksForOversize: Bool {
    guard case .textStyle = constraint.font.size else { return false }
    return constraint.sizingRule == .typographic
  }

  /// Whether its paint is cut only because it clips: a point and less is no fault without.
  var showsInkWithoutClipping: Bool {
    constraint.clipsToBounds && cutEdges.allSatisfy { $0.points <= 1 }
  }

  /// `set it in 20 pt`, or `limit it to xxL`: the largest whose line has room; nil where none is
  /// legible.
  var smallerFont: String? {
    let font = constraint.font
    guard constraint.attributedText == nil, runs.isEmpty, fit.scale == 1, font.pointSize > 0,
      let line = fit.lines.first?.rect.height, line > 0
    else { return nil }
    let largest = room.height / line * font.pointSize + 1e-6
    let smallest = font.platform.minimumPointSize
    guard font.followsContentSize else {
      let points = largest.rounded(.down)
      return points >= smallest ? "set it in \(Int(points)) pt" : nil
    }
    let category = ContentSizeCategory.allCases.last { category in
      let points = font.scaled(to: category).pointSize
      return points <= largest && points >= smallest
    }
    return category.map { "limit it to \($0.rawValue)" }
  }
}
