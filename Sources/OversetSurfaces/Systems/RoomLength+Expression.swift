package import OversetModel

extension RoomLength {
  /// The length that `overset.yml` writes; nil of one that is no share of the screen and points.
  package init?(_ width: WidthExpression) {
    switch width {
    case .points(let points): self.init(points)
    case .screen: self = .screen
    case .sum(let left, let right):
      guard let left = RoomLength(left), let right = RoomLength(right) else { return nil }
      self = left.plus(right)
    case .difference(let left, let right):
      guard let left = RoomLength(left), let right = RoomLength(right) else { return nil }
      self = left.plus(right.times(-1))
    case .product(let left, let right):
      guard let left = RoomLength(left), let right = RoomLength(right) else { return nil }
      guard let factor = left.constant ?? right.constant else { return nil }
      self = (left.constant == nil ? left : right).times(factor)
    case .quotient(let left, let right):
      guard let left = RoomLength(left), let divisor = RoomLength(right)?.constant, divisor != 0
      else { return nil }
      self = left.times(1 / divisor)
    }
  }
}
