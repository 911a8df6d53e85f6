package import OversetModel
package import OversetTexts

/// A key without a translation in a locale: tens of thousands of keys may have none.
package final class MissingTranslation: Sendable {
  /// Where the translation should be.
  package let location: FileLocation
  private let table: String
  private let key: String
  package let locale: LocaleIdentifier
  private let fallback: CatalogFormat.Fallback
  /// Where the code is whose text the app shows; nil where it shows another one.
  private let code: FileLocation?

  package init(
    of key: Int, in table: CatalogTable, locale: LocaleIdentifier, texts: CatalogTable.Locale?
  ) {
    location = UserTexts.holeLocation(of: key, in: table, locale: texts)
    code = UserTexts.defaultText(of: key, in: table, locale: texts)?.location
    self.table = table.name
    self.key = table.keys[key].text
    self.locale = locale
    fallback = table.fallback
  }

  package var subject: Finding.Subject { Finding.Subject(table: table, key: key, locale: locale) }

  package var message: String {
    let shown =
      switch (fallback, code) {
      case (_, let code?): "the text in \(code.path):\(code.position.line)"
      case (.key, nil): "the key itself"
      case (.sourceText, nil): "the source text"
      case (.documentText, nil): "the text of the interface document"
      }
    return "'\(key)' has no translation in \(locale): the app shows \(shown)"
  }
}
