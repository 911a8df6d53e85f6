import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetTexts

/// What is bold, italic or monospaced stands in braces, as in `MarkdownTextTests`; `|` is U+2028.
struct MarkupTextTests {
  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("Pay <b>now</b>", "Pay {b:now}"),
    ("<strong>a <em>b</em></strong> c", "{b:a }{bi:b} c"),
    ("<a href=\"https://a.b/?c>d\">terms</a>", "terms"),
    ("<font color='red'>a</font><span>b</span><u>c</u>", "abc"),
    ("one<br>two<br/><br />three", "one|two||three"),
    ("<p>one</p>\n<p>two</p>", "one\ntwo"), ("one<p>two", "one\ntwo"),
    ("<ul><li>one</li><li>two</li></ul>", "• one\n• two"), ("<h1>a</h1>b", "{b:a\n}b"),
    ("  a \n\t b  ", "a b"), ("<b> a </b> b", "{b:a }b"), ("a<b> b</b>", "a{b: b}"),
    ("a&nbsp;b &amp; &lt;c&gt; &#x41; &nope; &", "a\u{A0}b & <c> A &nope; &"),
    ("a<!-- note -->b", "ab"), ("a <!-- b", "a <!-- b"), ("<style>x</style>y", "y"),
    ("<code>x</code>", "{m:x}"), ("<0>here</0>", "here"), ("<link>here</link>", "here"),
    ("a < b", "a < b"), ("I <3 you>", "I <3 you>"), ("5 <", "5 <"), ("<b", "<b"),
    ("</b>a<b>b", "a{b:b}"), ("<b i>\u{301}a</b>", "{b:\u{301}a}"), ("<b>a</i>b</b>c", "{b:ab}c"),
  ])
  func `tags are not seen, and their text is`(html: String, expected: String) {
    let shown = MarkupText.spans(of: html).map { span in
      let names: [(FontTraits, String)] = [(.bold, "b"), (.italic, "i"), (.monospaced, "m")]
      let traits = names.filter { span.traits.contains($0.0) }.map(\.1).joined()
      let text = span.text.replacing("\u{2028}", with: "|")
      return traits.isEmpty ? text : "{\(traits):\(text)}"
    }
    #expect(shown.joined() == expected)
  }

  @Test(arguments: [
    ("Pay <b>now</b>", "<b>"), ("one<br>two", "<br>"), ("one<br/>two", "<br>"),
    ("<a href=\"x\">a</a>", "<a>"), ("<0>a</0>", "<0>"), ("<Link>a</Link>", "<link>"),
    ("a < b > c", nil), ("I <3 you", nil), ("<unknown>", nil), ("Map<Key>", nil), ("<b>a", nil),
    ("a</b>", nil), ("&amp;", nil), ("<!-- a -->", nil), ("plain", nil),
  ])
  func `only what is closed or empty looks like a tag`(text: String, tag: String?) {
    #expect(MarkupText.tag(in: text) == tag)
  }

  @Test(
    .timeLimit(.minutes(1)), arguments: ["<", "<a ", "<a \"", "<b>", "</b>", "&", "<!--", "&a"])
  func `beginnings without ends take no time`(token: String) {
    let text = String(repeating: token, count: 20_000)
    _ = MarkupText.tag(in: text)
    #expect(!MarkupText.spans(of: text + "x").isEmpty)
  }

  @Test func `values take their places after the tags are read`() {
    let text = FormatExpander(samples: ConfiguredSamples(byNumber: [1: ["<b>&amp;"]])).markdown(
      of: .format("Pay <b>%@</b>"), as: .html, SampleValues(locale: .english))
    #expect(text.text == "Pay <b>&amp;")
    #expect(text.runs.map(\.part) == [.range(4..<12)])
  }

  @Test func `a text with tags is a note once, where its label does not read them`() async throws {
    let app = try SmallApp(
      """
      rules: {untranslated: off}
      labels:
        - {id: plain, keys: [pay], width: 900}
        - {id: html, keys: [pay, b], width: 900, html: true}
      """, pay: ["en": "Pay <b>now</b>", "de": "<b>Jetzt</b>"],
      files: ["en.lproj/M.strings": "\"b\" = \"<b>b</b>\";\n"])
    let report = try await app.check().report
    #expect(report.findings.map(\.line) == ["en.lproj/L.strings:1 shown-tags en"])
    #expect(report.findings.first?.subject.label == "plain")
  }

  /// Foundation's Markdown for grammar agreement, where the label does not read Markdown.
  @Test(arguments: [
    ("^[5 salad](inflect: true)", "", ["shown-tags"]),
    ("^[5 salad](inflect: true)", ", markdown: true", []),
    ("^[5 salad](morphology: {number: two})", "", ["shown-tags"]),
    ("[5 salad](inflect: true)", "", []), ("2^[3](x)", "", []),
  ])
  func `a label that shows grammar agreement as words is reported`(
    text: String, label: String, rules: [String]
  ) async throws {
    let app = try SmallApp(
      "labels: [{id: a, keys: [pay], width: 900\(label)}]", pay: ["en": text])
    let found = try await app.check().report.findings
    #expect(found.map(\.rule.rawValue) == rules)
    #expect(
      found.allSatisfy { $0.suggestion == "set markdown: true on 'a' where the app reads it" })
  }
}
