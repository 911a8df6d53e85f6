import CUnicode
import OversetModel

/// Numbers as one locale writes them.
///
/// Not thread-safe: each worker has its own.
final class LocaleNumbers {
  private let locale: LocaleIdentifier
  /// Null where ICU fails: the digits are ASCII then, and nothing is grouped.
  private let decimal: OpaquePointer?
  /// Opened where a text asks for it: few do.
  private var scientific: OpaquePointer?

  init(locale: LocaleIdentifier) {
    self.locale = locale
    decimal = cuni_number_format_open(locale.identifier, CUNI_DECIMAL)
  }

  deinit {
    cuni_number_format_close(decimal)
    cuni_number_format_close(scientific)
  }

  /// `9.999,0`, with at least a number of digits before the decimals.
  func text(of number: Double, integerDigits: Int = 1, decimals: Int = 0) -> String {
    text(decimal, number, integerDigits, decimals) ?? "\(number)"
  }

  /// `9,999000E3`.
  func scientificText(of number: Double, decimals: Int) -> String {
    if scientific == nil {
      scientific = cuni_number_format_open(locale.identifier, CUNI_SCIENTIFIC)
    }
    return text(scientific, number, 1, decimals) ?? "\(number)"
  }

  private func text(
    _ format: OpaquePointer?, _ number: Double, _ integerDigits: Int, _ decimals: Int
  ) -> String? {
    guard let format else { return nil }
    // A digit and its separator for each, and room for signs and exponents.
    var buffer = [UInt16](repeating: 0, count: 64 + 2 * integerDigits + decimals)
    let length = Int(
      cuni_format_number(
        format, number, Int32(integerDigits), Int32(decimals), &buffer, Int32(buffer.count)))
    guard length > 0, length <= buffer.count else { return nil }
    return String(decoding: buffer[..<length], as: UTF16.self)
  }
}
