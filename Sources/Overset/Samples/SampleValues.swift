import OversetModel

/// What stands for the values that an app puts into a text, in one locale.
///
/// Not thread-safe: each worker has its own.
final class SampleValues {
  private let locale: LocaleIdentifier
  private let numbers: LocaleNumbers
  /// The same few numbers stand in most texts.
  private var known: [Number: String] = [:]

  init(locale: LocaleIdentifier) {
    self.locale = locale
    numbers = LocaleNumbers(locale: locale)
  }

  private struct Number: Hashable {
    var value: Double
    var specifier: FormatSpecifier
  }

  /// A number as `localizedStringWithFormat` writes it: in the locale's digits, grouped.
  func text(of number: Double, for specifier: FormatSpecifier) -> String {
    var specifier = specifier
    specifier.position = nil
    let question = Number(value: number, specifier: specifier)
    if let text = known[question] { return text }
    var text = digits(of: number, specifier)
    if specifier.flags.contains(.plus) {
      text = "+" + text
    } else if specifier.flags.contains(.space) {
      text = " " + text
    }
    text = specifier.padded(text)
    known[question] = text
    return text
  }

  private func digits(of number: Double, _ specifier: FormatSpecifier) -> String {
    let precision = specifier.precision.flatMap(\.places)
    switch specifier.conversion {
    case "f", "F": return numbers.text(of: number, decimals: precision ?? 6)
    case "e", "E": return numbers.scientificText(of: number, decimals: precision ?? 6)
    case "g", "G": return numbers.text(of: number, decimals: number == number.rounded() ? 0 : 1)
    case "a", "A": return "0x1.3878p+13"
    default:
      // As Core Foundation does it, zeros are grouped like digits: `%05d` of 42 is `00,042`.
      let zeros = specifier.flags.contains(.zero) ? specifier.width.flatMap(\.places) : nil
      return numbers.text(of: number, integerDigits: max(1, precision ?? zeros ?? 1))
    }
  }

  /// A value that is no number with digits.
  func text(for specifier: FormatSpecifier) -> String {
    let alternate = specifier.flags.contains(.alternate)
    let number = specifier.largestNumber
    switch specifier.conversion {
    case "x": return specifier.padded((alternate ? "0x" : "") + String(number, radix: 16))
    case "X":
      return specifier.padded(
        (alternate ? "0X" : "") + String(number, radix: 16, uppercase: true))
    case "o", "O": return specifier.padded((alternate ? "0" : "") + String(number, radix: 8))
    case "c", "C": return specifier.padded("W")
    case "p": return specifier.padded("0x600000")
    default:
      let name = name
      return specifier.padded(
        specifier.precision.flatMap(\.places).map { String(name.prefix($0)) } ?? name)
    }
  }

  /// What stands for an object that has a name: `${applicationName}`.
  func object(named name: String) -> String { Self.named[name.lowercased()] ?? self.name }

  private var name: String { Self.names[String(locale.language)] ?? "Alexandra" }

  private static let named = [
    "applicationname": "Application", "appname": "Application", "email": "name@example.com",
    "link": "www.example.com", "url": "www.example.com", "version": "10.10.10",
  ]

  /// A given name of common length in the language's own script.
  private static let names = [
    "ar": "عبد الرحمن", "bg": "Александра", "el": "Αλεξάνδρα", "fa": "علیرضا", "he": "אלכסנדרה",
    "hi": "अलेक्ज़ेंड्रा", "ja": "アレクサンドラ", "ko": "알렉산드라", "ru": "Александра",
    "th": "อเล็กซานดรา", "uk": "Олександра", "ur": "عبدالرحمٰن", "zh": "亚历山德拉",
  ]
}

extension FormatSpecifier.Count {
  /// Nil where an argument says it.
  fileprivate var places: Int? {
    guard case .number(let number) = self else { return nil }
    return number
  }
}

extension FormatSpecifier {
  /// A value with spaces up to the width; zeros where they are asked for and digits follow.
  fileprivate func padded(_ text: String) -> String {
    let missing = (width.flatMap(\.places) ?? 0) - text.utf16.count
    guard missing > 0 else { return text }
    if flags.contains(.minus) { return text + String(repeating: " ", count: missing) }
    let fillsWithZeros = flags.contains(.zero) && kind != .object
    return String(repeating: fillsWithZeros ? "0" : " ", count: missing) + text
  }
}
