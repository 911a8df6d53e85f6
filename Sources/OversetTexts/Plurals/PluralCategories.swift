import CUnicode
import OversetModel

/// Which plural category a number selects in one locale, and which numbers select a category.
///
/// Not thread-safe: each worker has its own.
package final class PluralCategories {
  /// Null where ICU fails: every number is `other`.
  private let rules: OpaquePointer?
  /// Of the numbers from 0 on.
  private let small: [PluralCategory]
  /// By the number that is not exceeded.
  private var largest: [Int: [PluralCategory: Int]] = [:]

  /// This number of numbers at either end of a range has every category of the range: CLDR's
  /// rules name numbers below a hundred, remainders of a hundred, and whole millions.
  private static let window = 200

  package init(locale: LocaleIdentifier) {
    rules = cuni_plural_rules_open(locale.identifier)
    small = Self.categories(from: 0, count: Self.window, rules)
  }

  deinit { if let rules = rules { cuni_plural_rules_close(rules) } }

  package func category(of number: Int) -> PluralCategory {
    if small.indices.contains(number) { return small[number] }
    return Self.categories(from: number, count: 1, rules)[0]
  }

  /// The same for a number that may have a fraction.
  package func category(of number: Double) -> PluralCategory {
    if let whole = Int(exactly: number) { return category(of: whole) }
    return rules.map { PluralCategory(cuni_plural_of($0, number)) } ?? .other
  }

  /// The largest number that selects a category and does not exceed a limit; nil where none does.
  package func largest(_ category: PluralCategory, upTo limit: Int) -> Int? {
    if let known = largest[limit] { return known[category] }
    var found: [PluralCategory: Int] = [:]
    for (number, category) in small.enumerated() where number <= limit { found[category] = number }
    if limit >= small.count {
      let first = max(limit - Self.window + 1, small.count)
      let categories = Self.categories(from: first, count: limit - first + 1, rules)
      for (index, category) in categories.enumerated() { found[category] = first + index }
    }
    largest[limit] = found
    return found[category]
  }

  /// The first power of ten over a limit that selects the category: of `many` in French and its
  /// kin a million; nil where there is none.
  func powerOfTen(_ category: PluralCategory, over limit: Int) -> Int? {
    (1...6).lazy.map { power in (0..<power).reduce(1) { product, _ in product * 10 } }
      .first { $0 > limit && self.category(of: $0) == category }
  }

  /// The first numbers that select a category.
  package func first(_ count: Int, of category: PluralCategory) -> [Int] {
    Array(small.indices.lazy.filter { self.small[$0] == category }.prefix(count))
  }

  private static func categories(
    from first: Int, count: Int, _ rules: OpaquePointer?
  ) -> [PluralCategory] {
    guard let rules = rules else { return Array(repeating: .other, count: count) }
    var numbers = [UInt8](repeating: 0, count: count)
    cuni_plurals(rules, Int64(first), Int32(count), &numbers)
    return numbers.map { PluralCategory(cuni_plural(UInt32($0))) }
  }
}

extension PluralCategory {
  fileprivate init(_ category: cuni_plural) {
    let index = Int(category.rawValue)
    self = Self.allCases.indices.contains(index) ? Self.allCases[index] : .other
  }
}
