import Fixtures
import OversetModel
import Testing

@testable import OversetCatalogs

struct XLIFFFileTests {
  private static let whole = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="A/en.lproj/Größe.xcstrings" source-language='en' target-language="pt_br">
        <header><tool tool-id="t"/></header>
        <body><group maxwidth="12">
          <trans-unit  id = 'k 😀&#10;|==|plural.one' xml:space="preserve">
            <source>%d 😀</source>
            <target state="translated">%d <g id="1">uma</g></target><note>overset: lines=1</note>
          </trans-unit></group>
          <trans-unit id="c"><source><![CDATA[S]]></source><target/></trans-unit>
        </body>
      </file>
      <file original="Main.storyboard" source-language="en" target-language="en"><body>
        <trans-unit id="a-b.text"><source>S</source><target>S</target></trans-unit>
        <trans-unit id="c-d.text"><source>S2</source></trans-unit>
      </body></file>
    </xliff>
    """

  private static func load(_ bytes: [UInt8]) -> [Catalog] {
    XLIFFLoader().load(CatalogSource(path: "x/de.xliff", bytes: bytes))
  }

  @Test func `each file is a table of its own`() {
    let catalogs = Self.load(Array(Self.whole.utf8))
    #expect(catalogs.map(\.table) == ["Größe", "Main"])
    #expect(catalogs.map(\.original) == ["A/en.lproj/Größe.xcstrings", "Main.storyboard"])
    #expect(catalogs.map { $0.locale?.identifier } == ["pt-BR", "en"])
    #expect(catalogs.map(\.path) == ["x/de.xliff", "x/de.xliff"])
    #expect(catalogs.flatMap(\.faults) == [])
  }

  @Test func `a reference to a variable without cases is a fault`() {
    let catalogs = XLIFFLoader().load(
      CatalogSource(
        path: "de.xliff",
        bytes: Array(
          """
          <xliff version='1.2'><file original='L.stringsdict' source-language='en' target-language='de'>
          <trans-unit id='/n:dict/NSStringLocalizedFormatKey:dict/:string'>
          <source>%#@v@ %#@w@</source><target>%#@v@ %#@w@</target></trans-unit>
          <trans-unit id='/n:dict/v:dict/other:dict/:string'><source>x</source></trans-unit>
          </file><file original='L.strings' source-language='en' target-language='de'>
          <trans-unit id='k'><source>%#@v@</source><target>%#@v@</target></trans-unit></file></xliff>
          """.utf8)))
    #expect(
      catalogs.flatMap(\.faults).map { "\($0.position.line):\($0.position.column) \($0.message)" }
        == [
          "3:37 the text refers to the undefined variable 'w'"
        ])
  }

  @Test func `the target is the text where both are of one locale`() {
    let catalog = Self.load(Array(Self.whole.utf8))[1]
    #expect(catalog.pairs == ["a-b.text=S", "c-d.text=S2"])
    #expect(catalog.entries.map(\.isWritten) == [true, false])
  }

  @Test func `the text at every position is the id or the content`() {
    let places = Self.load(Array(Self.whole.utf8)).flatMap(\.entries).map { entry in
      [entry.keyPosition, entry.valuePosition].map { String(text(at: $0).prefix(5)) }
    }
    #expect(
      places == [
        ["'k 😀&", "%d 😀<"], ["'k 😀&", "%d <g"], ["\"c\"><", "<![CD"], ["\"c\"><", "</tra"],
        ["\"a-b.", "S</ta"], ["\"c-d.", "S2</s"],
      ])
  }

  @Test func `a file cut at any byte is a fault, not a crash`() {
    let bytes = Array(Self.whole.utf8)
    for count in bytes.indices {
      let catalogs = Self.load(Array(bytes.prefix(count)))
      #expect(catalogs.map(\.outcome) == [.failed])
      #expect(catalogs.map(\.entries) == [[]])
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `damage never crashes`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      var bytes = Array(Self.whole.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] ^=
          UInt8(1) << UInt8.random(in: 0..<8, using: &generator)
      }
      #expect(!Self.load(bytes).isEmpty)
    }
  }

  @Test(arguments: [
    ("", "file 1:1", "not well-formed"),
    ("<a/>", "file 1:1", "must be 'xliff', not 'a'"),
    ("<!-- c -->\n <xliff version='1.2'/>", "file 2:2", "needs a 'file'"),
    ("<xliff version='2.0'><file id='f'/></xliff>", "file 1:16", "XLIFF 2.0 is a format"),
    ("<xliff><file></xliff>", "file 1:16", "mismatched tag"),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "file 1:1", "'git lfs pull'"),
    (
      "<xliff><file original='a' source-language='en' target-language='x!'/></xliff>",
      "file 1:64", "'x!' does not name a locale"
    ),
    (
      "<xliff><file original='a' source-language='?' target-language='de'/></xliff>",
      "entry 1:43", "'?' does not name a locale"
    ),
    (
      "<xliff><file original='a' source-language='en'/></xliff>", "nothing 1:8", "'target-language'"
    ),
    (
      "<xliff><file original='a' target-language='de'/></xliff>", "nothing 1:8", "'source-language'"
    ),
    (
      "<xliff><file source-language='en' target-language='de'/></xliff>", "entry 1:8",
      "needs an 'original'"
    ),
  ])
  func `what a file lacks has a place`(text: String, place: String, words: String) {
    let catalog = loadXLIFF(text)
    #expect(catalog.faultPlaces == [place])
    #expect(catalog.faults.first?.message.contains(words) == true)
    #expect(catalog.entries == [])
  }

  @Test func `a file in UTF-16 is read`() {
    let text = Self.whole.replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
    let bytes = text.utf16.reduce(into: [0xFF, 0xFE] as [UInt8]) { bytes, unit in
      bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let catalogs = Self.load(bytes)
    #expect(catalogs.map(\.encoding) == ["UTF-16LE+bom", "UTF-16LE+bom"])
    #expect(catalogs.flatMap(\.pairs) == Self.load(Array(Self.whole.utf8)).flatMap(\.pairs))
  }

  @Test func `a file is read in the encoding that it declares`() {
    let text = """
      <?xml version="1.0" encoding="WINDOWS-1252"?><xliff><file original="a.strings" \
      source-language="en" target-language="de"><body><trans-unit id="k"><source>S</source>\
      <target>\u{E4}</target></trans-unit></body></file></xliff>
      """
    let catalogs = Self.load(text.unicodeScalars.map { UInt8($0.value) })
    #expect(catalogs.map(\.encoding) == ["windows-1252"])
    #expect(catalogs.flatMap(\.pairs) == ["k=S", "k=\u{E4}"])
  }

  private func text(at position: TextPosition) -> Substring {
    let line = Self.whole.split(separator: "\n", omittingEmptySubsequences: false)[
      position.line - 1]
    return line[line.utf16.index(line.startIndex, offsetBy: position.column - 1)...]
  }
}
