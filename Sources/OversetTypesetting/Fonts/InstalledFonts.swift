import CFontconfig
import OversetModel

/// The fonts that the machine has, as fontconfig knows them.
///
/// Opening fontconfig costs milliseconds, so that it is asked only when a family must be found.
enum InstalledFonts {
  /// The file of the font of exactly this PostScript or family name, nearest in weight.
  static func find(_ name: String, weightClass: Int) -> (path: String, index: Int)? {
    match(FC_FAMILY, name, weightClass) ?? match(FC_POSTSCRIPT_NAME, name, weightClass)
  }

  /// Fontconfig always answers with something; an answer of another name is none.
  private static func match(
    _ property: String, _ name: String, _ weightClass: Int
  ) -> (path: String, index: Int)? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, property, name)
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(clamping: weightClass)))
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    FcPatternAddInteger(pattern, FC_WIDTH, FC_WIDTH_NORMAL)
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let found = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    guard strings(property, of: found).contains(where: { $0.lowercased() == name.lowercased() }),
      let path = strings(FC_FILE, of: found).first
    else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(found, FC_INDEX, 0, &index)
    // The upper half names an instance of a variable font.
    return (path, Int(index & 0xFFFF))
  }

  private static func strings(_ property: String, of pattern: OpaquePointer) -> [String] {
    var found: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, property, Int32(found.count), &value) == FcResultMatch,
      let text = value
    {
      found.append(String(cString: text))
    }
    return found
  }
}
