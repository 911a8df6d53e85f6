import OversetModel

/// What becomes of the texts of catalogs before a label is asked for: what a fuzzer looks at.
package struct ExpandedTexts {
  /// How many texts a user can see, over all keys and locales.
  package private(set) var count = 0
  /// What should hold of them, and does not.
  package private(set) var faults: [String] = []

  package init(of catalogs: [Catalog]) {
    for entry in catalogs.lazy.flatMap({ $0.entries + $0.lost + $0.overridden }) {
      _ = FormatPart.parts(of: entry.value, strict: true)
      checkLength(of: entry.value)
    }
    let plurals = PluralRulesBook()
    for table in CatalogTable.tables(of: catalogs, sourceLocale: nil) {
      for locale in table.locales {
        let values = SampleValues(locale: locale.identifier)
        for key in table.keys.indices {
          look(at: UserTexts(of: key, in: table, locale: locale, plurals: plurals), values)
          let entries = PluralEntries(range: locale.rangeOfKey[key], locale: locale)
          for strict in [false, true] { _ = FormatSignature(of: entries, strict: strict) }
        }
      }
    }
  }

  private mutating func look(at texts: UserTexts, _ values: SampleValues) {
    count += texts.texts.count
    let expander = FormatExpander(samples: Self.samples)
    for text in texts.texts {
      _ = text.variation.cases
      _ = expander.smallerNumbers(in: text)
      _ = expander.markdown(of: text, values)
    }
  }

  /// Samples that ask for much.
  private static let samples = ConfiguredSamples(
    byNumber: [1: ["\(Int.min)"], 2: ["\(Int.max)"], 3: ["-5"], 4: [""]])

  /// What is no specifier is in the text as it is written.
  private mutating func checkLength(of text: String) {
    let parts = FormatPart.parts(of: text)
    if case .text(let words)? = parts.first, parts.count == 1,
      words.utf8.count > text.utf8.count
    {
      faults.append("a text without values is not longer than it is written")
    }
  }
}
