/// A place in a format where the app puts a value: `%@`, `%1$lld`, `%-8.2f`.
package struct FormatSpecifier: Hashable {
  /// The argument's number from 1, where it is written.
  package var position: Int?
  package var flags: Flags = []
  package var width: Count?
  /// Behind the point; `%.f` has 0.
  var precision: Count?
  package var length = Length.none
  package var conversion: Character

  package struct Flags: OptionSet, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }
    static let minus = Flags(rawValue: 1)
    static let plus = Flags(rawValue: 2)
    package static let space = Flags(rawValue: 4)
    static let alternate = Flags(rawValue: 8)
    package static let zero = Flags(rawValue: 16)
    package static let grouping = Flags(rawValue: 32)
  }

  /// A width or a precision.
  package enum Count: Hashable {
    case number(Int)
    /// `*`: an argument says it; its number where it is written (`*2$`).
    case argument(Int?)
  }

  package enum Length: String, CaseIterable {
    // The longer of two that begin alike first: they are tried in this order.
    case hh, h, ll, l, q, z, t, j
    case longDouble = "L"
    case none = ""
  }

  /// What the app must pass: another kind crashes, or prints garbage.
  ///
  /// Of whole numbers the size is no matter: every Apple platform passes each in a slot of its own,
  /// and only numbers that the smaller size cannot hold come out wrong.
  package enum Kind: String {
    case object, integer, floating, cString, utf16String, pointer
  }

  package var kind: Kind {
    switch conversion {
    case "@": .object
    case "f", "F", "e", "E", "g", "G", "a", "A": .floating
    case "s": .cString
    case "S": .utf16String
    case "p": .pointer
    default: .integer
    }
  }

  /// Whether it prints a text that the app has.
  var isObject: Bool { kind == .object || kind == .cString || kind == .utf16String }

  /// Whether it prints a number whose digits count.
  var isNumber: Bool { kind == .floating || "dDiuU".contains(conversion) }

  /// The largest plausible number: four digits; six where the type is made for large ones; as many
  /// as a number filled up with zeros has room for (`%02d` is a minute).
  package var largestNumber: Int {
    if kind == .integer, let digits = paddedDigits { return Self.nines(digits) }
    switch length {
    case .hh: return 99
    case .none, .h, .longDouble: return 9_999
    case .l, .ll, .q, .j, .z, .t: return kind == .floating ? 9_999 : 999_999
    }
  }

  /// Plausible fractions, the largest first, with one of each category that only fractions select;
  /// none where it shows whole numbers.
  package var fractions: [Double] {
    kind == .floating ? [Double(largestNumber) - 0.5, 1.5, 0.5] : []
  }

  /// The digits that zeros make up for.
  private var paddedDigits: Int? {
    if case .number(let digits) = precision, digits > 0 { return digits }
    if case .number(let digits) = width, flags.contains(.zero), digits > 0 { return digits }
    return nil
  }

  private static func nines(_ digits: Int) -> Int {
    (0..<min(digits, 9)).reduce(0) { number, _ in number * 10 + 9 }
  }

  /// Of a variable's number: `lld`, `d`; wrongly, but shipped, `%ld`.
  package init?(of type: String) {
    let format = type.hasPrefix("%") ? type : "%" + type
    guard case .argument(let specifier)? = FormatPart.parts(of: format).first else { return nil }
    self = specifier
  }

  package init(
    _ conversion: Character, position: Int? = nil, flags: Flags = [], width: Count? = nil,
    precision: Count? = nil, length: Length = .none
  ) {
    self.position = position
    self.flags = flags
    self.width = width
    self.precision = precision
    self.length = length
    self.conversion = conversion
  }

  /// Of `%arg` where nothing says the type: what Xcode writes.
  package static let largeInteger = FormatSpecifier("d", length: .ll)
}

extension FormatSpecifier: CustomStringConvertible {
  /// As it is written in a format: `%lld`, `%1$@`, `% d`.
  package var description: String {
    "%\(position.map { "\($0)$" } ?? "")\(flags)\(width.map(\.description) ?? "")"
      + (precision.map { ".\($0)" } ?? "") + "\(length.rawValue)\(conversion)"
  }
}

extension FormatSpecifier.Flags: CustomStringConvertible {
  package var description: String {
    let names: [(Self, String)] = [
      (.minus, "-"), (.plus, "+"), (.space, " "), (.alternate, "#"), (.grouping, "'"), (.zero, "0"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined()
  }
}

extension FormatSpecifier.Count: CustomStringConvertible {
  package var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .argument(let number): "*" + (number.map { "\($0)$" } ?? "")
    }
  }
}
