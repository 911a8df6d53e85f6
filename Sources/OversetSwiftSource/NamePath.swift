internal import OversetSources
internal import SwiftSyntax

/// At most this many members are followed down an expression, so that long chains cost little.
private let mostMembers = 64

/// The names of an expression, from the outermost: `self.titleLabel?.text` is `self`, `titleLabel`,
/// `text`. At most the first and the last seven.
///
/// A call among them ends in `()`, a subscript in `[]`, what is left out before a dot is empty, and
/// what has no name is `_`.
func namePath(of expression: some ExprSyntaxProtocol) -> [String] {
  var names: [String] = []
  var suffix = ""
  var current = ExprSyntax(expression)
  for _ in 0..<mostMembers {
    switch current.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let member):
      names.append(plainName(member.declName.baseName) + suffix)
      suffix = ""
      guard let base = member.base else { return shortened([""] + names.reversed()) }
      current = base
    case .declReferenceExpr(let reference):
      names.append(plainName(reference.baseName) + suffix)
      return shortened(names.reversed())
    case .functionCallExpr(let call):
      suffix = "()"
      current = call.calledExpression
    case .subscriptCallExpr(let call):
      suffix = "[]"
      current = call.calledExpression
    case .optionalChainingExpr(let chain): current = chain.expression
    case .forceUnwrapExpr(let unwrap): current = unwrap.expression
    case .genericSpecializationExpr(let generic): current = generic.expression
    case .tupleExpr(let tuple) where tuple.elements.count == 1:
      guard let element = tuple.elements.first else { return [] }
      current = element.expression
    case .superExpr:
      names.append("super")
      return shortened(names.reversed())
    case .closureExpr:
      names.append("{}" + suffix)
      return shortened(names.reversed())
    default:
      names.append("_" + suffix)
      return shortened(names.reversed())
    }
  }
  return shortened(names.reversed())
}

/// The names of what a value is made of, for its type: also through `try`, `await` and `??`, and of a copy of a
/// list, `Array(items)`, the list's.
func originPath(of value: ExprSyntax) -> [String] {
  var current = value
  for _ in 0..<8 {
    switch current.as(ExprSyntaxEnum.self) {
    case .tryExpr(let outer): current = outer.expression
    case .awaitExpr(let outer): current = outer.expression
    case .tupleExpr(let outer) where outer.elements.count == 1:
      guard let only = outer.elements.first else { return ["_"] }
      current = only.expression
    case .sequenceExpr(let sequence):
      // Of `isOn ?? false ? a : b` it is none of them.
      let elements = sequence.elements
      let areDefaults =
        elements.count <= 8
        && elements.enumerated().allSatisfy { index, element in
          index % 2 == 0 || element.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
        }
      guard areDefaults, let first = elements.first else { return ["_"] }
      current = first
    case .functionCallExpr(let call):
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        ["Array", "Set", "ArraySlice"].contains(name), let only = call.arguments.first,
        only.label == nil, call.arguments.count == 1
      else { return namePath(of: current) }
      current = only.expression
    default: return namePath(of: current)
    }
  }
  return ["_"]
}

/// The last of the names of what is called.
func calledName(_ call: FunctionCallExprSyntax) -> String? {
  if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
    return plainName(member.declName.baseName)
  }
  return call.calledExpression.as(DeclReferenceExprSyntax.self).map { plainName($0.baseName) }
}

private func shortened(_ names: [String]) -> [String] {
  names.count <= 8 ? names : names.prefix(1) + names.suffix(7)
}

/// A name without backticks.
func plainName(_ token: TokenSyntax) -> String {
  let text = token.text
  return text.utf8.first == 0x60 ? String(text.dropFirst().dropLast()) : text
}

/// The name of a type without `?`, `!`, `some`, generic arguments and brackets: of `[A.B]?`
/// of `[Int: A.B]` and of `Binding<A.B>` it is `A.B`. Of tuples it is one name that no type has, nil of functions.
func typeName(_ type: TypeSyntax) -> String? {
  var names: [String] = []
  var current = type
  for _ in 0..<mostMembers {
    switch current.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      if names.isEmpty, wrappers.contains(type.name.text),
        case .type(let value)? = type.genericArgumentClause?.arguments.first?.argument
      {
        current = value
        continue
      }
      return ([plainName(type.name)] + names.reversed()).joined(separator: ".")
    case .memberType(let type):
      names.append(plainName(type.name))
      current = type.baseType
    case .optionalType(let type): current = type.wrappedType
    case .implicitlyUnwrappedOptionalType(let type): current = type.wrappedType
    case .arrayType(let type): current = type.element
    case .dictionaryType(let type): current = type.value
    case .someOrAnyType(let type): current = type.constraint
    case .attributedType(let type): current = type.baseType
    case .tupleType(let type):
      if type.elements.count != 1 { return type.elements.isEmpty ? nil : tupleTypeName }
      guard let only = type.elements.first else { return nil }
      current = only.type
    default: return nil
    }
  }
  return nil
}

/// Stands for all tuples: their members are none of a type.
let tupleTypeName = "(…)"

/// Generic types of which the values inside count: collections of the standard library, of SwiftUI and of Realm.
private let wrappers: Set<String> = [
  "Binding", "Optional", "Array", "ArraySlice", "ContiguousArray", "Set", "FetchedResults",
  "Results",
  "ObservedResults",
]
