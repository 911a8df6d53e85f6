/// A rule in which ICU's boundaries differ from Unicode's, and every text of Unicode's tests that
/// shows it.
struct BreakTailoring: Sendable {
  let name: String
  /// As ICU has the boundaries, in the notation of the test file.
  let texts: [String]
}

extension BreakTailoring {
  /// UAX 14, as of ICU's `line.txt`, which every locale shares.
  static let lines = [
    // A hyphen after a break belongs to what follows it: `-est` in Finnish. ICU-8151.
    BreakTailoring(
      name: "LB 20.09: no break between a hyphen that begins a segment and a letter",
      texts: [
        "002D × 0023", "002D × 0308 × 0023", "002D × 00A7", "002D × 0308 × 00A7",
        "002D × 50005", "002D × 0308 × 50005", "002D × 0E01", "002D × 0308 × 0E01",
      ]),
    // `.5` is a number. UAX 14 has a number begin with a digit.
    BreakTailoring(
      name: "LB 25: no break between a decimal sign and the digit behind it",
      texts: [
        "002C × 0030", "002C × 0308 × 0030", "0061 × 002E × 0032 × 0020",
        "0061 × 002E × 0032 × 0020 ÷ 0915", "0061 × 002E × 0032 × 0020 ÷ 672C",
        "0061 × 002E × 0032 × 3000 ÷ 672C", "0061 × 002E × 0032 × 3000 ÷ 307E",
        "0061 × 002E × 0032 × 3000 ÷ 0033", "0041 × 002E × 0031 × 0020 ÷ BABB",
        "BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E × 0032 × 0020 ÷ BCFC",
        "BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E × 0033 × 0020 ÷ BABB",
        "C694 × 002E × 0020 ÷ 0041 × 002E × 0034 × 0020 ÷ BABB",
        "0061 × 002E × 0032 × 3000 ÷ 300C",
      ]),
    // `equals .35 cents`: UAX 14 keeps the sign on the line of the word before (LB 13).
    BreakTailoring(
      name: "LB 14a: a break between a space and a number that begins with its decimal sign",
      texts: [
        "0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 ÷ 002E × 0033 × 0035 × 0020 ÷ "
          + "0063 × 0065 × 006E × 0074 × 0073"
      ]),
  ]

  /// What a paragraph of ours adds to `lines`.
  static let paragraphs = [
    BreakTailoring(
      name: "LB 4: a vertical tab ends a line but no paragraph, and separators belong to one",
      texts: ["000B × 000D", "000B × 000A", "000B × 0085"]),
    BreakTailoring(
      name: "GB 4: a tab is set as a space, which makes a cluster with a modifier behind it",
      texts: ["0009 × 1F3FB"]),
  ]

  /// UAX 29, as of CLDR's root; Finnish and Swedish keep the colon.
  static let words = [
    BreakTailoring(
      name: "WB 6, WB 7: a colon between letters is no part of a word",
      texts: [
        "0061 ÷ 003A ÷ 0041", "0061 ÷ 003A × 0308 ÷ 0041", "0061 ÷ 003A ÷ 05D0",
        "0061 ÷ 003A × 0308 ÷ 05D0", "0061 ÷ 003A ÷ 0061 × 2060",
        "0061 ÷ 003A × 0308 ÷ 0061 × 2060", "0061 ÷ 003A ÷ 0061 ÷ 003A",
        "0061 ÷ 003A × 0308 ÷ 0061 ÷ 003A", "0061 ÷ 003A ÷ 0061 ÷ 0027",
        "0061 ÷ 003A × 0308 ÷ 0061 ÷ 0027", "0061 ÷ 003A ÷ 0061 ÷ 0027 × 2060",
        "0061 ÷ 003A × 0308 ÷ 0061 ÷ 0027 × 2060", "0061 ÷ 003A ÷ 0061 ÷ 002C",
        "0061 ÷ 003A × 0308 ÷ 0061 ÷ 002C", "0041 ÷ 003A ÷ 0041",
      ])
  ]
}
