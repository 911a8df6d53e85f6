import OversetModel

/// Texts that no label should get, as long as one likes.
public enum GiantText: String, Sendable, CaseIterable {
  case latinWords, latinWithoutSpaces, arabicWords, arabicWithoutSpaces, urduWithoutSpaces
  case devanagari, thai, khmer, myanmar, han, hangul, spaces, softHyphens, zeroWidthSpaces
  case stackedMarks, loneMarks, alternatingMarks, paragraphs, emptyParagraphs
  case nestedIsolates, nestedOverrides, nulls, loneSurrogates, emojiSequences, flags
  case privateUse, mixedDirections, sameWordBroken, tabs, hyphens, noBreakSpaces

  public var locale: LocaleIdentifier {
    let identifier =
      switch self {
      case .arabicWords, .arabicWithoutSpaces, .mixedDirections: "ar"
      case .urduWithoutSpaces: "ur"
      case .devanagari: "hi"
      case .thai: "th"
      case .khmer: "km"
      case .myanmar: "my"
      case .han: "zh-Hans"
      case .hangul: "ko"
      default: "en"
      }
    return LocaleIdentifier(identifier) ?? .english
  }

  /// The text, of about this many UTF-16 code units.
  public func text(units count: Int) -> [UInt16] {
    func filled(_ unit: [UInt16]) -> [UInt16] {
      Array(repeatElement(unit, count: max(1, count / unit.count)).joined())
    }
    func repeated(_ text: String) -> [UInt16] { filled(Array(text.utf16)) }
    switch self {
    case .latinWords: return repeated("Your order arrives tomorrow ")
    case .latinWithoutSpaces: return repeated("abcdefghij")
    case .arabicWords: return repeated("طلبك في الطريق ")
    case .arabicWithoutSpaces: return repeated("ب")
    case .urduWithoutSpaces: return repeated("پہنچ")
    case .devanagari: return repeated("क्षत्रिय")
    case .thai: return repeated("คำสั่งซื้อของคุณ")
    case .khmer: return repeated("ការបញ្ជាទិញ")
    case .myanmar: return repeated("သင့်အော်ဒါ")
    case .han: return repeated("订单正在配送")
    case .hangul: return repeated("주문하신")
    case .spaces: return [0x61] + repeated(" ") + [0x61]
    case .softHyphens: return repeated("a\u{AD}")
    case .zeroWidthSpaces: return repeated("\u{200B}")
    case .stackedMarks: return [0x61] + repeated("\u{301}") + [0x62]
    case .loneMarks: return repeated("\u{301}\u{20}")
    case .alternatingMarks: return [0x61] + repeated("\u{301}\u{323}")
    case .paragraphs: return repeated("Your order\n")
    case .emptyParagraphs: return repeated("\n")
    case .nestedIsolates: return repeated("\u{2067}a\u{2066}ب")
    case .nestedOverrides: return repeated("\u{202E}a\u{202D}ب")
    case .nulls: return filled([0])
    case .loneSurrogates: return filled([0xD800, 0x61, 0xDC00])
    case .emojiSequences: return repeated("👩\u{200D}")
    case .flags: return repeated("🇩🇪🇫")
    case .privateUse:
      return (0..<count / 2).flatMap { place -> [UInt16] in
        let (high, low) = (0xDB80 + place % 0x80, 0xDC00 + place / 0x80 % 0x400)
        return [UInt16(high), UInt16(low)]
      }
    case .mixedDirections: return repeated("aب1")
    case .sameWordBroken: return repeated("Zahlungspflichtigbestellen ")
    case .tabs: return repeated("\t")
    case .hyphens: return repeated("-")
    case .noBreakSpaces: return repeated("a\u{A0}")
    }
  }
}

extension LabelCase {
  /// A text in labels of each mode, with and without limits to lines and height.
  public static func giants(_ text: [UInt16], locale: LocaleIdentifier) -> [LabelCase] {
    let shapes: [(mode: LineBreakMode, lines: Int, height: Points)] = [
      (.byTruncatingTail, 1, 44), (.byTruncatingMiddle, 3, 100), (.byTruncatingHead, 0, 1000),
      (.byWordWrapping, 0, .infinity), (.byCharWrapping, 0, .infinity), (.byClipping, 1, 44),
      (.byTruncatingTail, 1000, .infinity),
    ]
    return shapes.map { shape in
      var label = LabelCase(
        text: text, locale: locale, bounds: Rect(x: 0, y: 0, width: 200, height: shape.height))
      label.constraint.lineBreakMode = shape.mode
      label.constraint.numberOfLines = shape.lines
      label.constraint.adjustsFontSizeToFitWidth = true
      label.constraint.minimumScaleFactor = 0.5
      label.constraint.allowsDefaultTighteningForTruncation = true
      return label
    }
  }
}
