import CUnicode

/// ICU's properties of characters, cached: ICU needs six look-ups for each.
///
/// Scratch of one worker.
struct CharacterProperties {
  /// By code unit; a script of 0 is not known yet.
  private var known: [cuni_character] = []

  /// Puts the properties of the character that each code unit belongs to into `result`.
  mutating func get(of text: [UInt16], into result: inout [cuni_character]) {
    result.removeAll(keepingCapacity: true)
    // A surrogate is only half of a character: then ICU looks at the whole text.
    if text.contains(where: { $0 & 0xF800 == 0xD800 }) {
      result += Self.asked(of: text)
      return
    }
    if known.isEmpty { known = [cuni_character](repeating: cuni_character(), count: 65_536) }
    for unit in text {
      if known[Int(unit)].script == 0 { known[Int(unit)] = Self.asked(of: [unit])[0] }
      result.append(known[Int(unit)])
    }
  }

  /// The plain way, without the cache.
  static func asked(of text: [UInt16]) -> [cuni_character] {
    unsafe [cuni_character](unsafeUninitializedCapacity: text.count) { buffer, count in
      unsafe cuni_characters(text, Int32(clamping: text.count), buffer.baseAddress)
      count = text.count
    }
  }
}
