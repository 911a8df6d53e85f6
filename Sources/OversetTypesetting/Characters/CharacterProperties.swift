import CUnicode

/// What ICU says of characters, asked once for each: it takes six look-ups to answer.
///
/// Scratch of one worker.
struct CharacterProperties {
  /// By code unit; a script of 0 is not known yet.
  private var known: [cuni_character] = []

  /// The properties of the character that each code unit belongs to.
  mutating func properties(of text: [UInt16]) -> [cuni_character] {
    // A surrogate is only half of a character: ICU looks at the whole text then.
    if text.contains(where: { $0 & 0xF800 == 0xD800 }) { return Self.asked(of: text) }
    if known.isEmpty { known = [cuni_character](repeating: cuni_character(), count: 65_536) }
    return text.map { unit in
      if known[Int(unit)].script == 0 { known[Int(unit)] = Self.asked(of: [unit])[0] }
      return known[Int(unit)]
    }
  }

  /// The plain way: by ICU.
  static func asked(of text: [UInt16]) -> [cuni_character] {
    unsafe [cuni_character](unsafeUninitializedCapacity: text.count) { buffer, count in
      unsafe cuni_characters(text, Int32(clamping: text.count), buffer.baseAddress)
      count = text.count
    }
  }
}
