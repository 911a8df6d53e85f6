/// A length on the screen in points, as UIKit counts them.
public typealias Points = Double

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Points
  public var height: Points

  public init(width: Points, height: Points) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points; y grows downwards.
public struct Rect: Hashable, Sendable {
  public var x: Points
  public var y: Points
  public var width: Points
  public var height: Points

  public init(x: Points, y: Points, width: Points, height: Points) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var minX: Points { x }
  public var maxX: Points { x + width }
  public var minY: Points { y }
  public var maxY: Points { y + height }

  /// Where this rectangle lies in a layout of the other direction: mirrored about the middle of
  /// `bounds`.
  public func mirrored(in bounds: Rect) -> Rect {
    Rect(x: bounds.minX + bounds.maxX - maxX, y: y, width: width, height: height)
  }
}
