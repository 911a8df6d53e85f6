import CFreeType
import CHarfBuzz
import CUnicode

/// The versions of the libraries that a width depends on.
package struct EngineVersions: Sendable {
  /// The version of ICU.
  package let icu: String
  /// The version of the Unicode Standard that ICU implements.
  package let unicode: String
  /// The version of HarfBuzz.
  package let harfbuzz: String
  /// The version of FreeType.
  package let freetype: String

  /// Those that this process runs with.
  package static var current: EngineVersions {
    var icu = [CChar](repeating: 0, count: 20)
    var unicode = [CChar](repeating: 0, count: 20)
    unsafe cuni_versions(&icu, &unicode)
    var harfbuzz: (UInt32, UInt32, UInt32) = (0, 0, 0)
    unsafe hb_version(&harfbuzz.0, &harfbuzz.1, &harfbuzz.2)
    var freetype: (Int32, Int32, Int32) = (0, 0, 0)
    var library: FT_Library?
    if unsafe FT_Init_FreeType(&library) == 0 {
      unsafe FT_Library_Version(library, &freetype.0, &freetype.1, &freetype.2)
      unsafe FT_Done_FreeType(library)
    }
    return EngineVersions(
      icu: text(icu), unicode: text(unicode),
      harfbuzz: "\(harfbuzz.0).\(harfbuzz.1).\(harfbuzz.2)",
      freetype: "\(freetype.0).\(freetype.1).\(freetype.2)")
  }

  /// Each with the name that people know it by.
  package var all: [(name: String, version: String)] {
    [("ICU", icu), ("Unicode", unicode), ("HarfBuzz", harfbuzz), ("FreeType", freetype)]
  }

  private static func text(_ characters: [CChar]) -> String {
    String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
