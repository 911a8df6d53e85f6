import OversetModel
import Testing

struct TerminalTextTests {
  @Test(arguments: [
    ("Pay [now] é 日 👍🏽", "Pay [now] é 日 👍🏽"), ("a\nb\tc\rd", "a\\nb\\tc\\u{d}d"),
    ("\r\n", "\\u{d}\\n"),
    ("\u{1B}[31m\u{7}\u{0}\u{8}\u{7F}", "\\u{1b}[31m\\u{7}\\u{0}\\u{8}\\u{7f}"),
    ("\u{85}\u{9B}1A", "\\u{85}\\u{9b}1A"), ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
    ("\u{202E}a\u{2066}b", "\\u{202e}a\\u{2066}b"), ("\u{206A}", "\\u{206a}"),
    ("\u{FFF9}a\u{FFFB}", "\\u{fff9}a\\u{fffb}"), ("a\u{E0068}\u{E007F}", "a\\u{e0068}\\u{e007f}"),
    // They reach no further than their neighbours.
    ("م\u{200F}\u{200E}\u{61C}\u{200D}\u{200C}", "م\u{200F}\u{200E}\u{61C}\u{200D}\u{200C}"),
    ("##[error]", "##\\u{5b}error]"), ("a ##vso[b]", "a ##vso\\u{5b}b]"),
    ("##TeamCity[", "##TeamCity\\u{5b}"), ("###[[", "###\\u{5b}["),
    ("#[a] ## [b] ##1[c] #,##0.00", "#[a] ## [b] ##1[c] #,##0.00"),
  ])
  func `what is put into it is in one line and is never obeyed`(text: String, printed: String) {
    #expect(TerminalText(text).description == printed)
    #expect(("<\(text)>" as TerminalText).description == "<\(printed)>")
    #expect(printed.printable == printed)
  }

  @Test func `what the source code spells out stays`() {
    let text: TerminalText = "\u{1B}[1m\("\u{1B}")\u{1B}[0m\n\t\(1) \(LocaleIdentifier.english)"
    #expect(text.description == "\u{1B}[1m\\u{1b}\u{1B}[0m\n\t1 en")
    let outer: TerminalText = "(\(text))"
    #expect(outer.description == "(\(text.description))")
    #expect(outer.count == text.count + 2 && !outer.isEmpty)
  }

  @Test(arguments: [
    ("::error::x", "\\u{3a}:error::x"), (" \u{A0}::a", " \u{A0}\\u{3a}:a"),
    ("\u{200B}\u{FEFF}::a", "\u{200B}\u{FEFF}\\u{3a}:a"), ("::", "\\u{3a}:"),
    (":a::b", ":a::b"), ("a ::b", "a ::b"), (": :", ": :"),
  ])
  func `no line begins with a command`(text: String, printed: String) {
    #expect(TerminalText(text).description == printed)
    let lines: TerminalText = "a:\n  \(text)\n\(text)"
    #expect(lines.description == "a:\n  \(printed)\n\(printed)")
    #expect(lines.bytes == Array(lines.description.utf8))
    let first = text.first.map(String.init) ?? ""
    #expect(("\(first)\(text.dropFirst())" as TerminalText).description == printed)
  }

  @Test func `lines stay lines`() {
    #expect(
      TerminalText(lines: "a\r\n::b\n\n\tc\u{1B}").description
        == "a\\u{d}\n\\u{3a}:b\n\n\\tc\\u{1b}")
    #expect((["a", "b"] as [TerminalText]).joined(separator: ", ") == "a, b")
    #expect(("a" as TerminalText) + "b" == "ab")
  }
}
