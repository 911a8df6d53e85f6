import Fixtures
import OversetModel
import Testing

@testable import OversetCatalogs
@testable import OversetSyntax

struct PropertyListFileTests {
  private static let xml = "<plist><dict><key>a</key><string>\u{E9}</string></dict></plist>"

  @Test(arguments: [
    ("UTF-8", "UTF-8"), ("utf8", "UTF-8"), ("latin1", "ISO-8859-1"),
    ("windows-1252", "windows-1252"), ("us-ascii", "US-ASCII"),
  ])
  func `an XML declaration names the encoding`(_ declared: String, _ name: String) {
    let text = "<?xml version=\"1.0\" encoding='\(declared)'?>\n" + Self.xml
    let bytes = name == "UTF-8" ? Array(text.utf8) : text.unicodeScalars.map { UInt8($0.value) }
    let catalog = loadStrings(bytes)
    #expect(catalog.pairs == ["a=\u{E9}"])
    #expect(catalog.encoding == name)
    #expect(catalog.entries.map(\.valuePosition) == [TextPosition(line: 2, column: 34)])
    #expect(loadStrings(Array(text.utf8)).outcome == .read)
  }

  @Test(arguments: ["klingon", "", "iso\u{AD}8859-1", "utf-7 ", "shift_jis"])
  func `an encoding must be known, and the file be in it`(_ declared: String) {
    let text = "<?xml version=\"1.0\" encoding=\"\(declared)\"?>" + Self.xml
    let catalog = loadStrings(Array(text.utf8) + [0xFF])
    #expect(catalog.faultPlaces == ["file 1:1"])
  }

  @Test(
    arguments: [
      [], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF], Array(" /* */\n".utf8),
    ] as [[UInt8]])
  func `a file without a text has no entries`(_ bytes: [UInt8]) {
    let catalog = loadStrings(bytes)
    #expect(catalog.outcome == .read)
    #expect(catalog.faults == [])
    #expect(catalog.entries == [])
  }

  @Test func `UTF-16 without a mark loses its first character`() {
    let bytes = "\n\"a\"=\"b\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let catalog = loadStrings(bytes)
    #expect(catalog.pairs == ["a=b"])
    #expect(catalog.entries.map(\.keyPosition) == [TextPosition(line: 2, column: 1)])
    #expect(catalog.faultPlaces == ["entry 1:1"])
    #expect(loadStrings(Array(bytes.dropFirst(2))).faultPlaces == ["file 1:1"])
  }

  @Test func `text that begins like a binary property list is text`() {
    #expect(loadStrings("bplist00 = x;").pairs == ["bplist00=x"])
  }

  @Test func `XML is placed at the content of its elements, and its comments are kept`() {
    let catalog = loadStrings(
      "<plist><dict>\n<!-- overset: lines=1 --><key>k</key>\n<string><![CDATA[v]]></string></dict></plist>"
    )
    #expect(catalog.entries.map(\.comment) == ["overset: lines=1"])
    #expect(
      catalog.entries.flatMap(\.directives) == [
        Directive(text: "lines=1", position: TextPosition(line: 2, column: 15))
      ])
    #expect(catalog.entries.map(\.keyPosition) == [TextPosition(line: 2, column: 31)])
    #expect(catalog.entries.map(\.valuePosition) == [TextPosition(line: 3, column: 9)])
  }

  @Test func `a comment in XML belongs to the key behind it in the same dictionary`() {
    let catalog = loadStrings(
      """
      <!-- head --><plist><!-- file --><dict><!-- one --><!-- two --><key>a</key><!-- no -->
      <string>b</string><key>c</key><dict><!-- inside --></dict><key>d</key><string>e</string>
      </dict></plist>
      """)
    #expect(catalog.entries.map(\.comment) == ["one\ntwo", nil])
  }

  @Test
  func `a byte order mark at the beginning of a text in XML is dropped, as it is nowhere else`() {
    let xml = "<plist><dict><key>a</key><string>\u{FEFF}b\u{FEFF}</string></dict></plist>"
    #expect(loadStrings(xml).entries.map(\.value.utf16.count) == [2])
    #expect(loadStrings("a = \"\u{FEFF}b\";").entries.map(\.value.utf16.count) == [2])
  }

  @Test func `directives are those of the comments that belong to the entry`() {
    let catalog = loadStrings(
      "// overset: a\n/* x\n * overset:ignore de - y\n */ k = v; // overset:c\n/*overset:d*/ l = w;"
    )
    #expect(
      catalog.entries.map {
        $0.directives.map { "\($0.position.line):\($0.position.column) \($0.text)" }
      }
        == [["1:13 a", "3:12 ignore de - y", "4:23 c"], ["5:11 d"]])
  }

  @Test func `elements cannot be nested more than 512 deep`() {
    let nested = { (count: Int) in
      "<dict><key>a</key>" + String(repeating: "<array>", count: count)
        + String(repeating: "</array>", count: count) + "</dict>"
    }
    #expect(loadStrings(nested(511)).outcome == .read)
    #expect(loadStrings(nested(512)).outcome == .failed)
    #expect(loadStrings(nested(100_000)).outcome == .failed)
    #expect(loadStrings(String(repeating: "<plist>", count: 100_000)).outcome == .failed)
  }

  @Test func `the source at every place begins with the key or the value`() {
    var generator = SeededGenerator(seed: 3)
    let spaces = [" ", "\n", "\r\n", "\t", "/* \u{E9} */", "// 😀\n", "\u{2028}", ""]
    let quotes = ["\"", "'"]
    for _ in 0..<200 {
      var text = ""
      var tokens: [String] = []
      for index in 0..<20 {
        func space() { text += spaces.randomElement(using: &generator) ?? "" }
        let quote = quotes.randomElement(using: &generator) ?? ""
        let key = quote + "é😀\n\(index)" + quote
        let value = Bool.random(using: &generator) ? "bare\(index)" : "\"密\r\n\(index)\""
        tokens += [key, value]
        for part in [key, "=", value, ";"] {
          space()
          // A slash is part of a bare word.
          text += part.hasPrefix("bare") ? part + " " : part
        }
      }
      let catalog = loadStrings(text)
      #expect(catalog.faults == [])
      let places = catalog.entries.flatMap { [$0.keyPosition, $0.valuePosition] }
      #expect(places.count == tokens.count)
      for (place, token) in zip(places, tokens) {
        #expect(
          text.unicodeScalars[offset(of: place, in: text)...].starts(with: token.unicodeScalars))
      }
    }
  }

  /// Counted anew from the start.
  private func offset(of place: TextPosition, in text: String) -> String.Index {
    let scalars = text.unicodeScalars
    var position = TextPosition.start
    var index = scalars.startIndex
    while index < scalars.endIndex, position < place {
      let next = scalars.index(after: index)
      let isBeforeLineFeed = next < scalars.endIndex && scalars[next] == "\n"
      if scalars[index] == "\n" || scalars[index] == "\r" && !isBeforeLineFeed {
        position = TextPosition(line: position.line + 1, column: 1)
      } else {
        position.column += UTF16.width(scalars[index])
      }
      index = next
    }
    return index
  }
}
