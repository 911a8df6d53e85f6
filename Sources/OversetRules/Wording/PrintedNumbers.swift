import OversetModel

extension Int {
  /// `1 character`, `4 characters`: grapheme clusters.
  package var characters: String { "\(grouped) character\(self == 1 ? "" : "s")" }

  /// `9,999`.
  package var grouped: String {
    var digits = String(magnitude)
    for offset in stride(from: 3, to: digits.count, by: 3).map({ $0 + $0 / 3 - 1 }) {
      digits.insert(",", at: digits.index(digits.endIndex, offsetBy: -offset))
    }
    return (self < 0 ? "-" : "") + digits
  }
}

extension Double {
  /// With one decimal: `14.3`.
  package var tenths: String {
    guard isFinite, magnitude < 1e12 else { return "?" }
    return String((self * 10).roundedForPeople / 10)
  }

  /// With two decimals: `0.86`.
  package var hundredths: String {
    guard isFinite, magnitude < 1e12 else { return "?" }
    return String((self * 100).roundedForPeople / 100)
  }

  /// With two decimals, rounded down: a scale that just fits is never rounded to one that does not.
  var hundredthsDown: String {
    guard isFinite, magnitude < 1e12 else { return "?" }
    return String((self * 100).roundedDownStably / 100)
  }

  /// The next whole number: `177`.
  package var roundedUp: String {
    guard isFinite, magnitude < 1e12 else { return "?" }
    return String(Int(roundedUpStably))
  }

  /// `94 %`, rounded down so that 99.6 % is not called all.
  package var percent: String {
    guard isFinite, magnitude < 1e9 else { return "?" }
    return "\(Int((self * 100).roundedDownStably)) %"
  }
}
