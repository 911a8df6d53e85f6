import OversetCatalogs
package import OversetModel

/// A text that only source code has: it names a key that is in no file.
package struct UncataloguedText: Sendable {
  package let key: String
  /// What the app shows: the text that code has for the key, or the key itself.
  package let value: String
  /// The table that code names; `Localizable` where it names none.
  package let table: String
  /// Of the key in the code.
  package let location: FileLocation

  package init(key: String, value: String, table: String, at location: FileLocation) {
    (self.key, self.value, self.table, self.location) = (key, value, table, location)
  }

  /// Whether a key can be a text as it is: words, and no name in a program (`pay.title`).
  ///
  /// A single word may be either.
  package static func isText(_ key: String) -> Bool {
    let words = key.split(whereSeparator: \.isWhitespace)
    return words.count { $0.contains(where: \.isLetter) } > 1 && !key.looksLikeIdentifier
  }
}

extension CatalogTable {
  /// The texts that only source code has, as tables of the source locale, by name.
  ///
  /// Of several texts of a key the longest, as with what code has for the keys of files.
  package static func tables(
    of texts: [UncataloguedText], sourceLocale: LocaleIdentifier
  ) -> [CatalogTable] {
    let tables = Dictionary(grouping: texts, by: \.table).sorted { $0.key < $1.key }
    return tables.map { name, texts in
      let longest = Dictionary(texts.map { (ExactText($0.key), $0) }) { first, second in
        second.value.utf16.count > first.value.utf16.count ? second : first
      }
      return CatalogTable(
        name: name, longest.values.sorted { $0.location < $1.location }, sourceLocale)
    }
  }

  /// `texts` are in the order of their places.
  private convenience init(
    name: String, _ texts: [UncataloguedText], _ sourceLocale: LocaleIdentifier
  ) {
    let paths = texts.indices.filter { index in
      index + 1 == texts.count || texts[index].location.path != texts[index + 1].location.path
    }
    let locale = Locale(
      identifier: sourceLocale,
      files: paths.map { File(texts[$0].location.path, .sourceCode, end: $0 + 1) },
      entries: texts.map { text in
        CatalogEntry(
          key: text.key, locale: sourceLocale, value: text.value, shouldTranslate: false,
          isWritten: false, keyPosition: text.location.position,
          valuePosition: text.location.position)
      },
      rangeOfKey: texts.indices.map { $0..<$0 + 1 })
    self.init(
      name: name, bundle: "", sourceLocale: sourceLocale,
      keys: texts.map { text in
        Key(
          text: text.key, location: text.location, shouldTranslate: false, kind: .code,
          isShown: true)
      }, locales: [locale], fallback: .sourceText, shadowedFiles: [])
  }
}

extension CatalogFormat {
  /// Code that has texts which no file has.
  fileprivate static let sourceCode = CatalogFormat(
    "source code", fileExtensions: [], fallback: .sourceText)
}
