import OversetModel
import Testing
@testable import Overset
@testable import OversetTexts

/// What is bold, italic or monospaced stands in braces: `{b:bold} {bi:both} {m:code}`.
struct MarkdownTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("", ""),
    ("**bold** at the start", "{b:bold} at the start"),
    ("at the end **bold**", "at the end {b:bold}"),
    ("*a* _b_ __c__", "{i:a} {i:b} {b:c}"),
    ("***both***", "{bi:both}"),
    ("**a *b* c**", "{b:a }{bi:b}{b: c}"),
    ("**a `b` c**", "{b:a }{bm:b}{b: c}"),
    ("`code **not bold**`", "{m:code **not bold**}"),
    ("**a****b**", "{b:a****b}"),
    ("**a** **b**", "{b:a} {b:b}"),
    ("*a***b**", "{i:a}{b:b}"),
    ("~~x~~ **~~y~~**", "x {b:y}"),
    ("[text](url \"title\")", "text"),
    ("[**bold** text](url)", "{b:bold} text"),
    ("**[text](url)**", "{b:text}"),
    ("![alt *text*](u)!", "alt {i:text}!"),
    ("<https://a.b> <a@b.c>", "https://a.b a@b.c"),
    ("^[5 **apples**](inflect: true)!", "5 {b:apples}!"),
    ("2^[n](u: {v: 'w'}) [x](https://y.z \"t\")", "2n x"),
    ("2^[n] ](a: b) ^", "2^[n] ](a: b) ^"),
    (#"\*a\* \\ \[b\](c) \x"#, #"*a* \ [b](c) \x"#),
    ("&amp; &lt;&eacute;&#x41;&nope; &", "& <éA&nope; &"),
  ])
  func `inlines are read, and their syntax is no text`(markdown: String, expected: String) {
    #expect(marked(MarkdownText(markdown)) == expected)
  }

  @Test(arguments: [
    "**unclosed", "a * b * c", "2*3", "a_b_c snake_case", "** a **", "*", "**", "_", "`", "``a`",
    "[", "]", "[a]", "[a](", "[a][b]", "![", "<", "<b>bold</b>", "<br/>", "a < b & c", "~", "\\",
    "\\ ", "100 % *", "[^1]", ":smile:", "\u{1680}", "\u{FEFF}x", "e\u{301}_\u{301}",
  ])
  func `what is not complete stays text, and so does HTML`(text: String) {
    #expect(marked(MarkdownText(text)) == text)
  }

  @Test(arguments: [
    "#", "# a", "## a ##", "- a", "+ a", "* a", "1. a", "1) a", "> a", "    a", "\ta",

    "~~~\na\n~~~", "***", "---", "___", "a\n---", "a\n===", "[a]: b", "[a]: b\n[a]",
    "| a | b |\n|---|---|\n| c | d |", "- [ ] a", "<div>\na\n</div>", "<!-- a -->", "<?a?>",
    "[^1]: note\n[^1]", " ", "  ", "\n", "\n\n", "\n\na\n\nb\n\n", "a  \nb", "a \nb", "a\n  b",
    "a\r\nb\r\n", "a\rb", " a ", "  a\t\n\tb  ", "a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f",
    "a\u{3000}\u{A0}\u{1680}\u{205F}\u{2000}b", "*\n*", "- a\n- b\n\n\n1. c",
  ])
  func `blocks and white space are text`(text: String) {
    #expect(marked(MarkdownText(text)) == text)
    // Also where Markdown is certain to be read.
    #expect(marked(MarkdownText(text + "\n**x**")) == text + "\n{b:x}")
    #expect(marked(MarkdownText("**x**\n" + text)) == "{b:x}\n" + text)
  }

  @Test(arguments: [
    ("# **a**", "# {b:a}"),
    ("- **a**\n- *b*", "- {b:a}\n- {i:b}"),
    ("> *a*", "> {i:a}"),
    ("**a\nb**", "{b:a\nb}"),
    ("**a\n\nb**", "{b:a\n\nb}"),
    ("**a\r\nb**\r\n", "{b:a\r\nb}\r\n"),
    ("`a\n b`", "{m:a  b}"),
    ("```\na\r\nb\n```", "{m:a b}"),
    ("` \n ` `\n`", "{m: } {m: }"),
    ("**b** ```swift\na", "{b:b} ```swift\na"),
    ("`` ` ``", "{m:`}"),
    ("**a **\nb**", "{b:a **\nb}"),
    ("\n **a** \n", "\n {b:a} \n"),
    ("a\\\nb", "a\nb"),
    ("a\\\\\nb", "a\\\nb"),
    ("a\\\r\n# b", "a\r\n# b"),
    ("a\\\n- **b**", "a\n- {b:b}"),
    ("[a\nb](c)", "a\nb"),
    ("a&#10;*b*", "a\n{i:b}"),
  ])
  func `inlines are read in every line and across lines`(markdown: String, expected: String) {
    #expect(marked(MarkdownText(markdown)) == expected)
  }

  /// CommonMark 6.2: `**` before or behind punctuation needs white space or punctuation outside.
  @Test(arguments: [
    ("**中文**。", "{b:中文}。"),
    ("这**很重要**的", "这{b:很重要}的"),
    ("これは**「重要」**です", "これは**「重要」**です"),
    ("**مرحبا** بك", "{b:مرحبا} بك"),
    ("**👨‍👩‍👧 🇫🇷** *é*", "{b:👨‍👩‍👧 🇫🇷} {i:é}"),
    ("a*b*c", "a{i:b}c"),
    ("a*\"b\"*c", "a*\"b\"*c"),
    ("**नमस्ते**", "{b:नमस्ते}"),
    ("*a\u{1680}* *b*\u{1680}", "*a\u{1680}* {i:b}\u{1680}"),
  ])
  func `emphasis is found in every script`(markdown: String, expected: String) {
    #expect(marked(MarkdownText(markdown)) == expected)
  }

  @Test(arguments: [
    ("a\0b", "a\u{FFFD}b"), ("**a\0**", "{b:a\u{FFFD}}"), ("*\u{FFFD}*", "{i:\u{FFFD}}"),
    ("&#0;&#xD800;*&#x110000;*", "\u{FFFD}\u{FFFD}{i:\u{FFFD}}"),
  ])
  func `what no text can have becomes the replacement character`(
    markdown: String, expected: String
  ) {
    #expect(marked(MarkdownText(markdown)) == expected)
  }

  @Test(arguments: [
    ("**%@**", "{b:one*}"),
    ("Hi **%2$@** and *%1$@*", "Hi {b:_two_} and {i:one*}"),
    ("%@ *and* %@", "one* {i:and} _two_"),
    ("**%@ *%@***", "{b:one* }{bi:_two_}"),
    ("[%@](https://a.b/%@) %@", "one* `3`"),
    ("[a](%@ \"%@\")%3$@", "a`3`"),
    ("%lld *%arg*", "one* {i:_two_}"),
    ("%*d *a* %*d", "_two_ {i:a} 9,999"),
    ("**%#@my_files_@**", "{b:one* of }{bi:_two_}"),
    ("%#@my_files_@ *x*", "one* of {i:_two_} {i:x}"),
    ("100%% *%@*", "100% {i:one*}"),
    ("*100%%* *%d*", "{i:100%} {i:one*}"),
    ("%**d**", "%{b:d}"),
    ("a**%@**b", "a**one***b"),
    ("a**%d**b", "a**one***b"),
    ("a **%d**b", "a {b:one*}b"),
    ("a **%@**b", "a **one***b"),
    ("`%@`", "{m:one*}"),
    ("\\%@ %@", "one* _two_"),
    ("%@ &#xFDD7; x", "one*\u{FFFD}x"),
    ("no *values*", "no {i:values}"),
    ("%9$@", "Alexandra"),
  ])
  func `values take their places after the Markdown is read`(format: String, expected: String) {
    let samples = ConfiguredSamples(byNumber: [1: ["one*"], 2: ["_two_"], 3: ["`3`"]])
    let text = FormatExpander(samples: samples).markdown(
      of: .format(format, variables: ["my_files_": "%@ of *%@*"]), SampleValues(locale: .english))
    #expect(marked(text) == expected)
  }

  @Test func `without Markdown a format becomes the same text`() {
    let expander = FormatExpander(samples: ConfiguredSamples())
    let values = SampleValues(locale: .english)
    for format in ["", "%@", "%d of %@\n", "%#@v@ 100 %", "%%", "%1$@ %1$@ %3$d"] {
      let format = UserText.format(format, variables: ["v": "%d"])
      let plain = expander.text(of: format, values)
      let text = expander.markdown(of: format, values)
      #expect(text.text == plain)
      #expect(text.runs == [])
    }
  }

  /// `text` with its runs in braces; nil where a run is not as a run has to be.
  private func marked(_ text: MarkdownText) -> String? {
    let units = Array(text.text.utf16)
    var marked = ""
    var end = 0
    for run in text.runs {
      guard case .range(let range) = run.part, range.lowerBound >= end, !range.isEmpty,
        range.upperBound <= units.count, !run.traits.isEmpty, run.font == nil, run.kern == nil
      else { return nil }
      marked += String(decoding: units[end..<range.lowerBound], as: UTF16.self)
      let names: [(FontTraits, String)] = [(.bold, "b"), (.italic, "i"), (.monospaced, "m")]
      let traits = names.filter { run.traits.contains($0.0) }.map(\.1).joined()
      marked += "{\(traits):\(String(decoding: units[range], as: UTF16.self))}"
      end = range.upperBound
    }
    return marked + String(decoding: units[end...], as: UTF16.self)
  }
}
