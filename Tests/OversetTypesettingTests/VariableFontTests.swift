import Fixtures
import Foundation
import OversetModel
import Testing

@testable import OversetTypesetting

/// A variable font of boxes (`Tests/Fixtures/Fonts/make-fonts.py`): 1000 units to the em, an
/// advance of 500 at weight 400 and of 700 at weight 900, upright to 10 degrees.
struct VariableFontTests {
  private let book = FontBook(search: FontBook.Search(files: [RequiredFont.boxesPath]))

  private func face(_ font: TypesetFont) throws -> FontFace { try #require(font.face) }

  private func boxes(
    _ name: String = "Overset Boxes", weight: FontWeight? = nil, italic: Bool = false
  ) throws -> TypesetFont {
    try book.font(
      FontDescription(.named(name), size: .points(10), weight: weight, isItalic: italic))
  }

  @Test(arguments: [
    (FontWeight.regular, 10.0, "OversetBoxes-Regular"), (.medium, 10.8, "OversetBoxes-Regular"),
    (.bold, 12.4, "OversetBoxes-Bold"), (.heavy, 13.2, "OversetBoxes-Regular"),
    (.black, 14, "OversetBoxes-Black"), (.light, 10, "OversetBoxes-Regular"),
  ])
  func `the weight that is asked for is set on the axis`(
    weight: FontWeight, expected: Points, name: String
  ) throws {
    let font = try boxes(weight: weight)
    #expect(abs(width(of: "AB", in: font) - expected) < 1e-3)
    #expect(font.name == name)
  }

  @Test(arguments: [
    ("OversetBoxes-Regular", 10.0), ("OversetBoxes-Bold", 12.4), ("oversetboxes-black", 14),
  ])
  func `a named instance answers to its PostScript name`(name: String, expected: Points) throws {
    let font = try boxes(name)
    #expect(abs(width(of: "AB", in: font) - expected) < 1e-3)
    #expect(font.name.lowercased() == name.lowercased())
    let file = try book.font(
      FontDescription(
        .file(RequiredFont.boxesPath, face: .postScriptName(name)), size: .points(10)))
    #expect(try face(file) === face(font))
  }

  @Test func `a weight beside a PostScript name is that of its family`() throws {
    #expect(try face(boxes("OversetBoxes-Bold", weight: .black)) === face(boxes(weight: .black)))
    let lighter = try boxes("OversetBoxes-Black", weight: .regular)
    #expect(abs(width(of: "AB", in: lighter) - 10) < 1e-3)
    let italic = try face(boxes("OversetBoxes-Bold", italic: true))
    #expect(italic.weightClass == 700 && italic.isItalic)
  }

  /// `MVAR` raises the ascender from 800 to 900 at the heaviest weight.
  @Test(arguments: [(FontWeight.regular, 0.8), (.black, 0.9)])
  func `the line height follows the axes`(weight: FontWeight, ascender: Double) throws {
    let font = try boxes(weight: weight)
    #expect(abs(font.ascender - ascender) < 1e-4)
    #expect(abs(font.descender + 0.2) < 1e-9)
  }

  @Test(arguments: [
    (FontWeight.regular, false, 0.05, 0.45), (.black, false, 0.05, 0.65),
    (.regular, true, 0.05, 0.55), (.black, true, 0.05, 0.75),
  ])
  func `outlines and ink follow the axes`(
    weight: FontWeight, italic: Bool, left: Double, right: Double
  ) throws {
    let face = try face(boxes(weight: weight, italic: italic))
    let glyph = try #require(face.glyph(of: 0x41))
    let outlines = GlyphOutlines()
    let ink = try #require(outlines.ink(of: glyph, in: face))
    #expect(abs(ink.minX - left) < 2e-3 && abs(ink.maxX - right) < 2e-3, "\(ink)")
    #expect(ink.minY == -0.7 && ink.maxY == 0)
    #expect(outlines.outline(of: glyph, in: face).first == .move(x: left, y: 0))
    #expect(face.isItalic == italic)
  }

  @Test func `the same place on the axes is the same font, another is another`() throws {
    let regular = try face(boxes())
    #expect(try face(boxes(weight: .regular)) === regular)
    #expect(try face(boxes(weight: .light)) === regular, "the axis begins at 400")
    #expect(try face(boxes("OversetBoxes-Regular")) === regular)
    let bold = try face(boxes(weight: .bold))
    #expect(bold !== regular)
    #expect(try face(boxes("OversetBoxes-Bold")) === bold)
    #expect(try boxes(weight: .bold).identity != boxes().identity)
  }

  @Test func `two weights of a file do not share a word's width`() throws {
    let typesetter = Typesetter(fonts: book)
    for (weight, expected) in [(FontWeight.regular, 25.0), (.black, 35), (.regular, 25)] {
      let font = try boxes(weight: weight)
      #expect(abs(width(of: "Boxes", in: font, typesetter: typesetter) - expected) < 1e-3)
    }
  }

  @Test func `what the family lacks is a doubt`() throws {
    #expect(
      try boxes(weight: .black).doubt == "the optical size of OversetBoxes-Black is its "
        + "standard one at every size")
    #expect(
      try boxes(weight: .light).doubt?.hasPrefix(
        "Overset Boxes has no light: the widths are those of OversetBoxes-Regular") == true)
    let fonts = FontBook()
    try RequiredFont.require(.inter, .arabic, from: fonts)
    func doubt(_ font: FontDescription) throws -> String? { try fonts.font(font).doubt }
    #expect(try doubt(.named("Inter", size: 15)) == nil)
    #expect(try doubt(.named("Inter", size: 15).adding([.bold, .italic])) == nil)
    #expect(
      try doubt(.named("Noto Sans Arabic", size: 15).adding([.italic]))
        == "Noto Sans Arabic has no italic: the widths are those of NotoSansArabic-Regular")
  }
}

