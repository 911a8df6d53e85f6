/// The enumerations of an app of which only code can make a case: by its name.
///
/// All of them are made by `allCases`, from raw values and by decoding (The Swift Programming Language,
/// Enumerations).
struct Enumerations {
  /// By the last name.
  private var cases: [String: Set<UInt64>] = [:]
  /// Those that have a case, by the case.
  private var owners: [UInt64: [String]] = [:]
  /// Those of which code makes any case.
  private var whole: Set<String> = []
  /// What something else than code of the module may make.
  private var open: Set<String> = []

  mutating func add(_ outline: CodeOutline) {
    for (type, names) in outline.cases {
      cases[type, default: []].formUnion(names)
      for name in names { owners[name, default: []].append(type) }
    }
    whole.formUnion(outline.whole)
    for unit in outline.units where unit.kind == .type && unit.isOpen { open.insert(unit.name) }
  }

  /// Those of which only names make a case. `lineages` is what types inherit, in all their declarations.
  func closed(inheriting lineages: [String: [String]]) -> Set<String> {
    Set(
      cases.keys.filter { type in
        let inherited = lineages[type] ?? []
        // Else its cases are not told from members of a value of the name.
        let hasCapital =
          type.utf8.first.map((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains) ?? false
        return !open.contains(type) && !whole.contains(type) && hasCapital
          && inherited.allSatisfy(ordinaryConformances.contains)
          && (!whole.contains(CodeOutline.anyType)
            || inherited.allSatisfy { !countedConformances.contains($0) })
      })
  }

  /// Those that a `switch` with some cases may be about, if all of these are closed.
  func closed(_ closed: Set<String>, of switched: [UInt64]) -> [String] {
    guard let first = switched.first else { return [] }
    let meant = (owners[first] ?? []).filter { cases[$0, default: []].isSuperset(of: switched) }
    return meant.allSatisfy(closed.contains) ? meant : []
  }
}

/// What an enumeration can be without something else than code that has the name of a case making it, if
/// code does not ask for raw values or all cases.
private let ordinaryConformances = countedConformances.union([
  "Identifiable", "Hashable", "Equatable", "Sendable", "Error", "LocalizedError",
  "CustomStringConvertible", "Comparable",
])

/// What gives an enumeration raw values, or a list of all cases.
private let countedConformances: Set<String> = [
  "CaseIterable", "RawRepresentable", "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt",
  "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "Character",
]
