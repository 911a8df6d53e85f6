import CUnicode
package import OversetModel

/// What stands for the values that an app puts into a text, in one locale.
///
/// Not thread-safe: each worker has its own.
package final class SampleValues {
  private let locale: LocaleIdentifier
  private let numbers: LocaleNumbers
  private lazy var formats = LocaleFormats(locale: locale)
  /// The same few numbers stand in most texts.
  private var known: [Number: String] = [:]
  private var objects: [Object: String] = [:]

  package init(locale: LocaleIdentifier) {
    self.locale = locale
    numbers = LocaleNumbers(locale: locale)
  }

  private struct Number: Hashable {
    var value: Double
    var specifier: FormatSpecifier
  }

  private struct Object: Hashable {
    var kind: ValueKind
    var size: ValueSize
  }

  /// A number as `localizedStringWithFormat` writes it: in the locale's digits, grouped.
  package func text(of number: Double, for specifier: FormatSpecifier) -> String {
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

  /// A value that is no number with digits; `kind` is that of an object.
  package func text(
    for specifier: FormatSpecifier, _ kind: ValueKind = .name, _ size: ValueSize = .usual
  ) -> String {
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
      let object = object(kind, size)
      return specifier.padded(
        specifier.precision.flatMap(\.places).map { String(object.prefix($0)) } ?? object)
    }
  }

  /// What stands for an object.
  package func object(_ kind: ValueKind, _ size: ValueSize = .usual) -> String {
    if size == .least || size == .short { return "" }
    let question = Object(kind: kind, size: size)
    if let text = objects[question] { return text }
    let text = findObject(kind, isLong: size == .most)
    objects[question] = text
    return text
  }

  /// A plausible value, and for `isLong` the longest.
  private func findObject(_ kind: ValueKind, isLong: Bool) -> String {
    switch kind {
    case .name: isLong ? "\(name) \(name) \(name)" : name
    case .handle: isLong ? "alexandra.konstantinopoulou" : "alexandra"
    case .number: numbers.text(of: isLong ? 9_999_999 : 9_999)
    case .percentage: formats.number(100, "percent")
    case .percents: numbers.text(of: 100)
    case .price: formats.number(isLong ? 99_999.99 : 999.99, "currency/USD")
    case .date: formats.date(isLong ? CUNI_FULL_DATE : CUNI_DATE)
    case .time: formats.date(CUNI_TIME)
    case .duration:
      (isLong ? formats.number(23, Self.unit("duration-hour")) + " " : "")
        + formats.number(59, Self.unit("duration-minute"))
    case .size:
      formats.number(isLong ? 9_999.9 : 99.9, "measure-unit/digital-gigabyte .0")
    case .email: isLong ? "firstname.lastname@mail.example.com" : "name@example.com"
    case .link: isLong ? "https://www.example.com/articles/2028" : "www.example.com"
    case .host: isLong ? "the.social.server.example.com" : "social.example.com"
    case .file: isLong ? "Document 2028-09-27 (final).pdf" : "Document.pdf"
    case .app: isLong ? "Application for Photos" : "Application"
    case .version: isLong ? "10.10.10 (10101)" : "10.10.10"
    case .language: formats.language(isLong ? "zh_Hant" : "pt")
    case .phrase: isLong ? "\(formats.phrase) \(formats.phrase)" : formats.phrase
    }
  }

  private static func unit(_ name: String) -> String {
    "measure-unit/\(name) unit-width-full-name"
  }

  private var name: String { Self.names[String(locale.language)] ?? "Alexandra" }

  /// A given name of common length in the language's own script.
  private static let names = [
    "ar": "عبد الرحمن", "bg": "Александра", "el": "Αλεξάνδρα", "fa": "علیرضا", "he": "אלכסנדרה",
    "hi": "अलेक्ज़ेंड्रा", "ja": "アレクサンドラ", "ko": "알렉산드라", "ru": "Александра",
    "th": "อเล็กซานดรา", "uk": "Олександра", "ur": "عبدالرحمٰن", "zh": "亚历山德拉",
  ]
}

/// How long an invented value is: as short as may be, short, usual, as long as is plausible.
///
/// Of a number the usual is the longest; the least has one digit, and a short one two: few apps count no
/// further than nine.
package enum ValueSize: Hashable {
  case least, short, usual, most

  /// The largest number that is so short; nil where any is.
  var largestNumber: Int? {
    switch self {
    case .least: 9
    case .short: 99
    case .usual, .most: nil
    }
  }
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
