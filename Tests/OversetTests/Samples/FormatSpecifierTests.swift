import Testing

@testable import Overset

struct FormatSpecifierTests {
  @Test(arguments: [
    ("plain", [FormatPart.text("plain")]),
    ("", [.text("")]),
    ("%@", [.argument(conversion: "@", position: nil, precision: nil)]),
    (
      "a %@ b",
      [.text("a "), .argument(conversion: "@", position: nil, precision: nil), .text(" b")]
    ),
    (
      "%2$@ %1$lld",
      [
        .argument(conversion: "@", position: 2, precision: nil), .text(" "),
        .argument(conversion: "d", position: 1, precision: nil),
      ]
    ),
    ("%.2f", [.argument(conversion: "f", position: nil, precision: 2)]),
    ("%.f", [.argument(conversion: "f", position: nil, precision: 0)]),
    ("%5.1Lf", [.argument(conversion: "f", position: nil, precision: 1)]),
    ("%-+ 0'5d", [.argument(conversion: "d", position: nil, precision: nil)]),
    ("%*d", [.argument(conversion: "d", position: nil, precision: nil)]),
    ("%hhu", [.argument(conversion: "u", position: nil, precision: nil)]),
    ("%zx", [.argument(conversion: "x", position: nil, precision: nil)]),
    ("%#x", [.argument(conversion: "x", position: nil, precision: nil)]),
    ("%#@files@", [.variable("files")]),
    ("%1$#@files@ left", [.variable("files"), .text(" left")]),
    ("%arg items", [.ownArgument, .text(" items")]),
    ("100%", [.text("100%")]),
    ("100%% sure", [.text("100% sure")]),
    ("%", [.text("%")]),
    ("%y", [.text("%y")]),
    ("%#@broken", [.text("%#@broken")]),
    ("%1$", [.text("%1$")]),
    ("%99999999999999999999$@", [.text("%99999999999999999999$@")]),
  ])
  func `a format is split at its specifiers`(format: String, parts: [FormatPart]) {
    #expect(FormatPart.parts(of: format) == parts)
  }
}
