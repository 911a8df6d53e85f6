import OversetModel
import OversetTypesetting

/// Everything that the workers of a check share, none of it changing.
struct CheckPlan: Sendable {
  let configuration: Configuration
  let fonts: FontBook
  let labels: [PlannedLabel]
  let tables: [CatalogTable]
  /// What the catalogs say of their own entries.
  let entrySettings: EntrySettings
  /// By table and key: the places of the labels that show it.
  let labelsOfKey: [[[Int]]]
  /// By table and key: what is known of the values that the app puts in; nil where it puts in none.
  let valuesOfKey: [[KeyValues?]]
  /// Whether every layout is kept for the report.
  let keepsLayouts: Bool

  /// The work in parts of a few hundred keys, a locale at a time: words recur within a locale.
  func parts(locales: [LocaleIdentifier]?) -> [TextChecker.Part] {
    var parts: [TextChecker.Part] = []
    for (index, table) in tables.enumerated() {
      let shown = table.locales.map(\.identifier).filter { locales?.contains($0) != false }
      for locale in shown {
        for start in stride(from: 0, to: table.keys.count, by: 512) {
          let end = min(start + 512, table.keys.count)
          parts.append(TextChecker.Part(table: index, locale: locale, keys: start..<end))
        }
      }
    }
    return parts
  }
}
