package import OversetModel

/// Finds where lines may end in texts of plain words, without ICU (UAX 14).
///
/// A fast path. Texts with other characters, or with these in unusual positions, are left to ICU.
/// Its answers are the same in every version of the rules.
package enum PlainBreaks {
  /// Whether a locale has the common rules for words: CLDR tailors those of East Asia.
  package static func hold(in locale: LocaleIdentifier) -> Bool {
    !["ja", "ko", "yue", "zh"].contains(locale.language)
  }

  /// The offsets that a line may begin at, ascending, and the text's end; nil where ICU must decide.
  /// O(n).
  static func opportunities(in text: [UInt16]) -> [Int32]? {
    var ends: [Int32] = []
    ends.reserveCapacity(text.count / 4 + 1)
    var previous = Kind.start
    // The kind before the white space, where there is some.
    var word = Kind.start
    for (offset, unit) in text.enumerated() {
      let kind = Kind(unit)
      if previous == .space, kind != .space {
        guard kind.beginsWord, word.endsWord else { return nil }
        // LB18; a line's own leading white space is its first part.
        ends.append(Int32(clamping: offset))
      } else if !previous.joins(kind) {
        return nil
      }
      if previous != .space, kind == .space { word = previous }
      previous = kind
    }
    if !text.isEmpty { ends.append(Int32(clamping: text.count)) }
    return ends
  }

  /// Characters that the rules treat alike.
  private enum Kind {
    /// Nothing, before the text.
    case start
    /// SP.
    case space
    /// AL and HL.
    case letter
    /// NU.
    case digit
    /// IS.
    case stop
    /// EX.
    case exclamation
    /// QU that is an apostrophe.
    case apostrophe
    /// OP and CP that are not wide.
    case opening, closing
    /// GL.
    case glue
    /// Every other one.
    case other

    init(_ unit: UInt16) {
      switch unit {
      case 0x20: self = .space
      case 0x30...0x39: self = .digit
      case 0x2C, 0x2E, 0x3A, 0x3B: self = .stop
      case 0x21, 0x3F: self = .exclamation
      case 0x27, 0x2019: self = .apostrophe
      case 0x28, 0x5B: self = .opening
      case 0x29, 0x5D: self = .closing
      case 0xA0: self = .glue
      case 0x5D0...0x5EA, 0x620...0x64A, 0x1E00...0x1EFF: self = .letter
      default: self = TableFont.isWordCharacter(unit) ? .letter : .other
      }
    }

    /// Whether a line may begin with it behind white space, with any character after it.
    var beginsWord: Bool { self == .letter || self == .digit || self == .opening }

    /// Whether a line may end behind it and white space, with any character before it.
    var endsWord: Bool {
      switch self {
      case .letter, .digit, .stop, .exclamation, .closing: true
      case .start, .space, .apostrophe, .opening, .glue, .other: false
      }
    }

    /// Whether no line ends between it and the next one; false where ICU must decide.
    func joins(_ next: Kind) -> Bool {
      switch next {
      // LB7.
      case .space: self == .space || endsWord
      // LB13.
      case .stop, .exclamation: endsWord || self == .glue
      case .closing: endsWord
      // LB14, LB23, LB25, LB28, LB29, LB30; LB12 behind glue, LB19 behind an apostrophe.
      case .letter: self != .space && self != .exclamation && self != .other
      case .digit: self != .space && self != .exclamation && self != .apostrophe && self != .other
      // LB30.
      case .opening: self == .start || self == .letter || self == .digit || self == .opening
      // LB12a.
      case .glue: endsWord
      // LB19.
      case .apostrophe: self == .letter
      case .start, .other: false
      }
    }
  }
}
