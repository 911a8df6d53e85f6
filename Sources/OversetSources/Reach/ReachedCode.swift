/// Which declarations of an app its code can get to from where it begins.
///
/// A type is made, and a function called, by its name (The Swift Programming Language, Declarations). What has
/// the same name as something that is named counts as named: code is only found to be left out where no such
/// name is anywhere that is reached. What the system, a document or Objective-C may call counts as called.
package struct ReachedCode {
  /// Of all files, one behind the other.
  private var units: [CodeUnit] = []
  /// Where those of each file begin; the last is where all end.
  private var starts = [0]
  /// The index of the file of each unit.
  private var files: [Int] = []
  /// The names that each unit has.
  private var names: [[UInt64]] = []
  /// Those of them that make no case of an enumeration.
  private var compared: [[UInt64]] = []
  /// The types of properties that begin with nil.
  private var held: [[UInt64]] = []
  private var enumerations = Enumerations()
  /// The blocks that are about a case, by the case.
  private var blocks: [UInt64: [Int]] = [:]
  /// The cases that are made.
  private var made: Set<UInt64> = []
  /// The units that each unit is around.
  private var children: [[Int]] = []
  /// By the name.
  private var places: [UInt64: [Int]] = [:]
  /// Of each file, what is private in it: only its own code can name that.
  private var privates: [[UInt64: [Int]]] = []
  /// What types inherit, in all their declarations.
  private(set) var lineages: [String: [String]] = [:]
  /// The protocols that classes of Objective-C conform to, and those that the app declares.
  private(set) var adopted: [String: [String]] = [:]
  private(set) var protocols: Set<String> = []
  private(set) var declared: Set<String> = []
  /// Those of them that others can inherit.
  private(set) var bases: Set<String> = []
  private var isReached: [Bool] = []
  private var named: Set<UInt64> = []
  /// Whether code of its own file names what is private.
  private var isNamedInside: [Bool] = []
  /// The names of the types that are reached.
  private var types: Set<String> = []
  /// What previews and code for debugging are, by the file.
  private let leftOut: [[Range<Int>]]
  /// The hashes of what answers whether the device is an iPad.
  private let padNames: Set<UInt64>
  /// Those of constants that never hold.
  private let falseConstants: Set<UInt64>
  /// Whether what only iPads run is left out.
  private let isOfPhones: Bool
  /// Whether the app has Swift, which calls methods of Objective-C by other names (Apple, "Renaming
  /// Objective-C APIs for Swift").
  private let hasSwift: Bool

  /// `named` are names that something else than code has, such as the classes of objects in documents.
  /// With `isWhole` the app begins in the code: else whatever no code names counts as named, too.
  package init(_ outlines: [CodeOutline], named: Set<String>, isWhole: Bool) {
    self.init(outlines, named: named, isWhole: isWhole, isOfPhones: false)
  }

  /// What code of a phone gets to, of an app that begins in the code; nil where all of it runs on phones.
  package init?(onPhones outlines: [CodeOutline], named: Set<String>) {
    guard outlines.contains(where: \.hasPadBlocks) else { return nil }
    self.init(outlines, named: named, isWhole: true, isOfPhones: true)
  }

  /// The types that are reached here, and not by the code of phones: those that only iPads show.
  package func padTypes(besides phones: ReachedCode) -> Set<String> {
    types.subtracting(phones.types)
  }

  private init(
    _ outlines: [CodeOutline], named: Set<String>, isWhole: Bool, isOfPhones: Bool
  ) {
    self.isOfPhones = isOfPhones
    padNames = outlines.reduce(into: []) { $0.formUnion($1.padNames) }
    falseConstants = outlines.reduce(into: Set()) { $0.formUnion($1.falseConstants) }
      .subtracting(outlines.flatMap(\.otherConstants))
    hasSwift = outlines.contains { !$0.isObjectiveC }
    leftOut = outlines.map(\.leftOut)
    for outline in outlines { declare(outline) }
    openClasses(named: outlines.reduce(into: []) { $0.formUnion($1.classNameParts) })
    openCases()
    if !isWhole { nameUnnamed() }
    follow(Set(named.map { WordSet.hash(of: $0) }))
  }

  /// Where code is that no release runs, in the file at an index, in bytes and in order.
  package func leftOut(of file: Int) -> [Range<Int>] {
    let unreached = (starts[file]..<starts[file + 1]).compactMap { index in
      isReached[index] || units[index].range.isEmpty ? nil : units[index].range
    }
    return merged(unreached + leftOut[file])
  }

  /// The types that are not reached and inherit something.
  package var unreachedClasses: Set<String> {
    declared.subtracting(types).filter { !(lineages[$0] ?? []).isEmpty }
  }

  private mutating func declare(_ outline: CodeOutline) {
    let start = units.count
    units += outline.units
    files += Array(repeating: privates.count, count: outline.units.count)
    names += outline.names
    compared += outline.compared
    held += outline.held
    enumerations.add(outline)
    protocols.formUnion(outline.protocols)
    children += Array(repeating: [], count: outline.units.count)
    starts.append(units.count)
    isReached += Array(repeating: false, count: outline.units.count)
    isNamedInside = isReached
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
      guard enumerations.areClosed(units[index].switched, closed) else {
        units[index].isOpen = true
        continue
      }
      for name in units[index].cases { blocks[name, default: []].append(index) }
    }
  }

  /// Names what no code has the name of, and what code has that is in a release.
  private mutating func nameUnnamed() {
    let all = Set(places.keys).union(privates.flatMap(\.keys))
    named = all.subtracting(names.joined()).subtracting(compared.joined())
    for index in names.indices where !isLeftOut(index) {
      made.formUnion(names[index])
      named.formUnion(names[index])
      named.formUnion(compared[index])
      named.formUnion(held[index])
    }
  }

  /// Whether a unit is in a preview or in code for debugging.
  private func isLeftOut(_ unit: Int) -> Bool {
    var index = unit
    while units[index].kind != .file, units[index].kind != .leftOut { index = units[index].parent }
    return units[index].kind == .leftOut
  }

  private mutating func follow(_ roots: Set<UInt64>) {
    named.formUnion(roots)
    made.formUnion(roots)
    var rest = units.indices.filter { units[$0].kind == .file }
    for name in named { rest += places[name] ?? [] }
    for file in privates.indices {
      for name in privates[file].keys where named.contains(name) { nameInside(name, file, &rest) }
    }
    while let index = rest.popLast() {
      guard !isReached[index], mayReach(index) else { continue }
      isReached[index] = true
      rest += children[index]
      let unit = units[index]
      if unit.kind == .type || unit.kind == .base, types.insert(unit.name).inserted {
        // Its extensions.
        rest += places[WordSet.hash(of: unit.name)] ?? []
      }
      let file = files[index]
      for name in names[index] {
        if made.insert(name).inserted { rest += blocks[name] ?? [] }
        note(name, file, &rest)
      }
      for name in compared[index] { note(name, file, &rest) }
      for name in held[index] where !isOnlyHeld(name) { note(name, file, &rest) }
    }
  }

  /// Whether a property of the type has what other code makes: a view or a controller. A value of another
  /// type may be decoded.
  private func isOnlyHeld(_ name: UInt64) -> Bool {
    guard let declarations = places[name] else { return false }
    return declarations.allSatisfy { index in
      switch units[index].kind {
      case .base: isView(units[index].name) || isMadeByName(units[index].name)
      case .extension: true
      default: false
      }
    }
  }

  private mutating func note(_ name: UInt64, _ file: Int, _ rest: inout [Int]) {
    if named.insert(name).inserted { rest += places[name] ?? [] }
    nameInside(name, file, &rest)
  }

  /// Names what is private in a file.
  private mutating func nameInside(_ name: UInt64, _ file: Int, _ rest: inout [Int]) {
    for index in privates[file][name] ?? [] where !isNamedInside[index] {
      isNamedInside[index] = true
      rest.append(index)
    }
  }

  private func mayReach(_ index: Int) -> Bool {
    let unit = units[index]
    // The file is its own parent.
    guard unit.kind == .file || isReached[unit.parent] else { return false }
    switch unit.kind {
    case .file: return true
    case .leftOut: return false
    case .block:
      if unit.constants.contains(where: falseConstants.contains) { return false }
      let isOfPads = unit.isOfPads || unit.padNames.contains(where: padNames.contains)
      return !(isOfPhones && isOfPads)
    case .caseBlock: return unit.isOpen || unit.cases.contains(where: made.contains)
    case .extension: return !declared.contains(unit.name) || types.contains(unit.name)
    case .type, .base:
      return unit.isOpen || isNamed(index)
        || !isMadeByName(unit.name) && beginnings(of: unit.name) == nil
    case .member:
      if unit.isOpen || isNamed(index) { return true }
      let around = units[unit.parent]
      if unit.isOwn {
        // Without arguments it has the same name in Swift.
        return unit.mayOverride ? isAskedByLibrary(around.name) : hasSwift
      }
      guard !unit.isPrivate, around.kind.hasMembers else { return false }
      return beginnings(of: around.name).map { $0.contains(where: unit.name.hasPrefix) } ?? true
    }
  }

  private func isNamed(_ index: Int) -> Bool {
    units[index].isPrivate
      ? isNamedInside[index] : named.contains(WordSet.hash(of: units[index].name))
  }
}

/// Ranges in order, those in others left out.
private func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
  ranges.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    .reduce(into: []) { merged, range in
      if merged.last.map({ range.upperBound > $0.upperBound }) ?? true { merged.append(range) }
    }
}
