import OversetModel

/// Numbers as people and pictures need them: few decimals, no exponents.
enum Decimals {
  /// The number with at most `decimals` decimals and without zeros at its end; `0` for what is not a
  /// number.
  static func text(of value: Double, upTo decimals: Int) -> String {
    guard value.isFinite else { return "0" }
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    // Far beyond any screen, and far below what an integer holds.
    let limit = 1e9
    let scaled = Int((min(max(value, -limit), limit) * Double(unit)).roundedForPeople)
    let whole = String(scaled.magnitude / UInt(unit))
    var places = decimals
    var fraction = scaled.magnitude % UInt(unit)
    while places > 0, fraction % 10 == 0 {
      fraction /= 10
      places -= 1
    }
    let sign = scaled < 0 ? "-" : ""
    if places == 0 { return sign + whole }
    let digits = String(fraction)
    return sign + whole + "." + String(repeating: "0", count: places - digits.utf8.count) + digits
  }

  /// `190.3 pt`; a length without a limit is `unlimited`.
  static func points(_ value: Double) -> String {
    value.isFinite ? text(of: value, upTo: 1) + " pt" : "unlimited"
  }

  /// `176 × 44 pt`.
  static func size(width: Double, height: Double) -> String {
    let width = width.isFinite ? text(of: width, upTo: 1) : "unlimited"
    return height.isFinite ? "\(width) × \(points(height))" : "\(width) pt wide, any height"
  }

  /// `94 %`, rounded down so that 99.6 % is not called all, as in the rules' messages.
  static func percent(_ share: Double) -> String {
    text(of: (share * 100).roundedDownStably, upTo: 0) + " %"
  }

  /// `1 error`, `2 errors`.
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
