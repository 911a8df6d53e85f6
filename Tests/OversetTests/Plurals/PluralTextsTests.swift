import OversetModel
import Testing
@testable import Overset
@testable import OversetRules
@testable import OversetTexts

/// A key with plurals becomes every text that a user can see.
struct PluralTextsTests {
  /// `plural/substitution/device/width: text`, each on a line of its own.
  private func texts(
    _ locale: String, _ entries: [(String, String)],
    arguments: [String: VariableArgument] = [:]
  ) throws -> PluralTexts {
    let locale = try #require(LocaleIdentifier(locale))
    let all = entries.enumerated().map { index, entry in
      let names = entry.0.split(separator: "/", omittingEmptySubsequences: false).map {
        $0.isEmpty ? nil : String($0)
      }
      func name(_ place: Int) -> String? { names.indices.contains(place) ? names[place] : nil }
      let variation = Variation(
        plural: name(0).flatMap { PluralCategory(rawValue: $0) }, device: name(2), width: name(3),
        substitution: name(1))
      return CatalogEntry.test(
        entry.1, variation, argument: name(1).flatMap { arguments[$0] }, line: index + 1,
        locale: locale)
    }
    return PluralTexts(.test(all), rules: PluralCategories(locale: locale))
  }

  /// `variation: text` with every argument in place.
  private func shown(
    _ locale: String, _ entries: [(String, String)], arguments: [String: VariableArgument] = [:],
    samples: ConfiguredSamples = ConfiguredSamples()
  ) throws -> [String] {
    let values = SampleValues(locale: try #require(LocaleIdentifier(locale)))
    return try texts(locale, entries, arguments: arguments).texts.map { text in
      let variation = LayoutVariant(text: text.variation).description
      let sample = FormatExpander(samples: samples).text(of: text, values)
      // Some languages group digits by a no-break space.
      return "\(variation): "
        + String(sample.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
    }
  }

  @Test func `a plural is shown for the largest number of each category`() throws {
    let cases = [("one", "%d day"), ("few", "%d few"), ("many", "%d many"), ("other", "%d days")]
    #expect(try shown("en", cases) == ["one: 1 day", "other: 9,999 days"])
    #expect(try shown("pl", cases) == ["one: 1 day", "few: 9 994 few", "many: 9 999 many"])
    #expect(try shown("ja", cases) == ["other: 9,999 days"])
    #expect(
      try shown("ru", cases) == [
        "one: 9 991 day", "few: 9 994 few", "many: 9 999 many",
      ])
    #expect(
      try shown("ar-EG", cases) == [
        "one: ١ day", "few: ٩٬٩١٠ few", "many: ٩٬٩٩٩ many", "other: ٩٬٩٠٢ days",
      ])
  }

