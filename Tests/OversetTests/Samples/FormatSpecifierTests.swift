import Testing
@testable import Overset
@testable import OversetTexts

struct FormatSpecifierTests {
  private typealias Specifier = FormatSpecifier

  private static func argument(
    _ conversion: Character, position: Int? = nil, flags: FormatSpecifier.Flags = [],
    width: FormatSpecifier.Count? = nil, precision: FormatSpecifier.Count? = nil,
    length: FormatSpecifier.Length = .none
  ) -> FormatPart {
    .argument(
      FormatSpecifier(
        conversion, position: position, flags: flags, width: width, precision: precision,
        length: length))
  }

  @Test(arguments: [
    ("plain", [FormatPart.text("plain")]),
    ("", [.text("")]),
    ("%@", [argument("@")]),
    ("a %@ b", [.text("a "), argument("@"), .text(" b")]),
    (
      "%2$@ %1$lld",
      [argument("@", position: 2), .text(" "), argument("d", position: 1, length: .ll)]
    ),
    ("%.2f", [argument("f", precision: .number(2))]),
    ("%.f", [argument("f", precision: .number(0))]),
    ("%5.1Lf", [argument("f", width: .number(5), precision: .number(1), length: .longDouble)]),
    (
      "%-+ 0'5d",
      [argument("d", flags: [.minus, .plus, .space, .zero, .grouping], width: .number(5))]
    ),
    ("%*d", [argument("d", width: .argument(nil))]),
    ("%*2$.*3$f", [argument("f", width: .argument(2), precision: .argument(3))]),
    ("%hhu%hd", [argument("u", length: .hh), argument("d", length: .h)]),
    ("%zx %qd", [argument("x", length: .z), .text(" "), argument("d", length: .q)]),
    ("%#x", [argument("x", flags: .alternate)]),
    ("%D%U%O%C%S%p%a", "DUOCSpa".map { argument($0) }),
    ("%#@files@", [.variable("files", position: nil)]),
    ("%1$#@files@ left", [.variable("files", position: 1), .text(" left")]),
    ("%1#@files@ left", [.variable("files", position: nil), .text(" left")]),
    ("%#@DOT.é@", [.variable("DOT.é", position: nil)]),
    ("%arg items", [.ownArgument, .text(" items")]),
    (
      "Ask ${applicationName} now",
      [.text("Ask "), .placeholder(.init("applicationName")), .text(" now")]
    ),
    ("${}, ${a b} and $5", [.text("${}, ${a b} and $5")]),
    ("${a", [.text("${a")]),
    ("${${a}%", [.text("${"), .placeholder(.init("a")), .text("%")]),
    (
      "in {{days}} days",
      [.text("in "), .placeholder(.init("days", isInDoubleBraces: true)), .text(" days")]
    ),
    ("{{}}, {{a b}}, {{a} and {a}", [.text("{{}}, {{a b}}, {{a} and {a}")]),
    ("{{{a}}}", [.text("{"), .placeholder(.init("a", isInDoubleBraces: true)), .text("}")]),
    ("100%", [.text("100%")]),
    ("100%% sure", [.text("100% sure")]),
    ("100 % sure, 5 % de plus", [.text("100 % sure, 5 % de plus")]),
    ("% @", [argument("@", flags: .space)]),
    ("Row %0 at %0 calls", [.text("Row %0 at %0 calls")]),
    ("%", [.text("%")]),
    ("%y", [.text("%y")]),
    ("%é%@", [.text("%é"), argument("@")]),
    ("%#@broken", [.text("%#@broken")]),
    ("%1$", [.text("%1$")]),
    ("%0$@", [.text("%0$@")]),
    ("%128$@", [.text("%128$@")]),
    ("%99999999999999999999$@", [.text("%99999999999999999999$@")]),
    ("%99999999999999999999d", [.text("%99999999999999999999d")]),
  ])
  func `a format is split at its specifiers`(format: String, parts: [FormatPart]) {
    #expect(FormatPart.parts(of: format) == parts)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["${", "${a", "%#@", "%1$#@", "%1$*", "%"])
  func `beginnings without ends take no time`(token: String) {
    let format = String(repeating: token, count: 200_000)
    #expect(!FormatPart.parts(of: format).isEmpty)
  }

  @Test func `an app reads a space as a flag`() {
    #expect(
      FormatPart.parts(of: "5 % de", strict: true)
        == [.text("5 "), Self.argument("d", flags: .space), .text("e")])
  }

  @Test(arguments: [
    ("d", 9_999), ("i", 9_999), ("lld", 999_999), ("lu", 999_999), ("zu", 999_999), ("hhd", 99),
    ("f", 9_999), ("lf", 9_999), ("02d", 99), (".3d", 999), ("5d", 9_999), ("%ld", 999_999),
    ("0999999999d", 999_999_999),
  ])
  func `the largest plausible number depends on the type`(type: String, number: Int) {
    #expect(FormatSpecifier(of: type)?.largestNumber == number)
  }

  @Test func `what is no type has no specifier`() {
    #expect(FormatSpecifier(of: "") == nil)
    #expect(FormatSpecifier(of: "y") == nil)
    #expect(FormatSpecifier(of: "%") == nil)
  }
}
