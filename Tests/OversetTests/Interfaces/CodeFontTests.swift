import OversetModel
import Testing

@testable import Overset

/// Fonts that are written out in code.
struct CodeFontTests {
  @Test(arguments: [
    (".systemFont(ofSize: 15)", FontDescription.system(size: 15)),
    ("UIFont.systemFont(ofSize: 15.5, weight: .bold)", .system(size: 15.5, weight: .bold)),
    (".boldSystemFont(ofSize: 15)", .system(size: 15, weight: .bold)),
    ("UIFont.italicSystemFont(ofSize: 15)", .system(size: 15, italic: true)),
    (".preferredFont(forTextStyle: .headline)", .textStyle(.headline)),
    ("UIFont.preferredFont(forTextStyle: UIFont.TextStyle.body)", .textStyle(.body)),
    (".systemFont(ofSize: size)", nil), (".systemFont(ofSize: -1)", nil),
    (".systemFont(ofSize: 15, weight: weight)", nil), (".systemFont(ofSize: 15).bold()", nil),
    (".preferredFont(forTextStyle: style)", nil), ("theme.font", nil), ("", nil), (")", nil),
    (".preferredFont(forTextStyle: .body, compatibleWith: traits)", nil),
  ])
  func `reads what is written out`(_ c: (code: String, font: FontDescription?)) {
    #expect(FontDescription(code: c.code) == c.font)
  }
}
