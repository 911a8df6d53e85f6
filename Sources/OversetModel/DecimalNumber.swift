extension StringProtocol {
  /// A finite number in decimal digits, as files have it: `12`, `-0.5`, `1e3`; nil for what else Swift takes for a
  /// number, such as `0x10` and `inf`.
  package var decimalNumber: Double? {
    guard utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let number = Double(self),
      number.isFinite
    else { return nil }
    return number
  }
}
