import OversetModel

/// A key without a translation: what the app shows instead was measured.
enum Untranslated {
  static func finding(
    _ texts: UserTexts, of key: Int, in table: CatalogTable, locale: LocaleIdentifier,
    _ settings: RuleSettings
  ) -> Finding? {
    guard texts.isFallback, table.keys[key].shouldTranslate, locale != table.sourceLocale,
      let severity = settings.severity(of: .untranslated), let text = texts.texts.first
    else { return nil }
    let name = table.keys[key].text
    let shown =
      switch table.fallback {
      case .key: "the key itself"
      case .sourceText: "the source text"
      }
    return Finding(
      rule: .untranslated, severity: severity,
      subject: Finding.Subject(table: table.name, key: name, locale: locale),
      location: text.location,
      message: "'\(name)' has no translation in \(locale): the app shows \(shown)")
  }
}
