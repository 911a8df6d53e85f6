/// A length on the screen in points, as UIKit counts them.
public typealias Points = Double

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// From left to right.
  public var width: Points
  /// From top to bottom.
  public var height: Points

  /// In points.
  public init(width: Points, height: Points) {
    self.width = width
    self.height = height
  }

  /// Zero width and height.
  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in points; y grows downwards.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Points
  /// The upper edge.
  public var y: Points
  /// From left to right.
  public var width: Points
  /// From top to bottom.
  public var height: Points

  /// From the upper left corner and the size.
  public init(x: Points, y: Points, width: Points, height: Points) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// At the origin, of no size.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Points { x }
  /// The right edge.
  public var maxX: Points { x + width }
  /// The upper edge.
  public var minY: Points { y }
  /// The lower edge.
  public var maxY: Points { y + height }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top)
  }

  /// Moved to the right and down.
  public func offset(x: Points, y: Points) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// Where this rectangle lies in a layout of the other direction: mirrored about the middle of
  /// `bounds`.
  public func mirrored(in bounds: Rect) -> Rect {
    Rect(x: bounds.minX + bounds.maxX - maxX, y: y, width: width, height: height)
  }
}

/// Lengths inwards from the edges of a label, in points; leading is the left in a left-to-right
/// layout.
public struct Insets: Hashable, Sendable {
  /// From the upper edge.
  public var top: Points
  /// From the edge that lines begin at.
  public var leading: Points
  /// From the lower edge.
  public var bottom: Points
  /// From the edge that lines end at.
  public var trailing: Points

  /// Makes insets of 0, except for what is given.
  public init(
    top: Points = 0, leading: Points = 0, bottom: Points = 0, trailing: Points = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension Rect {
  /// What is left of the rectangle inside insets; width and height are never negative.
  public func inset(by insets: Insets, isRightToLeft: Bool) -> Rect {
    Rect(
      x: x + (isRightToLeft ? insets.trailing : insets.leading), y: y + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle with its insets around it.
  public func outset(by insets: Insets, isRightToLeft: Bool) -> Rect {
    Rect(
      x: x - (isRightToLeft ? insets.trailing : insets.leading), y: y - insets.top,
      width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom)
  }
}
