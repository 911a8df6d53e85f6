package import OversetModel

/// The cases of one variable, or of one key whose text varies by a number.
package struct PluralCases: Hashable {
  /// By category; nil for a text that does not vary.
  package private(set) var texts: [PluralCategory?: Case] = [:]
  /// The argument whose number selects the case.
  package var argument: VariableArgument?
  /// The number that the last case with one shows, where nothing else says the type: an XLIFF does
  /// not.
  private var shownSpecifier: FormatSpecifier?

  package struct Case: Hashable {
    package var value: String
    /// Among the entries of the key's locale.
    package var entry: Int
  }

  /// Of two cases of one category the later one counts.
  package mutating func add(_ entry: CatalogEntry, at index: Int) {
    texts[entry.variation.plural] = Case(value: entry.value, entry: index)
    argument = argument ?? entry.argument
    if argument?.specifier == nil {
      shownSpecifier = Self.number(in: entry.value) ?? shownSpecifier
    }
  }

  /// The first number that a text shows.
  private static func number(in text: String) -> FormatSpecifier? {
    for case .argument(let argument) in ExpandedFormat(text).parts
    where argument.specifier.isNumber {
      return argument.specifier
    }
    return nil
  }

  package func text(_ category: PluralCategory?) -> String? { texts[category]?.value }

  /// The type of its number: what the file says, else what a case shows; nil where neither does.
  package var specifier: FormatSpecifier? {
    argument?.specifier.flatMap { FormatSpecifier(of: $0) } ?? shownSpecifier
  }

  /// Whether a number is asked for at all.
  package var varies: Bool { texts[nil] == nil }

  /// The categories that there are cases for, in CLDR's order.
  package var categories: [PluralCategory] { PluralCategory.allCases.filter { texts[$0] != nil } }

  /// The case that the app shows for a number: that of its category, else `other`; `zero` for 0 in
  /// every language. Nil where there is neither.
  package func category(of number: Double, _ rules: PluralCategories) -> PluralCategory? {
    if !varies { return nil }
    if number == 0, texts[.zero] != nil { return .zero }
    let category = rules.category(of: number)
    return [category, .other].first { texts[$0] != nil }
  }

  /// The largest number that a case is shown for, and that does not exceed a limit; nil where the
  /// language has none.
  ///
  /// A fraction where only fractions select the case and the specifier can show them. A case for
  /// larger numbers only has the first of them: `many` in French is for millions.
  package func number(
    for category: PluralCategory, of specifier: FormatSpecifier, _ rules: PluralCategories
  ) -> Double? {
    let limit = specifier.largestNumber
    if let number = largest(for: category, upTo: limit, rules) { return number }
    if let number = specifier.fractions.first(where: { self.category(of: $0, rules) == category }) {
      return number
    }
    return shown(for: category).lazy.compactMap { rules.powerOfTen($0, over: limit) }.min()
      .map(Double.init)
  }

  /// The same without fractions and larger numbers.
  package func largest(
    for category: PluralCategory, upTo limit: Int, _ rules: PluralCategories
  ) -> Double? {
    let largest = shown(for: category).compactMap { rules.largest($0, upTo: limit) }.max()
    return (largest ?? (category == .zero ? 0 : nil)).map(Double.init)
  }

  /// The categories whose numbers show a case: `other` stands for those that have none.
  private func shown(for category: PluralCategory) -> [PluralCategory] {
    category == .other
      ? PluralCategory.allCases.filter { $0 == .other || texts[$0] == nil } : [category]
  }
}
