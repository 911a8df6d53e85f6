/// The declarations of an app's files, and which names each of them has.
package struct DeclaredCode {
  /// Of all files, one behind the other.
  private(set) var units: [CodeUnit] = []
  /// Where those of each file begin; the last is where all end.
  private(set) var starts = [0]
  /// The index of the file of each unit.
  private(set) var files: [Int] = []
  /// The names that each unit has.
  private(set) var names: [[UInt64]] = []
  /// Those that Swift looks up in types that are known.
  private(set) var scoped: [[ScopedName]] = []
  /// Those of them that make no case of an enumeration.
  private(set) var compared: [[UInt64]] = []
  /// The types of properties that begin with nil.
  private(set) var held: [[UInt64]] = []
  private var enumerations = Enumerations()
  /// The blocks that are about a case, by the case, and by its enumeration and it.
  private(set) var blocks: [UInt64: [Int]] = [:]
  /// The units that each unit is around.
  private(set) var children: [[Int]] = []
  /// By the name.
  private(set) var places: [UInt64: [Int]] = [:]
  /// Of each file, what is private in it and no member of a type: only its own code can name that.
  private(set) var privates: [[UInt64: [Int]]] = []
  /// What types inherit, in all their declarations.
  private(set) var lineages: [String: [String]] = [:]
  /// The protocols that classes of Objective-C conform to, and those that the app declares.
  private(set) var adopted: [String: [String]] = [:]
  private(set) var protocols: Set<String> = []
  private(set) var declared: Set<String> = []
  /// Those of them that others can inherit.
  private(set) var bases: Set<String> = []
  /// Which members names of types mean.
  private(set) var scopes = MemberScopes()
  /// What previews and code for debugging are, by the file.
  let leftOut: [[Range<Int>]]
  /// The hashes of what answers whether the device is an iPad.
  let padNames: Set<UInt64>
  /// The names of what documents may call.
  package var actions: Set<String> { Set(units.lazy.filter(\.isAction).map(\.name)) }
  /// Those of constants that never hold.
  let falseConstants: Set<UInt64>
  /// Whether the app has Swift, which calls methods of Objective-C by other names (Apple, "Renaming
  /// Objective-C APIs for Swift").
  let hasSwift: Bool
  /// Whether some of it only iPads run.
  let hasPadBlocks: Bool

  /// Each block is noted for each: more that have the same cases are none that a person writes.
  private static let mostEnumerations = 32

  package init(_ outlines: [CodeOutline]) {
    padNames = outlines.reduce(into: []) { $0.formUnion($1.padNames) }
    falseConstants = outlines.reduce(into: Set()) { $0.formUnion($1.falseConstants) }
      .subtracting(outlines.flatMap(\.otherConstants))
    hasSwift = outlines.contains { !$0.isObjectiveC }
    hasPadBlocks = outlines.contains(where: \.hasPadBlocks)
    leftOut = outlines.map(\.leftOut)
    for outline in outlines { add(outline) }
    openClasses(named: outlines.reduce(into: []) { $0.formUnion($1.classNameParts) })
    openCases()
    findMembers(aliases: outlines.reduce(into: []) { $0.formUnion($1.aliases) })
  }

  private mutating func add(_ outline: CodeOutline) {
    let start = units.count
    units += outline.units
    files += Array(repeating: privates.count, count: outline.units.count)
    names += outline.names
    scoped += outline.scoped
    compared += outline.compared
    held += outline.held
    enumerations.add(outline)
    protocols.formUnion(outline.protocols)
    children += Array(repeating: [], count: outline.units.count)
    starts.append(units.count)
    privates.append([:])
    for index in start..<units.count where index - start > CodeOutline.leftOutUnit {
      units[index].parent += start
      let unit = units[index]
      let name = WordSet.hash(of: unit.name)
      if unit.isPrivate, unit.kind != .extension {
        privates[privates.count - 1][name, default: []].append(index)
      } else {
        places[name, default: []].append(index)
      }
      children[unit.parent].append(index)
      if unit.kind == .type || unit.kind == .base { declared.insert(unit.name) }
      if unit.kind == .base { bases.insert(unit.name) }
      if !unit.adopted.isEmpty { adopted[unit.name, default: []] += unit.adopted }
      if !unit.inherited.isEmpty { lineages[unit.name, default: []] += unit.inherited }
    }
  }

  /// Any class may be meant whose name begins or ends with a word that code puts such names together of.
  private mutating func openClasses(named parts: Set<String>) {
    if parts.isEmpty { return }
    for index in units.indices where units[index].kind == .base && !units[index].isOpen {
      let name = units[index].name
      units[index].isOpen = parts.contains { name.hasPrefix($0) || name.hasSuffix($0) }
    }
  }

  /// Finds the blocks that run only for cases which code has to make.
  private mutating func openCases() {
    let closed = enumerations.closed(inheriting: lineages)
    for index in units.indices where units[index].kind == .caseBlock && !units[index].isOpen {
      let meant = enumerations.closed(closed, of: units[index].switched)
      // Of many that have the same cases, any may be made.
      if meant.isEmpty || meant.count > Self.mostEnumerations {
        units[index].isOpen = true
        continue
      }
      units[index].enumerations = meant.map { WordSet.hash(of: $0) }
      for name in units[index].cases {
        blocks[name, default: []].append(index)
        for type in units[index].enumerations {
          blocks[CodeUnit.member(name, of: type), default: []].append(index)
        }
      }
    }
  }

  /// Finds the members, and the types in types, that only names in their own types mean, and others with the types
  /// before them.
  private mutating func findMembers(aliases: Set<UInt64>) {
    scopes = MemberScopes(
      of: declared, inheriting: lineages,
      protocols: Set(units.lazy.filter(\.isProtocol).map(\.name)), aliases: aliases)
    for (index, unit) in units.enumerated() {
      let around = units[unit.parent]
      guard [.member, .type, .base].contains(unit.kind), around.kind.hasMembers else { continue }
      scopes.add(
        index, WordSet.hash(of: unit.name), of: around.name,
        privateIn: unit.isPrivate ? files[index] : nil)
    }
    for file in privates.indices {
      privates[file] = privates[file].mapValues { $0.filter { !scopes.contains($0) } }
    }
  }

  /// Whether a unit is in a preview or in code for debugging.
  func isLeftOut(_ unit: Int) -> Bool {
    var index = unit
    while units[index].kind != .file, units[index].kind != .leftOut { index = units[index].parent }
    return units[index].kind == .leftOut
  }

  /// The hashes of the types around a unit.
  func typesAround(_ unit: Int) -> [UInt64] {
    var types: [UInt64] = []
    var index = unit
    while units[index].kind != .file, units[index].kind != .leftOut {
      if units[index].kind.hasMembers { types.append(WordSet.hash(of: units[index].name)) }
      index = units[index].parent
    }
    return types
  }

  /// Whether a property of the type has what other code makes: a view or a controller. A value of another
  /// type may be decoded.
  func isOnlyHeld(_ name: UInt64) -> Bool {
    guard let declarations = places[name] else { return false }
    return declarations.allSatisfy { index in
      switch units[index].kind {
      case .base: isView(units[index].name) || isMadeByName(units[index].name)
      case .extension: true
      default: false
      }
    }
  }
}
