/// The types whose members code can mean by a bare name, or by one behind the name of a type: the type itself and
/// what it inherits (The Swift Programming Language, Inheritance, Extensions, Protocols).
///
/// A member of another type that has the same name is not meant by it.
struct MemberScopes {
  private let lineages: [String: [String]]
  /// The types that the app declares, by the hashes of their names.
  private let declared: [UInt64: String]
  /// Protocols: what conforms to one may inherit anything.
  private let protocols: Set<String>
  /// The hashes of other names that types have.
  private let aliases: Set<UInt64>
  /// What types of libraries are made to inherit: their own subtypes have it, too.
  private var outside: Set<String> = []
  /// The hashes of the types in which a name is looked up, by that of the type; nil where these are not known.
  private var scopes: [UInt64: [UInt64]?] = [:]
  /// The members of types, by type and name, and the file of a private one.
  private var members: [UInt64: [Int]] = [:]
  private var indices: Set<Int> = []
  /// The private ones of any type, by name and file.
  private var hidden: [UInt64: [Int]] = [:]
  /// What was asked for.
  private var asked: Set<UInt64> = []

  /// More than a hierarchy of views has: a chain of any length would take time.
  private static let mostAncestors = 24

  init(
    of declared: Set<String> = [], inheriting lineages: [String: [String]] = [:],
    protocols: Set<String> = [], aliases: Set<UInt64> = []
  ) {
    self.lineages = lineages
    self.declared = Dictionary(declared.map { (WordSet.hash(of: $0), $0) }) { min($0, $1) }
    self.protocols = protocols
    self.aliases = aliases
    var rest = lineages.filter { !declared.contains($0.key) }.flatMap(\.value)
    while let name = rest.popLast() {
      if outside.insert(name).inserted { rest += lineages[name] ?? [] }
    }
  }

  /// Adds the member of a type with an index, and its file if it is private; not where bare names in other types may
  /// mean it, too.
  mutating func add(_ index: Int, _ name: UInt64, of type: String, privateIn file: Int?) {
    let hash = WordSet.hash(of: type)
    guard declared[hash] != nil, !outside.contains(type) else { return }
    indices.insert(index)
    let member = CodeUnit.member(name, of: hash)
    members[file.map { Self.place(member, $0) } ?? member, default: []].append(index)
    if let file { hidden[Self.place(name, file), default: []].append(index) }
  }

  /// Whether it has the member with an index.
  func contains(_ index: Int) -> Bool { indices.contains(index) }

  /// Takes the private members of a name in a file, of any type.
  mutating func removeHidden(_ name: UInt64, in file: Int) -> [Int] {
    hidden.removeValue(forKey: Self.place(name, file)) ?? []
  }

  /// The members that a name means which code in a file looks up in some types, but for those of which it was
  /// already asked; nil where any type's may be meant: all of the name are reached then, and it is not asked again.
  mutating func members(_ name: UInt64, of types: [UInt64], in file: Int) -> [Int]? {
    var found: [Int] = []
    for type in types {
      guard let scope = self.types(from: type) else { return nil }
      for type in scope {
        let member = CodeUnit.member(name, of: type)
        let place = Self.place(member, file)
        guard asked.insert(place).inserted else { continue }
        found += members[place] ?? []
        if asked.insert(member).inserted { found += members[member] ?? [] }
      }
    }
    return found
  }

  /// Whether an extension of a type may be one of an enumeration of another name: of an alias or a protocol.
  func mayBeOther(_ type: UInt64) -> Bool {
    declared[type].map(protocols.contains) ?? true || aliases.contains(type)
  }

  private static func place(_ name: UInt64, _ file: Int) -> UInt64 {
    CodeUnit.member(name, of: UInt64(file) &* 0xff51_afd7_ed55_8ccd)
  }

  /// The types in which a name of a type is looked up, by their hashes; nil where they are not all known.
  private mutating func types(from type: UInt64) -> [UInt64]? {
    if let known = scopes[type] { return known }
    let found = declared[type].flatMap { protocols.contains($0) ? nil : lineage(of: $0) }
    scopes[type] = .some(found)
    return found
  }

  /// Whether a type that the app does not declare is the system's; else its declaration may not have been read.
  private static func isSystems(_ name: String) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("NS") || CallbackNames.beginnings(of: name) != nil
  }

  private func lineage(of type: String) -> [UInt64]? {
    var found: Set<UInt64> = []
    var rest = [type]
    while let name = rest.popLast() {
      let hash = WordSet.hash(of: name)
      guard found.insert(hash).inserted else { continue }
      if aliases.contains(hash) || found.count > Self.mostAncestors { return nil }
      if declared[hash] == nil, !Self.isSystems(name) { return nil }
      rest += lineages[name] ?? []
    }
    return found.sorted()
  }
}
