internal import OversetSources
internal import SwiftSyntax

/// Constraints that SnapKit makes.
extension SwiftFileReader {
  /// Notes what the statements of `label.snp.makeConstraints { … }` make; those of
  /// `remakeConstraints` and `updateConstraints` may be others later.
  func noteMaker(_ call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(MemberAccessExprSyntax.self), let owner = base.base,
      plainName(base.declName.baseName) == "snp", let view = viewNames(namePath(of: owner)),
      let closure = call.trailingClosure
    else { return }
    let isMade = plainName(member.declName.baseName) == "makeConstraints"
    if !isMade {
      for attribute in ViewConstraint.Attribute.allCases {
        append(ViewConstraint.Anchor(view, attribute), .equal, nil, constant: nil)
      }
    }
    let isSure = isMade && holds(Syntax(call))
    let maker = parameterName(of: closure)
    for statement in closure.statements.prefix(SurfaceClimb.mostSiblings) {
      guard
        let made = statement.item.as(FunctionCallExprSyntax.self).flatMap({
          SnapKitStatement($0, maker: maker)
        })
      else {
        appendUnread(of: view)
        continue
      }
      note(made, of: view, isSure: isSure)
    }
  }

  private func note(_ made: SnapKitStatement, of view: [String], isSure: Bool) {
    var (targetView, targetAttribute): ([String]?, ViewConstraint.Attribute?)
    let size = made.target.flatMap(number)
    if let target = made.target, size == nil {
      var path = namePath(of: target)
      if path.count > 1, path[path.count - 2] == "snp" {
        guard let known = SnapKitStatement.attributes[path[path.count - 1]], known.count == 1 else {
          return appendUnread(of: view)
        }
        targetAttribute = known[0]
        path.removeLast(2)
      }
      targetView = viewNames(path)
      if targetView == nil { return appendUnread(of: view) }
    }
    // ConstraintMakerExtendable.multipliedBy(_:), dividedBy(_:)
    let factor = made.factor.map(number) ?? made.divisor.map { number($0).map { 1 / $0 } } ?? 1
    for attribute in made.attributes {
      let isSize = attribute == .width || attribute == .height
      let second: ViewConstraint.Anchor? =
        size != nil ? nil : ViewConstraint.Anchor(targetView, targetAttribute ?? attribute)
      // SnapKit takes a number at an edge as an offset from the superview's.
      let hasFactor = made.factor != nil || made.divisor != nil
      let isFactorRead = !hasFactor || isSize && size == nil && factor.map { $0 > 0 } ?? false
      let isRead =
        isSure && isFactorRead && (size == nil || isSize) && !(isSize && made.inset != nil)
      let isEnd = [.trailing, .right, .bottom].contains(attribute)
      let added =
        made.offset.map(number) ?? made.inset.map { number($0).map { isEnd ? -$0 : $0 } } ?? 0
      append(
        ViewConstraint.Anchor(view, attribute), made.relation, second, multiplier: factor ?? 1,
        constant: isRead ? added.map { $0 + (size ?? 0) } : nil)
    }
  }

  private func appendUnread(of view: [String]) {
    append(ViewConstraint.Anchor(view, .other), .equal, nil, constant: nil)
  }

  private func parameterName(of closure: ClosureExprSyntax) -> String {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.first.map { plainName($0.name) } ?? ""
    case .parameterClause(let clause): clause.parameters.first.map { plainName($0.firstName) } ?? ""
    case nil: "$0"
    }
  }
}
