/// Whole numbers as text, a character for a small one: what the page's script draws from.
///
/// The digits are of base 45, the lowest first; a digit that is not the last is 45 higher. That makes
/// 90 characters: ASCII without the two that JSON and HTML would escape, `\` and `<`.
struct PackedNumbers {
  private(set) var bytes: [UInt8] = []

  private static let base: UInt = 45
  private static let alphabet = Array(UInt8(ascii: "#")...UInt8(ascii: "~")).filter {
    $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "<")
  }

  /// Adds a number that is not negative.
  mutating func add(_ number: Int) {
    precondition(number >= 0, "'Int.signed' makes a number of a negative one")
    var rest = UInt(number)
    while rest >= Self.base {
      bytes.append(Self.alphabet[Int(rest % Self.base + Self.base)])
      rest /= Self.base
    }
    bytes.append(Self.alphabet[Int(rest)])
  }

  /// The nearest whole number, limited to what screens have; 0 for what is not a number.
  static func rounded(_ number: Double) -> Int {
    guard number.isFinite else { return 0 }
    return Int(min(max(number, -1e9), 1e9).rounded())
  }
}
