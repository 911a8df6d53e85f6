internal import SwiftSyntax

extension SwiftFileReader {
  /// Whether an operator makes a plain text of a literal where a key may be: nothing looks that up.
  ///
  /// Of `"a" + name` there is no key. Where a call takes strings as well as keys (`isOverloaded`), the
  /// literals of `name ?? "a"` and `isOn ? "a" : name` have the type of what stands beside them: both
  /// operands of these operators have one.
  func isPlainText(_ literal: StringLiteralExprSyntax, isOverloaded: Bool) -> Bool {
    let branch = literal.parent?.as(UnresolvedTernaryExprSyntax.self)
    let operand = branch.map { Syntax($0) } ?? Syntax(literal)
    guard let list = operand.parent?.as(ExprListSyntax.self),
      list.count <= SurfaceClimb.mostSiblings
    else { return false }
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { Syntax($0).id == operand.id }) else {
      return false
    }
    func element(_ distance: Int) -> ExprSyntax? {
      elements.indices.contains(index + distance) ? elements[index + distance] : nil
    }
    func sign(_ distance: Int) -> String? {
      element(distance)?.as(BinaryOperatorExprSyntax.self)?.operator.text
    }
    if branch == nil, sign(-1) == "+" || sign(1) == "+" { return sum(with: literal).isEmpty }
    guard isOverloaded else { return false }
    if sign(-1) == "??", let left = element(-2) { return !isKeyType(type(of: left) ?? "") }
    let other =
      branch == nil
      ? element(-1)?.as(UnresolvedTernaryExprSyntax.self)?.thenExpression
      : elements.count == index + 2 ? element(1) : nil
    return other.flatMap(type) == "String"
  }

  /// The type of a value, as far as its own words and the file's declarations tell.
  private func type(of value: ExprSyntax) -> String? {
    let names = namePath(of: value)
    return madeType(value, names) ?? typeOfTarget(names)
  }

  /// What a constant in one of the blocks around is set to; nil of what is no name of one.
  func valueOfConstant(_ name: ExprSyntax, at node: Syntax) -> ExprSyntax? {
    name.as(DeclReferenceExprSyntax.self)
      .flatMap { valueOfConstant(plainName($0.baseName), at: node) }
  }

  func valueOfConstant(_ name: String, at node: Syntax) -> ExprSyntax? {
    var around = node.parent
    for _ in 0..<64 {
      guard let next = around else { return nil }
      let constants = next.as(CodeBlockItemListSyntax.self)?.prefix(64)
        .compactMap { $0.item.as(VariableDeclSyntax.self) }
        .filter { $0.bindingSpecifier.tokenKind == .keyword(.let) }
        .compactMap(\.bindings.first)
      if let found = constants?.first(where: { bindingName($0) == name }) {
        return found.initializer?.value
      }
      around = next.parent
    }
    return nil
  }
}
