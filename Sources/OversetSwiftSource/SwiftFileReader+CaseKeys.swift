internal import OversetSources
internal import SwiftSyntax

/// Which of a constant's keys a case of an enumeration decides about.
extension SwiftFileReader {
  /// The keys that a constant can be where it stands. `name` is that of the case that it is asked of.
  func keys(
    of constant: KeyConstant, named name: String?, in call: FunctionCallExprSyntax?
  ) -> [SourceKey] {
    guard let argument = constant.switchedArgument else { return constant.keys(of: name) }
    let value = call.flatMap { self.argument(argument.label, index: argument.index, of: $0) }
    guard let names = value.flatMap(caseNames), names.allSatisfy(constant.switchedCases.contains)
    else {
      return constant.keysOfAnyCase
    }
    let keys = names.flatMap(constant.keys(of:))
    return keys.enumerated().filter { !keys[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// The cases that a key is the text of where `self` or an argument of the function around has the case:
  /// `func tr(_ key: Words) -> String { key.text }`. Nil of another value.
  func cases(of key: SourceKey, in constant: KeyConstant, chosenBy value: String) -> SwitchedCases?
  {
    guard constant.switchedArgument == nil, let own = constant.cases[key] else { return nil }
    let argument = value == "self" ? nil : scopes.local(value)?.argument
    guard value == "self" || argument != nil else { return nil }
    return SwitchedCases(own: own, all: constant.switchedCases, argument: argument)
  }

  /// The cases that a value is, written out: `.dark`, `Theme.dark`, `isNight ? .dark : .light`; nil of another value.
  private func caseNames(of value: ExprSyntax) -> [String]? {
    if let elements = value.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      let first = elements.dropFirst().first?.as(UnresolvedTernaryExprSyntax.self),
      let last = elements.last, let then = caseName(of: first.thenExpression),
      let other = caseName(of: last)
    {
      return [then, other]
    }
    return caseName(of: value).map { [$0] }
  }

  private func caseName(of value: ExprSyntax) -> String? {
    guard let member = value.as(MemberAccessExprSyntax.self),
      member.base.map({ isUppercase(namePath(of: $0).last ?? "") }) ?? true
    else { return nil }
    return plainName(member.declName.baseName)
  }
}
