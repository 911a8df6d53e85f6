import OversetCatalogs
import OversetModel
@testable import Overset
@testable import OversetTexts

extension UserText {
  /// A format with variables that do not vary.
  static func format(_ format: String, variables: [String: String] = [:]) -> UserText {
    let cases = variables.sorted { $0.key < $1.key }.map { name, text in
      CatalogEntry.test(text, Variation(substitution: name))
    }
    let entries = [CatalogEntry.test(format)] + cases
    let texts = PluralTexts(.test(entries), rules: PluralCategories(locale: .english))
    return texts.texts.first
      ?? UserText(value: "", variation: .none, location: .init(path: "", position: .start))
  }
}

extension CatalogEntry {
  /// Of the key `k`, at a line of its own.
  static func test(
    _ value: String, _ variation: Variation = .none, argument: VariableArgument? = nil,
    line: Int = 1, locale: LocaleIdentifier = .english
  ) -> CatalogEntry {
    let place = TextPosition(line: line, column: 1)
    return CatalogEntry(
      key: "k", locale: locale, value: value, variation: variation, argument: argument,
      keyPosition: place, valuePosition: place)
  }
}

extension PluralEntries {
  /// All of one key.
  static func test(_ entries: [CatalogEntry]) -> PluralEntries {
    PluralEntries(range: entries.indices, locale: .test(entries))
  }
}

extension CatalogTable.Locale {
  /// A table of one key.
  static func test(_ entries: [CatalogEntry]) -> CatalogTable.Locale {
    CatalogTable.Locale(
      identifier: entries.first?.locale ?? .english,
      files: [CatalogTable.File("L", StringsLoader().format, end: entries.count)], entries: entries,
      rangeOfKey: [entries.indices])
  }
}
