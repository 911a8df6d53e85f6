import CUnicode
package import OversetModel

extension TextCase {
  /// A text in letters of this case, as the locale writes it.
  package func applied(to units: [UInt16], in locale: LocaleIdentifier) -> [UInt16] {
    // No character becomes more than three.
    let capacity = units.count * 3
    guard let capacity = Int32(exactly: capacity), capacity > 0 else { return units }
    var isDone = false
    let changed = unsafe [UInt16](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
      let length = unsafe cuni_change_case(
        unicodeCase, locale.identifier, units, Int32(units.count), buffer.baseAddress, capacity)
      isDone = length >= 0
      count = max(0, Int(length))
    }
    return isDone ? changed : units
  }

  private var unicodeCase: cuni_case {
    switch self {
    case .uppercase: CUNI_UPPERCASE
    case .lowercase: CUNI_LOWERCASE
    case .capitalized: CUNI_TITLECASE
    }
  }
}
