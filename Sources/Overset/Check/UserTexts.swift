import OversetModel

/// The texts that a user can see for a key in a locale: its own, or what stands in for them.
struct UserTexts {
  /// One text, before arguments are put in.
  struct Text {
    var value: String
    var variation: Variation
    var location: FileLocation
  }

  /// Each variation by itself.
  let texts: [Text]
  /// The texts of variables by name, the most general case of each.
  let substitutions: [String: String]
  /// Whether the locale has no text of its own.
  let isFallback: Bool
  /// The place to put the missing translation.
  let holeLocation: FileLocation

  /// `locale` is nil where the table has no texts in the locale at all.
  init(
    of key: Int, in table: CatalogTable, locale: CatalogTable.Locale?,
    identifier: LocaleIdentifier
  ) {
    let tableKey = table.keys[key]
    switch table.fallback {
    case .key: holeLocation = FileLocation(path: locale?.path ?? tableKey.location.path, position: .start)
    case .sourceText: holeLocation = tableKey.location
    }
    if let locale {
      let entries = locale.entries[locale.rangeOfKey[key]].filter { !Self.isHole($0) }
      if !entries.isEmpty {
        (texts, substitutions) = Self.split(entries, path: locale.path)
        isFallback = false
        return
      }
    }
    isFallback = true
    let source = table.source.map { ($0.entries[$0.rangeOfKey[key]], $0.path) }
    if table.fallback == .sourceText, let (entries, path) = source, !entries.isEmpty {
      let (texts, substitutions) = Self.split(Array(entries), path: path)
      let location = holeLocation
      self.texts = texts.map { Text(value: $0.value, variation: $0.variation, location: location) }
      self.substitutions = substitutions
    } else {
      texts = [Text(value: tableKey.text, variation: .none, location: holeLocation)]
      substitutions = [:]
    }
  }

  /// A unit that Xcode made and nobody filled.
  private static func isHole(_ entry: CatalogEntry) -> Bool {
    entry.value.isEmpty && entry.state == "new"
  }

  /// The cases of a variable are parts of a text, and are not seen by themselves.
  private static func split(
    _ entries: [CatalogEntry], path: String
  ) -> (texts: [Text], substitutions: [String: String]) {
    var substitutions: [String: String] = [:]
    var texts: [Text] = []
    for entry in entries {
      if let name = entry.variation.substitution {
        if substitutions[name] == nil || entry.variation.plural == "other" {
          substitutions[name] = entry.value
        }
      } else {
        texts.append(
          Text(
            value: entry.value, variation: entry.variation,
            location: FileLocation(path: path, position: entry.valuePosition)))
      }
    }
    return (texts, substitutions)
  }
}
