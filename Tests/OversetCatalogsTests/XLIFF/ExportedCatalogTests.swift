import OversetModel
import Testing

@testable import OversetCatalogs

struct ExportedCatalogTests {
  private static let catalog = """
    {"sourceLanguage": "en", "strings": {
      "plain|==|text": {"comment": "a note", "localizations": {
        "de": {"stringUnit": {"state": "needs_review", "value": "Text"}}}},
      "like|==|plural.one": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Schlüssel"}}}},
      "count": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "machine_translated", "value": "%lld Tag"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld Tage"}}}}}}},
      "tap\\n": {"localizations": {"de": {"variations": {"device": {
        "iphone": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "Tippe einmal"}},
          "other": {"stringUnit": {"state": "translated", "value": "Tippe oft"}}}}},
        "other": {"stringUnit": {"state": "new", "value": ""}}}}}}},
      "sum": {"localizations": {"de": {
        "stringUnit": {"state": "translated", "value": "%1$#@a.b@"},
        "substitutions": {"a.b": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%1$lld Teil"}},
          "other": {"stringUnit": {"state": "translated", "value": "%1$lld Teile"}}}}}}}}},
      "hole": {}
    }}
    """

  private static let export = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
    <file original="Localizable.xcstrings" source-language="en" target-language="de"><body>
      <trans-unit id="count|==|plural.one" xml:space="preserve"><source>count</source>
        <target state="translated" state-qualifier="leveraged-mt">%lld Tag</target><note/>
      </trans-unit>
      <trans-unit id="count|==|plural.other" xml:space="preserve"><source>count</source>
        <target state="translated">%lld Tage</target><note/></trans-unit>
      <trans-unit id="hole" xml:space="preserve"><source>hole</source><note/></trans-unit>
      <trans-unit id="like|==|plural.one" xml:space="preserve">
        <source>like|==|plural.one</source>
        <target state="translated">Schlüssel</target><note/></trans-unit>
      <trans-unit id="plain|==|text" xml:space="preserve"><source>plain|==|text</source>
        <target state="needs-review-l10n">Text</target><note>a note</note></trans-unit>
      <trans-unit id="sum" xml:space="preserve"><source>sum</source>
        <target state="translated">%1$#@a.b@</target><note/></trans-unit>
      <trans-unit id="sum|==|substitutions.@a.b@.plural.one" xml:space="preserve">
        <source>sum|==|substitutions.@a.b@.plural.one</source>
        <target state="translated">%1$lld Teil</target><note/></trans-unit>
      <trans-unit id="sum|==|substitutions.@a.b@.plural.other" xml:space="preserve">
        <source>sum|==|substitutions.@a.b@.plural.other</source>
        <target state="translated">%1$lld Teile</target><note/></trans-unit>
      <trans-unit id="tap&#10;|==|device.iphone.plural.one" xml:space="preserve">
        <source>tap&#10;</source><target state="translated">Tippe einmal</target><note/>
      </trans-unit>
      <trans-unit id="tap&#10;|==|device.iphone.plural.other" xml:space="preserve">
        <source>tap&#10;</source><target state="translated">Tippe oft</target><note/>
      </trans-unit>
      <trans-unit id="tap&#10;|==|device.other" xml:space="preserve">
        <source>tap&#10;</source><target state="new"></target><note/></trans-unit>
    </body></file></xliff>
    """

  @Test func `a catalog and its export hold the same translations`() {
    let catalog = loadStringCatalog(Self.catalog)
    let export = loadXLIFF(Self.export)
    #expect(catalog.faults == [])
    #expect(export.faults == [])
    #expect(translations(of: catalog).count == 10)
    #expect(translations(of: export) == translations(of: catalog))
    #expect(export.table == catalog.table)
    #expect(export.sourceLocale == catalog.sourceLocale)
  }

  /// Without what only one of them can say: places, and the arguments of substitutions.
  private func translations(of catalog: Catalog) -> Set<CatalogEntry> {
    Set(
      catalog.entries.filter(\.isWritten).map { entry in
        var entry = entry
        entry.keyPosition = .start
        entry.valuePosition = .start
        entry.argument = nil
        return entry
      })
  }
}
