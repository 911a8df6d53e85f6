import OversetModel
import Testing

@testable import OversetSyntax

@Suite struct ExpatParserTests {
  private func parse(_ text: String) throws(FileFault) -> XMLDocument {
    try ExpatParser.parse(SourceText(Array(text.utf8), encoding: .utf8))
  }

  @Test func `elements and texts stand in file order with their places`() throws {
    let document = try parse("<a><b id='1'>x &amp; y</b><c/>z</a>")
    #expect(document.nodes.map(\.name) == ["a", "b", nil, "c", nil])
    let elements = document.elements(in: XMLDocument.root)
    #expect(elements.map { document.name($0) } == ["b", "c"])
    let element = try #require(elements.first)
    #expect(document.text(in: element) == "x & y")
    #expect(document.nodes[element].start == 3)
    #expect(document.nodes[element].contentStart == 13)
    #expect(document.nodes[element].contentEnd == 22)
    #expect(document.text(in: XMLDocument.root) == "x & yz")
  }

  @Test func `prefixes are left out, and attributes are found where they are written`() throws {
    let document = try parse("<x:a xml:id = \"v\" q='id=\"no\"'>é</x:a>")
    #expect(document.name(XMLDocument.root) == "a")
    #expect(document.attribute("id", of: XMLDocument.root) == "v")
    #expect(document.offset(ofAttribute: "id", of: XMLDocument.root) == 14)
    #expect(document.offset(ofAttribute: "q", of: XMLDocument.root) == 20)
    #expect(document.offset(ofAttribute: "none", of: XMLDocument.root) == 0)
  }

  @Test func `line ends are normalized`() throws {
    #expect(try parse("<a>1\r\n2\r3\n</a>").nodes[1].text == "1\n2\n3\n")
  }

  @Test func `CDATA is text, comments and instructions are not`() throws {
    let document = try parse("<?xml version='1.0'?><a>1<!-- 2 --><![CDATA[<3>]]><?p 4?></a>")
    #expect(document.text(in: XMLDocument.root) == "1<3>")
  }

  @Test(arguments: [
    ("<a>&b</a>", "1:6", "not well-formed"),
    ("<a></b>", "1:6", "mismatched tag"),
    ("", "1:1", "no element found"),
    ("<!DOCTYPE a [<!ENTITY b \"c\">]>\n<a>&b;</a>", "1:25", "the entity 'b' is declared"),
    ("<!DOCTYPE a [<!ENTITY % b SYSTEM \"file:///c\"> %b;]><a/>", "1:45", "is declared"),
    ("<!DOCTYPE a [<!ATTLIST a b CDATA #IMPLIED c CDATA 'd'>]><a/>", "1:51", "'c' is declared"),
    ("<!DOCTYPE a SYSTEM \"x.dtd\">\n<a>1 &nbsp; 2</a>", "2:6", "'&nbsp;'"),
    ("<a>&nbsp;</a>", "1:4", "undefined entity"),
    ("<!DOCTYPE a SYSTEM \"x.dtd\">\n<a b='&#38;&lt;x&nbsp;'/>", "2:17", "'&nbsp;'"),
    (
      "<!DOCTYPE a PUBLIC \"x\" \"y\">\n<a b='1'><c d='&amp' e=';'/></a>", "2:20", "not well-formed"
    ),
    ("<!DOCTYPE a [%p;]>\n<a b='&ampere;'/>", "2:7", "'&ampere;'"),
    ("<a b='&nbsp;'/>", "1:1", "undefined entity"),
  ])
  func `what is not well-formed is reported with its position`(
    text: String, place: String, words: String
  ) {
    let fault = #expect(throws: FileFault.self) { try parse(text) }
    #expect(fault.map { "\($0.position.line):\($0.position.column)" } == place)
    #expect(fault?.message.contains(words) == true)
  }

  @Test func `XML's own entities stand in attributes, beside a document type too`() throws {
    let document = try parse(
      "<!DOCTYPE a SYSTEM 'x'><a b='&amp;&lt;&gt;&quot;&apos;&#65;&#x42;'>&amp;</a>")
    #expect(document.attribute("b", of: XMLDocument.root) == "&<>\"'AB")
  }

  @Test func `elements nest 512 deep and no deeper`() throws {
    let deep = { (depth: Int) in
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(try parse(deep(512)).nodes.count == 512)
    #expect(throws: FileFault.self) { try parse(deep(513)) }
    #expect(throws: FileFault.self) { try parse(deep(100_000)) }
  }
}
