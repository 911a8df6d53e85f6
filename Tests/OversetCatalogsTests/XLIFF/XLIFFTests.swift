import OversetModel
import Testing

@testable import OversetCatalogs

struct XLIFFTests {
  struct Case: Sendable {
    var original = "App/en.lproj/Localizable.strings"
    /// What stands in the `body`; a `⚑` stands before everything that is a fault.
    let body: String
    /// `key locale variation state value`, with `-` for what is not there, `source` for a state.
    let entries: [String]
  }

  @Test(arguments: [
    Case(body: unit("k", "S", "T"), entries: ["k en - source S", "k de - - T"]),
    Case(body: unit("", "S", ""), entries: [" en - source S", " de - - "]),
    Case(
      body: #"<trans-unit id="k"><note/><target>T</target><source>S</source></trans-unit>"#,
      entries: ["k en - source S", "k de - - T"]),
    Case(
      body: #"<trans-unit id="k"><source>S</source></trans-unit>"#, entries: ["k en - source S"]),
    Case(
      body: #"<trans-unit id="k"><source/><target state="translated"/></trans-unit>"#,
      entries: ["k en - source ", "k de - translated "]),
    Case(
      body:
        #"<x:trans-unit id="k" xmlns:x="u"><x:source>S</x:source><x:target>T</x:target></x:trans-unit>"#,
      entries: ["k en - source S", "k de - - T"]),
    Case(
      body: "<group><group>\(unit("a", "1", "2"))</group></group>\(unit("b", "3", "4"))",
      entries: ["a en - source 1", "a de - - 2", "b en - source 3", "b de - - 4"]),
    Case(
      body: """
        <trans-unit id="k"><source>S</source><alt-trans><source>X</source><target>Y</target>\
        </alt-trans><target>T</target></trans-unit>
        """,
      entries: ["k en - source S", "k de - - T"]),
    Case(
      body: "<trans-unit id='&lt;&#9;&amp;'><source>a&#13;&#10;b</source></trans-unit>",
      entries: ["<\t& en - source a\r\nb"]),
  ])
  func `a unit is a text of the source and one of the target`(_ c: Case) { check(c) }

  @Test(arguments: [
    ("<![CDATA[<b>]]>c", "<b>c"), ("a <g id='1'>b <g id='2'>c</g></g> d", "a b c d"),
    ("a<x id='1'/>b", "ab"), ("a<x id='1' equiv-text='%d'/>b", "a%db"),
    ("a<x id='1' ctype='lb'/>b", "a\nb"), ("<ph id='1'>%@</ph> b", "%@ b"),
    ("<ph id='1' equiv-text='n'>%@</ph>", "%@"),
    ("<bpt id='1'>&lt;b></bpt>x<ept id='1'>&lt;/b></ept>", "<b>x</b>"),
    ("<it id='1' pos='open'>[</it><mrk mtype='seg'>m</mrk><bx id='1'/><ex id='1'/>", "[m"),
    ("<ph id='1'>(<sub>s</sub>)</ph>", "(s)"), ("<g id='1' equiv-text='e'/>", "e"),
    ("<!-- c -->t<?p i?>", "t"),
  ])
  func `inline elements are what they stand for`(content: String, text: String) {
    let catalog = Self.load(body: Self.unit("k", content, content))
    #expect(catalog.entries.map(\.value) == [text, text])
  }

  @Test(arguments: [
    Case(
      original: "Localizable.xcstrings",
      body: unit("k|==|plural.one", "1", "eins") + unit("k|==|plural.other", "n", "viele"),
      entries: [
        "k en one source 1", "k de one - eins", "k en other source n", "k de other - viele",
      ]),
    Case(
      original: "a.lproj/T.xcstrings",
      body: unit("k|==|device.mac.plural.one", "1", "2") + unit("k|==|device.other", "3", "4"),
      entries: [
        "k en mac/one source 1", "k de mac/one - 2", "k en other source 3", "k de other - 4",
      ]),
    Case(
      original: "T.xcstrings", body: unit("k|==|substitutions.@a.b@.plural.one", "1", "2"),
      entries: ["k en a.b:one source 1", "k de a.b:one - 2"]),
    Case(
      original: "T.xcstrings", body: unit("k|==|plural.one", "one", "eins"),
      entries: ["k|==|plural.one en - source one", "k|==|plural.one de - - eins"]),
    Case(
      original: "T.xcstrings", body: unit("k|==|plural.one", "%d", "%d"),
      entries: ["k en one source %d", "k de one - %d"]),
    Case(
      original: "T.strings", body: unit("k|==|device.mac", "1", "2"),
      entries: ["k|==|device.mac en - source 1", "k|==|device.mac de - - 2"]),
    Case(
      original: "T.xcstrings",
      body: unit("k|==|substitutions.n.plural.one", "k|==|substitutions.n.plural.one", "2"),
      entries: ["k de n:one - 2"]),
    Case(
      original: "T.xcstrings",
      body: #"<trans-unit id="k|==|device.mac.plural.one"><target>2</target></trans-unit>"#,
      entries: ["k de mac/one - 2"]),
    Case(
      original: "T.stringsdict",
      body: unit("/k:dict/NSStringLocalizedFormatKey:dict/:string", "%#@v@", "%#@v@")
        + unit("/k:dict/v:dict/one:dict/:string", "1", "2") + unit("plain", "3", "4"),
      entries: [
        "k en - source %#@v@", "k de - - %#@v@", "k en v:one source 1", "k de v:one - 2",
        "plain en - source 3", "plain de - - 4",
      ]),
  ])
  func `the id holds the variation where the original has variations`(_ c: Case) { check(c) }

  @Test(arguments: [
    (#"state="translated""#, "translated"), (#"state="new""#, "new"),
    (#"state="needs-review-l10n""#, "needs_review"),
    (#"state="translated" state-qualifier="leveraged-mt""#, "machine_translated"),
    (#"state="translated" state-qualifier="exact-match""#, "translated"),
    (#"state="needs-translation""#, "needs-translation"), ("", "-"),
  ])
  func `states have the words of string catalogs`(attributes: String, state: String) {
    let catalog = Self.load(
      body: "<trans-unit id='k'><source/><target \(attributes)>T</target></trans-unit>")
    #expect(catalog.entries.map { $0.state ?? "-" } == ["-", state])
  }

  @Test func `notes are the comment, and say what to do`() throws {
    let catalog = Self.load(
      body: """
        <trans-unit id="k" translate="no"><note from="x">a</note><source>S</source><note/>
        <target>T</target><note>b overset: width=1</note></trans-unit>
        """)
    #expect(catalog.entries.map(\.comment) == ["a\nb overset: width=1", "a\nb overset: width=1"])
    #expect(catalog.entries.map(\.shouldTranslate) == [false, false])
    let directive = try #require(catalog.entries.last?.directives.first)
    #expect(directive.text == "width=1")
    #expect(directive.position == TextPosition(line: 4, column: 36))
  }

  @Test func `the last unit of an id counts`() {
    let catalog = Self.load(
      body: Self.unit("a", "1", "2") + Self.unit("b", "3", "4") + Self.unit("a", "5", "6")
        + "<trans-unit id='b'><source>7</source></trans-unit>")
    #expect(catalog.pairs == ["a=5", "a=6", "b=7"])
    #expect(catalog.overridden.map(\.value) == ["2", "4"])
  }

  @Test func `keys that only look the same are distinguished`() {
    let catalog = Self.load(body: Self.unit("\u{E9}", "1", "2") + Self.unit("e\u{301}", "3", "4"))
    #expect(catalog.entries.count == 4)
  }

  @Test(arguments: [
    ("", #"maxwidth="20.5" size-unit="char" font="F;17""#, "20.5 char F;17"),
    ("", #"maxwidth="100""#, "100.0 pixel -"),
    (#"maxwidth="9" size-unit="em""#, "", "9.0 em -"),
    (#"maxwidth="9" size-unit="em""#, #"maxwidth="8""#, "8.0 em -"),
    ("", #"size-unit="char""#, "-"),
    (#"maxwidth="9""#, #"maxwidth="x""#, "-"),
  ])
  func `a unit has the width of its own or of its group`(
    group: String, unit: String, limit: String
  ) {
    let catalog = Self.load(
      body: "<group \(group)><trans-unit id='k' \(unit)><source>S</source></trans-unit></group>")
    let found = catalog.entries.map { entry in
      entry.widthLimit.map { "\($0.width) \($0.unit) \($0.font ?? "-")" } ?? "-"
    }
    #expect(found == [limit])
  }

  @Test(arguments: [
    Case(
      body: "⚑<trans-unit><source>S</source></trans-unit>" + unit("k", "1", "2"),
      entries: ["k en - source 1", "k de - - 2"]),
    Case(
      body: "⚑<trans-unit id='k'><target>T</target></trans-unit>", entries: ["k de - - T"]),
    Case(body: "⚑<trans-unit id='k'/>", entries: []),
    Case(
      body: "<trans-unit id='k' maxwidth=⚑'1e3'><source>S</source></trans-unit>",
      entries: ["k en - source S"]),
    Case(
      body: "<group maxwidth = ⚑'0'>\(unit("k", "S", "T"))</group>",
      entries: ["k en - source S", "k de - - T"]),
    Case(
      body: "<trans-unit id='k' maxwidth=⚑\"-1\" font='maxwidth=\"1\"'><source/></trans-unit>",
      entries: ["k en - source "]),
  ])
  func `what is wrong has a place, and the rest is read`(_ c: Case) { check(c) }

  private static func unit(_ id: String, _ source: String, _ target: String) -> String {
    "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
  }

  private static func load(_ original: String = "T.strings", body: String) -> Catalog {
    loadXLIFF(
      """
      <xliff version="1.2">
      <file original="\(original)" source-language="en" target-language="de"><body>
      \(body)
      </body></file></xliff>
      """)
  }

  private func check(_ c: Case) {
    let parts = c.body.split(separator: "⚑", omittingEmptySubsequences: false)
    let catalog = Self.load(c.original, body: parts.joined())
    let faults = parts.indices.dropFirst().map { index in
      "entry 3:\(parts[..<index].joined().utf16.count + 1)"
    }
    #expect(catalog.entries.map(summary) == c.entries)
    #expect(catalog.faultPlaces == faults)
    #expect(catalog.original == c.original)
  }

  private func summary(_ entry: CatalogEntry) -> String {
    let axes = [entry.variation.device, entry.variation.plural?.rawValue].compactMap(\.self)
    let substitution = entry.variation.substitution.map { $0 + ":" } ?? ""
    let variation = substitution + axes.joined(separator: "/")
    let state = entry.isWritten ? entry.state ?? "-" : "source"
    return
      "\(entry.key) \(entry.locale) \(variation.isEmpty ? "-" : variation) \(state) \(entry.value)"
  }
}

/// Loads a text as an XLIFF file of one table.
func loadXLIFF(_ text: String) -> Catalog {
  XLIFFLoader().loadOne(CatalogSource(path: "de.xliff", bytes: Array(text.utf8)))
}
