import OversetModel

extension Variation {
  /// Whether it is one of CLDR's names for a number's form.
  static func isPluralCategory(_ name: some StringProtocol) -> Bool {
    switch name {
    case "zero", "one", "two", "few", "many", "other": true
    default: false
    }
  }
}
