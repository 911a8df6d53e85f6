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

  /// `locale` is nil where the table has no texts in the locale at all.
  init(of key: Int, in table: CatalogTable, locale: CatalogTable.Locale?) {
    if let locale, Self.hasOwn(key, in: locale) {
      (texts, substitutions) = Self.split(locale.rangeOfKey[key], of: locale)
      isFallback = false
      return
    }
    isFallback = true
    let hole = Self.holeLocation(of: key, in: table, locale: locale)
    if table.fallback != .key, let source = table.source, !source.rangeOfKey[key].isEmpty {
      let (texts, substitutions) = Self.split(source.rangeOfKey[key], of: source)
      self.texts = texts.map { Text(value: $0.value, variation: $0.variation, location: hole) }
      self.substitutions = substitutions
    } else {
      // What a document says of itself is not read: nothing is known of its texts.
      let isKnown = table.fallback != .documentText
      texts = isKnown ? [Text(value: table.keys[key].text, variation: .none, location: hole)] : []
      substitutions = [:]
    }
  }

  /// Whether the locale has a text of its own for the key, so that nothing stands in for it.
  static func hasOwn(_ key: Int, in locale: CatalogTable.Locale) -> Bool {
    locale.rangeOfKey[key].contains { !isHole(locale.entries[$0]) }
  }

  /// The place to put the missing translation: the locale's own file, or the key in that of all.
  static func holeLocation(
    of key: Int, in table: CatalogTable, locale: CatalogTable.Locale?
  ) -> FileLocation {
    let location = table.keys[key].location
    guard let path = locale?.path, path != location.path else { return location }
    return FileLocation(path: path, position: .start)
  }

  /// A unit that Xcode made and nobody filled.
  private static func isHole(_ entry: CatalogEntry) -> Bool {
    entry.value.isEmpty && entry.state == "new"
  }

  /// The cases of a variable are parts of a text, and are not seen by themselves.
  private static func split(
    _ range: Range<Int>, of locale: CatalogTable.Locale
  ) -> (texts: [Text], substitutions: [String: String]) {
    var substitutions: [String: String] = [:]
    var texts: [Text] = []
    for index in range where !isHole(locale.entries[index]) {
      let entry = locale.entries[index]
      if let name = entry.variation.substitution {
        if substitutions[name] == nil || entry.variation.plural == "other" {
          substitutions[name] = entry.value
        }
      } else {
        texts.append(
          Text(
            value: entry.value, variation: entry.variation,
            location: locale.location(ofEntry: index)))
      }
    }
    return (texts, substitutions)
  }
}
