internal import OversetSources
internal import SwiftSyntax

/// The key that a string literal is, with its interpolations as the catalog spells them.
///
/// `typeOfName` answers with the type of a variable, where it is written.
func literalKey(_ literal: StringLiteralExprSyntax, typeOfName: (String) -> String?) -> SourceKey {
  let isInterpolated = literal.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
  let pounds = literal.openingPounds?.text.utf8.count ?? 0
  var parts: [SourceKey.Part] = []
  var text = ""
  for segment in literal.segments {
    switch segment {
    case .stringSegment(let segment):
      var piece = unescaped(segment.content.text, pounds: pounds)
      // In a format a percent sign is written twice (LocalizedStringKey.StringInterpolation).
      if isInterpolated { piece = doubledPercentSigns(piece) }
      text += piece
    case .expressionSegment(let segment):
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts.append(.argument(specifiers(of: segment, typeOfName: typeOfName)))
    }
  }
  if !text.isEmpty || parts.isEmpty { parts.append(.text(text)) }
  return SourceKey(parts: parts)
}

/// The text of a literal without interpolations.
func plainText(_ literal: StringLiteralExprSyntax) -> String? {
  guard !literal.segments.contains(where: { $0.is(ExpressionSegmentSyntax.self) }) else {
    return nil
  }
  return literalKey(literal) { _ in nil }.text
}

private func doubledPercentSigns(_ text: String) -> String {
  text.contains("%")
    ? text.split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: "%%") : text
}

/// A piece of a literal without its escapes: `\n`, `\u{e9}`, and `\#n` where the literal has a `#`.
private func unescaped(_ source: String, pounds: Int) -> String {
  guard source.utf8.contains(where: { $0 == 0x5C || $0 == 0x0D }) else { return source }
  var result = String.UnicodeScalarView()
  var rest = source.unicodeScalars[...]
  let mark = "\\" + String(repeating: "#", count: pounds)
  while let scalar = rest.first {
    if scalar == "\r" {
      // A literal's line ends are line feeds.
      result.append("\n")
      rest.removeFirst()
      if rest.first == "\n" { rest.removeFirst() }
    } else if scalar == "\\", rest.starts(with: mark.unicodeScalars) {
      rest.removeFirst(pounds + 1)
      guard let escape = rest.popFirst() else { break }
      switch escape {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        if let code = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(code) {
          result.append(scalar)
        }
        rest = rest.dropFirst(digits.count + 2)
      default: result.append(escape)
      }
    } else {
      result.append(scalar)
      rest.removeFirst()
    }
  }
  return String(result)
}

/// What an interpolation can be in the catalog: `%@`, `%lld`.
private func specifiers(
  of segment: ExpressionSegmentSyntax, typeOfName: (String) -> String?
) -> [String] {
  let arguments = segment.expressions
  for argument in arguments.dropFirst() {
    switch argument.label?.text {
    case "specifier":
      if let literal = argument.expression.as(StringLiteralExprSyntax.self),
        let text = plainText(literal)
      {
        return [text]
      }
    case "format", "style", "formatter": return ["%@"]
    default: break
    }
  }
  guard let expression = arguments.first?.expression else { return unknownSpecifiers }
  return specifiers(of: expression, typeOfName: typeOfName)
}

private let unknownSpecifiers = ["%@", "%lld", "%lf"]

private func specifiers(
  of expression: ExprSyntax, typeOfName: (String) -> String?
) -> [String] {
  switch expression.as(ExprSyntaxEnum.self) {
  case .integerLiteralExpr: return ["%lld"]
  case .floatLiteralExpr: return ["%lf"]
  case .stringLiteralExpr: return ["%@"]
  case .functionCallExpr(let call):
    let name = namePath(of: call.calledExpression).last ?? ""
    if let specifiers = specifiersByType[name] { return specifiers }
    return name == "formatted" || name == "joined" ? ["%@"] : unknownSpecifiers
  case .memberAccessExpr(let member):
    let name = plainName(member.declName.baseName)
    if name == "count" { return ["%lld"] }
    if name == "description" || name == "localizedDescription" { return ["%@"] }
    return typeOfName(name).flatMap { specifiersByType[$0] } ?? unknownSpecifiers
  case .declReferenceExpr(let reference):
    return typeOfName(plainName(reference.baseName)).flatMap { specifiersByType[$0] }
      ?? unknownSpecifiers
  default: return unknownSpecifiers
  }
}

/// What `String.LocalizationValue` and `LocalizedStringKey` make of values of these types.
private let specifiersByType: [String: [String]] = [
  "String": ["%@"], "Substring": ["%@"], "Text": ["%@"], "AttributedString": ["%@"],
  "Image": ["%@"], "Date": ["%@"], "LocalizedStringResource": ["%@"],
  "Int": ["%lld"], "Int64": ["%lld"], "Int32": ["%d"], "Int16": ["%d"], "Int8": ["%d"],
  "UInt": ["%llu", "%lu"], "UInt64": ["%llu"], "UInt32": ["%u"], "UInt16": ["%u"],
  "UInt8": ["%u"], "Double": ["%lf"], "CGFloat": ["%lf"], "TimeInterval": ["%lf"],
  "Float": ["%f"],
]
