import OversetModel
import OversetSyntax

/// A variable of a format: the texts that a number chooses from by its plural category.
struct StringsDictVariable {
  let name: String
  /// Where its name is, in bytes.
  let start: Int
  /// The texts of the cases, which may refer to other variables.
  private(set) var cases: [(text: String, start: Int)] = []

  init(name: String, start: Int) {
    self.name = name
    self.start = start
  }

  private static let typeKey = "NSStringFormatSpecTypeKey"
  private static let specifierKey = "NSStringFormatValueTypeKey"
  private static let pluralType = "NSStringPluralRuleType"

  mutating func read(
    _ pairs: [PropertyList.Pair], of rule: StringsDictRule, into texts: inout PropertyListTexts
  ) {
    var found: [(text: String, start: Int)] = []
    var hasType = false
    let argument = VariableArgument(specifier: specifier(in: pairs, into: &texts))
    texts.read(pairs) { pair, key, texts in
      guard case .text(let text) = pair.value.content else {
        return texts.report(
          "'\(key)' of the variable '\(name)' must be a string, not \(pair.value.content.name)",
          at: pair.value.start)
      }
      if key == Self.typeKey {
        hasType = true
        if text != Self.pluralType {
          texts.report(
            "'\(key)' of the variable '\(name)' must be '\(Self.pluralType)', not '\(text)'",
            at: pair.value.start)
        }
      } else if let category = PluralCategory(rawValue: key) {
        if !texts.isOverridden { found.append((text, pair.value.start)) }
        rule.add(
          text, at: pair.value.start, to: &texts, plural: category, variable: name,
          argument: argument)
      } else if key != Self.specifierKey {
        texts.report(
          "'\(key)' of the variable '\(name)' is no plural category", at: pair.keyStart)
      }
    }
    if !hasType {
      texts.report("the variable '\(name)' needs '\(Self.typeKey)'", at: start)
    }
    cases = found
  }

  /// The number's format without its percent sign: it is not allowed there, but common.
  private func specifier(
    in pairs: [PropertyList.Pair], into texts: inout PropertyListTexts
  ) -> String? {
    let isSpecifier = { (pair: PropertyList.Pair) in pair.key == Self.specifierKey }
    let found =
      texts.file.hasPositions ? pairs.last(where: isSpecifier) : pairs.first(where: isSpecifier)
    guard let found else {
      texts.report("the variable '\(name)' needs '\(Self.specifierKey)'", at: start)
      return nil
    }
    guard case .text(let text) = found.value.content else { return nil }
    let specifier = text.hasPrefix("%") ? String(text.dropFirst()) : text
    if specifier != text {
      texts.report(
        "'\(Self.specifierKey)' of the variable '\(name)' must be '\(specifier)', not '\(text)'",
        at: found.value.start, losing: .nothing)
    } else if !Self.isNumber(specifier) {
      texts.report(
        "'\(Self.specifierKey)' of the variable '\(name)' must be a number's format, not '\(text)'",
        at: found.value.start)
    }
    return specifier
  }

  private static func isNumber(_ specifier: String) -> Bool {
    guard let conversion = specifier.utf8.last else { return false }
    return "diDuUxXoOfFeEgGaA".utf8.contains(conversion)
      && specifier.utf8.dropLast().allSatisfy { "-+ #0'.123456789hlqLztj".utf8.contains($0) }
  }
}
