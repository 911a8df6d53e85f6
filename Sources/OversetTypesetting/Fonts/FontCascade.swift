import OversetModel

/// The fonts to try for text that the label's own font does not have.
///
/// The shipped families replace the system's own fallback fonts, script by script. Han
/// characters are drawn differently in each language, so their family depends on the locale.
struct FontCascade: Sendable {
  /// The project's own choice by script code or language, before the built-in one.
  var preferred: [String: String] = [:]

  /// Family names in the order to try: the project's own choice, the script's, those of the
  /// locale's script for the signs that it shares with others, and in the end all of them.
  func families(for script: Script, locale: LocaleIdentifier) -> [String] {
    let language = String(locale.language)
    var families = [preferred[locale.identifier], preferred[language]].compactMap { $0 }
    families += preferred.filter { Script(code: $0.key) == script }.map(\.value).sorted()
    families += builtIn(for: script, locale)
    families += builtIn(for: Script(of: locale), locale)
    return families + Self.lastResort + Self.everyFamily
  }

  private func builtIn(for script: Script, _ locale: LocaleIdentifier) -> [String] {
    var families = Self.byLanguage[String(locale.language)]?[script] ?? []
    families += Self.byScript[script] ?? []
    if Self.isEastAsian(script) { families.append(Self.eastAsianFamily(locale)) }
    return families
  }

  /// Noto Sans CJK in the locale's own shapes.
  static func eastAsianFamily(_ locale: LocaleIdentifier) -> String {
    switch locale.language {
    case "ja": return "Noto Sans CJK JP"
    case "ko": return "Noto Sans CJK KR"
    case "yue": return "Noto Sans CJK HK"
    default: break
    }
    if locale.identifier.hasPrefix("zh-Hant-HK") || locale.identifier.hasPrefix("zh-Hant-MO") {
      return "Noto Sans CJK HK"
    }
    return locale.identifier.hasPrefix("zh-Hant") ? "Noto Sans CJK TC" : "Noto Sans CJK SC"
  }

  /// The Debian package that has the family, for the message about a missing one.
  static func package(of family: String) -> String {
    switch family {
    case "Noto Color Emoji": "fonts-noto-color-emoji"
    case _ where family.hasPrefix("Noto Sans CJK"): "fonts-noto-cjk"
    default: "fonts-noto-core"
    }
  }

  /// The same; nil for a family that is not in the cascade.
  static func knownPackage(of family: String) -> String? {
    if family == "Inter" { return "fonts-inter" }
    return everyFamily.contains(family) || lastResort.contains(family)
      || family.hasPrefix("Noto Sans CJK") || family == "Noto Nastaliq Urdu"
      ? package(of: family) : nil
  }

  /// The family that sets a script or a language, by the code of either; the project's own choices
  /// first.
  var measuringFamilies: [(code: String, family: String)] {
    let builtIn = Self.byScript.compactMap { script, families in
      families.first.map { (script.code, $0) }
    }
    let byLanguage = Self.byLanguage.compactMap { language, families in
      families.values.first?.first.map { (language, $0) }
    }
    let all = Dictionary(builtIn + byLanguage) { first, _ in first }
      .merging(preferred) { _, own in own }
    return all.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func isEastAsian(_ script: Script) -> Bool {
    [.han, .hangul, Script("Hira"), Script("Kana"), Script("Bopo"), Script("Jpan"), Script("Kore")]
      .contains(script)
  }

  static let emoji = Script("Zsye")

  private static let byLanguage: [String: [Script: [String]]] = [
    "ur": [Script("Arab"): ["Noto Nastaliq Urdu"]],
    "ks": [Script("Arab"): ["Noto Nastaliq Urdu"]],
  ]

  private static let byScript: [Script: [String]] = [
    Script("Adlm"): ["Noto Sans Adlam"],
    Script("Arab"): ["Noto Sans Arabic"],
    Script("Armn"): ["Noto Sans Armenian"],
    Script("Bali"): ["Noto Sans Balinese"],
    Script("Beng"): ["Noto Sans Bengali"],
    Script("Bugi"): ["Noto Sans Buginese"],
    Script("Cakm"): ["Noto Sans Chakma"],
    Script("Cans"): ["Noto Sans Canadian Aboriginal"],
    Script("Cham"): ["Noto Sans Cham"],
    Script("Cher"): ["Noto Sans Cherokee"],
    Script("Cyrl"): ["Noto Sans"],
    Script("Deva"): ["Noto Sans Devanagari"],
    Script("Ethi"): ["Noto Sans Ethiopic"],
    Script("Geor"): ["Noto Sans Georgian"],
    Script("Grek"): ["Noto Sans"],
    Script("Gujr"): ["Noto Sans Gujarati"],
    Script("Guru"): ["Noto Sans Gurmukhi"],
    Script("Hebr"): ["Noto Sans Hebrew"],
    Script("Java"): ["Noto Sans Javanese"],
    Script("Khmr"): ["Noto Sans Khmer"],
    Script("Knda"): ["Noto Sans Kannada"],
    Script("Lana"): ["Noto Sans Tai Tham"],
    Script("Laoo"): ["Noto Sans Lao"],
    Script("Latn"): ["Noto Sans"],
    Script("Lisu"): ["Noto Sans Lisu"],
    Script("Mlym"): ["Noto Sans Malayalam"],
    Script("Mong"): ["Noto Sans Mongolian"],
    Script("Mtei"): ["Noto Sans Meetei Mayek"],
    Script("Mymr"): ["Noto Sans Myanmar"],
    Script("Nkoo"): ["Noto Sans NKo"],
    Script("Olck"): ["Noto Sans Ol Chiki"],
    Script("Orya"): ["Noto Sans Oriya"],
    Script("Rohg"): ["Noto Sans Hanifi Rohingya"],
    Script("Sinh"): ["Noto Sans Sinhala"],
    Script("Sund"): ["Noto Sans Sundanese"],
    Script("Syrc"): ["Noto Sans Syriac"],
    Script("Taml"): ["Noto Sans Tamil"],
    Script("Telu"): ["Noto Sans Telugu"],
    Script("Tfng"): ["Noto Sans Tifinagh"],
    Script("Thaa"): ["Noto Sans Thaana"],
    Script("Thai"): ["Noto Sans Thai"],
    Script("Vaii"): ["Noto Sans Vai"],
    Script("Xpeo"): ["Noto Sans Old Persian"],
    Script("Yiii"): ["Noto Sans Yi"],
    Script("Tibt"): ["Noto Serif Tibetan"], emoji: ["Noto Color Emoji"],
  ]

  static let everyFamily = Set(byScript.values.joined()).sorted()

  /// Signs and symbols without a script of their own. `Symbols2` got its space in a later version.
  private static let lastResort = [
    "Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Symbols 2",
    "Noto Sans Math", "Noto Color Emoji", "Noto Sans CJK JP",
  ]

  /// Those of them that have pictures more than letters.
  static let symbols: Set = ["Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Symbols 2"]

  /// The families for signs.
  static let signs = ["Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math"]

  /// The names that a family has in some version.
  static func names(of family: String) -> [String] {
    family == "Noto Sans Symbols2" ? [family, "Noto Sans Symbols 2"] : [family]
  }
}
