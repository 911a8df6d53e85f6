import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

/// What a note says behind `overset:`.
struct NoteDirectiveTests {
  private func read(_ text: String) throws(NoteDirective.Problem) -> NoteDirective {
    var configuration = Configuration(root: "/app")
    configuration.screens = [Screen(name: "se", width: 320)]
    return try NoteDirective.read(text, in: configuration)
  }

  @Test(arguments: [
    ("width=120", 120.0, 1, FontDescription.label),
    ("lines=0 width=120.5 font=headline", 120.5, 0, .textStyle(.headline)),
    (#"font="17 semibold" width=screen-32"#, 288, 1, .system(size: 17, weight: .semibold)),
    ("width='(screen - 20) / 2' font=12", 150, 1, .system(size: 12)),
  ])
  func `a label has a width, maybe lines and a font`(
    text: String, width: Double, lines: Int, font: FontDescription
  ) throws {
    guard case .label(let label) = try read(text) else {
      Issue.record("'\(text)' is no label")
      return
    }
    #expect(label.id == text)
    #expect(label.room(onScreen: 320).width == width)
    #expect(label.constraint.numberOfLines == lines)
    #expect(label.constraint.font == font)
  }

  @Test(arguments: [
    ("ignore", nil), ("ignore - it scrolls", nil), ("ignore de", ["de"]),
    ("ignore de,pt_BR - checked by hand", ["de", "pt-BR"]), ("ignore de, fi – ok", ["de", "fi"]),
  ])
  func `findings are suppressed in some locales or in all`(
    text: String, locales: [String]?
  ) throws {
    guard case .ignore(let ignored) = try read(text) else {
      Issue.record("'\(text)' ignores nothing")
      return
    }
    #expect(ignored == locales.map { Set($0.compactMap { LocaleIdentifier($0) }) })
  }

  @Test(arguments: [
    ("", 0, "'overset:' needs 'width=… lines=… font=…' or 'ignore' behind it"),
    ("width=120 widht=3", 10, "unknown directive 'widht'; did you mean 'width'?"),
    ("ignor de", 0, "unknown directive 'ignor'; did you mean 'ignore'?"),
    ("lines=2", 0, "a label needs a 'width'"),
    ("lines=2 width", 8, "'width' needs '=' and a value behind it"),
    ("width=100 width=200", 10, "'width' is there twice"),
    ("width=12o", 6, "expected a number or 'screen'"),
    ("width=0", 0, "the width must be above 0 on every screen"),
    ("width=100 lines=-1", 16, "'lines' cannot be '-1'"),
    ("width=100 lines=1.5", 16, "'lines' cannot be '1.5'"),
    ("width=100 height=nan", 17, "'height' cannot be 'nan'"),
    (
      "width=9 font=huge", 13,
      "'huge' is no font: expected a text style or a size, and a weight"
    ),
    ("ignore de,f - x", 10, "'f' is not a locale identifier"),
    ("ignore for now", 11, "the reason needs ' - ' before it"),
  ])
  func `a mistake is reported with its offset`(text: String, offset: Int, message: String) {
    #expect(throws: NoteDirective.Problem(offset: offset, message: message)) { try read(text) }
  }
}
