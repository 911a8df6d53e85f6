internal import OversetSources
internal import SwiftSyntax

/// Modifiers that are applied under a condition: of the compiler, or by a closure.
extension SurfaceClimb {
  /// `#if os(iOS) .padding() #endif` behind a view: the modifiers of all its branches.
  mutating func addModifiers(in list: PostfixIfConfigExprSyntax) {
    for clause in list.config.clauses {
      guard case .postfixExpression(let expression)? = clause.elements else { continue }
      for var modifier in modifiers(of: expression, on: nil) ?? [] {
        modifier.condition = CompiledPlatform.condition(of: clause)
        append(modifier)
      }
    }
  }

  /// What the closures of a call apply to the view that they get: see `SurfaceModifier.changes`.
  func changes(byClosuresOf call: FunctionCallExprSyntax) -> [[SurfaceModifier]] {
    // Most calls have none, and every value inside of the view comes by here.
    guard
      call.trailingClosure != nil
        || call.arguments.last?.expression.is(ClosureExprSyntax.self) ?? false
    else { return [] }
    let closures =
      call.arguments.prefix(8).compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [call.trailingClosure].compactMap { $0 }
      + call.additionalTrailingClosures.prefix(4).map(\.closure)
    var changes: [[SurfaceModifier]] = []
    for closure in closures {
      guard let name = viewName(in: closure),
        let found = self.changes(by: closure.statements, of: name, depth: 4)
      else { return [] }
      changes += found
    }
    return changes.count <= Self.mostModifiers ? changes : []
  }

  /// The name of the only value that a closure gets.
  private func viewName(in closure: ClosureExprSyntax) -> String? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names):
      return names.count == 1 ? names.first.map { plainName($0.name) } : nil
    case .parameterClause(let clause):
      guard clause.parameters.count == 1, let only = clause.parameters.first else { return nil }
      return plainName(only.secondName ?? only.firstName)
    case nil: return "$0"
    }
  }

  /// Nil where statements do anything else than to answer with the view.
  private func changes(
    by statements: CodeBlockItemListSyntax, of name: String, depth: Int
  ) -> [[SurfaceModifier]]? {
    guard depth > 0, statements.count == 1, let item = statements.first?.item else { return nil }
    switch item {
    case .decl(let declaration):
      guard let list = declaration.as(IfConfigDeclSyntax.self) else { return nil }
      return joined(
        list.clauses.prefix(8).lazy.filter {
          CompiledPlatform.condition(of: $0) != .leftOut
        }.map { clause in
          guard case .statements(let inner)? = clause.elements else { return nil }
          return changes(by: inner, of: name, depth: depth - 1)
        })
    case .stmt(let statement):
      if let answer = statement.as(ReturnStmtSyntax.self)?.expression {
        return modifiers(of: answer, on: name).map { [$0] }
      }
      return statement.as(ExpressionStmtSyntax.self).flatMap {
        changes(by: $0.expression, of: name, depth: depth)
      }
    case .expr(let expression): return changes(by: expression, of: name, depth: depth)
    }
  }

  private func changes(
    by expression: ExprSyntax, of name: String, depth: Int
  ) -> [[SurfaceModifier]]? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let condition):
      let then = changes(by: condition.body.statements, of: name, depth: depth - 1)
      switch condition.elseBody {
      case .codeBlock(let block):
        return joined([then, changes(by: block.statements, of: name, depth: depth - 1)])
      case .ifExpr(let next):
        return joined([then, changes(by: ExprSyntax(next), of: name, depth: depth - 1)])
      case nil: return then
      }
    case .switchExpr(let choice):
      return joined(
        choice.cases.prefix(16).map { element in
          element.as(SwitchCaseSyntax.self).flatMap {
            changes(by: $0.statements, of: name, depth: depth - 1)
          }
        })
    default: return modifiers(of: expression, on: name).map { [$0] }
    }
  }

  private func joined(
    _ branches: some Sequence<[[SurfaceModifier]]?>
  ) -> [[SurfaceModifier]]? {
    var all: [[SurfaceModifier]] = []
    for branch in branches {
      guard let branch else { return nil }
      all += branch
    }
    return all
  }

  /// The modifiers that are called on a value of a name, or behind a view; nil of anything else.
  private func modifiers(of expression: ExprSyntax, on name: String?) -> [SurfaceModifier]? {
    var found: [SurfaceModifier] = []
    var next: ExprSyntax? = expression
    while let current = next, found.count < Self.mostModifiers {
      let call = current.as(FunctionCallExprSyntax.self)
      guard let member = (call?.calledExpression ?? current).as(MemberAccessExprSyntax.self) else {
        let isView = current.as(DeclReferenceExprSyntax.self)?.baseName.text == name
        return isView ? found.reversed() : nil
      }
      var modifier = SurfaceModifier(name: plainName(member.declName.baseName))
      modifier.arguments = call.map { sourceArguments(of: $0, except: nil) }
      found.append(modifier)
      next = member.base
    }
    return next == nil && name == nil ? found.reversed() : nil
  }
}
