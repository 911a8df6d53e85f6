import OversetModel

/// What stands for the values that an app puts into a text, in one locale.
struct SampleArguments {
  private let locale: LocaleIdentifier
  private var integer: String?

  private let numbers: LocaleNumbers

  init(locale: LocaleIdentifier) {
    self.locale = locale
    numbers = LocaleNumbers(locale: locale)
  }

  /// A plausible value: a name for an object, a number of four digits in the locale's own digits.
  mutating func value(for conversion: Character, precision: Int?) -> String {
    switch conversion {
    case "d", "D", "i", "u", "U": return nineThousand()
    case "f", "F", "e", "E", "g", "G", "a", "A":
      return numbers.text(of: 9_999, decimals: min(precision ?? 6, 20))
    case "x", "o", "O": return "270f"
    case "X": return "270F"
    case "c", "C": return "W"
    case "p": return "0x600000"
    default: return Self.names[String(locale.language)] ?? "Alexandra"
    }
  }

  private mutating func nineThousand() -> String {
    if let integer { return integer }
    let formatted = numbers.text(of: 9_999)
    integer = formatted
    return formatted
  }

  /// A given name of common length in the language's own script.
  private static let names = [
    "ar": "عبد الرحمن", "bg": "Александра", "el": "Αλεξάνδρα", "fa": "علیرضا", "he": "אלכסנדרה",
    "hi": "अलेक्ज़ेंड्रा", "ja": "アレクサンドラ", "ko": "알렉산드라", "ru": "Александра",
    "th": "อเล็กซานดรา", "uk": "Олександра", "ur": "عبدالرحمٰن", "zh": "亚历山德拉",
  ]
}
