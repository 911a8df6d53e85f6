internal import OversetSources
internal import SwiftSyntax

/// A statement that makes constraints with SnapKit, in its parts:
/// `make.leading.trailing.equalToSuperview().inset(16)`.
struct SnapKitStatement {
  var attributes: [ViewConstraint.Attribute]
  var relation: ViewConstraint.Relation
  /// What it is equal to; nil for the superview.
  var target: ExprSyntax?
  /// What is added, and what is taken away at every edge.
  var offset: ExprSyntax?
  var inset: ExprSyntax?
  /// What a size is times, or is divided by.
  var factor: ExprSyntax?
  var divisor: ExprSyntax?

  /// Nil of what is another statement, or says more than this, such as a priority.
  init?(_ call: FunctionCallExprSyntax, maker: String) {
    var current = call
    var (offset, inset): (ExprSyntax?, ExprSyntax?)
    var (factor, divisor): (ExprSyntax?, ExprSyntax?)
    // What follows the relation, from the last.
    for _ in 0..<4 {
      guard let member = current.calledExpression.as(MemberAccessExprSyntax.self),
        let base = member.base
      else { return nil }
      let name = plainName(member.declName.baseName)
      if let relation = Self.relations[name] {
        let path = namePath(of: base)
        guard path.first == maker, path.count <= 7, current.arguments.count <= 1 else { return nil }
        var attributes: [ViewConstraint.Attribute] = []
        for name in path.dropFirst() {
          guard let known = Self.attributes[name] else { return nil }
          attributes += known
        }
        self.attributes = attributes
        self.relation = relation
        target = current.arguments.first?.expression
        guard (target == nil) == name.hasSuffix("Superview") else { return nil }
        (self.offset, self.inset) = (offset, inset)
        (self.factor, self.divisor) = (factor, divisor)
        return
      }
      guard current.arguments.count == 1, let value = current.arguments.first, value.label == nil,
        let inner = base.as(FunctionCallExprSyntax.self)
      else { return nil }
      switch name {
      case "offset" where offset == nil && inset == nil: offset = value.expression
      case "inset" where offset == nil && inset == nil: inset = value.expression
      case "multipliedBy" where factor == nil && divisor == nil: factor = value.expression
      case "dividedBy" where factor == nil && divisor == nil: divisor = value.expression
      case "priority" where ["1000", ".required"].contains(value.expression.trimmedDescription):
        break
      default: return nil
      }
      current = inner
    }
    return nil
  }

  private static let relations: [String: ViewConstraint.Relation] = [
    "equalTo": .equal, "equalToSuperview": .equal, "lessThanOrEqualTo": .atMost,
    "lessThanOrEqualToSuperview": .atMost, "greaterThanOrEqualTo": .atLeast,
    "greaterThanOrEqualToSuperview": .atLeast,
  ]

  static let attributes: [String: [ViewConstraint.Attribute]] = [
    "leading": [.leading], "trailing": [.trailing], "left": [.left], "right": [.right],
    "top": [.top], "bottom": [.bottom], "width": [.width], "height": [.height],
    "centerX": [.centerX], "centerY": [.centerY], "center": [.centerX, .centerY],
    "size": [.width, .height], "edges": [.left, .right, .top, .bottom],
    "directionalEdges": [.leading, .trailing, .top, .bottom],
    "horizontalEdges": [.left, .right], "verticalEdges": [.top, .bottom],
    "directionalHorizontalEdges": [.leading, .trailing],
    "directionalVerticalEdges": [.top, .bottom],
  ]
}
