/// Which declarations of an app its code can get to from where it begins.
///
/// A type is made, and a function called, by its name (The Swift Programming Language, Declarations). What has
/// the same name as something that is named counts as named, but for members of types that Swift does not look in:
/// code is only found to be left out where no such name is anywhere that is reached. What the system, a document or
/// Objective-C may call counts as called.
package struct ReachedCode {
  private let code: DeclaredCode
  private var isReached: [Bool]
  private var named: Set<UInt64> = []
  /// Those of the names that a member of any type may be meant by.
  private var namedOfAny: Set<UInt64> = []
  /// Which members names of types mean.
  private var scopes: MemberScopes
  /// Whether code of its own file names what is private, or code that is looked up in its type names a member.
  private var isMeant: [Bool]
  /// Of each file, what else is private in it, by the name.
  private var privates: [[UInt64: [Int]]]
  /// The cases that are made: by the case of any enumeration, and by an enumeration and its case.
  private var made: Set<UInt64> = []
  /// More types in each other than a person writes: of a name in them any member may be meant.
  private static let mostTypes = 16
  /// The names of the types that are reached.
  private var types: Set<String> = []
  /// Whether what only iPads run is left out.
  private let isOfPhones: Bool

  /// `named` are names that something else than code has, such as the classes of objects in documents.
  /// With `isWhole` the app begins in the code: else whatever no code names counts as named, too.
  package init(_ code: DeclaredCode, named: Set<String>, isWhole: Bool) {
    self.init(code, named: named, isWhole: isWhole, isOfPhones: false)
  }

  /// What code of a phone gets to, of an app that begins in the code; nil where all of it runs on phones.
  package init?(onPhones code: DeclaredCode, named: Set<String>) {
    guard code.hasPadBlocks else { return nil }
    self.init(code, named: named, isWhole: true, isOfPhones: true)
  }

  /// The types that are reached here, and not by the code of phones: those that only iPads show.
  package func padTypes(besides phones: ReachedCode) -> Set<String> {
    types.subtracting(phones.types)
  }

  private init(_ code: DeclaredCode, named: Set<String>, isWhole: Bool, isOfPhones: Bool) {
    self.code = code
    self.isOfPhones = isOfPhones
    (scopes, privates) = (code.scopes, code.privates)
    isReached = Array(repeating: false, count: code.units.count)
    isMeant = isReached
    if !isWhole { nameUnnamed() }
    follow(Set(named.map { WordSet.hash(of: $0) }))
  }

  /// Where code is that no release runs, in the file at an index, in bytes and in order.
  package func leftOut(of file: Int) -> [Range<Int>] {
    let unreached = (code.starts[file]..<code.starts[file + 1]).compactMap { index in
      isReached[index] || code.units[index].range.isEmpty ? nil : code.units[index].range
    }
    return merged(unreached + code.leftOut[file])
  }

  /// The types that are not reached and inherit something.
  package var unreachedClasses: Set<String> {
    code.declared.subtracting(types).filter { !(code.lineages[$0] ?? []).isEmpty }
  }

  /// Names what no code has the name of, and what code has that is in a release.
  private mutating func nameUnnamed() {
    let all = Set(code.places.keys).union(code.privates.flatMap(\.keys))
    named = all.subtracting(code.names.joined()).subtracting(code.compared.joined())
      .subtracting(code.scoped.joined().map(\.name))
    for index in code.names.indices where !code.isLeftOut(index) {
      made.formUnion(code.names[index])
      let names = code.scoped[index]
      let around = names.isEmpty ? [] : code.typesAround(index)
      if around.contains(where: scopes.mayBeOther) {
        made.formUnion(names.map(\.name))
      } else {
        made.formUnion(names.filter { $0.scope != .around }.map(\.name))
        for type in around {
          made.formUnion(
            names.filter { $0.scope == .around }.map { CodeUnit.member($0.name, of: type) })
        }
      }
      named.formUnion(names.map(\.name))
      named.formUnion(code.compared[index])
      named.formUnion(code.held[index])
    }
    named.formUnion(made)
  }

  private mutating func follow(_ roots: Set<UInt64>) {
    named.formUnion(roots)
    made.formUnion(roots)
    namedOfAny = named
    var rest = code.units.indices.filter { code.units[$0].kind == .file }
    for name in named { rest += code.places[name] ?? [] }
    for file in privates.indices {
      for name in privates[file].keys where named.contains(name) { nameInside(name, file, &rest) }
    }
    while let index = rest.popLast() {
      guard !isReached[index], mayReach(index) else { continue }
      isReached[index] = true
      rest += code.children[index]
      let unit = code.units[index]
      if unit.kind == .type || unit.kind == .base, types.insert(unit.name).inserted {
        // Its extensions.
        rest += code.places[WordSet.hash(of: unit.name)] ?? []
      }
      let file = code.files[index]
      for name in code.names[index] { noteMade(name, file, &rest) }
      note(code.scoped[index], in: index, &rest)
      for name in code.compared[index] { note(name, file, &rest) }
      for name in code.held[index] where !code.isOnlyHeld(name) { note(name, file, &rest) }
    }
  }

  /// Names what has a name, of any type, and the case of any enumeration.
  private mutating func noteMade(_ name: UInt64, _ file: Int, _ rest: inout [Int]) {
    if made.insert(name).inserted { rest += code.blocks[name] ?? [] }
    note(name, file, &rest)
  }

  /// The same without making a case.
  private mutating func note(_ name: UInt64, _ file: Int, _ rest: inout [Int]) {
    named.insert(name)
    if namedOfAny.insert(name).inserted { rest += code.places[name] ?? [] }
    nameInside(name, file, &rest)
  }

  /// Names what is private in a file.
  private mutating func nameInside(_ name: UInt64, _ file: Int, _ rest: inout [Int]) {
    mean(privates[file].removeValue(forKey: name) ?? [], &rest)
    mean(scopes.removeHidden(name, in: file), &rest)
  }

  /// Names what Swift finds from a unit by looking names up in types that are known.
  private mutating func note(_ uses: [ScopedName], in unit: Int, _ rest: inout [Int]) {
    let around = uses.isEmpty ? [] : code.typesAround(unit)
    let file = code.files[unit]
    for use in uses {
      let types = if case .type(let type) = use.scope { [type] } else { around }
      let members =
        types.count <= Self.mostTypes ? scopes.members(use.name, of: types, in: file) : nil
      if members == nil, use.scope != .around || around.contains(where: scopes.mayBeOther) {
        noteMade(use.name, file, &rest)
        continue
      }
      // A bare name makes the case of an enumeration that it is in.
      for type in types {
        let made = CodeUnit.member(use.name, of: type)
        if self.made.insert(made).inserted { rest += code.blocks[made] ?? [] }
      }
      guard let members else {
        note(use.name, file, &rest)
        continue
      }
      mean(members, &rest)
      if named.insert(use.name).inserted { rest += code.places[use.name] ?? [] }
      mean(privates[file].removeValue(forKey: use.name) ?? [], &rest)
    }
  }

  /// Notes that code names some units and no others of their name.
  private mutating func mean(_ units: [Int], _ rest: inout [Int]) {
    for index in units where !isMeant[index] {
      isMeant[index] = true
      rest.append(index)
    }
  }

  private func mayReach(_ index: Int) -> Bool {
    let unit = code.units[index]
    // The file is its own parent.
    guard unit.kind == .file || isReached[unit.parent] else { return false }
    switch unit.kind {
    case .file: return true
    case .leftOut: return false
    case .block:
      if unit.constants.contains(where: code.falseConstants.contains) { return false }
      let isOfPads = unit.isOfPads || unit.padNames.contains(where: code.padNames.contains)
      return !(isOfPhones && isOfPads)
    case .caseBlock:
      return unit.isOpen
        || unit.cases.contains { name in
          made.contains(name)
            || unit.enumerations.contains { made.contains(CodeUnit.member(name, of: $0)) }
        }
    case .extension: return !code.declared.contains(unit.name) || types.contains(unit.name)
    case .type, .base:
      return unit.isOpen || isNamed(index)
        || !code.isMadeByName(unit.name) && code.beginnings(of: unit.name) == nil
    case .member:
      if unit.isOpen || isNamed(index) { return true }
      let around = code.units[unit.parent]
      if unit.isOwn {
        // Without arguments it has the same name in Swift.
        return unit.mayOverride ? code.isAskedByLibrary(around.name) : code.hasSwift
      }
      guard !unit.isPrivate, around.kind.hasMembers else { return false }
      return code.beginnings(of: around.name).map { $0.contains(where: unit.name.hasPrefix) }
        ?? true
    }
  }

  private func isNamed(_ index: Int) -> Bool {
    if isMeant[index] { return true }
    if code.units[index].isPrivate { return false }
    let name = WordSet.hash(of: code.units[index].name)
    return scopes.contains(index) ? namedOfAny.contains(name) : named.contains(name)
  }
}

/// Ranges in order, those in others left out.
private func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
  ranges.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    .reduce(into: []) { merged, range in
      if merged.last.map({ range.upperBound > $0.upperBound }) ?? true { merged.append(range) }
    }
}
