import OversetConfiguration
import OversetModel
import OversetTexts

/// Decides which labels show a key.
struct LabelChooser {
  /// Those of the configuration, then those that the catalogs ask for.
  let labels: [PlannedLabel]
  private let configured: Range<Int>
  /// The place in `labels` of each of the settings' labels; nil where one cannot be set.
  private let placeOfEntryLabel: [Int?]
  private let settings: EntrySettings

  init(_ configured: [PlannedLabel], _ ofEntries: [PlannedLabel?], _ settings: EntrySettings) {
    var labels = configured
    placeOfEntryLabel = ofEntries.map { label in
      guard let label else { return nil }
      labels.append(label)
      return labels.count - 1
    }
    self.labels = labels
    self.configured = configured.indices
    self.settings = settings
  }

  /// The particular labels and what the entry's note asks for, else the default labels, else the
  /// limit that the file itself gives the text.
  ///
  /// Nothing shows a text whose object is gone, or that the configuration says is not shown.
  func labels(ofKey key: Int, in table: CatalogTable, at place: Int) -> [Int] {
    let name = table.keys[key].text
    if table.keys[key].kind == .stale || !table.keys[key].isShown { return [] }
    let matching = configured.filter { labels[$0].applies(toKey: name, table: table.name) }
    let subject = TableKey(table: place, key: key)
    let directed = (settings.directed[subject] ?? []).compactMap { placeOfEntryLabel[$0] }
    let particular = matching.filter { !labels[$0].label.isDefault } + directed
    if !particular.isEmpty { return particular }
    if !matching.isEmpty { return matching }
    return [settings.limited[subject].flatMap { placeOfEntryLabel[$0] }].compactMap { $0 }
  }
}
