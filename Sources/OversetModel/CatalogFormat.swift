/// A kind of catalog file, and what an app does with one: its loader declares it.
public struct CatalogFormat: Hashable, Sendable {
  /// As reports show it: `strings`, `xcstrings`.
  public let name: String
  /// Without the dot.
  package let fileExtensions: [String]
  /// Files of one family, folder and name make one table.
  package let family: String
  /// If a table has two files in one locale, the app takes a key's texts from the one of higher rank.
  package let rank: Int
  /// What the app shows for a key that a locale has no text for.
  package let fallback: Fallback
  /// Whether its keys may be those of an Interface Builder document of the same name.
  package let translatesDocuments: Bool
  /// Whether the App Store shows its texts, and not the app.
  package let isForStore: Bool
  /// Whether the path says which table a file is; an XLIFF has several, which only its text names.
  package let hasTableOfPath: Bool

  /// What an app shows for a key without a text.
  package enum Fallback: Sendable {
    /// The key itself.
    case key
    /// The source locale's text.
    case sourceText
    /// The Interface Builder document's own text, which the source locale's table repeats or not.
    case documentText
  }

  /// Makes a format whose name is its file extension and whose files are tables of their own, except
  /// for what is given.
  package init(
    _ name: String, fileExtensions: [String]? = nil, family: String? = nil, rank: Int = 0,
    fallback: Fallback, translatesDocuments: Bool = false, isForStore: Bool = false,
    hasTableOfPath: Bool = true
  ) {
    self.name = name
    self.fileExtensions = fileExtensions ?? [name]
    self.family = family ?? name
    self.rank = rank
    self.fallback = fallback
    self.translatesDocuments = translatesDocuments
    self.isForStore = isForStore
    self.hasTableOfPath = hasTableOfPath
  }

  /// Whether the app itself reads its files: XLIFF is for the exchange with translators.
  package var isReadByApp: Bool { hasTableOfPath }

  /// Whether its files are Interface Builder documents, which have no texts of a locale.
  package var isDocument: Bool { fallback == .documentText }
}
