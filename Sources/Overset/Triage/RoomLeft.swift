import OversetLabels
import OversetModel
import OversetRules

/// Room for a translator, over all lines of a label.
public struct RoomLeft: Sendable, Hashable {
  /// Negative where the text is over.
  public var points: Points
  /// About as many grapheme clusters, as wide as those of the text are on average.
  public var clusters: Int
}

extension CheckedLayout {
  /// What is left of the label's width over all of its lines, and about how many clusters that are.
  func roomLeft(countingClusters count: (String) -> Int) -> RoomLeft? {
    guard let needed = fit.needs.width, let lineHeight = fit.lines.first?.rect.height,
      fit.scale > 0
    else { return nil }
    let high = lineHeight > 0 ? room.height * fit.scale / lineHeight : .infinity
    let limit = constraint.numberOfLines > 0 ? Double(constraint.numberOfLines) : .infinity
    let lines = max(1, min(limit, (high + 1e-3).rounded(.down)))
    let points = (room.width - needed) * lines
    let shown = fit.lines.map(\.width).reduce(0, +) / fit.scale
    let clusters = fit.lines.map { count($0.shown) }.reduce(0, +)
    guard points.isFinite, shown > 0, clusters > 0 else { return nil }
    let left = points * Double(clusters) / shown
    guard left.magnitude < 1e9 else { return nil }
    return RoomLeft(points: points, clusters: Int(left.rounded(.down)))
  }
}
