package import OversetModel

/// The width of a room on any screen: `(screen * share + inset) / items + rest`.
package struct RoomLength: Hashable, Sendable {
  private var share: Double
  private var inset: Points
  /// Whether the items of a bar share what is before `rest`.
  package private(set) var isShared = false
  private var rest: Points = 0

  /// A number of points on every screen.
  package init(_ points: Points) { (share, inset) = (0, points) }

  private init(share: Double) { (self.share, inset) = (share, 0) }

  /// The width of the screen.
  package static let screen = RoomLength(share: 1)

  /// Whether the screen's width counts.
  var isRelative: Bool { share != 0 }

  /// In points. `items` counts those that share a bar: a room that is shared is not known without.
  package func points(onScreen screen: Points, items: Int? = nil) -> Points? {
    let whole = share * screen + inset
    guard isShared else { return whole + rest }
    guard let items, items > 0 else { return nil }
    return whole / Double(items) + rest
  }

  /// The same as `overset.yml` writes it; nil where a shared room has no number of items.
  package func expression(items: Int? = nil) -> WidthExpression? {
    var width: WidthExpression = share == 0 ? .points(inset) : .screen
    if share != 0, share != 1 { width = .product(width, .points(share)) }
    if share != 0, inset != 0 { width = Self.sum(width, inset) }
    if isShared {
      guard let items, items > 0 else { return nil }
      width = .quotient(width, .points(Double(items)))
    }
    return rest == 0 ? width : Self.sum(width, rest)
  }

  /// The same with a number of items; nil where it needs one.
  func shared(by items: Int?) -> RoomLength? {
    guard isShared else { return self }
    guard let items, items > 0 else { return nil }
    var length = self
    length.share /= Double(items)
    length.inset = inset / Double(items) + rest
    length.rest = 0
    length.isShared = false
    return length
  }

  /// The points that it is on every screen; nil where it depends on the screen.
  var constant: Points? { share == 0 && !isShared ? inset : nil }

  /// Of two that no items share.
  func plus(_ other: Self) -> Self {
    var length = self
    length.share += other.share
    length.inset += other.inset
    return length
  }

  func times(_ factor: Double) -> Self {
    var length = self
    length.share *= factor
    length.inset *= factor
    return length
  }

  private static func sum(_ width: WidthExpression, _ points: Points) -> WidthExpression {
    points < 0 ? .difference(width, .points(-points)) : .sum(width, .points(points))
  }

  package static func + (length: Self, points: Points) -> Self {
    var length = length
    if length.isShared { length.rest += points } else { length.inset += points }
    return length
  }

  package static func - (length: Self, points: Points) -> Self { length + -points }

  /// What each item of a bar gets.
  package static func / (length: Self, items: BarItems) -> Self {
    var length = length
    length.isShared = true
    return length
  }

  /// The number of a bar's items.
  package enum BarItems { case items }
}

extension RoomLength: CustomStringConvertible {
  /// `screen - 32`, `(screen - 58.25) / items + 8.25`.
  package var description: String {
    var text = share == 0 ? number(inset) : share == 1 ? "screen" : "screen * \(number(share))"
    if share != 0 { text += signed(inset) }
    guard isShared else { return text }
    return (inset == 0 ? text : "(\(text))") + " / items" + signed(rest)
  }

  private func signed(_ points: Points) -> String {
    points == 0 ? "" : points < 0 ? " - \(number(-points))" : " + \(number(points))"
  }

  private func number(_ value: Double) -> String {
    let short = (value * 1000).rounded() / 1000
    return short == short.rounded() && short.magnitude < 1e9 ? String(Int(short)) : String(short)
  }
}
