/// What one catalog file holds, with the place of everything in it.
public struct Catalog: Sendable {
  /// The path it was read from, relative to where the reading began.
  public var path: String
  /// The format's name: `strings`, `xcstrings`.
  public var format: String
  /// The table's name: the file's base name.
  public var table: String
  /// The character encoding, as IANA spells it, with `+bom` where the file has one.
  public var encoding: String
  /// The locale of a file that has one locale; nil where every entry says its own.
  public var locale: LocaleIdentifier?
  /// The locale that the others are translated from, where the file says so.
  public var sourceLocale: LocaleIdentifier?
  /// Every text in file order.
  public var entries: [CatalogEntry]
  /// What is wrong with the file, in file order.
  public var faults: [CatalogFault]

  public init(
    path: String, format: String, table: String, encoding: String, locale: LocaleIdentifier?,
    sourceLocale: LocaleIdentifier? = nil, entries: [CatalogEntry] = [],
    faults: [CatalogFault] = []
  ) {
    self.path = path
    self.format = format
    self.table = table
    self.encoding = encoding
    self.locale = locale
    self.sourceLocale = sourceLocale
    self.entries = entries
    self.faults = faults
  }
}

/// One text of one key in one locale.
public struct CatalogEntry: Hashable, Sendable {
  public var key: String
  public var locale: LocaleIdentifier
  public var value: String
  public var variation: Variation
  /// `translated`, `new` …, where the format has states.
  public var state: String?
  /// The note for translators.
  public var comment: String?
  /// False where the format says that the text is the same in every locale.
  public var shouldTranslate: Bool
  /// False for a source text that the file does not spell out, because the key is the text.
  public var isWritten: Bool
  /// The first character of the key, its quotation mark included.
  public var keyPosition: TextPosition
  /// The first character of the value, its quotation mark included; the key's where `isWritten` is
  /// false.
  public var valuePosition: TextPosition

  public init(
    key: String, locale: LocaleIdentifier, value: String, variation: Variation = .none,
    state: String? = nil, comment: String? = nil, shouldTranslate: Bool = true,
    isWritten: Bool = true, keyPosition: TextPosition, valuePosition: TextPosition
  ) {
    self.key = key
    self.locale = locale
    self.value = value
    self.variation = variation
    self.state = state
    self.comment = comment
    self.shouldTranslate = shouldTranslate
    self.isWritten = isWritten
    self.keyPosition = keyPosition
    self.valuePosition = valuePosition
  }
}

/// A fact about a catalog file that makes the app see less than its author wrote.
public struct CatalogFault: Hashable, Sendable {
  /// How much is lost.
  public enum Extent: Sendable {
    /// The whole file: the app reads nothing of it.
    case file
    /// What stands behind the fault: the app stops reading there, without a message.
    case rest
    /// One entry, or a part of it.
    case entry
  }

  public var extent: Extent
  public var position: TextPosition
  /// One phrase without a full stop.
  public var message: String

  public init(extent: Extent, position: TextPosition, message: String) {
    self.extent = extent
    self.position = position
    self.message = message
  }
}
