import OversetModel
import Testing

@testable import Overset

/// Fonts that are written out in code.
struct CodeFontTests {
  private static func named(_ name: String, _ size: Points) -> FontDescription {
    var font = FontDescription.system(size: size)
    font.typeface = .named(name)
    return font
  }

  @Test(arguments: [
    (".systemFont(ofSize: 15)", FontDescription.system(size: 15)),
    ("UIFont.systemFont(ofSize: 15.5, weight: .bold)", .system(size: 15.5, weight: .bold)),
    (".boldSystemFont(ofSize: 15)", .system(size: 15, weight: .bold)),
    ("UIFont.italicSystemFont(ofSize: 15)", .system(size: 15, italic: true)),
    (".preferredFont(forTextStyle: .headline)", .textStyle(.headline)),
    ("UIFont.preferredFont(forTextStyle: UIFont.TextStyle.body)", .textStyle(.body)),
    (#"UIFont(name: "Avenir-Heavy", size: 12)"#, named("Avenir-Heavy", 12)),
    (#"UIFont(name: "Avenir-\(weight)", size: 12)"#, nil), ("UIFont(name: name, size: 12)", nil),
    (".systemFont(ofSize: size)", nil), (".systemFont(ofSize: -1)", nil),
    (".systemFont(ofSize: 15, weight: weight)", nil), (".systemFont(ofSize: 15).bold()", nil),
    (".preferredFont(forTextStyle: style)", nil), ("theme.font", nil), ("", nil), (")", nil),
    (".preferredFont(forTextStyle: .body, compatibleWith: traits)", nil),
  ])
  func `reads what is written out`(_ c: (code: String, font: FontDescription?)) {
    #expect(FontDescription(code: c.code) == c.font)
  }

  @Test(arguments: [
    ("Fonts.regular(size: 14)", 14), (#"Theme.font("Bold", fontSize: 12.5)"#, 12.5),
    ("UIFont.regular.withSize(12)", nil), ("Fonts.regular(size: size)", nil),
    ("Fonts.regular(size: -1)", nil), ("Fonts.regular", nil), ("", nil), ("(:,", nil),
  ])
  func `reads the size of a font of which it knows nothing else`(
    _ c: (code: String, size: Points?)
  ) {
    #expect(FontDescription.pointSize(code: c.code) == c.size)
  }
}
