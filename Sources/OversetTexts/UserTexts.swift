package import OversetModel

/// The texts that a user can see for a key in a locale: its own, or what stands in for them.
package struct UserTexts {
  /// Each variation by itself.
  package let texts: [UserText]
  /// Whether the locale has no text of its own.
  package let isFallback: Bool
  /// Whether the text is one that code has, because no file has it.
  package let isFromCode: Bool
  /// Whether plurals make more texts than are here.
  package let isCut: Bool

  /// `locale` is nil where the table has no texts in the locale at all.
  package init(
    of key: Int, in table: CatalogTable, locale: CatalogTable.Locale?, plurals: PluralRulesBook
  ) {
    if let locale, Self.hasOwn(key, in: locale) {
      (texts, isCut) = Self.texts(of: key, in: table, locale, plurals)
      (isFallback, isFromCode) = (false, false)
      return
    }
    isFallback = true
    let hole = Self.holeLocation(of: key, in: table, locale: locale)
    if let other = Self.standIn(for: key, in: table, locale) {
      let (texts, isCut) = Self.texts(of: key, in: table, other, plurals)
      self.isCut = isCut
      self.texts = texts.map { text in
        var text = text
        text.location = hole
        return text
      }
      isFromCode = false
    } else if let text = Self.defaultText(of: key, in: table, locale: locale) {
      texts = [
        UserText(
          value: text.value, variation: .none, location: text.location,
          isFormat: text.value.mayBeFormat && table.isFormat(key))
      ]
      (isCut, isFromCode) = (false, true)
    } else {
      let text = table.keys[key].text
      texts =
        Self.isText(key, in: table)
        ? [
          UserText(
            value: text, variation: .none, location: hole,
            isFormat: text.mayBeFormat && table.isFormat(key))
        ] : []
      (isCut, isFromCode) = (false, false)
    }
  }

  /// The text of code, or of `Info.plist`, that the app shows for a key without a translation; nil
  /// where a file has another one, or neither has one.
  package static func defaultText(
    of key: Int, in table: CatalogTable, locale: CatalogTable.Locale?
  ) -> DefaultText? {
    guard table.fallback != .documentText, standIn(for: key, in: table, locale) == nil else {
      return nil
    }
    if table.hasPropertyListValue(key) {
      // Every locale without the key shows the same value: it is laid out once.
      let first = table.locales.first { !hasOwn(key, in: $0) }
      guard let locale, first === locale else { return nil }
    }
    return table.keys[key].defaultText
  }

  /// Whether the key that an app shows in place of a text is a text itself.
  ///
  /// An identifier (`pay.title`) is none: it lacks a translation, and need not fit. Of a document
  /// without a text for the key nothing is known, nor of code that looks the key up a second time.
  private static func isText(_ key: Int, in table: CatalogTable) -> Bool {
    switch table.fallback {
    case .documentText: return false
    case .sourceText: return true
    case .key:
      if table.keys[key].hasOtherText || table.hasPropertyListValue(key) { return false }
      let text = table.keys[key].text
      guard text.looksLikeIdentifier, let source = table.source else { return true }
      return source.rangeOfKey[key].contains { source.entries[$0].value == text }
    }
  }

  /// The locale whose texts the app shows; nil where it shows none.
  private static func standIn(
    for key: Int, in table: CatalogTable, _ locale: CatalogTable.Locale?
  ) -> CatalogTable.Locale? {
    if let lender = locale?.borrowed[key] { return table.locale(lender) }
    if locale?.hasDocument == true { return nil }
    guard table.fallback != .key, let source = table.source, !source.rangeOfKey[key].isEmpty
    else { return nil }
    return source
  }

  /// Whether the locale has a text of its own for the key, so that nothing stands in for it.
  package static func hasOwn(_ key: Int, in locale: CatalogTable.Locale) -> Bool {
    locale.borrowed[key] == nil
      && locale.rangeOfKey[key].contains { !locale.entries[$0].isUnfilled }
  }

  /// The file for the missing translation: the locale's own file, or the key in that of all.
  package static func holeLocation(
    of key: Int, in table: CatalogTable, locale: CatalogTable.Locale?
  ) -> FileLocation {
    let location = table.keys[key].location
    guard let path = locale?.path, path != location.path else { return location }
    return FileLocation(path: path, position: .start)
  }

  /// Says of the texts of width rules for which windows they are: from their own number to the next
  /// larger one, the smallest for all that are narrower, too (Apple, "Creating width and device variants
  /// of strings").
  private static func sayWindows(of texts: inout [UserText]) {
    var rules: [String?: [(width: Double, index: Int)]] = [:]
    for (index, text) in texts.enumerated() {
      guard let width = text.variation.width?.decimalNumber, width > 0 else { continue }
      rules[text.variation.device, default: []].append((width, index))
    }
    for rule in rules.values {
      let sorted = rule.sorted { $0.width < $1.width }
      for (place, (width, index)) in sorted.enumerated() {
        let next = place + 1 < sorted.count ? sorted[place + 1].width : .infinity
        texts[index].windows = (place == 0 ? 0 : width)..<next
      }
    }
  }

  private static func texts(
    of key: Int, in table: CatalogTable, _ locale: CatalogTable.Locale,
    _ plurals: PluralRulesBook
  ) -> (texts: [UserText], isCut: Bool) {
    let range = locale.rangeOfKey[key]
    if range.contains(where: { locale.entries[$0].variation.variesByNumber }) {
      let expanded = PluralTexts(
        PluralEntries(range: range, locale: locale), rules: plurals[locale.identifier])
      return (expanded.texts, expanded.isCut)
    }
    var texts: [UserText] = []
    for index in range where !locale.entries[index].isUnfilled {
      let value = locale.entries[index].value
      texts.append(
        UserText(
          value: value, variation: locale.entries[index].variation,
          location: locale.location(ofEntry: index),
          isFormat: value.mayBeFormat && table.isFormat(key)))
    }
    sayWindows(of: &texts)
    return (texts, false)
  }
}
