import OversetCatalogs
import OversetModel
import Testing
@testable import Overset
@testable import OversetTexts

/// Files become tables, and a table has what a user sees for a key in a locale.
struct CatalogTableTests {
  /// `.strings` files of a table, by locale: `key=value`.
  private func stringsFiles(_ files: [(locale: String, path: String, entries: [String])]) throws
    -> [Catalog]
  {
    try files.map { file in
      let locale = try #require(LocaleIdentifier(file.locale))
      return Catalog(
        path: file.path, format: StringsLoader().format, table: "L", encoding: "utf-8",
        locale: locale,
        entries: file.entries.enumerated().map { index, entry in
          let parts = entry.split(separator: "=", omittingEmptySubsequences: false)
          return CatalogEntry(
            key: String(parts[0]), locale: locale, value: String(parts[1]),
            keyPosition: TextPosition(line: index + 1, column: 1),
            valuePosition: TextPosition(line: index + 1, column: 10))
        })
    }
  }

  private func stringCatalog(_ entries: [CatalogEntry]) -> Catalog {
    Catalog(
      path: "L.xcstrings", format: StringCatalogLoader().format, table: "L", encoding: "utf-8",
      locale: nil,
      sourceLocale: .english, entries: entries)
  }

  private func entry(
    _ key: String, _ locale: String, _ value: String, _ variation: Variation = .none,
    state: String? = nil, line: Int = 1
  ) throws -> CatalogEntry {
    CatalogEntry(
      key: key, locale: try #require(LocaleIdentifier(locale)), value: value,
      variation: variation, state: state, keyPosition: TextPosition(line: 1, column: 1),
      valuePosition: TextPosition(line: line, column: 5))
  }

  private func texts(
    of key: String, in locale: String, _ catalogs: [Catalog]
  ) throws -> UserTexts {
    let table = try #require(CatalogTable.tables(of: catalogs, sourceLocale: nil).first)
    let identifier = try #require(LocaleIdentifier(locale))
    let place = try #require(table.keys.firstIndex { $0.text == key })
    return UserTexts(
      of: place, in: table, locale: table.locales.first { $0.identifier == identifier },
      plurals: PluralRulesBook())
  }

  @Test func `the locale folders of one table are put together`() throws {
    let catalogs = try stringsFiles([
      ("de", "App/de.lproj/L.strings", ["b=B", "c=C"]),
      ("en", "App/en.lproj/L.strings", ["a=1", "b=2"]),
      ("de", "Kit/de.lproj/L.strings", ["z=Z"]),
    ])
    let tables = CatalogTable.tables(of: catalogs, sourceLocale: nil)
    #expect(tables.count == 2)
    #expect(tables[0].keys.map(\.text) == ["a", "b", "c"], "the source's order first")
    #expect(tables[0].locales.map(\.identifier.identifier) == ["de", "en"])
    #expect(tables[0].sourceLocale == .english)
    #expect(tables[1].sourceLocale == nil)
  }

  @Test func `keys that differ only in how they are composed are two keys`() throws {
    let catalogs = try stringsFiles([("en", "en.lproj/L.strings", ["é=1", "e\u{301}=2"])])
    #expect(CatalogTable.tables(of: catalogs, sourceLocale: nil).first?.keys.count == 2)
  }

