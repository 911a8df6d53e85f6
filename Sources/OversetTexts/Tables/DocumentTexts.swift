package import OversetModel

/// The texts that stand in an Interface Builder document itself, by the keys of its objects.
package struct DocumentTexts: Sendable {
  package let path: String
  package let format: CatalogFormat
  /// Of the table with its translations.
  package let bundle: String
  package let name: String
  /// That of its folder; nil for the document of all locales, whose texts are the source locale's.
  package let locale: LocaleIdentifier?
  /// In file order.
  package let texts: [Text]

  package struct Text: Sendable {
    package let key: String
    package let value: String
    package let position: TextPosition

    package init(key: String, value: String, position: TextPosition) {
      (self.key, self.value, self.position) = (key, value, position)
    }
  }

  package init(
    path: String, format: CatalogFormat, bundle: String, name: String, locale: LocaleIdentifier?,
    texts: [Text]
  ) {
    self.path = path
    self.format = format
    self.bundle = bundle
    self.name = name
    self.locale = locale
    self.texts = texts
  }

  /// That of its table, of whatever format.
  var identity: TableIdentity { TableIdentity(bundle: bundle, name: name, family: "") }

  /// The texts as a catalog, in the source locale where the document has none of its own.
  func catalog(_ source: LocaleIdentifier) -> Catalog {
    let locale = locale ?? source
    return Catalog(
      path: path, format: format, table: name, encoding: "", locale: locale,
      entries: texts.map {
        CatalogEntry(
          key: $0.key, locale: locale, value: $0.value, isWritten: false,
          keyPosition: $0.position, valuePosition: $0.position)
      })
  }
}

extension [DocumentTexts] {
  /// Whether locales have documents of their own, in place of translations of one.
  var areLocalized: Bool { count > 1 && contains { $0.locale != nil } }
}
