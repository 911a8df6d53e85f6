import OversetModel

/// The texts that a user can see for a key in a locale: its own, or what stands in for them.
package struct UserTexts {
  /// One text, before arguments are put in.
  package struct Text {
    package var value: String
    package var variation: Variation
    package var location: FileLocation
    /// Whether the app puts values into it.
    package let isFormat: Bool
    /// The cases of its plurals, and the numbers that select them; nil for a text without.
    package let selection: PluralSelection?
    /// That of a text without plurals.
    private let ownFormat: SharedFormat?

    package init(
      value: String, variation: Variation, location: FileLocation, isFormat: Bool = false,
      selection: PluralSelection? = nil
    ) {
      self.value = value
      self.variation = variation
      self.location = location
      self.isFormat = isFormat
      self.selection = selection
      ownFormat = isFormat && selection == nil ? SharedFormat(ExpandedFormat(value)) : nil
    }

    /// The text taken apart: once, because each of its readings asks.
    var format: ExpandedFormat {
      selection?.format ?? ownFormat?.format ?? ExpandedFormat(value)
    }

    /// A class, because texts are handed on: one reference, not all arrays of a format.
    private final class SharedFormat {
      let format: ExpandedFormat

      init(_ format: ExpandedFormat) { self.format = format }
    }
  }

  /// Each variation by itself.
  package let texts: [Text]
  /// Whether the locale has no text of its own.
  package let isFallback: Bool
  /// Whether plurals make more texts than are here.
  package let isCut: Bool

  /// `locale` is nil where the table has no texts in the locale at all.
  package init(
    of key: Int, in table: CatalogTable, locale: CatalogTable.Locale?, plurals: PluralRulesBook
  ) {
    if let locale, Self.hasOwn(key, in: locale) {
      (texts, isCut) = Self.texts(of: key, in: table, locale, plurals)
      isFallback = false
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
    } else {
      let text = table.keys[key].text
      texts =
        Self.isText(key, in: table)
        ? [
          Text(
            value: text, variation: .none, location: hole,
            isFormat: text.mayBeFormat && table.isFormat(key))
        ] : []
      isCut = false
    }
  }

  /// Whether the key that an app shows in place of a text is a text itself.
  ///
  /// An identifier (`pay.title`) is none: nobody would make it fit, it lacks a translation. What a
  /// document says of itself is not read: nothing is known of its texts.
  private static func isText(_ key: Int, in table: CatalogTable) -> Bool {
    switch table.fallback {
    case .documentText: return false
    case .sourceText: return true
    case .key:
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
    guard table.fallback != .key, let source = table.source, !source.rangeOfKey[key].isEmpty
    else { return nil }
    return source
  }

  /// Whether the locale has a text of its own for the key, so that nothing stands in for it.
  package static func hasOwn(_ key: Int, in locale: CatalogTable.Locale) -> Bool {
    locale.borrowed[key] == nil && locale.rangeOfKey[key].contains { !isHole(locale.entries[$0]) }
  }

  /// The place to put the missing translation: the locale's own file, or the key in that of all.
  package static func holeLocation(
    of key: Int, in table: CatalogTable, locale: CatalogTable.Locale?
  ) -> FileLocation {
    let location = table.keys[key].location
    guard let path = locale?.path, path != location.path else { return location }
    return FileLocation(path: path, position: .start)
  }

  /// A unit that Xcode or a tool made and nobody filled.
  package static func isHole(_ entry: CatalogEntry) -> Bool {
    entry.value.isEmpty && (entry.state == "new" || entry.state == "needs-translation")
  }

  private static func texts(
    of key: Int, in table: CatalogTable, _ locale: CatalogTable.Locale,
    _ plurals: PluralRulesBook
  ) -> (texts: [Text], isCut: Bool) {
    let range = locale.rangeOfKey[key]
    if range.contains(where: { locale.entries[$0].variation.variesByNumber }) {
      let expanded = PluralTexts(
        PluralEntries(range: range, locale: locale), rules: plurals[locale.identifier])
      return (expanded.texts, expanded.isCut)
    }
    var texts: [Text] = []
    for index in range where !isHole(locale.entries[index]) {
      let value = locale.entries[index].value
      texts.append(
        Text(
          value: value, variation: locale.entries[index].variation,
          location: locale.location(ofEntry: index),
          isFormat: value.mayBeFormat && table.isFormat(key)))
    }
    return (texts, false)
  }
}

extension String {
  /// Whether it is made like a name in a program: `pay.title`, `payTitle`, `[Pay/Title] Pay`.
  fileprivate var looksLikeIdentifier: Bool {
    var (isOneWord, hasHump, isJoined) = (true, false, false)
    var last: Unicode.Scalar?
    for scalar in unicodeScalars.prefix(200) {
      if isJoined, scalar.isWordPart { return true }
      isJoined = false
      switch scalar {
      case ".", "_", "/", ":": isJoined = last?.isWordPart == true
      default:
        if scalar.isSpace { isOneWord = false }
        if isOneWord, !hasHump, scalar.isCapital, last?.isSmall == true { hasHump = true }
      }
      last = scalar
    }
    return isOneWord && hasHump
  }

  /// Whether it has places for values, or is written like one that has (`100 %%`).
  package var isFormat: Bool {
    guard mayBeFormat else { return false }
    let parts = FormatPart.parts(of: self)
    if parts.count == 1, case .text(let text)? = parts.first { return text != self }
    return true
  }
}

/// Of ASCII without a look into the tables of Unicode.
extension Unicode.Scalar {
  fileprivate var isWordPart: Bool {
    isASCII ? isSmall || isCapital : properties.isAlphabetic
  }

  fileprivate var isSpace: Bool {
    isASCII ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace
  }

  fileprivate var isSmall: Bool { isASCII ? "a"..."z" ~= self : properties.isLowercase }

  fileprivate var isCapital: Bool { isASCII ? "A"..."Z" ~= self : properties.isUppercase }
}
