/// Quotation marks, controls, line separators, directions, and what is no character at all.
public let hostileText =
  "\"quote\" \\back\\ /slash/ \n\r\t\u{0}\u{1}\u{8}\u{1B}[31m\u{7F}\u{85}\u{9B}\u{2028}\u{2029}"
  + "\u{202E}\u{FFFD}\u{FFFE}é日👩‍👩‍👧‍👦</script>&amp;"

/// What may end a text, a line, an element or a command in one format or another, move a cursor, turn
/// a direction or become a reference, each by itself.
public let hostileTexts = [
  hostileText, "two\nlines", "a\rreturn", "\r\n", "it's \"quoted\"", "<script>alert(1)</script>",
  "]]>", "::error::", "\n::error file=a::b", "##[error]", "%0A", "%25", "\u{1B}[31mred\u{1B}[0m",
  "a\u{0}b", "a\u{2028}b\u{2029}c", "\u{202E}left\u{2066}", "a|b", "`code`", "```", "\u{FEFF}",
  " ", "",
  "*a* _b_ ~c~ [d](e:f) ![g](h) <i> &lt; $x$",
  "@octocat #1 www.example.com http://example.com a@b.c",
  "a: error: b", "{0} {", "\\", "x\u{301}\u{301}", "\u{FFFF}\u{FFFE}",
  String(repeating: "long ", count: 2000),
  // A terminal's links, titles, clipboard, cursor, colours and character sets.
  "\u{1B}]8;;http://a.b\u{7}link\u{1B}]8;;\u{7}",
  "\u{1B}]8;;http://a.b\u{1B}\\link\u{1B}]8;;\u{1B}\\",
  "\u{1B}]0;title\u{7}\u{1B}]52;c;cm0gLXJm\u{7}", "\u{9B}2J\u{9B}1A\u{9D}0;t\u{9C}\u{90}q\u{9C}",
  "a\u{B}b\u{C}c\u{85}d", "rm\u{8}\u{8}ls\u{7F}", "\u{E}shift\u{F}", "\u{1B}c\u{1B}#8\u{1B}[?1049h",
  // What hides or turns a text.
  "\u{2067}\u{2068}\u{2069}\u{202A}\u{202B}\u{202C}\u{202D}", "\u{200E}\u{200F}\u{61C}",
  "\u{E0001}\u{E0068}\u{E0069}\u{E007F}", "\u{FFF9}a\u{FFFA}b\u{FFFB}", "\u{206A}\u{206F}",
  "e" + String(repeating: "\u{301}", count: 500),
  // Commands of CI services.
  "x\n::add-mask::secret", "::set-output name=a::b", "::stop-commands::t", "  ::error::a",
  "\u{A0}\u{200B}::warning::a", "text ##[error]text", "##[add-mask]secret", "::", ":::",
  "##vso[task.setvariable variable=PATH]x", "##teamcity[buildStatus text='x']", "###[group]",
  "##", "[error]x",
  // References.
  "GH-1 gh-23 GL-4 octo/cat#12 octo/cat@da39a3e !5 &6 $7 ~bug ~\"a bug\" ^alert#8 [issue:9]",
  "da39a3ee5e6b4b0d3255bfef95601890afd80709 da39a3e 0123456 ftp://a.b mailto:a@b.c ://x",
  ":smile: :+1: x:cat: www.a.b WWW.a.b javascript:alert(1) [a](javascript:alert(1))",
  "' onerror='alert(1)", "<img src=x onerror=alert(1)>", "-->", "<!-- a", "${{ github.token }}",
  "$(reboot) `reboot` ; reboot", "=1+1", "\\u0000 \\ud800 &#0; &#xD800;",
]
