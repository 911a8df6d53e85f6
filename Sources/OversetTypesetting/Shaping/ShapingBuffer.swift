import CHarfBuzz

/// The buffer that HarfBuzz shapes text in.
///
/// A buffer is not thread-safe: each worker owns one.
@safe struct ShapingBuffer: ~Copyable {
  private let handle: OpaquePointer?

  /// Never null; inert when memory is out.
  init() { unsafe handle = unsafe hb_buffer_create() }

  deinit { unsafe hb_buffer_destroy(handle) }

  /// One glyph, in the order it is drawn, left to right; lengths are font units.
  struct Glyph {
    var id: UInt32
    /// The offset in the text, in UTF-16 code units, of the first character of the glyph's cluster.
    var cluster: Int
    var advance: FontUnits
    var offsetX: FontUnits
    var offsetY: FontUnits
    /// Whether a cut before the cluster changes the glyphs on either side.
    var isUnsafeToBreak: Bool
  }

  /// Shapes `range` of a text as one run and hands every glyph to `body`, left to right.
  ///
  /// The text around the range decides how letters join at its ends, and is not shaped.
  func shape(
    _ text: [UInt16], _ range: Range<Int>, with style: RunStyle, _ body: (Glyph) -> Void
  ) {
    unsafe hb_buffer_clear_contents(handle)
    add(range, of: text)
    unsafe hb_buffer_set_direction(
      handle, style.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(handle, hb_script_from_iso15924_tag(style.script.tag))
    unsafe hb_buffer_set_language(handle, style.language.handle)
    unsafe chb_shape(
      style.face.handle, handle, style.features.contains(.noKerning) ? 1 : 0,
      style.features.contains(.noLigatures) ? 1 : 0)
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(handle, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(handle, &count)
    else { return }
    for index in 0..<Int(count) {
      let flags = unsafe hb_glyph_info_get_glyph_flags(&infos[index])
      unsafe body(
        Glyph(
          id: infos[index].codepoint, cluster: Int(infos[index].cluster),
          advance: Int(positions[index].x_advance), offsetX: Int(positions[index].x_offset),
          offsetY: Int(positions[index].y_offset),
          isUnsafeToBreak: flags.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
    }
  }
}

extension ShapingBuffer {
  /// How many marks on one letter are shaped: as many as Unicode's stream-safe text has (UAX 15),
  /// and more than fonts can place.
  private static let marks = 30
  /// How many letters and spacing marks a syllable may have: more than any script needs.
  private static let links = 30
  private static let nonJoiner: UInt32 = 0x200C
  private static let dottedCircle: UInt32 = 0x25CC
  /// `Canonical_Combining_Class` of a sign that joins the letters around it.
  private static let virama = hb_unicode_combining_class_t(rawValue: 9)

  /// Adds a part of a text, without surplus marks, and with a non-joiner where a
  /// syllable is too long: HarfBuzz takes as long as the square of their number.
  private func add(_ range: Range<Int>, of text: [UInt16]) {
    func add(_ part: Range<Int>) {
      unsafe hb_buffer_add_utf16(
        handle, text, Int32(clamping: text.count), UInt32(clamping: part.lowerBound),
        Int32(clamping: part.count))
    }
    if range.count <= Self.marks { return add(range) }
    let properties = unsafe hb_unicode_funcs_get_default()
    var start = range.lowerBound
    var marks = 0
    var links = 0
    var joinsNext = false
    var offset = range.lowerBound
    var next = offset
    while next < range.upperBound {
      let previous = offset
      offset = next
      let character = text.character(at: offset, before: range.upperBound)
      next += character > 0xFFFF ? 2 : 1
      let category = unsafe hb_unicode_general_category(properties, character)
      let isSpacing = category == HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK
      let isMark = category == HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK
      let isVirama =
        unsafe (isMark || isSpacing)
        && hb_unicode_combining_class(properties, character) == Self.virama
      if isMark {
        marks += 1
        if marks == Self.marks + 1 { add(start..<offset) }
        if isVirama { joinsNext = true }
        continue
      }
      if marks > Self.marks { start = offset }
      marks = 0
      // A joiner does not end a syllable.
      if category == HB_UNICODE_GENERAL_CATEGORY_FORMAT { continue }
      links = isSpacing || joinsNext ? links + 1 : 0
      joinsNext = isVirama
      if links > Self.links {
        add(start..<offset)
        start = offset
        // In the cluster before it, which it ends.
        unsafe hb_buffer_add(handle, Self.nonJoiner, UInt32(clamping: previous))
        // HarfBuzz would give a mark without a letter one, but not a syllable of its own.
        if isSpacing { unsafe hb_buffer_add(handle, Self.dottedCircle, UInt32(clamping: offset)) }
        links = 0
      }
    }
    if marks <= Self.marks { add(start..<range.upperBound) }
  }
}

extension [UInt16] {
  /// The character that begins at an offset; half of one where the other half is not there.
  fileprivate func character(at offset: Int, before end: Int) -> UInt32 {
    let unit = UInt32(self[offset])
    guard unit & 0xFC00 == 0xD800, offset + 1 < end, self[offset + 1] & 0xFC00 == 0xDC00 else {
      return unit
    }
    return 0x10000 + (unit & 0x3FF) << 10 + UInt32(self[offset + 1] & 0x3FF)
  }
}