  @Test func `without a translation in strings files the app shows the key`() throws {
    let catalogs = try stringsFiles([
      ("en", "en.lproj/L.strings", ["Pay now=Pay now", "empty=x"]),
      ("de", "de.lproj/L.strings", ["empty="]),
    ])
    let missing = try texts(of: "Pay now", in: "de", catalogs)
    #expect(missing.isFallback)
    #expect(missing.texts.map(\.value) == ["Pay now"])
    #expect(
      missing.texts.map(\.location) == [
        FileLocation(path: "de.lproj/L.strings", position: .start)
      ])
    let empty = try texts(of: "empty", in: "de", catalogs)
    #expect(!empty.isFallback, "an empty value is a value")
    #expect(empty.texts.map(\.value) == [""])
  }

  /// `localizedString(forKey:value:table:)` answers with `value` where the file that counts has no
  /// such key, whatever the source locale's file has.
  @Test func `a text of code stands in for what files lack`() throws {
    let location = FileLocation(
      path: "View.swift", position: TextPosition(line: 7, column: 3))
    func texts(_ key: String, _ catalogs: [Catalog]) throws -> UserTexts {
      let table = try #require(CatalogTable.tables(of: catalogs, sourceLocale: nil).first)
      let index = try #require(table.keys.firstIndex { $0.text == key })
      let whole = table.adding([index: DefaultText("Pay %d", at: location)])
      return UserTexts(
        of: index, in: whole, locale: whole.locale(try #require(LocaleIdentifier("de"))),
        plurals: PluralRulesBook())
    }
    let strings = try stringsFiles([
      ("en", "en.lproj/L.strings", ["pay.now=Pay now"]), ("de", "de.lproj/L.strings", ["b=B"]),
    ])
    let missing = try texts("pay.now", strings)
    #expect(missing.isFallback && missing.isFromCode)
    #expect(missing.texts.map(\.value) == ["Pay %d"])
    #expect(missing.texts.map(\.location) == [location])
    #expect(missing.texts.map(\.isFormat) == [false], "the source's text has no number")
    let own = try texts("b", strings)
    #expect(!own.isFromCode && own.texts.map(\.value) == ["B"])
    let catalog = [
      stringCatalog([try entry("s", "en", "Source"), try entry("d", "fr", "Deux")])
    ]
    #expect(try texts("s", catalog).texts.map(\.value) == ["Source"])
    let nowhere = try texts("d", catalog)
    #expect(nowhere.texts.map(\.value) == ["Pay %d"])
    #expect(nowhere.texts.map(\.isFormat) == [true])
  }

  /// An identifier has no need to fit: it lacks a translation.
  @Test(arguments: [
    ("pay.now", "Pay now", false), ("payNow", "Pay now", false), ("PAY_NOW", "Pay now", false),
    ("[Pay/title] Pay now", "Pay now", false), ("pay.now", "pay.now", true),
    ("Pay", "Pay now", true), ("Wi-Fi", "Wi-Fi", true), ("Pay. Now: later", "Pay", true),
  ])
  func `a key that is an identifier is not laid out in place of a text`(
    key: String, english: String, isLaidOut: Bool
  ) throws {
    let catalogs = try stringsFiles([
      ("en", "en.lproj/L.strings", ["\(key)=\(english)"]), ("de", "de.lproj/L.strings", ["b=1"]),
    ])
    let missing = try texts(of: key, in: "de", catalogs)
    #expect(missing.isFallback)
    #expect(missing.texts.map(\.value) == (isLaidOut ? [key] : []))
  }

  @Test func `without a translation in a string catalog the app shows the source text`() throws {
    let catalogs = [
      stringCatalog([
        try entry("k", "en", "Pay now"), try entry("o", "en", "Other"),
        try entry("o", "de", "Andere", line: 9),
        try entry("n", "en", "New"), try entry("n", "de", "", state: "new"),
        try entry("e", "en", "Empty"), try entry("e", "de", "", state: "translated"),
      ])
    ]
    let missing = try texts(of: "k", in: "de", catalogs)
    #expect(missing.isFallback)
    #expect(missing.texts.map(\.value) == ["Pay now"])
    let own = try texts(of: "o", in: "de", catalogs)
    #expect(!own.isFallback && own.texts.map(\.value) == ["Andere"])
    #expect(own.texts.first?.location.position == TextPosition(line: 9, column: 5))
    #expect(try texts(of: "n", in: "de", catalogs).isFallback, "an empty new unit is a hole")
    #expect(try texts(of: "n", in: "de", catalogs).texts.map(\.value) == ["New"])
    #expect(try !texts(of: "e", in: "de", catalogs).isFallback, "an empty value is a value")
  }

  @Test func `every variation is a text of its own, and the cases of a variable are parts of one`()
    throws
  {
    let catalogs = [
      stringCatalog([
        try entry("k", "en", "%d day", Variation(plural: .one)),
        try entry("k", "en", "%d days", Variation(plural: .other)),
        try entry("v", "en", "in %#@n@"),
        try entry("v", "en", "%arg day", Variation(plural: .one, substitution: "n")),
        try entry("v", "en", "%arg days", Variation(plural: .other, substitution: "n")),
      ])
    ]
    #expect(try texts(of: "k", in: "en", catalogs).texts.map(\.value) == ["%d day", "%d days"])
    let variable = try texts(of: "v", in: "en", catalogs)
    #expect(variable.texts.map(\.value) == ["in %#@n@", "in %#@n@"])
    #expect(variable.texts.map(\.variation.plural) == [.one, .other])
  }

  @Test func `the source locale's own file takes the place of that in Base`() throws {
    let catalogs = try stringsFiles([
      ("en", "Base.lproj/L.strings", ["a=base", "b=base"]),
      ("en", "en.lproj/L.strings", ["b=en"]),
    ])
    let table = try #require(CatalogTable.tables(of: catalogs, sourceLocale: nil).first)
    #expect(
      table.keys.map(\.text) == ["b"] && table.shadowedFiles.map(\.path) == ["Base.lproj/L.strings"]
    )
    #expect(try texts(of: "b", in: "en", catalogs).texts.map(\.value) == ["en"])
  }

  @Test func `a stringsdict's texts take the place of those of the strings file`() throws {
    var catalogs = try stringsFiles([
      ("en", "App/en.lproj/L.strings", ["a=1", "b=2"]),
      ("en", "App/en.lproj/L.stringsdict", ["b=%#@n@", "c=3"]),
    ])
    catalogs[1].format = StringsDictLoader().format
    let tables = CatalogTable.tables(of: catalogs, sourceLocale: nil)
    #expect(tables.count == 1)
    #expect(tables[0].keys.map(\.text) == ["a", "b", "c"])
    #expect(try texts(of: "a", in: "en", catalogs).texts.map(\.value) == ["1"])
    let source = try #require(tables[0].source)
    #expect(source.location(ofEntry: source.rangeOfKey[1].lowerBound).path.hasSuffix("dict"))
  }

  @Test func `a file that a locale lacks is looked for by itself`() throws {
    var catalogs = try stringsFiles([
      ("de", "de.lproj/L.strings", ["ok=Gut", "n=plain"]),
      ("en", "en.lproj/L.strings", ["ok=OK", "more=More"]),
      ("en", "en.lproj/L.stringsdict", ["n=%d apples", "m=%d pears"]),
      ("fr", "fr.lproj/L.stringsdict", ["n=%d pommes"]),
    ])
    catalogs[2].format = StringsDictLoader().format
    catalogs[3].format = StringsDictLoader().format
    func shown(_ key: String, _ locale: String) throws -> [String] {
      try texts(of: key, in: locale, catalogs).texts.map(\.value)
    }
    #expect(try shown("m", "de") == ["%d pears"])
    #expect(try shown("n", "de") == ["%d apples"], "a rule counts wherever it was found")
    #expect(try shown("ok", "de") == ["Gut"])
    #expect(try shown("more", "de") == ["more"], "there is no fallback for a single key")
    #expect(try shown("ok", "fr") == ["OK"])
    #expect(try shown("m", "fr") == ["m"])
    let table = try #require(CatalogTable.tables(of: catalogs, sourceLocale: nil).first)
    #expect(
      table.locales.map { $0.borrowedFormats.map { "\($0.format.name) \($0.locale)" } } == [
        ["stringsdict en"], [], ["strings en"],
      ])
  }

  @Test func `of two folders of one locale the app reads one`() throws {
    let catalogs = try stringsFiles([
      ("zh-Hans", "zh-Hans.lproj/L.strings", ["a=2"]),
      ("zh-Hans", "zh_CN.lproj/L.strings", ["a=1", "b=only here"]),
    ])
    let table = try #require(CatalogTable.tables(of: catalogs, sourceLocale: nil).first)
    #expect(table.keys.map(\.text) == ["a"])
    #expect(table.shadowedFiles.map(\.path) == ["zh_CN.lproj/L.strings"])
  }

  @Test func `an XLIFF for each locale is one table for each file that it was exported from`()
    throws
  {
    func xliff(_ path: String, _ locale: String, _ original: String) throws -> Catalog {
      let target = try #require(LocaleIdentifier(locale))
      var source = try entry("k", "en", "Source")
      source.isWritten = false
      var catalog = Catalog(
        path: path, format: XLIFFLoader().format, table: "L", encoding: "UTF-8", locale: target,
        sourceLocale: .english, entries: [source, try entry("k", locale, "Target")])
      catalog.original = original
      catalog.originalFormat = CatalogFormats.all.loader(forFileAt: original)?.format
      return catalog
    }
    let tables = CatalogTable.tables(
      of: [
        try xliff("x/de/app.xliff", "de", "App/en.lproj/L.strings"),
        try xliff("x/de/app.xliff", "de", "Kit/en.lproj/L.strings"),
        try xliff("x/pt-BR/app.xliff", "pt-BR", "App/en.lproj/L.strings"),
        try xliff("y/de/app.xliff", "de", "App/en.lproj/L.strings"),
      ], sourceLocale: nil)
    #expect(
      tables.map { $0.locales.map(\.identifier.identifier) } == [
        ["de", "en", "pt-BR"], ["de", "en"], ["de", "en"],
      ])
    #expect(tables[0].source?.entries.map(\.value) == ["Source"])
  }

  @Test func `the texts of a key that stand apart are put together`() throws {
    let catalog = stringCatalog([
      try entry("a", "en", "1", Variation(plural: .one)), try entry("b", "en", "2"),
      try entry("a", "en", "3", Variation(plural: .other)),
    ])
    #expect(try texts(of: "a", in: "en", [catalog]).texts.map(\.value) == ["1", "3"])
    #expect(try texts(of: "b", in: "en", [catalog]).texts.map(\.value) == ["2"])
  }
}
