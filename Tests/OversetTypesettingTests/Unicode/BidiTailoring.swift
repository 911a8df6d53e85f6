/// A rule in which ICU's levels differ from Unicode's, and every text of Unicode's test that shows
/// it.
struct BidiTailoring: Sendable {
  let name: String
  /// Characters, direction and levels as ICU has them, in the notation of the test file.
  let texts: [String]
}

extension BidiTailoring {
  /// Where ICU is still at an older UAX 9 (Unicode 6.3). They move no break and change no width
  /// by more than a joining form: only the order in which a line is drawn.
  static let all = [
    // ICU-23513.
    BidiTailoring(
      name: "X5a–X6a: an override does not hold for the isolate controls inside it",
      texts: [
        "202E 61 202A 62 202C 2066 63 2069 202A 64 202C 65 202C;1;x 3 x 4 x 4 4 4 x 4 x 3 x",
        "202E 61 202A 62 202C 2066 63 2069 202A 64 202C 65 202C;2;x 1 x 2 x 2 2 2 x 2 x 1 x",
        "202D 5D0 202B 5D1 202C 2068 5D2 2069 202B 5D3 202C 5D4 202C;2;x 2 x 3 x 3 3 3 x 3 x 2 x",
        "202D 661 202B 662 202C 2068 663 2069 202B 664 202C 665 202C;0;x 2 x 4 x 3 6 3 x 4 x 2 x",
      ]),
    BidiTailoring(
      name: "N0: a bracket whose partner is overridden still makes a pair with it",
      texts: [
        "202A 5D0 28 5D1 202C 202D 29;2;x 3 3 3 x x 3",
        "202A 5D0 28 5D1 202C 202D 29 202C;2;x 3 3 3 x x 3 x",
        "202B 61 28 62 202C 202E 29;2;x 2 2 2 x x 2",
        "202B 61 28 62 202C 202E 29 202C;2;x 2 2 2 x x 2 x",
        "202A 202E 61 202C 28 5D0 202C 202D 29 202C;2;x x 3 x 3 3 x x 3 x",
        "202B 202D 5D0 202C 28 61 202C 202E 29 202C;2;x x 4 x 4 4 x x 4 x",
        "202A 202E 61 202C 28 5B 5D0 202C 202D 5D 29 202C;2;x x 3 x 2 2 3 x x 2 2 x",
        "202B 202D 5D0 202C 28 5B 61 202C 202E 5D 29 202C;2;x x 4 x 3 3 4 x x 3 3 x",
        "202D 28 202C 202A 5D0 29 5D1;2;x 2 x x 3 2 3",
        "202D 28 202C 202A 5D0 29 5D1 202C;2;x 2 x x 3 2 3 x",
        "202E 28 202C 202B 61 29 62;2;x 1 x x 2 1 2",
        "202E 28 202C 202B 61 29 62 202C;2;x 1 x x 2 1 2 x",
        "202D 202E 61 202C 28 202C 202A 5D0 29 5D1;2;x x 3 x 3 x x 3 3 3",
        "202E 202D 5D0 202C 28 202C 202B 61 29 62;2;x x 4 x 4 x x 4 4 4",
        "202D 202E 61 202C 28 5B 202C 202A 5D0 5D 29 5D1;2;x x 3 x 2 2 x x 3 2 2 3",
        "202E 202D 5D0 202C 28 5B 202C 202B 61 5D 29 62;2;x x 4 x 3 3 x x 4 3 3 4",
      ]),
    BidiTailoring(
      name: "N0: a mark behind a closing bracket does not take the bracket's new direction",
      texts: [
        "61 28 62 29 331;1;2 2 2 2 1", "61 28 332 62 29 333;1;2 2 2 2 2 1",
        "5D0 28 5D1 29 331;0;1 1 1 1 0", "5D0 28 332 5D1 29 333;0;1 1 1 1 1 0",
        "661 28 662 29 331;0;2 1 2 1 0", "661 28 332 662 29 333;0;2 1 1 2 1 0",
        "41 200F 5B 5D0 5D 200D 20D6;0;0 1 1 1 1 x 0",
        "41 200F 5B 200D 20D6 5D0 5D 200D 20D6;0;0 1 1 x 1 1 1 x 0",
        "41 200F 5B 200D 200B 20D6 5D0 5D 200B 200D 20D6;0;0 1 1 x x 1 1 1 x x 0",
      ]),
    // ICU-23513.
    BidiTailoring(
      name: "BD16: more than 63 open brackets still make pairs",
      texts: [
        "61" + String(repeating: " 28", count: 64) + " 62" + String(repeating: " 29", count: 64)
          + ";1;2" + String(repeating: " 2", count: 129)
      ]),
  ]
}
