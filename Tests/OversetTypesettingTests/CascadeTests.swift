import Fixtures
import OversetModel
import Testing

@testable import OversetTypesetting

/// The font of every script: a word that the script's readers know, in the family that is to set
/// it.
struct CascadeTests {
  struct Word: Sendable, CustomStringConvertible {
    var locale: String
    var text: String
    /// Grapheme clusters, in Unicode 15.0 with CLDR's rule for the conjuncts of some scripts of
    /// India.
    var clusters: Int
    /// A family, or how the system font counts the cluster.
    var family: String
    var package = "fonts-noto-core"

    init(
      _ locale: String, _ text: String, _ clusters: Int, _ family: String,
      package: String = "fonts-noto-core"
    ) {
      self.locale = locale
      self.text = text
      self.clusters = clusters
      self.family = family
      self.package = package
    }

    var description: String { "\(locale) \(text)" }
  }

  static let system = [
    Word("de", "Überprüfung", 11, "system"), Word("vi", "Thanhtoán", 9, "system"),
    Word("el", "Πληρωμή", 7, "system"), Word("ru", "Оплатить", 8, "system"),
  ]

  static let eastAsian = [
    Word("ja", "支払", 2, "wide", package: "fonts-noto-cjk"),
    Word("ja", "カード", 3, "wide", package: "fonts-noto-cjk"),
    Word("ja", "すべて", 3, "wide", package: "fonts-noto-cjk"),
    Word("zh-Hans", "支付方式", 4, "wide", package: "fonts-noto-cjk"),
    Word("zh-Hant", "付款方式", 4, "wide", package: "fonts-noto-cjk"),
    Word("zh-HK", "𠮷", 1, "wide", package: "fonts-noto-cjk"),
    Word("ko", "결제하기", 4, "hangul", package: "fonts-noto-cjk"),
    Word("ko", "\u{1100}\u{1161}\u{11A8}", 1, "hangul", package: "fonts-noto-cjk"),
  ]

  static let fallback = [
    Word("ar", "متابعة", 6, "Noto Sans Arabic"), Word("fa", "پرداخت", 6, "Noto Sans Arabic"),
    Word("ur", "ادائیگی", 7, "Noto Nastaliq Urdu"), Word("he", "תשלום", 5, "Noto Sans Hebrew"),
    Word("hi", "भुगतान", 4, "Noto Sans Devanagari"), Word("mr", "पैसे", 2, "Noto Sans Devanagari"),
    Word("bn", "টাকা", 2, "Noto Sans Bengali"), Word("pa", "ਭੁਗਤਾਨ", 4, "Noto Sans Gurmukhi"),
    Word("gu", "ચુકવણી", 4, "Noto Sans Gujarati"), Word("or", "ଟଙ୍କା", 2, "Noto Sans Oriya"),
    Word("ta", "கட்டணம்", 5, "Noto Sans Tamil"), Word("te", "చెల్లింపు", 3, "Noto Sans Telugu"),
    Word("kn", "ಪಾವತಿ", 3, "Noto Sans Kannada"), Word("ml", "പണം", 2, "Noto Sans Malayalam"),
    Word("si", "ගෙවීම", 3, "Noto Sans Sinhala"), Word("th", "ชำระเงิน", 6, "Noto Sans Thai"),
    Word("lo", "ຈ່າຍເງິນ", 6, "Noto Sans Lao"), Word("km", "បង់ប្រាក់", 4, "Noto Sans Khmer"),
    Word("my", "ငွေပေး", 2, "Noto Sans Myanmar"), Word("hy", "Վճարել", 6, "Noto Sans Armenian"),
    Word("ka", "გადახდა", 7, "Noto Sans Georgian"), Word("am", "ክፍያ", 3, "Noto Sans Ethiopic"),
    Word("bo", "དངུལ", 3, "Noto Serif Tibetan"), Word("dv", "ފައިސާ", 3, "Noto Sans Thaana"),
    Word("chr", "ᎠᏕᎳ", 3, "Noto Sans Cherokee"),
  ]

  static let emoji = [
    "👍", "👍🏽", "👩‍👩‍👧‍👦", "🏳️‍🌈", "🇩🇪", "🇯🇵", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "#️⃣", "❤️", "☺️", "👁️‍🗨️",
  ].map { Word("en", $0, 1, "Noto Color Emoji", package: "fonts-noto-color-emoji") }

