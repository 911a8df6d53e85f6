import OversetModel
import Testing

struct LocaleIdentifierTests {
  @Test(arguments: [
    ("en", "en"), ("EN", "en"), ("pt-br", "pt-BR"), ("pt_BR", "pt-BR"), ("PT_br", "pt-BR"),
    ("zh_CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh_TW", "zh-Hant"), ("zh-HK", "zh-Hant-HK"),
    ("zh-hant-hk", "zh-Hant-HK"), ("zh-Hans", "zh-Hans"), ("zh_hans_cn", "zh-Hans-CN"),
    ("sr-latn-rs", "sr-Latn-RS"), ("es-419", "es-419"), ("iw", "he"), ("iw-IL", "he-IL"),
    ("in", "id"), ("ji", "yi"), ("no", "nb"), ("tl", "fil"), ("cmn", "zh"), ("mo", "ro"),
    ("fil-PH", "fil-PH"), ("ca-ES-valencia", "ca-ES-valencia"), ("de-1996", "de-1996"),
    ("en-x-Pirate", "en-x-pirate"), ("th-TH-u-nu-thai", "th-TH-u-nu-thai"),
    ("English", "en"), ("german", "de"), ("Japanese", "ja"), ("Norwegian", "nb"),
    ("eng", "en"), ("deu", "de"), ("zho-Hant", "zh-Hant"), ("ckb", "ckb"), ("kab", "kab"),
    ("nor", "nb"), ("nn-NO", "nn-NO"), ("sh", "sr-Latn"), ("sh-Cyrl", "sr-Cyrl"),
    ("sr_CS", "sr-RS"), ("sr-YU", "sr-RS"), ("en-UK", "en-GB"), ("prs", "fa-AF"),
    ("da-instk12", "da-instk12"), ("en-AU-unimelb", "en-AU-unimelb"), ("zh-yue", "yue"),
    ("zh-cmn-Hans", "zh-Hans"), ("en-x-uk", "en-x-uk"), ("x-Pirate", "x-pirate"),
    ("Simplified Chinese", "zh-Hans"),
  ])
  func `a name has one canonical spelling`(name: String, canonical: String) throws {
    let locale = try #require(LocaleIdentifier(name))
    #expect(locale.identifier == canonical)
    #expect(locale.description == canonical)
    #expect(LocaleIdentifier(canonical) == locale, "the canonical spelling stays")
  }

  @Test(arguments: [
    "", "-", "_", "e", "e-US", "12", "en-", "-en", "en--US", "en US", "en.US", "ënglish", "four",
    "toolonglanguage", "en-toolongsubtag", "Base lproj", "../en",
  ])
  func `what does not have the shape of a locale identifier is none`(name: String) {
    #expect(LocaleIdentifier(name) == nil)
  }

  @Test(arguments: [
    ("en", "en", nil, nil), ("zh-Hant-HK", "zh", "Hant", "zh-Hant"), ("pt-BR", "pt", nil, "pt"),
    ("sr-Latn", "sr", "Latn", "sr"), ("de-1996", "de", nil, "de"), ("en-x-pirate", "en", nil, "en"),
  ])
  func `a locale has a language, maybe a script and a parent`(
    name: String, language: String, script: String?, parent: String?
  ) throws {
    let locale = try #require(LocaleIdentifier(name))
    #expect(String(locale.language) == language)
    #expect(locale.script.map(String.init) == script)
    #expect(locale.parent?.identifier == parent)
  }

  @Test(arguments: [
    ("de", ""), ("de-AT", "de"), ("en-AU", "en-001 en-GB en"), ("en-DE", "en-150 en-001 en-GB en"),
    ("en-GB", "en-001 en"), ("en-US", "en"), ("es-MX", "es-419 es"), ("pt-BR", "pt"),
    ("pt-AO", "pt-PT pt"), ("zh-Hant-MO", "zh-Hant-HK zh-Hant"), ("zh-Hant", ""),
    ("zh-Hans", "zh"), ("sr-Latn-RS", "sr-Latn"), ("en-GB-instukhe", "en-GB en-001 en"),
    ("en-x-pirate", "en"),
  ])
  func `other locales serve where one has no texts`(name: String, chain: String) throws {
    let locale = try #require(LocaleIdentifier(name))
    #expect(locale.fallbacks.map(\.identifier).joined(separator: " ") == chain)
  }

  @Test func `locales are sorted by spelling`() {
    let names = ["pt-BR", "ar", "zh-Hans", "pt", "de"].compactMap { LocaleIdentifier($0) }
    #expect(names.sorted().map(\.identifier) == ["ar", "de", "pt", "pt-BR", "zh-Hans"])
  }
}
