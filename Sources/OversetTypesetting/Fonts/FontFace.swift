import CHarfBuzz
import OversetModel

/// One font of a font file: its names, vertical metrics and glyphs.
///
/// `@unchecked Sendable` because HarfBuzz allows any number of threads to use an `hb_font_t` that
/// was made immutable, and every other property is a constant.
public final class FontFace: @unchecked Sendable {
  /// Where the file is.
  public let path: String
  /// The font's place in a collection; 0 in a file of one font.
  public let index: Int
  public let postScriptName: String
  public let familyName: String
  /// Distances from the typographic baseline in em, from the `hhea` table (measured: `lineGap`,
  /// `OS/2` and `USE_TYPO_METRICS` play no part in a label).
  public let ascender: Double
  public let descender: Double
  /// OS/2 `usWeightClass`, 400 for regular.
  public let weightClass: Int
  /// Whether a lookup can change a word because of the space beside it, so that words cannot be
  /// shaped apart.
  let looksAcrossSpace: Bool
  /// Whether glyphs are drawn from outlines, and not from bitmaps or layers of colour.
  let hasOutlines: Bool
  let handle: OpaquePointer

  init(path: String, index: Int) throws(FontError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { throw .unreadable(path: path) }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(clamping: index)) else {
      throw .notAFont(path: path)
    }
    defer { hb_face_destroy(face) }
    guard index < Int(hb_face_count(blob)), hb_face_get_glyph_count(face) > 0,
      let metrics = VerticalMetrics(face), let font = hb_font_create(face)
    else { throw .notAFont(path: path) }
    hb_font_set_scale(font, Int32(fontUnitsPerEm), Int32(fontUnitsPerEm))
    hb_font_make_immutable(font)
    handle = font
    self.path = path
    self.index = index
    ascender = metrics.ascender
    descender = metrics.descender
    postScriptName = Self.name(6, of: face) ?? "?"
    familyName = Self.name(16, of: face) ?? Self.name(1, of: face) ?? "?"
    weightClass = FontTable("OS/2", of: face)?.uint16(at: 4).map(Int.init) ?? 400
    hasOutlines =
      FontTable("glyf", of: face) != nil || FontTable("CFF ", of: face) != nil
      || FontTable("CFF2", of: face) != nil
    looksAcrossSpace = Self.looksAcrossSpace(face, font)
  }

  deinit { hb_font_destroy(handle) }

  /// The glyph of a character by itself; nil where the font does not have it.
  func glyph(of character: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(handle, character, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  /// The glyph's own advance.
  func advance(of glyph: UInt32) -> FontUnits { Int(hb_font_get_glyph_h_advance(handle, glyph)) }

  /// A string of the `name` table in English or the font's first language.
  private static func name(_ id: UInt32, of face: OpaquePointer) -> String? {
    var size: UInt32 = 256
    var bytes = [CChar](repeating: 0, count: Int(size))
    let length = hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &size, &bytes)
    guard length > 0, size > 0 else { return nil }
    return String(decoding: bytes.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether any lookup of the features that shaping turns on mentions the glyph of the space.
  private static func looksAcrossSpace(_ face: OpaquePointer, _ font: OpaquePointer) -> Bool {
    var space: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, 0x20, &space) != 0 else { return false }
    let lookups = hb_set_create()
    let glyphs = hb_set_create()
    defer {
      hb_set_destroy(lookups)
      hb_set_destroy(glyphs)
    }
    for table in [Script("GSUB").tag, Script("GPOS").tag] {
      hb_set_clear(lookups)
      hb_ot_layout_collect_lookups(face, table, nil, nil, activeFeatures, lookups)
      var lookup = hb_codepoint_t.max
      while hb_set_next(lookups, &lookup) != 0 {
        hb_set_clear(glyphs)
        hb_ot_layout_lookup_collect_glyphs(face, table, lookup, glyphs, glyphs, glyphs, nil)
        if hb_set_has(glyphs, space) != 0 { return true }
      }
    }
    return false
  }

  /// The features that HarfBuzz applies without being asked, ended by a zero.
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

/// Ascender and descender of the `hhea` table, in em.
private struct VerticalMetrics {
  let ascender: Double
  let descender: Double

  init?(_ face: OpaquePointer) {
    let unitsPerEm = Double(hb_face_get_upem(face))
    guard unitsPerEm > 0, let table = FontTable("hhea", of: face),
      let ascender = table.uint16(at: 4), let descender = table.uint16(at: 6)
    else { return nil }
    self.ascender = Double(Int16(bitPattern: ascender)) / unitsPerEm
    self.descender = Double(Int16(bitPattern: descender)) / unitsPerEm
  }
}

/// The first bytes of a table of a font, copied out.
private struct FontTable {
  private let bytes: [UInt8]

  /// Nil where the font does not have the table.
  init?(_ tag: StaticString, of face: OpaquePointer) {
    guard let blob = hb_face_reference_table(face, Script(tag).tag) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    bytes = UnsafeRawBufferPointer(start: data, count: min(Int(length), 16)).map { $0 }
  }

  func uint16(at offset: Int) -> UInt16? {
    guard offset + 1 < bytes.count else { return nil }
    return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
  }
}
