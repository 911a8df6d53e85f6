import OversetModel

/// A key without a translation: what the app shows instead was measured.
enum Untranslated {
  static func finding(
    _ texts: UserTexts, of key: Int, in table: CatalogTable, locale: LocaleIdentifier,
    _ settings: RuleSettings
  ) -> Finding? {
    let tableKey = table.keys[key]
    guard texts.isFallback, tableKey.shouldTranslate, locale != table.sourceLocale,
      let severity = settings.severity(of: .untranslated)
    else { return nil }
    let shown =
      switch table.fallback {
      case .key: "the key itself"
      case .sourceText: "the source text"
      }
    return Finding(
      rule: .untranslated, severity: severity,
      subject: Finding.Subject(table: table.name, key: tableKey.text, locale: locale),
      location: texts.holeLocation,
      message: "'\(tableKey.text)' has no translation in \(locale): the app shows \(shown)")
  }
}
