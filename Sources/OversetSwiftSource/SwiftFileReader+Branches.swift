internal import OversetModel
internal import OversetSources
internal import SwiftSyntax

/// Code that is not run where the app is checked: branches for other platforms and older systems, builds
/// for debugging, previews.
extension SwiftFileReader {
  /// What a node says of all code in it.
  enum Branch {
    case unreached(UnreachedCode)
    /// Code that runs on a Mac only.
    case mac
  }

  /// To be called of each kind of node that `branch` knows.
  func enterBranch(_ node: Syntax) {
    guard let branch = branch(node) else { return }
    branches.append((node.id, branch))
    switch branch {
    case .mac: platform?.enter(.macOS)
    case .unreached(.before): break
    case .unreached: file.unreached.append(range(of: node))
    }
  }

  func leaveBranch(_ node: Syntax) {
    guard let (id, branch) = branches.last, id == node.id else { return }
    branches.removeLast()
    if case .mac = branch { platform?.leave() }
  }

  /// Why nobody sees what code here shows; nil where somebody may.
  var unreached: UnreachedCode? {
    branches.lazy.compactMap { if case .unreached(let code) = $0.branch { code } else { nil } }
      .first
  }

  /// Whether it is no part of a release on any system.
  var isLeftOut: Bool { unreached == .debug || unreached == .preview }

  func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPosition.utf8Offset
  }

  private func branch(_ node: Syntax) -> Branch? {
    switch node.as(SyntaxEnum.self) {
    case .ifConfigClause(let clause):
      return CompiledPlatform.isForDebugging(clause) ? .unreached(.debug) : nil
    case .structDecl(let type): return isPreview(type.inheritanceClause)
    case .enumDecl(let type): return isPreview(type.inheritanceClause)
    case .macroExpansionExpr(let macro): return isPreview(macro.macroName)
    case .macroExpansionDecl(let macro): return isPreview(macro.macroName)
    case .codeBlock, .ifExpr: return branch(of: node)
    case .unresolvedTernaryExpr(let ternary):
      guard let list = ternary.parent?.as(ExprListSyntax.self), list.count <= 8 else { return nil }
      let before = list.prefix { $0.id != ExprSyntax(ternary).id }
      let condition = before.split { $0.is(AssignmentExprSyntax.self) }.last ?? before[...]
      return Self.isMac(Array(condition)) == true ? .mac : nil
    default: return nil
    }
  }

  private func isPreview(_ macro: TokenSyntax) -> Branch? {
    macro.text == "Preview" ? .unreached(.preview) : nil
  }

  private func isPreview(_ clause: InheritanceClauseSyntax?) -> Branch? {
    let names = (clause?.inheritedTypes).map { $0.compactMap { typeName($0.type) } } ?? []
    return names.contains { lastName($0) == "PreviewProvider" } ? .unreached(.preview) : nil
  }

  /// A block of an `if`, or what stands in a `guard`.
  private func branch(of node: Syntax) -> Branch? {
    if let guarding = node.parent?.as(GuardStmtSyntax.self) {
      return guarding.conditions.count == 1
        ? guarding.conditions.first.flatMap { Self.branch($0, isMet: false) } : nil
    }
    guard let condition = node.parent?.as(IfExprSyntax.self) else { return nil }
    if Syntax(condition.body).id == node.id {
      return condition.conditions.prefix(8).lazy.compactMap { Self.branch($0, isMet: true) }.first
    }
    return condition.conditions.count == 1
      ? condition.conditions.first.flatMap { Self.branch($0, isMet: false) } : nil
  }

  private static func branch(_ element: ConditionElementSyntax, isMet: Bool) -> Branch? {
    switch element.condition {
    case .availability(let condition):
      let isUnavailable = condition.availabilityKeyword.text == "#unavailable"
      guard isMet == isUnavailable else { return nil }
      return firstVersion(condition).map { .unreached(.before($0)) }
    case .expression(let expression):
      let elements = expression.as(SequenceExprSyntax.self)?.elements
      guard elements?.count ?? 0 <= 8 else { return nil }
      return isMac(elements.map(Array.init) ?? [expression]) == isMet ? .mac : nil
    default: return nil
    }
  }

  /// The least major version of iOS all of whose systems meet a condition.
  private static func firstVersion(_ condition: AvailabilityConditionSyntax) -> Int? {
    condition.availabilityArguments.lazy.compactMap { argument -> Int? in
      guard case .availabilityVersionRestriction(let system) = argument.argument,
        system.platform.text == "iOS", let version = system.version,
        let major = Int(version.major.text)
      else { return nil }
      let isWhole = version.components.allSatisfy { Int($0.number.text) == 0 }
      return isWhole ? major : major + 1
    }.first
  }

  /// Whether a condition holds on a Mac only (true), or not on a Mac (false): by what Foundation and
  /// UIKit call it, and by `isCatalyst`, as apps do.
  private static func isMac(_ condition: [ExprSyntax]) -> Bool? {
    if condition.count == 3, let sign = condition[1].as(BinaryOperatorExprSyntax.self) {
      guard namePath(of: condition[0]).last == "userInterfaceIdiom",
        namePath(of: condition[2]).last == "mac"
      else { return nil }
      return sign.operator.text == "==" ? true : sign.operator.text == "!=" ? false : nil
    }
    guard condition.count == 1, let only = condition.first else { return nil }
    if let not = only.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return isMac([not.expression]).map { !$0 }
    }
    let name = namePath(of: only).last ?? ""
    return ["isMacCatalystApp", "isiOSAppOnMac", "isCatalyst", "isMacCatalyst"]
      .contains(name.hasSuffix("()") ? String(name.dropLast(2)) : name) ? true : nil
  }
}
