package import OversetModel

/// One of the texts that numbers make of a key: the format with its cases in place, and the numbers
/// that select them.
package struct PluralSelection {
  package var format: ExpandedFormat
  package var numbers: [Number]
  /// Of the locale that the text is written in.
  package let rules: PluralCategories

  /// An argument, and the number that selects a case.
  package struct Number {
    var argument: Int
    var value: Double
    var cases: PluralCases
  }

  /// The number of an argument: of those that select the same case, the largest that does not exceed
  /// a limit; nil where the argument selects nothing, or where none is so small.
  package func number(of argument: Int, upTo limit: Int?) -> Double? {
    guard let number = numbers.first(where: { $0.argument == argument }) else { return nil }
    guard let limit, number.value > Double(limit) else { return number.value }
    guard let category = number.cases.category(of: number.value, rules) else { return nil }
    return number.cases.largest(for: category, upTo: limit, rules)
  }

  package func selects(by argument: Int) -> Bool { numbers.contains { $0.argument == argument } }
}

/// The plural rules of every locale that was asked for.
///
/// Not thread-safe: each worker has its own.
package final class PluralRulesBook {
  private var rules: [LocaleIdentifier: PluralCategories] = [:]

  /// Of no locale yet.
  package init() {}

  package subscript(locale: LocaleIdentifier) -> PluralCategories {
    if let known = rules[locale] { return known }
    let opened = PluralCategories(locale: locale)
    rules[locale] = opened
    return opened
  }
}
