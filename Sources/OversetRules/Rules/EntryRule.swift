package import OversetModel
package import OversetTexts

/// A rule about a key's entry in one locale, before any text of it is laid out.
package protocol EntryRule: Rule {
  static func finding(in entry: KeyInLocale, severity: Severity) -> Finding?
}

/// A key of a table in one locale.
package struct KeyInLocale {
  package var key: Int
  package var table: CatalogTable
  /// Nil where the table has no texts in the locale.
  package var texts: CatalogTable.Locale?
  package var locale: LocaleIdentifier
  /// Whether another text stands in for the translation.
  package var isFallback: Bool

  package init(
    _ key: Int, in table: CatalogTable, texts: CatalogTable.Locale?, locale: LocaleIdentifier,
    isFallback: Bool
  ) {
    self.key = key
    self.table = table
    self.texts = texts
    self.locale = locale
    self.isFallback = isFallback
  }
}

/// The rules about entries that are not off.
package struct EntryRules {
  private let rules: [(rule: any EntryRule.Type, id: RuleID, severity: Severity)]

  package init(_ settings: RuleSettings) { rules = settings.active { $0.asEntryRule } }

  package func findings(in entry: KeyInLocale) -> [Finding] {
    rules.compactMap { $0.rule.finding(in: entry, severity: $0.severity) }
  }
}