  @Test func `other stands for the categories that have no case`() throws {
    #expect(
      try shown("pl", [("one", "%d a"), ("other", "%d b")]) == ["one: 1 a", "other: 9 999 b"])
    #expect(try shown("pl", [("other", "%lld b")]) == ["other: 999 999 b"])
    #expect(
      try shown("de", [("few", "%d x"), ("other", "%d b")]) == ["other: 9.999 b"],
      "what the language does not use is not shown")
  }

  @Test func `zero is shown for 0 in every language`() throws {
    let cases = [("zero", "none %d"), ("one", "%d a"), ("other", "%d b")]
    #expect(try shown("en", cases) == ["zero: none 0", "one: 1 a", "other: 9,999 b"])
    #expect(try shown("lv", cases).first == "zero: none 9 990")
  }

  @Test func `a case for millions is shown for the first`() throws {
    #expect(
      try shown("fr", [("one", "%d a"), ("many", "%d de b"), ("other", "%d c")]) == [
        "one: 1 a", "many: 1 000 000 de b", "other: 9 999 c",
      ])
  }

  @Test func `fractions select a case where the specifier shows them`() throws {
    let cases = [("one", "%.1f a"), ("few", "%.1f b"), ("many", "%.1f c"), ("other", "%.1f d")]
    #expect(
      try shown("cs", cases) == [
        "one: 1,0 a", "few: 4,0 b", "many: 9 998,5 c", "other: 9 999,0 d",
      ])
    let whole = cases.map { ($0, $1.replacing("%.1f", with: "%d")) }
    #expect(try shown("cs", whole).map { $0.prefix { $0 != ":" } } == ["one", "few", "other"])
  }

  @Test func `the first number selects, and a case may leave it out`() throws {
    #expect(
      try shown("en", [("one", "%@ has a day"), ("other", "%@ has %lld days")]) == [
        "one: Alexandra has a day", "other: Alexandra has 999,999 days",
      ])
    #expect(
      try shown("en", [("one", "A day"), ("other", "Days")]) == ["one: A day", "other: Days"])
  }

  @Test func `each case of a variable is a text, placed where the case is written`() throws {
    let texts = try texts(
      "en", [("", "%#@n@ left"), ("one/n", "%d day"), ("other/n", "%d days")],
      arguments: ["n": VariableArgument(specifier: "d")]
    ).texts
    #expect(texts.map(\.variation.plural) == [.one, .other])
    #expect(texts.map(\.variation.substitution) == ["n", "n"])
    #expect(texts.map(\.location.position.line) == [2, 3])
  }

  @Test func `variables make a text for each combination`() throws {
    let entries = [
      ("", "%#@birds@ on %#@wires@"), ("one/birds", "%arg bird"), ("other/birds", "%arg birds"),
      ("one/wires", "%arg wire"), ("other/wires", "%arg wires"),
    ]
    let arguments = [
      "birds": VariableArgument(number: 1, specifier: "lld"),
      "wires": VariableArgument(number: 2, specifier: "d"),
    ]
    #expect(
      try shown("en", entries, arguments: arguments) == [
        "birds one, wires one: 1 bird on 1 wire",
        "birds one, wires other: 1 bird on 9,999 wires",
        "birds other, wires one: 999,999 birds on 1 wire",
        "birds other, wires other: 999,999 birds on 9,999 wires",
      ])
    #expect(
      try texts("en", entries, arguments: arguments).texts.map(\.location.position.line)
        == [1, 1, 1, 1])
  }

  @Test func `one number selects the cases of all its variables`() throws {
    let entries = [
      ("", "%1$#@it@ %1$#@n@"), ("one/it", "This"), ("other/it", "These"),
      ("one/n", "%1$d day"), ("other/n", "%1$d days"),
    ]
    #expect(
      try shown("en", entries, arguments: ["it": VariableArgument(specifier: "d")]) == [
        "it one, n one: This 1 day", "it other, n other: These 9,999 days",
      ])
  }

  @Test func `a variable inside a case is combined only there`() throws {
    let entries = [
      ("", "%1$#@a@"), ("zero/a", "none"), ("other/a", "%1$d in %2$#@b@"), ("one/b", "%2$d box"),
      ("other/b", "%2$d boxes"),
    ]
    #expect(
      try shown("en", entries)
        == [
          "a zero: none", "a other, b one: 9,999 in 1 box",
          "a other, b other: 9,999 in 9,999 boxes",
        ])
  }

  @Test func `a case says of what type its number is, where nothing else does`() throws {
    #expect(
      try shown("en", [("", "%#@n@"), ("one/n", "one day"), ("other/n", "%d days")])
        == ["n one: one day", "n other: 9,999 days"])
  }

  @Test func `devices and widths are texts of their own`() throws {
    #expect(
      try shown(
        "en",
        [
          ("one//iphone", "%d tap"), ("other//iphone", "%d taps"), ("//mac", "%d clicks"),
          ("///20", "short"),
        ]) == [
          "one, iphone: 1 tap", "other, iphone: 9,999 taps", "mac: 9,999 clicks", "20: short",
        ])
    #expect(
      try shown(
        "en",
        [
          ("//iphone", "Tap %#@n@"), ("//other", "Click %#@n@"), ("one/n", "%arg day"),
          ("other/n", "%arg days"),
        ]) == [
          "n one, iphone: Tap 1 day", "n other, iphone: Tap 999,999 days",
          "n one, other: Click 1 day", "n other, other: Click 999,999 days",
        ])
    #expect(
      try shown(
        "en",
        [("", "%#@n@"), ("other/n/mac", "%arg files"), ("other/n/iphone", "%arg documents")]) == [
          "n other, mac: 999,999 files", "n other, iphone: 999,999 documents",
        ])
  }

  @Test func `samples say how large a number may be`() throws {
    let cases = [("one", "%d day"), ("other", "%d days")]
    #expect(
      try shown("en", cases, samples: ConfiguredSamples(byNumber: [1: ["12", "7"]]))
        == ["one: 1 day", "other: 12 days"])
    let variable = [("", "%#@n@"), ("few/n", "%d few"), ("many/n", "%d many")]
    #expect(
      try shown("pl", variable, samples: ConfiguredSamples(byName: ["n": ["30"]]))
        == ["n few: 24 few", "n many: 30 many"])
  }

  @Test func `smaller numbers select the same case`() throws {
    let texts = try texts("pl", [("few", "%d a"), ("many", "%d b"), ("one", "%d c")]).texts
    let numbers = texts.map { FormatExpander(samples: ConfiguredSamples()).smallerNumbers(in: $0) }
    #expect(numbers == [[994, 94, 4], [999, 99, 9], []])
  }

  @Test func `variables that are missing, recursive or too many leave their mark`() throws {
    #expect(try shown("en", [("", "a %#@x@ b"), ("other/y", "never")]) == [": a  b"])
    let loop = try texts("en", [("", "%#@a@"), ("other/a", "x%#@b@"), ("other/b", "y%#@a@")])
    #expect(loop.isCut)
    #expect(loop.texts.count == 1)
    let arabic = ["zero", "one", "two", "few", "many", "other"]
    let names = ["a", "b", "c", "d"]
    let cases = names.flatMap { name in arabic.map { ("\($0)/\(name)", "%arg") } }
    let most = try texts("ar", [("", "%#@a@ %#@b@ %#@c@ %#@d@")] + cases)
    #expect(most.isCut)
    #expect(most.texts.count == PluralTexts.mostCombinations)
    let three = try texts("ar", [("", "%#@a@ %#@b@ %#@c@")] + cases)
    #expect(!three.isCut)
    #expect(three.texts.count == 216)
  }

  @Test func `variables that refer to many others are no bomb`() throws {
    let names = (0..<10).map { "v\($0)" }
    let cases = names.dropLast().enumerated().map { index, name in
      ("/\(name)", String(repeating: "%#@v\(index + 1)@", count: 20))
    }
    let bomb = try texts("en", [("", "%#@v0@")] + cases + [("/v9", "boom")])
    #expect(bomb.isCut)
    #expect(bomb.texts.count == 1)
  }

  /// `v0` refers to `v1` and that to `v2`, ten times each, and the last to what is not defined.
  private static func dud(_ category: String) -> [(String, String)] {
    [("", "%#@v0@")]
      + (0..<10).map { level in
        ("\(category)/v\(level)", String(repeating: "%#@v\(level + 1)@", count: 10))
      }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["", "other"])
  func `neither are those that lead to nothing`(category: String) throws {
    let dud = try texts("en", Self.dud(category))
    #expect(dud.isCut)
    #expect(dud.texts.map(\.value) == ["%#@v0@"])
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["", "other"])
  func `the values of texts that lead to nothing are found in time`(category: String) {
    let entries = Self.dud(category).map { name, text in
      let plural = category.isEmpty || name.isEmpty ? nil : PluralCategory(rawValue: category)
      let variable = name.split(separator: "/").last.map(String.init)
      return CatalogEntry.test(text, Variation(plural: plural, substitution: variable))
    }
    #expect(FormatSignature(of: .test(entries), strict: false).placeholders.isEmpty)
  }

  @Test(.timeLimit(.minutes(1))) func `thousands of formats of one key are looked at in time`() {
    let entries = (0..<10_000).map { CatalogEntry.test("%#@n@", Variation(width: "\($0)")) }
    let texts = PluralTexts(.test(entries), rules: PluralCategories(locale: .english)).texts
    #expect(texts.count == PluralTexts.mostCombinations)
    #expect(FormatSignature(of: .test(entries), strict: true).isEmpty)
  }

  @Test func `names that differ only in composition are two`() throws {
    let entries = [
      ("", "%#@\u{E9}@ %#@e\u{301}@"), ("other/\u{E9}", "one"), ("other/e\u{301}", "two"),
    ]
    let texts = try texts("en", entries).texts
    let values = SampleValues(locale: .english)
    #expect(
      texts.map { FormatExpander(samples: ConfiguredSamples()).text(of: $0, values) } == ["one two"]
    )
  }

  @Test func `a comma in a name is part of it`() throws {
    let one = [("", "%#@x,y@"), ("one/x,y", "%arg day"), ("other/x,y", "%arg days")]
    #expect(try shown("en", one) == ["x,y one: 1 day", "x,y other: 999,999 days"])
    #expect(try texts("en", one).texts.allSatisfy { !$0.variation.isCombination })
    let two = [("", "%#@x,y@%#@a\\@"), ("other/x,y", "p"), ("other/a\\", "q")]
    #expect(try shown("en", two) == ["x,y other, a\\ other: pq"])
    #expect(try texts("en", two).texts.allSatisfy(\.variation.isCombination))
    let written = Variation(plural: .one, substitution: "x,y")
    #expect(LayoutVariant(text: written).description == "x,y one")
    #expect(!written.isCombination)
  }

  /// Each format has the variables to itself where its device has cases of its own, and shares them
  /// where it has none.
  @Test(.timeLimit(.minutes(1)))
  func `thousands of formats and variables take no longer than what they are`() throws {
    let formats = (0..<4000).map { ("//d\($0)", "a %#@v0@") }
    let cases = (0..<4000).flatMap { [("one/v\($0)", "%arg b"), ("other/v\($0)", "%arg c")] }
    let entries = PluralEntries.test(
      (formats + cases).map { name, value in
        let names = name.split(separator: "/", omittingEmptySubsequences: false).map {
          $0.isEmpty ? nil : String($0)
        }
        return CatalogEntry.test(
          value,
          Variation(
            plural: names[0].flatMap { PluralCategory(rawValue: $0) },
            device: names.count > 2 ? names[2] : nil, substitution: names[1]))
      })
    let texts = PluralTexts(entries, rules: PluralCategories(locale: .english))
    #expect(texts.texts.count == PluralTexts.mostCombinations)
    #expect(texts.isCut)
    #expect(FormatSignature(of: entries, strict: false).selectors == [1])
    #expect(entries.variablesOfFormats.count == 1)
  }

  @Test func `only as many devices have variables as Apple has kinds of device`() throws {
    let cases = (0..<100).map { ("other/v/d\($0)", "%arg of \($0)") }
    let shown = try texts("ja", [("", "%#@v@")] + cases).texts
    #expect(shown.count == 16)
  }
}
