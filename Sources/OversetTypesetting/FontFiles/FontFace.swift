import CHarfBuzz
import OversetModel

/// One font of a font file, at one point on the axes of a variable font: its names, vertical
/// metrics and glyphs.
///
/// `@unchecked Sendable` because HarfBuzz allows any number of threads to use an `hb_font_t` that
/// was made immutable, and every other property is a constant.
@safe package final class FontFace: @unchecked Sendable {
  /// Where the file is.
  package var path: String { file.path }
  /// The font's index in a collection; 0 in a file of one font.
  package let index: Int
  /// The font's own name for programs.
  package let postScriptName: String
  /// Whether it is in the style of Arabic that Urdu is written in.
  package let isNastaliq: Bool
  /// The name of its family.
  package let familyName: String
  /// Distances from the typographic baseline in em, from the `hhea` table (measured: `lineGap`,
  /// `OS/2` and `USE_TYPO_METRICS` have no effect in a label).
  package let ascender: Double
  /// The same downwards, as a negative number.
  package let descender: Double
  /// Its value on its `wght` axis, else OS/2 `usWeightClass`; 400 for regular.
  package let weightClass: Int
  /// Whether a lookup can change a word because of the space beside it, so that words cannot be
  /// shaped apart.
  let looksAcrossSpace: Bool
  /// Whether glyphs are drawn from outlines, and not from bitmaps or layers of colour.
  let hasOutlines: Bool
  let isItalic: Bool
  /// The coordinate on each axis of a variable font, in the order of its `fvar` table; empty for
  /// the standard one.
  package let coordinates: [Double]
  /// Whether the font has shapes for several sizes; only the standard ones are used here.
  let hasOpticalSizes: Bool
  let handle: OpaquePointer
  let file: FontFile

  init(file: FontFile, index: Int, style: FaceStyle = FaceStyle()) throws(FontError) {
    let path = file.path
    guard let blob = unsafe file.makeBlob() else { throw .notAFont(path: path) }
    defer { unsafe hb_blob_destroy(blob) }
    let count = unsafe Int(hb_face_count(blob))
    if count > 0, index >= count { throw .noFace("\(index)", path: path) }
    guard let face = unsafe hb_face_create(blob, UInt32(clamping: index)) else {
      throw .notAFont(path: path)
    }
    defer { unsafe hb_face_destroy(face) }
    guard index < count, unsafe hb_face_get_glyph_count(face) > 0,
      let font = unsafe hb_font_create(face)
    else {
      throw .notAFont(path: path)
    }
    let variations = unsafe FontVariations(of: face)
    coordinates = variations.coordinates(for: style)
    unsafe hb_font_set_scale(font, Int32(fontUnitsPerEm), Int32(fontUnitsPerEm))
    if !coordinates.isEmpty {
      unsafe hb_font_set_var_coords_design(
        font, coordinates.map(Float.init), UInt32(clamping: coordinates.count))
    }
    unsafe hb_font_make_immutable(font)
    guard let metrics = unsafe VerticalMetrics(face, font) else {
      unsafe hb_font_destroy(font)
      throw .notAFont(path: path)
    }
    unsafe handle = unsafe font
    self.file = file
    self.index = index
    ascender = metrics.ascender
    descender = metrics.descender
    familyName = unsafe FontNames.family(of: face) ?? "?"
    let bits = unsafe FontStyleBits(of: face)
    let instance = variations.instances.first { [coordinates] in
      !coordinates.isEmpty && $0.coordinates == coordinates
    }
    postScriptName = unsafe instance?.postScriptName ?? FontNames.postScript(of: face) ?? "?"
    isNastaliq = postScriptName.contains("Nastaliq")
    weightClass =
      variations.value(of: .weight, at: coordinates).map { Int($0) } ?? bits.weightClass
    isItalic = bits.isItalic || variations.isSlanted(at: coordinates)
    hasOpticalSizes = variations.axis(.opticalSize) != nil
    hasOutlines =
      unsafe FontTable("glyf", of: face) != nil || FontTable("CFF ", of: face) != nil
      || FontTable("CFF2", of: face) != nil
    looksAcrossSpace = unsafe Self.looksAcrossSpace(face, font)
  }

  deinit { unsafe hb_font_destroy(handle) }

  /// The glyph of a character by itself; nil where the font does not have it.
  func glyph(of character: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(handle, character, &glyph) != 0 && glyph != 0
      ? glyph : nil
  }

  /// The glyph's own advance.
  func advance(of glyph: UInt32) -> FontUnits {
    unsafe Int(hb_font_get_glyph_h_advance(handle, glyph))
  }

  /// Whether any lookup of the features that shaping turns on mentions the glyph of the space.
  private static func looksAcrossSpace(_ face: OpaquePointer, _ font: OpaquePointer) -> Bool {
    var space: hb_codepoint_t = 0
    guard unsafe hb_font_get_nominal_glyph(font, 0x20, &space) != 0 else { return false }
    let lookups = unsafe hb_set_create()
    let glyphs = unsafe hb_set_create()
    defer {
      unsafe hb_set_destroy(lookups)
      unsafe hb_set_destroy(glyphs)
    }
    for table in [Script("GSUB").tag, Script("GPOS").tag] {
      unsafe hb_set_clear(lookups)
      unsafe hb_ot_layout_collect_lookups(face, table, nil, nil, activeFeatures, lookups)
      var lookup = hb_codepoint_t.max
      while unsafe hb_set_next(lookups, &lookup) != 0 {
        unsafe hb_set_clear(glyphs)
        unsafe hb_ot_layout_lookup_collect_glyphs(face, table, lookup, glyphs, glyphs, glyphs, nil)
        if unsafe hb_set_has(glyphs, space) != 0 { return true }
      }
    }
    return false
  }

  /// The features that HarfBuzz applies by default, ended by a zero.
  private static let activeFeatures: [UInt32] =
    [
      "abvm", "abvs", "akhn", "blwf", "blwm", "blws", "calt", "ccmp", "cfar", "cjct", "clig",
      "curs",
      "dist", "fin2", "fin3", "fina", "half", "haln", "init", "isol", "kern", "liga", "ljmo",
      "locl",
      "mark", "med2", "medi", "mkmk", "mset", "nukt", "pref", "pres", "pstf", "psts", "rclt",
      "rkrf",
      "rlig", "rphf", "rvrn", "stch", "tjmo", "vatu", "vjmo",
    ].map { (code: StaticString) in Script(code).tag } + [0]
}

/// Ascender and descender of the `hhea` table, in em, with what a variable font changes of them
/// (`MVAR`).
private struct VerticalMetrics {
  let ascender: Double
  let descender: Double

  init?(_ face: OpaquePointer, _ font: OpaquePointer) {
    let unitsPerEm = unsafe Double(hb_face_get_upem(face))
    guard unitsPerEm > 0, let table = unsafe FontTable("hhea", of: face),
      let ascender = table.int16(at: 4), let descender = table.int16(at: 6)
    else { return nil }
    func change(_ metric: hb_ot_metrics_tag_t) -> Double {
      unsafe Double(hb_ot_metrics_get_variation(font, metric))
    }
    self.ascender =
      (Double(ascender) + change(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER)) / unitsPerEm
    self.descender =
      (Double(descender) + change(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)) / unitsPerEm
  }
}
