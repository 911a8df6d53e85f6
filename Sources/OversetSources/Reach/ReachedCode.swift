/// Which declarations of an app its code can get to from where it begins.
///
/// A type is made, and a function called, by its name (The Swift Programming Language, Declarations). What has
/// the same name as something that is named counts as named: code is only found to be left out where no such
/// name is anywhere that is reached. What the system, a document or Objective-C may call counts as called.
package struct ReachedCode {
  private let outlines: [CodeOutline]
  /// The indices of the file and of its units, by the name.
  private var places: [UInt64: [Place]] = [:]
  private var children: [Place: [Place]] = [:]
  private var lineages: [String: [String]] = [:]
  private var declared: Set<String> = []
  /// Those of them that others can inherit.
  private var bases: Set<String> = []
  private var reached: Set<Place> = []
  private var named: Set<UInt64> = []
  /// The names of the types that are reached.
  private var types: Set<String> = []

  private struct Place: Hashable {
    var file: Int
    var unit: Int
  }

  /// `named` are names that something else than code has, such as documents. With `isWhole` the app begins in
  /// the code: else whatever no code names counts as named, too.
  package init(_ outlines: [CodeOutline], named: Set<String>, isWhole: Bool) {
    self.outlines = outlines
    declare()
    if !isWhole { nameUnnamed() }
    follow(Set(named.map { WordSet.hash(of: $0) }))
  }

  /// Where code is that no release runs, in the file at an index, in bytes and in order.
  package func leftOut(of file: Int) -> [Range<Int>] {
    let outline = outlines[file]
    let unreached = outline.units.indices.compactMap { index -> Range<Int>? in
      let unit = outline.units[index]
      return reached.contains(Place(file: file, unit: index)) || unit.range.isEmpty
        ? nil : unit.range
    }
    return merged(unreached + outline.leftOut)
  }

  /// The types that are not reached and inherit something.
  package var unreachedClasses: Set<String> {
    declared.subtracting(types).filter { !(lineages[$0] ?? []).isEmpty }
  }

  private func unit(_ place: Place) -> CodeUnit { outlines[place.file].units[place.unit] }

  private mutating func declare() {
    for (file, outline) in outlines.enumerated() {
      for (index, unit) in outline.units.enumerated() where index > CodeOutline.leftOutUnit {
        let place = Place(file: file, unit: index)
        places[WordSet.hash(of: unit.name), default: []].append(place)
        children[Place(file: file, unit: unit.parent), default: []].append(place)
        if unit.kind == .type || unit.kind == .base { declared.insert(unit.name) }
        if unit.kind == .base { bases.insert(unit.name) }
        if !unit.inherited.isEmpty { lineages[unit.name, default: []] += unit.inherited }
      }
    }
  }

  /// Names what no code but its own has the name of.
  private mutating func nameUnnamed() {
    var mentioned: Set<UInt64> = []
    for outline in outlines { for names in outline.names { mentioned.formUnion(names) } }
    named = Set(places.keys).subtracting(mentioned)
    // What a release has names for, whether that is reached or not.
    for outline in outlines {
      for (index, names) in outline.names.enumerated()
      where !outline.isLeftOut(index) { named.formUnion(names) }
    }
  }

  private mutating func follow(_ roots: Set<UInt64>) {
    named.formUnion(roots)
    var rest = outlines.indices.map { Place(file: $0, unit: CodeOutline.file) }
    for name in named { rest += places[name] ?? [] }
    while let place = rest.popLast() {
      guard !reached.contains(place), isReached(place) else { continue }
      reached.insert(place)
      rest += children[place] ?? []
      let unit = unit(place)
      if unit.kind == .type || unit.kind == .base {
        rest += places[WordSet.hash(of: unit.name)] ?? []
        types.insert(unit.name)
      }
      for name in outlines[place.file].names[place.unit] where named.insert(name).inserted {
        rest += places[name] ?? []
      }
    }
  }

  private func isReached(_ place: Place) -> Bool {
    let unit = unit(place)
    if unit.kind == .file { return true }
    guard reached.contains(Place(file: place.file, unit: unit.parent)) else { return false }
    switch unit.kind {
    case .file: return true
    case .leftOut: return false
    case .extension: return !declared.contains(unit.name) || types.contains(unit.name)
    case .type, .base:
      return unit.isOpen || isNamed(unit) || beginnings(of: unit.name) == nil
    case .member:
      if unit.isOpen || isNamed(unit) { return true }
      if unit.isPrivate { return false }
      let around = self.unit(Place(file: place.file, unit: unit.parent))
      guard around.kind.hasMembers else { return false }
      return beginnings(of: around.name).map { $0.contains(where: unit.name.hasPrefix) } ?? true
    }
  }

  private func isNamed(_ unit: CodeUnit) -> Bool { named.contains(WordSet.hash(of: unit.name)) }

  /// How the names of members begin that the superclasses and protocols of a type ask for; nil where some of
  /// these are not known.
  private func beginnings(of type: String) -> [String]? {
    var found: [String] = []
    var rest = lineages[type] ?? []
    var seen: Set<String> = []
    while let name = rest.popLast() {
      guard seen.insert(name).inserted else { continue }
      if let names = CallbackNames.beginnings(of: name) {
        found += names
      } else if bases.contains(name) {
        rest += lineages[name] ?? []
      } else {
        return nil
      }
    }
    return found
  }
}

extension CodeOutline {
  /// Whether a unit is in code that no release runs.
  fileprivate func isLeftOut(_ unit: Int) -> Bool {
    var index = unit
    while index > Self.leftOutUnit { index = units[index].parent }
    return index == Self.leftOutUnit
  }
}

/// Ranges in order, those in others left out.
private func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
  ranges.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    .reduce(into: []) { merged, range in
      if merged.last.map({ range.upperBound > $0.upperBound }) ?? true { merged.append(range) }
    }
}
