import OversetModel
import Testing

@testable import OversetSyntax

struct JSONParserTests {
  @Test(arguments: [
    "null", " true\n", "false", "0", "-0.5e+10", "1E9", "\"\"", #""\"\\\/\b\f\n\r\t\u00Ff""#, "[]",
    "[1, [ ], {}]", #"{"a": {"b": [1]}, "a": 2}"#, "\"\u{7F}é\"",
  ])
  func `JSON is read`(_ text: String) throws {
    let source = try SourceText(Array(text.utf8), encoding: .utf8)
    let document = try JSONParser.parse(source)
    #expect(document.nodes[JSONDocument.root].next == document.nodes.count)
  }

  @Test(arguments: [
    ("", 1), (" ", 2), ("nul", 1), ("True", 1), ("01", 2), ("-", 2), ("1.", 3), ("1e", 3),
    (".5", 1),
    ("+1", 1), ("\"a", 1), ("\"a\nb\"", 3), (#""\x""#, 2), (#""\u12g4""#, 2), (#""\"#, 1),
    ("[1,]", 4),
    ("[1 2]", 4), ("[", 2), ("{,}", 2), ("{\"a\"}", 5), ("{\"a\":1,}", 8), ("{a:1}", 2), ("1 1", 3),
    ("'a'", 1), ("[1]//", 4), ("\u{FEFF}1", 1),
  ])
  func `what is not JSON has a place`(_ text: String, _ column: Int) throws {
    let source = try SourceText(Array(text.utf8), encoding: .utf8)
    let fault = #expect(throws: FileFault.self) { try JSONParser.parse(source) }
    #expect(fault?.position.column == column)
  }

  @Test func `values cannot be nested more than 512 deep`() throws {
    let nested = { (depth: Int) in
      let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      return try SourceText(Array(text.utf8), encoding: .utf8)
    }
    _ = try JSONParser.parse(nested(513))
    for depth in [514, 100_000] {
      let fault = #expect(throws: FileFault.self) { try JSONParser.parse(nested(depth)) }
      #expect(fault?.position.column == 514)
    }
  }
}
