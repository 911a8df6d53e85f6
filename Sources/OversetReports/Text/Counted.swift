extension Int {
  /// `1 key`, `1,203 keys`.
  func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }

  /// With a comma between thousands.
  var grouped: String {
    var digits = String(magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.append(String(digits.suffix(3)))
      digits.removeLast(3)
    }
    return (self < 0 ? "-" : "") + ([digits] + groups.reversed()).joined(separator: ",")
  }
}
