extension LocaleIdentifier {
  /// The locales whose texts are shown where this one has none, the nearest first: `en-001`, `en-GB`
  /// and `en` for `en-AU`.
  ///
  /// CLDR's parent locales (42), and `en-GB` before `en` where English is not American (Technical
  /// Note TN2418). A script that is not the language's usual one has none: a person who reads Serbian
  /// in Latin letters did not ask for Cyrillic ones.
  public var fallbacks: [LocaleIdentifier] {
    var chain: [LocaleIdentifier] = []
    var next = cldrParent
    while let locale = next {
      chain.append(locale)
      if locale.identifier == "en-001", self != .british, !chain.contains(.british) {
        chain.append(.british)
      }
      next = locale.cldrParent
    }
    return chain
  }

  private static let british = LocaleIdentifier(canonical: "en-GB")

  private var cldrParent: LocaleIdentifier? {
    if let parent = Self.parents[identifier[...]] { return LocaleIdentifier(canonical: parent) }
    if Self.withoutParent.contains(identifier) { return nil }
    return parent
  }

  /// Where the parent is not the identifier without its last subtag.
  private static let parents: [Substring: String] = {
    var parents: [Substring: String] = [
      "zh-Hant-MO": "zh-Hant-HK", "hi-Latn": "en-IN",
    ]
    for (parent, language, regions) in families {
      for region in regions.split(separator: " ") { parents["\(language)-\(region)"] = parent }
    }
    return parents
  }()

  private static let families = [
    (
      "en-001", "en",
      """
      150 AG AI AU BB BM BS BW BZ CC CK CM CX CY DG DM ER FJ FK FM GB GD GG GH GI GM GY HK IE IL IM \
      IN IO JE JM KE KI KN KY LC LR LS MG MO MS MT MU MV MW MY NA NF NG NR NU NZ PG PK PN PW RW SB \
      SC SD SG SH SL SS SX SZ TC TK TO TT TV TZ UG VC VG VU WS ZA ZM ZW
      """
    ),
    ("en-150", "en", "AT BE CH DE DK FI NL SE SI"),
    ("es-419", "es", "AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE"),
    ("pt-PT", "pt", "AO CH CV FR GQ GW LU MO MZ ST TL"),
  ]

  private static let withoutParent: Set<String> = [
    "az-Arab", "az-Cyrl", "bal-Latn", "blt-Latn", "bm-Nkoo", "bs-Cyrl", "byn-Latn", "cu-Glag",
    "dje-Arab", "dyo-Arab", "en-Dsrt", "en-Shaw", "ff-Adlm", "ff-Arab", "ha-Arab", "iu-Latn",
    "kk-Arab", "ks-Deva", "ku-Arab", "ky-Arab", "ky-Latn", "ml-Arab", "mn-Mong", "mni-Mtei",
    "ms-Arab", "pa-Arab", "sat-Deva", "sd-Deva", "sd-Khoj", "sd-Sind", "shi-Latn", "so-Arab",
    "sr-Latn", "sw-Arab", "tg-Arab", "ug-Cyrl", "uz-Arab", "uz-Cyrl", "vai-Latn", "wo-Arab",
    "yo-Arab", "yue-Hans", "zh-Hant",
  ]
}
