import OversetModel

/// What is known of the values in the texts of one key, before a label is asked.
///
/// A class, because every text of the key refers to it.
package final class KeyValues: Sendable {
  /// What the objects are, by argument.
  package let kinds: [Int: ValueKind]
  /// What `arguments` of the whole configuration says of the key.
  package let samples: ConfiguredSamples

  package init(kinds: [Int: ValueKind] = [:], samples: ConfiguredSamples = ConfiguredSamples()) {
    self.kinds = kinds
    self.samples = samples
  }

  package static let unknown = KeyValues()

  /// Nil where no value is put into the key's texts.
  package convenience init?(
    ofKey key: Int, in table: CatalogTable, _ configured: [ConfiguredValues]
  ) {
    guard table.isFormat(key) else { return nil }
    func texts(_ locale: CatalogTable.Locale) -> [String] {
      locale.rangeOfKey[key].map { locale.entries[$0].value }.filter(\.mayBeFormat)
    }
    let name = table.keys[key].text
    var own = table.source.map(texts) ?? []
    if own.isEmpty { own = [table.keys[key].defaultText?.value ?? name].filter(\.mayBeFormat) }
    if own.isEmpty { own = table.locales.lazy.map(texts).first { !$0.isEmpty } ?? [] }
    if own.isEmpty { return nil }
    func note() -> String? {
      table.locales.lazy.compactMap { locale in
        locale.rangeOfKey[key].lazy.compactMap { locale.entries[$0].comment }.first
      }.first
    }
    var samples = ConfiguredSamples()
    for values in configured where values.applies(toKey: name, table: table.name) {
      samples.byNumber.merge(values.arguments) { first, _ in first }
      samples.byName.merge(values.namedArguments) { first, _ in first }
    }
    self.init(
      kinds: ValueClues.kinds(of: own, key: name, note: note()) { table.locales.flatMap(texts) },
      samples: samples)
  }
}
