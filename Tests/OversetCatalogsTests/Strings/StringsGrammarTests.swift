import OversetModel
import Testing

@testable import OversetCatalogs

struct StringsGrammarTests {
  struct Case: Sendable {
    let text: String
    let pairs: [String]
    var faults: [String] = []
  }

  @Test(arguments: [
    Case(text: "", pairs: []),
    Case(text: " \n\t\r\u{2028}\u{0B}", pairs: []),
    Case(text: "/* only */ // comments", pairs: []),
    Case(text: #""a"="b";"#, pairs: ["a=b"]),
    Case(text: #"{"a"="b";}"#, pairs: ["a=b"]),
    Case(text: "{} // nothing", pairs: []),
    Case(text: #""a";b;"#, pairs: ["a=a", "b=b"]),
    Case(text: #"'a' = 'b "q" c';"#, pairs: [#"a=b "q" c"#]),
    Case(text: "1 = 2; -3 = -4;", pairs: ["1=2", "-3=-4"]),
    Case(text: "http://x = /usr/bin:./a-b_c$;", pairs: ["http://x=/usr/bin:./a-b_c$"]),
    Case(text: "\"a\"\u{2028}=\u{2029}\"b\"\r\n;", pairs: ["a=b"]),
    Case(text: "\"a\"=\"b\r\nc\0d\";", pairs: ["a=b\r\nc\0d"]),
    Case(text: #"/**/"a"/*=*/=/***/"b"/*;*/;/*/ x */"c"="d";//"#, pairs: ["a=b", "c=d"]),
    Case(text: #""u" = "http://x/*y*/";"#, pairs: ["u=http://x/*y*/"]),
    Case(text: #""" = "";"#, pairs: ["="]),
  ])
  func `pairs are read in every spelling`(_ c: Case) { check(c) }

  @Test(arguments: [
    Case(text: #"{"a"="b";} "c"="d";"#, pairs: [], faults: ["file 1:12"]),
    Case(text: #"{"a":"b"}"#, pairs: [], faults: ["file 1:5"]),
    Case(text: #"{"a"="b";;}"#, pairs: [], faults: ["file 1:10"]),
    Case(text: #"{"a"="b";"#, pairs: [], faults: ["file 1:10"]),
    Case(text: "\"x\"=\"y\";\n\"a\"=\"b\"", pairs: [], faults: ["file 2:8"]),
    Case(text: "\"a\"=\"b\"\n\n\"c\"=\"d\";", pairs: [], faults: ["file 1:8"]),
    Case(text: #""a"="say "hi" x";"#, pairs: [], faults: ["file 1:11"]),
    Case(text: #"/* a /* b */ c */ "x"="y";"#, pairs: [], faults: ["file 1:15"]),
    Case(text: "# comment\n\"a\"=\"b\";", pairs: [], faults: ["file 1:1"]),
    Case(text: "a = hello world;", pairs: [], faults: ["file 1:10"]),
    Case(text: "\"x\"=\"y\";\n\"a\" \"b\";", pairs: [], faults: ["file 2:4"]),
    Case(text: #""a" == "b";"#, pairs: [], faults: ["file 1:6"]),
    Case(text: "\"a\" = “b”;", pairs: [], faults: ["file 1:7"]),
    Case(text: "\"x\"=\"y\";\n\"a\" = \"b;\n\"", pairs: [], faults: ["file 3:2"]),
    Case(text: "\"x\"=\"y\";\n\"a\" = \"b;\n", pairs: [], faults: ["file 2:7"]),
    Case(text: #""a" = "b\"#, pairs: [], faults: ["file 1:7"]),
    Case(text: "\"open", pairs: [], faults: ["file 1:1"]),
    Case(text: "“a” = b;", pairs: [], faults: ["file 1:1"]),
    Case(text: "\u{A0}a = b;", pairs: [], faults: ["file 1:1"]),
    Case(text: "\n <?xml version=\"1.0\"?>", pairs: [], faults: ["file 2:2"]),
    Case(text: "<!DOCTYPE plist>", pairs: [], faults: ["file 1:17"]),
    Case(text: "<plist/>", pairs: [], faults: ["file 1:1"]),
    Case(text: "bplist00\u{1}", pairs: [], faults: ["file 1:1"]),
  ])
  func `a mistake in a pair loses the file`(_ c: Case) { check(c) }

  @Test(arguments: [
    Case(text: #""a"="b";;"c"="d";"#, pairs: ["a=b"], faults: ["rest 1:9"]),
    Case(text: "\"a\"=\"b\"; ; ;\n", pairs: ["a=b"], faults: ["superfluous 1:10"]),
    Case(text: #""a"="b";; /* c */"#, pairs: ["a=b"], faults: ["rest 1:9"]),
    Case(text: #"a=b;""#, pairs: ["a=b"], faults: ["rest 1:5"]),
    Case(text: #"a=b;";"#, pairs: ["a=b"], faults: ["rest 1:5"]),
    Case(text: "a=b;\"c=d;\\", pairs: ["a=b"], faults: ["rest 1:5"]),
    Case(text: "a=b;\u{1A}", pairs: ["a=b"], faults: ["rest 1:5"]),
    Case(text: "\"a\"=\"b\";=\n\"c\"=\"d\";", pairs: ["a=b"], faults: ["rest 1:9"]),
    Case(text: "a=b;\n  & c=d;", pairs: ["a=b"], faults: ["rest 2:3"]),
    Case(text: "a=b;\n<<<<<<< HEAD\nc=d;", pairs: ["a=b"], faults: ["rest 2:1"]),
    Case(text: "a=b;\r“c” = \"d\";", pairs: ["a=b"], faults: ["rest 2:1"]),
    Case(text: "a=b;\u{85}c=d;", pairs: ["a=b"], faults: ["rest 1:5"]),
    Case(text: "a=b; c=d; \"e = f;", pairs: ["a=b", "c=d"], faults: ["rest 1:11"]),
  ])
  func `a key that cannot begin ends the file silently`(_ c: Case) { check(c) }

  @Test(arguments: [
    Case(text: "a=b;\n/* open\nc=d;", pairs: ["a=b"], faults: ["entry 2:1"]),
    Case(text: "a = (b, \"c\", {d = <0f 1A>;},); e = f;", pairs: ["e=f"], faults: ["entry 1:5"]),
    Case(text: "a=b;\na={};\nc=d;", pairs: ["c=d"], faults: ["entry 2:3"]),
    Case(text: "a=<0f1>;", pairs: [], faults: ["file 1:7"]),
    Case(text: "a=<0x>;", pairs: [], faults: ["file 1:5"]),
    Case(text: "a=(b c);", pairs: [], faults: ["file 1:6"]),
    Case(text: "a={b=c};", pairs: [], faults: ["file 1:7"]),
  ])
  func `values that are no strings are passed by`(_ c: Case) { check(c) }

  @Test(arguments: [
    Case(text: "\"alone\"", pairs: [], faults: ["entry 1:1"]),
    Case(text: " /**/ bare //", pairs: [], faults: ["entry 1:7"]),
    Case(text: "(a, b)", pairs: [], faults: ["entry 1:1"]),
    Case(text: "\n<0f 00>", pairs: [], faults: ["entry 2:1"]),
  ])
  func `a property list that is no dictionary is read and reported`(_ c: Case) { check(c) }

  @Test(arguments: [
    Case(text: "{a=b;\"}", pairs: ["a=b"]),
    Case(text: "x={a=b;'}; c=d;", pairs: ["c=d"], faults: ["entry 1:3"]),
    Case(text: "x=({a=b); c=d;", pairs: ["c=d"], faults: ["entry 1:3"]),
    Case(text: "x=(<1); c=d;", pairs: ["c=d"], faults: ["entry 1:3"]),
    Case(text: "x=(\"a\", \"); c=d;", pairs: ["c=d"], faults: ["entry 1:3"]),
  ])
  func `collections end where CoreFoundation goes on behind a mistake`(_ c: Case) { check(c) }

  @Test func `of a repeated key the last one counts, compared by code unit`() {
    let catalog = loadStrings("a=1;\nb=2;\n'\\U0061'=3;\n\"\u{E9}\"=4;\n\"e\u{301}\"=5;")
    #expect(catalog.entries.map(\.value) == ["2", "3", "4", "5"])
    #expect(catalog.entries.map(\.keyPosition.line) == [2, 3, 4, 5])
    #expect(catalog.faults == [])
  }

  @Test func `values cannot be nested more than 512 deep`() {
    let nested = { "a = " + String(repeating: "(", count: $0) + String(repeating: ")", count: $0) }
    #expect(loadStrings(nested(512) + ";").faultPlaces == ["entry 1:5"])
    #expect(loadStrings(nested(513) + ";").faultPlaces == ["file 1:517"])
    #expect(loadStrings(nested(100_000) + ";").entries == [])
  }

  @Test func `comments belong to the entry behind them, or before them on its line`() {
    let catalog = loadStrings(
      """
      /* head */
      // one
      a = b; // two
      c = d;
      /* three */ e /* no */ = f; /* four */ g = h;
      """)
    #expect(catalog.entries.map(\.comment) == ["head\none\ntwo", nil, "three", "four"])
  }

  @Test func `a folder that names no locale is not read`() {
    let source = CatalogSource(path: "x!.lproj/A.strings", bytes: Array("a=b;".utf8))
    #expect(StringsLoader().loadOne(source).faultPlaces == ["file 1:1"])
  }

  private func check(_ c: Case) {
    let catalog = loadStrings(c.text)
    #expect(catalog.pairs == c.pairs)
    #expect(catalog.faultPlaces == c.faults)
  }
}
