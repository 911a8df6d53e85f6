/// The references to variables in a format, `%#@name@` and `%1$#@name@`, in order.
struct VariableReferences: Sequence, IteratorProtocol {
  struct Reference: Equatable {
    /// Never empty.
    var name: String
    /// `%1#@name@`, where `%1$#@name@` is meant.
    var lacksDollar = false
  }

  private var rest: Substring.UTF8View

  init(in text: String) {
    // Few texts have any, and this is the fastest test.
    let hasAt =
      unsafe text.utf8.withContiguousStorageIfAvailable { unsafe $0.contains(Self.at) } ?? true
    rest = hasAt ? text.utf8[...] : "".utf8[...]
  }

  private static let at = UInt8(ascii: "@")

  mutating func next() -> Reference? {
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[percent...].dropFirst()
      // The second of two percent signs begins nothing.
      guard rest.first != UInt8(ascii: "%") else {
        rest = rest.dropFirst()
        continue
      }
      let number = rest.prefix { (0x30...0x39).contains($0) }
      var reference = rest[number.endIndex...]
      let hasDollar = !number.isEmpty && reference.first == UInt8(ascii: "$")
      if hasDollar { reference = reference.dropFirst() }
      guard reference.starts(with: "#@".utf8) else { continue }
      let name = reference.dropFirst(2).prefix { $0 != Self.at }
      guard name.endIndex < rest.endIndex else { break }
      rest = rest[name.endIndex...].dropFirst()
      if name.isEmpty { continue }
      return Reference(
        name: String(decoding: name, as: UTF8.self), lacksDollar: !number.isEmpty && !hasDollar)
    }
    rest = rest.suffix(0)
    return nil
  }
}
