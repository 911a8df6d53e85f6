/// A multiple of a variable, or the sum of two, and a constant: where an edge is, or how long a side is.
struct EdgeExpression {
  var constant: Double
  private(set) var first: LinearTerm?
  private(set) var second: LinearTerm?

  init(_ constant: Double) { self.constant = constant }

  init(variable: Int) {
    constant = 0
    first = LinearTerm(variable, 1)
  }

  static func + (left: EdgeExpression, right: Double) -> EdgeExpression {
    var sum = left
    sum.constant += right
    return sum
  }

  static func - (left: EdgeExpression, right: Double) -> EdgeExpression { left + -right }

  static func * (left: EdgeExpression, factor: Double) -> EdgeExpression {
    var product = left
    product.constant *= factor
    product.first?.coefficient *= factor
    product.second?.coefficient *= factor
    return product
  }

  /// Of the right one, no more than one term.
  static func + (left: EdgeExpression, right: EdgeExpression) -> EdgeExpression {
    var sum = left + right.constant
    if sum.first == nil {
      sum.first = right.first
      sum.second = right.second
    } else {
      sum.second = right.first
    }
    return sum
  }
}

/// A rectangle whose sides are to be found.
struct EdgeBox {
  var left: EdgeExpression
  var top: EdgeExpression
  var width: EdgeExpression
  var height: EdgeExpression

  var right: EdgeExpression { left + width }
  var bottom: EdgeExpression { top + height }
  var centerX: EdgeExpression { left + width * 0.5 }
  var centerY: EdgeExpression { top + height * 0.5 }

  func inset(by insets: LayoutInsets) -> EdgeBox {
    EdgeBox(
      left: left + insets.left, top: top + insets.top,
      width: width - (insets.left + insets.right), height: height - (insets.top + insets.bottom))
  }

  /// Start, length and end along an axis.
  func start(_ axis: LayoutAxis) -> EdgeExpression { axis == .horizontal ? left : top }
  func length(_ axis: LayoutAxis) -> EdgeExpression { axis == .horizontal ? width : height }
  func end(_ axis: LayoutAxis) -> EdgeExpression { axis == .horizontal ? right : bottom }
}
