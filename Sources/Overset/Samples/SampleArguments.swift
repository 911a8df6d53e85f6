import CUnicode
import OversetModel

/// What stands for the values that an app puts into a text, in one locale.
struct SampleArguments {
  private let locale: LocaleIdentifier
  private var integer: String?

  init(locale: LocaleIdentifier) { self.locale = locale }

  /// A plausible value: a name for an object, a number of four digits in the locale's own digits.
  mutating func value(for conversion: Character, precision: Int?) -> String {
    switch conversion {
    case "d", "D", "i", "u", "U": return nineThousand()
    case "f", "F", "e", "E", "g", "G", "a", "A":
      return decimal(9_999, decimals: min(precision ?? 6, 20))
    case "x", "o", "O": return "270f"
    case "X": return "270F"
    case "c", "C": return "W"
    case "p": return "0x600000"
    default: return Self.names[String(locale.language)] ?? "Alexandra"
    }
  }

  private mutating func nineThousand() -> String {
    if let integer { return integer }
    let formatted = text { cuni_format_integer(locale.identifier, 9_999, $0, $1) } ?? "9,999"
    integer = formatted
    return formatted
  }

  private func decimal(_ number: Double, decimals: Int) -> String {
    text { cuni_format_decimal(locale.identifier, number, Int32(decimals), $0, $1) } ?? "9,999"
  }

  private func text(_ format: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> String? {
    var buffer = [UInt16](repeating: 0, count: 64)
    let length = buffer.withUnsafeMutableBufferPointer {
      format($0.baseAddress, Int32($0.count))
    }
    guard length > 0, Int(length) <= buffer.count else { return nil }
    return String(decoding: buffer[..<Int(length)], as: UTF16.self)
  }

  /// A given name of common length in the language's own script.
  private static let names = [
    "ar": "عبد الرحمن", "bg": "Александра", "el": "Αλεξάνδρα", "fa": "علیرضا", "he": "אלכסנדרה",
    "hi": "अलेक्ज़ेंड्रा", "ja": "アレクサンドラ", "ko": "알렉산드라", "ru": "Александра",
    "th": "อเล็กซานดรา", "uk": "Олександра", "ur": "عبدالرحمٰن", "zh": "亚历山德拉",
  ]
}
