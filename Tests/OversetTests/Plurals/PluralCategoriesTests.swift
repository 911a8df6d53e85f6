import CUnicode
import OversetModel
import Testing
@testable import Overset
@testable import OversetTexts

struct PluralCategoriesTests {
  private func rules(_ name: String) throws -> PluralCategories {
    PluralCategories(locale: try #require(LocaleIdentifier(name)))
  }

  @Test(arguments: [
    ("en", "one", 9_999, 1), ("en", "other", 9_999, 9_999), ("de", "one", 999_999, 1),
    ("pl", "few", 9_999, 9_994), ("pl", "many", 9_999, 9_999), ("ru", "one", 999_999, 999_991),
    ("ar", "zero", 9_999, 0), ("ar", "two", 9_999, 2), ("ar", "few", 9_999, 9_910),
    ("ar", "many", 9_999, 9_999), ("ar", "other", 9_999, 9_902), ("fr", "one", 9_999, 1),
    ("fr", "other", 999_999, 999_999), ("ja", "other", 9_999, 9_999), ("lv", "zero", 99, 90),
    ("cy", "many", 9_999, 6), ("pt-PT", "one", 9_999, 1), ("en", "other", 1_250, 1_250),
    ("en", "other", 9, 9), ("sr-Latn", "few", 99, 94),
  ])
  func `the largest number of a category is found`(
    locale: String, category: String, limit: Int, number: Int
  ) throws {
    let category = try #require(PluralCategory(rawValue: category))
    #expect(try rules(locale).largest(category, upTo: limit) == number)
  }

  @Test(arguments: [
    ("en", "few"), ("ja", "one"), ("pl", "other"), ("ru", "other"), ("cs", "many"), ("sk", "many"),
    ("lt", "many"), ("fr", "many"), ("es", "many"), ("it", "many"), ("pt", "many"), ("ca", "many"),
    ("de", "zero"),
  ])
  func `a category without whole numbers has none`(locale: String, category: String) throws {
    let category = try #require(PluralCategory(rawValue: category))
    #expect(try rules(locale).largest(category, upTo: 999_999) == nil)
  }

  @Test(arguments: [("fr", 1_000_000), ("es", 1_000_000), ("pl", nil), ("cs", nil)])
  func `a million is another category in some languages`(locale: String, number: Int?) throws {
    let rules = try rules(locale)
    #expect(rules.powerOfTen(locale == "pl" ? .other : .many, over: 999_999) == number)
  }

  @Test(arguments: [("cs", PluralCategory.many), ("pl", .other), ("lt", .many), ("en", .other)])
  func `fractions select what no whole number does`(
    locale: String, category: PluralCategory
  ) throws {
    #expect(try rules(locale).category(of: 1.5) == category)
  }

  @Test func `the first numbers of a category are known`() throws {
    #expect(try rules("pl").first(4, of: .few) == [2, 3, 4, 22])
    #expect(try rules("en").first(4, of: .one) == [1])
    #expect(try rules("en").first(4, of: .few) == [])
  }

  /// Each language once, and the regions whose rules differ.
  private static let locales: [LocaleIdentifier] = {
    let names = (0...).lazy.map { cuni_available_locale($0).map { String(cString: $0) } }
      .prefix { $0 != nil }.compactMap { $0 }
    return Set(names.filter { !$0.contains("_") } + ["pt_PT"]).sorted()
      .compactMap { LocaleIdentifier($0) }
  }()

  @Test func `every language's largest numbers are those that trying each number finds`() {
    #expect(Self.locales.count > 200)
    for locale in Self.locales {
      let rules = PluralCategories(locale: locale)
      var largest: [PluralCategory: Int] = [:]
      for number in 0...999 {
        largest[rules.category(of: number)] = number
        guard [9, 99, 150, 199, 200, 201, 350, 999].contains(number) else { continue }
        for category in PluralCategory.allCases {
          #expect(
            rules.largest(category, upTo: number) == largest[category],
            "\(category) of \(locale) up to \(number)")
        }
      }
    }
  }

  /// One of each kind of rule that looks at more than the last two digits.
  @Test(arguments: ["br", "fr", "kw"])
  func `they are also found up to 200,000`(locale: String) throws {
    let rules = try rules(locale)
    var largest: [PluralCategory: Int] = [:]
    for number in 0...199_999 {
      largest[rules.category(of: number)] = number
      guard [12_345, 99_999, 199_999].contains(number) else { continue }
      for category in PluralCategory.allCases {
        #expect(rules.largest(category, upTo: number) == largest[category], "\(category)")
      }
    }
  }
}
