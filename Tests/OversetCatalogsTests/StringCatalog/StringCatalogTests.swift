import OversetModel
import Testing
@testable import OversetCatalogs

struct StringCatalogTests {
  struct Case: Sendable {
    /// What stands in `strings`; a `⚑` stands before everything that is a fault.
    let strings: String
    /// `key locale variation state value`, with `-` for what is not there.
    let entries: [String]
  }

  @Test(arguments: [
    Case(strings: "", entries: []),
    Case(strings: #""Hello": {}"#, entries: ["Hello en - implied Hello"]),
    Case(
      strings: #""k": {"localizations": {"en": \#(unit("E")), "de": \#(unit("D", "new"))}}"#,
      entries: ["k en - translated E", "k de - new D"]),
    Case(
      strings: #""k": {"localizations": {"pt_br": \#(unit(""))}}"#,
      entries: ["k en - implied k", "k pt-BR - translated "]),
    Case(
      strings: #""k": {"localizations": {"en": {}}}"#, entries: ["k en - implied k"]),
    Case(
      strings: "\"\""
        + #": {"localizations": {"en": {"stringUnit": {"value": "\u00e9\n\ud83d\ude00\ud83d"}}}}"#,
      entries: [" en - - é\n😀\u{FFFD}"]),
  ])
  func `texts have the locale that names them`(_ c: Case) { check(c) }

  @Test(arguments: [
    Case(
      strings: localized(
        #"{"variations": {"plural": {"one": \#(unit("1")), "other": \#(unit("n"))}}}"#),
      entries: ["k en one translated 1", "k en other translated n"]),
    Case(
      strings: localized(
        #"{"variations": {"device": {"mac": \#(unit("m")), "iphone": {"variations": {"plural": {"few": \#(unit("f"))}}}}}}"#
      ),
      entries: ["k en mac translated m", "k en iphone/few translated f"]),
    Case(
      strings: localized(
        #"{"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": \#(unit("%arg"))}}}}}"#
      ),
      entries: ["k en - - %#@n@", "k en n:other translated %arg"]),
    Case(
      strings: localized(#"{"substitutions": {⚑"n": \#(unit("x"))}}"#),
      entries: ["k en - implied k", "k en n: translated x"]),
    Case(
      strings: localized(#"{"stringSet": {"state": "new", "values": ["a", "b"]}}"#),
      entries: ["k en - new a", "k en - new b"]),
    Case(
      strings: localized(#"{"variations": {"plural": {⚑"ten": \#(unit("x"))}}}"#),
      entries: ["k en - implied k"]),
  ])
  func `variations are entries of their own`(_ c: Case) { check(c) }

  @Test(arguments: [
    Case(
      strings: #""a": {}, "b": {}, ⚑"a": {"localizations": {"en": \#(unit("2"))}}"#,
      entries: ["b en - implied b", "a en - translated 2"]),
    Case(strings: #""k": ⚑[]"#, entries: []),
    Case(
      strings: #""k": {"comment": ⚑1, "shouldTranslate": ⚑"no", "localizations": ⚑null}"#,
      entries: ["k en - implied k"]),
    Case(
      strings: #""k": {"localizations": {⚑"x!": \#(unit("x")), "de": ⚑1, "en": \#(unit("E"))}}"#,
      entries: ["k en - translated E"]),
    Case(
      strings: localized(#"{"stringUnit": {"state": ⚑1, "value": "v"}, "variations": ⚑2}"#),
      entries: ["k en - - v"]),
    Case(
      strings: localized(#"{"stringUnit": ⚑{"state": "new"}}"#),
      entries: ["k en - implied k"]),
    Case(
      strings: localized(#"{"stringUnit": {"value": ⚑1}}"#),
      entries: ["k en - implied k"]),
    Case(
      strings: localized(#"{"stringSet": {"values": ["a", ⚑2]}, "substitutions": {"n": ⚑3}}"#),
      entries: ["k en - - a"]),
  ])
  func `what has another type is passed by and the rest read`(_ c: Case) { check(c) }

  @Test func `comment and shouldTranslate stand at every entry of the key`() {
    let catalog = loadStringCatalog(
      """
      {"sourceLanguage": "en", "version": "9.9", "new": [1, {"x": null}],
       "strings": {"k": {"localizations": {"de": {"stringUnit": {"value": "D", "x": 1}}},
         "shouldTranslate": false, "comment": "note"}}}
      """)
    #expect(catalog.entries.map(\.shouldTranslate) == [false, false])
    #expect(catalog.entries.map(\.comment) == ["note", "note"])
    #expect(catalog.sourceLocale == .english)
    #expect(catalog.locale == nil)
    #expect(catalog.faults == [])
  }

  @Test func `of two equal keys or locales the last counts, and the texts of the first are kept`() {
    let catalog = loadStringCatalog(
      """
      {"sourceLanguage": "en", "strings": {
        "a": {"localizations": {"en": \(Self.unit("1")), "de": \(Self.unit("2"))}},
        "b": {"localizations": {"de": \(Self.unit("3")), "en": \(Self.unit("4")), "de": \(Self.unit("5"))}},
        "\u{E9}": {}, "e\u{301}": {},
        "\\u0061": {"localizations": {"en": {"stringUnit": {"value": "0", "value": "6"}}}}}}
      """)
    #expect(catalog.pairs == ["b=4", "b=5", "\u{E9}=\u{E9}", "e\u{301}=e\u{301}", "a=6"])
    #expect(catalog.overridden.map(\.value) == ["1", "2", "3"])
    #expect(catalog.faultPlaces == ["entry 5:68"])
  }

  @Test func `directives in a comment are found, behind escaped line ends too`() throws {
    let catalog = loadStringCatalog(
      #"{"sourceLanguage": "en", "strings": {"k": {"comment": "note\noverset: lines=1\nmore"}}}"#)
    let directive = try #require(catalog.entries.first?.directives.first)
    #expect(directive.text == "lines=1")
    #expect(directive.position == TextPosition(line: 1, column: 71))
  }

  @Test(arguments: [
    ("[]", "file 1:1"), ("{}", "file 1:1"), (#"{"strings": 1}"#, "file 1:13"),
    (#"{"strings": {}}"#, "entry 1:1"),
    (#"{"sourceLanguage": 1, "strings": {}}"#, "entry 1:20"),
    (#"{"sourceLanguage": "?", "strings": {}}"#, "entry 1:20"),
    ("\u{FF}", "file 1:1"), ("{\n \"a\": 1,\n}", "file 3:1"),
  ])
  func `a catalog needs strings and a source language`(_ text: String, _ place: String) {
    #expect(loadStringCatalog(text).faultPlaces == [place])
  }

  @Test func `UTF-16 is not a string catalog`() {
    let catalog = loadStringCatalog([0xFF, 0xFE, 0x7B, 0])
    #expect(catalog.faultPlaces == ["file 1:1"])
    #expect(catalog.faults.first?.message.contains("must be UTF-8, not UTF-16LE") == true)
  }

  @Test func `a Git LFS pointer is not a string catalog`() {
    let catalog = loadStringCatalog("version https://git-lfs.github.com/spec/v1\noid sha256:0\n")
    #expect(catalog.faultPlaces == ["file 1:1"])
    #expect(catalog.faults.first?.message.contains("'git lfs pull'") == true)
  }

  @Test func `a byte order mark is passed by`() {
    let catalog = loadStringCatalog(
      "\u{FEFF}{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {}}}")
    #expect(catalog.pairs == ["k=k"])
    #expect(catalog.encoding == "UTF-8+bom")
    #expect(catalog.entries.first?.keyPosition == TextPosition(line: 1, column: 38))
  }

  private static func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
  }

  private static func localized(_ localization: String) -> String {
    #""k": {"localizations": {"en": \#(localization)}}"#
  }

  private func check(_ c: Case) {
    let parts = c.strings.split(separator: "⚑", omittingEmptySubsequences: false)
    let catalog = loadStringCatalog(
      "{\"sourceLanguage\": \"en\", \"strings\": {\n\(parts.joined())\n}}")
    let faults = parts.indices.dropFirst().map { index in
      "entry 2:\(parts[..<index].joined().utf16.count + 1)"
    }
    #expect(catalog.entries.map(summary) == c.entries)
    #expect(catalog.faultPlaces == faults)
  }

  private func summary(_ entry: CatalogEntry) -> String {
    let axes = [entry.variation.device, entry.variation.plural?.rawValue].compactMap(\.self)
    let substitution = entry.variation.substitution.map { $0 + ":" } ?? ""
    let variation = substitution + axes.joined(separator: "/")
    let state = entry.isWritten ? entry.state ?? "-" : "implied"
    return
      "\(entry.key) \(entry.locale) \(variation.isEmpty ? "-" : variation) \(state) \(entry.value)"
  }
}
