internal import OversetSources
internal import SwiftSyntax

/// Constraints that say how wide a view is at most.
extension SwiftFileReader {
  /// Notes `label.widthAnchor.constraint(equalToConstant: 96)` where the same expression makes it active,
  /// and SnapKit's `make.width.equalTo(96)`. Only numbers count: what has a name may be changed.
  func noteWidth(by call: FunctionCallExprSyntax) {
    guard call.arguments.count == 1, let value = call.arguments.first,
      value.expression.is(IntegerLiteralExprSyntax.self)
        || value.expression.is(FloatLiteralExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let dimension = member.base?.as(MemberAccessExprSyntax.self), let base = dimension.base
    else { return }
    switch (plainName(dimension.declName.baseName), plainName(member.declName.baseName)) {
    case ("widthAnchor", "constraint"):
      let label = value.label.map(plainName)
      guard label == "equalToConstant" || label == "lessThanOrEqualToConstant",
        isMadeActive(call)
      else { return }
      noteWidth(of: namePath(of: base), value.expression, at: Syntax(call))
    case ("width", "equalTo"), ("width", "lessThanOrEqualTo"):
      // What follows it may make it a wish: `.priority(.low)`.
      guard value.label == nil, call.parent?.is(CodeBlockItemSyntax.self) ?? false,
        namePath(of: base).count == 1, let view = viewOfMaker(around: call)
      else { return }
      noteWidth(of: view, value.expression, at: Syntax(call))
    default: return
    }
  }

  /// `x.isActive = true`, or an element of `NSLayoutConstraint.activate([…])`.
  private func isMadeActive(_ constraint: FunctionCallExprSyntax) -> Bool {
    if let member = constraint.parent?.as(MemberAccessExprSyntax.self) {
      let list = member.parent?.as(ExprListSyntax.self)
      let value = list?.last?.as(BooleanLiteralExprSyntax.self)
      return plainName(member.declName.baseName) == "isActive" && list?.count == 3
        && value?.literal.tokenKind == .keyword(.true)
    }
    let array = constraint.parent?.parent?.parent?.as(ArrayExprSyntax.self)
    let call = array?.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call.map { namePath(of: $0.calledExpression) } == ["NSLayoutConstraint", "activate"]
  }

  /// The view whose constraints the closure around a call makes, and never makes again:
  /// `label.snp.makeConstraints { … }`.
  private func viewOfMaker(around call: FunctionCallExprSyntax) -> [String]? {
    let closure = call.parent?.parent?.parent?.as(ClosureExprSyntax.self)
    guard let maker = closure?.parent?.as(FunctionCallExprSyntax.self) else { return nil }
    let path = namePath(of: maker.calledExpression)
    return path.suffix(2) == ["snp", "makeConstraints"] ? path.dropLast(2) : nil
  }
}
