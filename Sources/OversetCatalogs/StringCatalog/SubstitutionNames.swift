/// The names in a text's references to substitutions, `%#@name@` and `%1$#@name@`, in order.
func substitutionNames(in text: String) -> [String] {
  // Few texts have any, and this is the quickest look.
  let at = UInt8(ascii: "@")
  let hasAt = text.utf8.withContiguousStorageIfAvailable { unsafe $0.contains(at) } ?? true
  guard hasAt else { return [] }
  var names: [String] = []
  var rest = text.utf8[...]
  while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
    rest = rest[percent...].dropFirst()
    // The second of two percent signs begins nothing.
    guard rest.first != UInt8(ascii: "%") else {
      rest = rest.dropFirst()
      continue
    }
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    var reference = rest[digits.endIndex...]
    if !digits.isEmpty && reference.first == UInt8(ascii: "$") { reference = reference.dropFirst() }
    guard reference.starts(with: "#@".utf8) else { continue }
    let name = reference.dropFirst(2).prefix { $0 != at }
    guard name.endIndex < rest.endIndex else { break }
    names.append(String(decoding: name, as: UTF8.self))
    rest = rest[name.endIndex...].dropFirst()
  }
  return names
}