  @Test(arguments: system + eastAsian + fallback + emoji)
  func `a word is set in the font of its script, cluster by cluster`(_ word: Word) throws {
    let fonts = FontBook()
    if let required = RequiredFont(rawValue: word.family) {
      try RequiredFont.require(required, from: fonts)
    }
    for font in [
      TypesetFont(system: .regular, points: 17), try RequiredFont.inter.font(from: fonts),
    ] {
      let paragraph = try wrapper(
        word.text, in: font, locale: word.locale, typesetter: Typesetter(fonts: fonts)
      ).paragraph
      #expect(paragraph.clusterCount == word.clusters)
      #expect(paragraph.missing == [])
      let families = Set(paragraph.runs.map { Self.family(of: $0.font) })
      // A label's own font sets what it has.
      let own = font.table == nil && word.family == "system"
      #expect(families == [own ? "Inter" : word.family])
    }
  }

  /// The stand-ins name their package where there are none of them.
  @Test(arguments: fallback + emoji)
  func `without fonts a word is missing and its package is named`(_ word: Word) throws {
    let nothing = FontBook(search: FontBook.Search(includesInstalled: false))
    let paragraph = try wrapper(
      word.text, in: TypesetFont(system: .regular, points: 17), locale: word.locale,
      typesetter: Typesetter(fonts: nothing)
    ).paragraph
    #expect(!paragraph.missing.isEmpty)
    let locale = try #require(LocaleIdentifier(word.locale))
    #expect(FontAdvice.packages(for: paragraph.missing, locale: locale) == [word.package])
    let phrase = FontAdvice.phrase(for: paragraph.missing, locale: locale)
    #expect(phrase.hasPrefix("install \(word.package), or name a font that has it in 'fonts: "))
  }

  @Test(arguments: system + eastAsian)
  func `what the system font's numbers have is measured without fonts`(_ word: Word) throws {
    let nothing = FontBook(search: FontBook.Search(includesInstalled: false))
    let font = TypesetFont(system: .regular, points: 17)
    let alone = try wrapper(
      word.text, in: font, locale: word.locale, typesetter: Typesetter(fonts: nothing)
    ).paragraph
    #expect(alone.missing == [])
    let whole = try wrapper(word.text, in: font, locale: word.locale).paragraph
    #expect(alone.clusters == whole.clusters)
    let locale = try #require(LocaleIdentifier(word.locale))
    #expect(FontAdvice.packages(for: [word.text], locale: locale) == [word.package])
  }

  @Test(arguments: ["⛀", "⠿", "𝔸", "⌘", "✓", "→", "Ω", "₿"])
  func `a sign of no script has a font`(sign: String) throws {
    let paragraph = try wrapper(sign, in: TypesetFont(system: .regular, points: 17)).paragraph
    #expect(paragraph.missing == [])
  }

  @Test(arguments: [
    (["م"], "ar", "install fonts-noto-core", "{Arab: …}"),
    (["م", "न", "ب"], "en", "install fonts-noto-core", "{Arab: …, Deva: …}"),
    (["日", "👍"], "ja", "install fonts-noto-cjk and fonts-noto-color-emoji", "{Hani: …, Zsye: …}"),
    (["\u{E000}"], "de", "name a font", "{de: …}"),
    (["⛀"], "de", "install fonts-noto-core", "{de: …}"),
  ])
  func `advice names packages and the setting`(
    clusters: [String], locale: String, start: String, keys: String
  ) throws {
    let locale = try #require(LocaleIdentifier(locale))
    let phrase = FontAdvice.phrase(for: clusters, locale: locale)
    #expect(phrase.hasPrefix(start))
    #expect(phrase.hasSuffix("name a font that has it in 'fonts: {fallback: \(keys)}'"))
  }

  /// The key that the advice gives is one that the cascade asks.
  @Test(arguments: [("م", "ar"), ("👍", "en"), ("1️⃣", "en"), ("⛀", "de"), ("\u{E000}", "de")])
  func `a font under the advised key is tried first`(text: String, locale: String) throws {
    let name = try #require(LocaleIdentifier(locale))
    let key = try #require(FontAdvice.fallbackKeys(for: [text], locale: name).first)
    let boxes = RequiredFont.boxesPath
    let asked = FontCascade(preferred: [key: boxes])
      .families(for: Script(code: key) ?? .common, locale: name)
    #expect(asked.first == boxes)
  }

  private static func family(of font: RunFont) -> String {
    switch font {
    case .system: "system"
    case .systemHangul: "hangul"
    case .systemWide: "wide"
    case .face(let face, _): face.familyName
    case .none: "none"
    }
  }
}