/// Fonts of families with a file for each style, and of collections.
struct FontStyleTests {
  @Test(arguments: [
    ("Inter", nil as FontWeight?, false, "Inter-Regular"), ("Inter", .bold, false, "Inter-Bold"),
    ("inter", .semibold, true, "Inter-SemiBoldItalic"), ("Inter", nil, true, "Inter-Italic"),
    ("Inter", .ultraLight, false, "Inter-Thin"), ("Inter-Bold", nil, false, "Inter-Bold"),
    ("Inter-Bold", nil, true, "Inter-BoldItalic"), ("INTER-BOLD", .light, false, "Inter-Light"),
    ("Inter-Italic", .bold, false, "Inter-BoldItalic"),
    ("Inter Display", .bold, false, "InterDisplay-Bold"),
    ("Noto Sans CJK KR", .bold, false, "NotoSansCJKkr-Bold"),
    ("NotoSansCJKkr-Regular", nil, false, "NotoSansCJKkr-Regular"),
  ])
  func `a family's font is the nearest in slant and weight`(
    name: String, weight: FontWeight?, italic: Bool, expected: String
  ) throws {
    let installed = FontBook()
    try RequiredFont.require(.inter, .korean, from: installed)
    let description = FontDescription(
      .named(name), size: .points(15), weight: weight, isItalic: italic)
    #expect(try installed.font(description).name == expected)
    let searched = FontBook(
      search: FontBook.Search(files: try Self.files(), includesInstalled: false))
    #expect(try searched.font(description).name == expected)
  }

  /// Where the fonts of the test lie, by way of the fonts that the machine has.
  private static func files() throws -> [String] {
    var paths: Set<String> = []
    for name in ["Inter", "Inter Display", "Noto Sans CJK KR"] {
      paths.formUnion(InstalledFonts.candidates(named: name).map(\.path))
    }
    return paths.sorted()
  }

  @Test func `a collection's fonts are known by place and by name`() throws {
    let fonts = FontBook()
    try RequiredFont.require(.japanese, from: fonts)
    let installed = try #require(fonts.face(named: "Noto Sans CJK KR", weightClass: 400))
    func name(_ face: FontDescription.FileFace) throws(FontError) -> String {
      try fonts.font(
        FontDescription(.file(installed.path, face: face), size: .points(15))
      ).name
    }
    #expect(try name(.index(installed.index)) == "NotoSansCJKkr-Regular")
    #expect(try name(.index(0)) == "NotoSansCJKjp-Regular")
    #expect(try name(.postScriptName("NotoSansCJKtc-Regular")) == "NotoSansCJKtc-Regular")
    #expect(throws: FontError.noFace("99", path: installed.path)) { try name(.index(99)) }
    #expect(throws: FontError.noFace("Nothing", path: installed.path)) {
      try name(.postScriptName("Nothing"))
    }
  }

  /// Bold words in a label whose font is a file of one style.
  @Test func `a file's family lends the style that the file lacks`() throws {
    let installed = FontBook()
    try RequiredFont.require(.inter, .arabic, from: installed)
    let inter = try #require(installed.face(named: "Inter-Regular", weightClass: nil))
    let arabic = try #require(installed.face(named: "Noto Sans Arabic", weightClass: 400))
    func name(_ path: String, _ traits: FontTraits, in book: FontBook) throws -> String {
      try book.font(FontDescription.file(path, size: 15).adding(traits)).name
    }
    #expect(try name(inter.path, [], in: installed) == "Inter-Regular")
    #expect(try name(inter.path, .bold, in: installed) == "Inter-Bold")
    #expect(try name(inter.path, [.bold, .italic], in: installed) == "Inter-BoldItalic")
    #expect(try name(arabic.path, .italic, in: installed) == "NotoSansArabic-Regular")
    let alone = FontBook(search: FontBook.Search(includesInstalled: false))
    #expect(try name(inter.path, .bold, in: alone) == "Inter-Regular")
    #expect(try name(RequiredFont.boxesPath, .bold, in: alone) == "OversetBoxes-Bold")
  }

  @Test func `a font that the platform lacks is no font`() {
    let font = FontDescription.textStyle(.footnote).on(.watchOS)
    #expect(throws: (any Error).self) { try FontBook().font(font) }
  }

  @Test func `a searched font comes before an installed one`() throws {
    let book = FontBook(search: FontBook.Search(files: [RequiredFont.boxesPath]))
    #expect(book.face(named: "Overset Boxes", weightClass: 400)?.path == RequiredFont.boxesPath)
    #expect(FontBook().face(named: "Overset Boxes", weightClass: 400) == nil)
  }
}
