import CHarfBuzz
import Fixtures
import OversetModel
import Testing

@testable import OversetTypesetting

/// The regular and the bold font of every family that text may be set in.
struct CascadeStyleTests {
  /// Of every script, of the languages that have families of their own, and the last resort.
  static let families = Set(
    ["en", "ur", "ks", "ja", "ko", "yue", "zh-Hans", "zh-Hant", "zh-HK"].flatMap { name in
      let locale = LocaleIdentifier(name) ?? .english
      return FontCascade().families(for: Script(of: locale), locale: locale)
    }
  ).sorted()

  /// Names of one family, of which a version of the package has one.
  static let alternatives = [
    "Noto Sans Symbols2": "Noto Sans Symbols 2", "Noto Sans Symbols 2": "Noto Sans Symbols2",
  ]

  /// The packages have no bold font for these scripts and signs, and the emoji are pictures.
  static let withoutBold: Set = [
    "Noto Color Emoji", "Noto Sans Buginese", "Noto Sans Chakma", "Noto Sans Math",
    "Noto Sans Mongolian", "Noto Sans NKo", "Noto Sans Old Persian", "Noto Sans Symbols 2",
    "Noto Sans Symbols2", "Noto Sans Syriac", "Noto Sans Tifinagh", "Noto Sans Vai", "Noto Sans Yi",
  ]

  @Test(arguments: families)
  func `regular and bold text is set in fonts whose own tables say so`(family: String) throws {
    let fonts = FontBook()
    guard let regular = fonts.face(named: family, weightClass: 400) else {
      let other = Self.alternatives[family].flatMap { fonts.face(named: $0, weightClass: 400) }
      #expect(
        other != nil, "'\(family)' is not installed: install \(FontCascade.package(of: family))")
      return
    }
    #expect(Style(of: regular) == Style(isBold: false))
    #expect(regular.familyName == family)
    #expect(regular.weightClass == 400)
    let bold = try #require(fonts.face(named: family, weightClass: 700))
    if Self.withoutBold.contains(family) {
      // Other packages have heavier ones of some.
      #expect(bold === regular || bold.weightClass > 600)
      return
    }
    #expect(Style(of: bold) == Style(isBold: true))
    #expect(bold.familyName == family)
    #expect(bold.weightClass == 700)
  }

  /// Read without the code that chooses.
  private struct Style: Equatable {
    var isBold: Bool
    var isItalic = false
    /// 5 is neither condensed nor expanded.
    var width: UInt16? = 5

    init(isBold: Bool) { self.isBold = isBold }

    init(of font: FontFace) {
      let os2 = FontTable("OS/2", of: hb_font_get_face(font.handle))
      let selection = os2?.uint16(at: 62) ?? 0
      isBold = selection & 0x20 != 0
      isItalic = selection & 0x201 != 0
      width = os2?.uint16(at: 6)
    }
  }

  @Test(arguments: [
    (400 as UInt16?, false, "Regular" as String?, 400), (400, true, "Bold", 700),
    (400, true, "Bold Italic", 700), (400, true, nil, 700), (400, true, "Fett", 700),
    (400, false, "Semi Bold Italic", 600), (400, false, "ExtraLight", 200), (nil, false, nil, 400),
    (0, false, "Black", 900), (300, true, "Bold", 300), (600, true, "Bold", 600),
    // The bold one of a family whose regular one is light.
    (400, true, "Regular", 400), (500, true, "Medium", 500),
  ])
  func `a weight class of regular is doubted where the name says another`(
    weightClass: UInt16?, isBold: Bool, style: String?, expected: Int
  ) {
    #expect(FontStyleBits.weightClass(weightClass, isBold, style: style) == expected)
  }

  @Test func `a file that is no font has no style`() throws {
    let starts = ["", "OTTO", "OTTO\0\u{7F}\0\0\0\0\0\0", "ttcf\0\u{1}\0\0\0\0\0\u{7F}", "ttcf"]
    for start in starts {
      let folder = try TestFolder(["Text.ttf": start])
      for index in [0, 1, 100] {
        let bits = FontStyleBits(ofFileAt: folder.path + "/Text.ttf", index: index)
        #expect(bits == nil || bits?.weightClass == 400)
      }
    }
    #expect(FontStyleBits(ofFileAt: "/nowhere/Missing.ttf", index: 0) == nil)
  }
}
