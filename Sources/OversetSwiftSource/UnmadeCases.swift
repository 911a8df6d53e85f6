internal import OversetSources

/// Marks the uses of keys that are texts of cases of enumerations which no code of the app makes: in a
/// `switch self`, where each key has its cases.
///
/// A case is made by its name behind a dot, which a pattern has as well; all of them by `allCases`, from raw
/// values and by decoding (The Swift Programming Language, Enumerations).
func markUnmadeCases(in files: inout [SourceFile?], of inputs: [SourceInput]) {
  var candidates: [String: [String: Set<String>]] = [:]
  let closed = closedTypes(in: files)
  for constant in files.lazy.compactMap({ $0 }).flatMap(\.constants)
  where closed.contains(constant.type) && constant.switchedArgument == nil {
    for (key, cases) in constant.cases where !cases.isEmpty {
      candidates[constant.path, default: [:]][key.text, default: []].formUnion(cases)
    }
  }
  if candidates.isEmpty { return }
  let names = Set(candidates.values.flatMap(\.values).joined())
  let types = Set(candidates.keys.map(enumeration))
  let declared = Set(files.lazy.compactMap { $0 }.flatMap(\.types).map { lastName($0.name) })
  let made = CasesMade(names, of: types, knowing: declared, in: inputs)
  if made.areAll { return }
  let unmade = candidates.compactMapValues { keys in
    let keys = keys.filter { made.names.isDisjoint(with: $0.value) }
    return keys.isEmpty ? nil : Set(keys.keys)
  }.filter { path, _ in !made.wholeTypes.contains(enumeration(of: path)) }
  if unmade.isEmpty { return }
  for index in files.indices {
    for (use, found) in (files[index]?.uses ?? []).enumerated() {
      let own = found.member.map { "\(found.type).\($0)" }
      let paths = found.constants + [own].compactMap(\.self)
      if paths.contains(where: { unmade[$0]?.contains(found.key.text) ?? false }) {
        files[index]?.uses[use].unreached = found.unreached ?? .unmade
      }
    }
  }
}

/// The last name of the type that has a member: `Plan` of `Store.Plan.title`.
private func enumeration(of path: String) -> String {
  lastName(String(path.dropLast(lastName(path).count + 1)))
}

/// The enumerations of the app that nothing outside of it can make: no public ones, and none that is decoded
/// or that the system asks for.
private func closedTypes(in files: [SourceFile?]) -> Set<String> {
  var inherited: [String: Set<String>] = [:]
  var open: Set<String> = []
  for type in files.lazy.compactMap({ $0 }).flatMap(\.types) {
    inherited[type.name, default: []].formUnion(type.inherited)
    if type.access >= .anywhere { open.insert(type.name) }
  }
  let plain: Set<String> = [
    "String", "Int", "CaseIterable", "Identifiable", "Hashable", "Equatable", "Sendable", "Error",
    "LocalizedError", "CustomStringConvertible", "Comparable", "RawRepresentable", "UInt", "Int8",
    "UInt8",
    "Int16", "Int32", "Int64",
  ]
  return Set(
    inherited.filter { !open.contains($0.key) && $0.value.isSubset(of: plain) }.map(\.key))
}

/// Which cases code makes.
private struct CasesMade {
  private(set) var names: Set<String> = []
  /// Types of which code makes any case: by `allCases`, from a raw value or from what is stored.
  private(set) var wholeTypes: Set<String> = []
  /// Whether code does that of a type that is not written there.
  private(set) var areAll = false
  private let wanted: Set<String>
  private let types: Set<String>
  private let declared: Set<String>
  /// Of all words that say something.
  private let hashes: Set<UInt64>

  init(
    _ wanted: Set<String>, of types: Set<String>, knowing declared: Set<String>,
    in inputs: [SourceInput]
  ) {
    (self.wanted, self.types, self.declared) = (wanted, types, declared)
    hashes = Set(
      wanted.union(types).union(["allCases", "rawValue"]).map { WordSet.hash(of: $0) })
    for input in inputs where !hashes.isDisjoint(with: input.words.hashes) { add(input) }
  }

  private mutating func add(_ input: SourceInput) {
    let bytes = input.bytes
    var leftOut = OrderedRanges(input.leftOut)
    var end = 0
    var last = 0..<0
    while let start = bytes[end...].firstIndex(where: WordSet.isNamed) {
      end = bytes[start...].firstIndex { !WordSet.isNamed($0) } ?? bytes.count
      if hashes.contains(WordSet.hash(of: bytes, in: start..<end)), !leftOut.contains(start) {
        add(start..<end, behind: last, in: input)
      }
      last = start..<end
    }
  }

  /// Takes what a word says, behind another one.
  private mutating func add(_ place: Range<Int>, behind last: Range<Int>, in input: SourceInput) {
    let bytes = input.bytes
    let word = String(decoding: bytes[place], as: UTF8.self)
    let line = Line(around: place.lowerBound, in: bytes)
    // The type that `allCases` or `(rawValue:` is asked of.
    let joint = bytes[last.upperBound..<place.lowerBound]
    if word == "allCases" || word == "rawValue" && joint.last == UInt8(ascii: "(") {
      let isOfLast = joint.elementsEqual(".".utf8) || joint.elementsEqual("(".utf8)
      addWhole(
        isOfLast ? String(decoding: bytes[last], as: UTF8.self) : "Self",
        isCalled: word == "rawValue", in: input)
    }
    if types.contains(word),
      input.isObjectiveC || line.isStored
        || [".self", ".init"].contains(where: { bytes[place.upperBound...].starts(with: $0.utf8) })
    {
      wholeTypes.insert(word)
    }
    let isMember = joint.last == UInt8(ascii: ".")
    if wanted.contains(word),
      input.isObjectiveC || isMember && !line.isPattern(at: place.lowerBound)
    {
      names.insert(word)
    }
  }

  /// Of the type around it may be any that the file has, of a generic one any at all. Types of the system's
  /// are no enumerations of the app; a name in small letters is no type where it is called.
  private mutating func addWhole(_ type: String, isCalled: Bool, in input: SourceInput) {
    if declared.contains(type) {
      wholeTypes.insert(type)
    } else if type == "Self" || type == "self" {
      wholeTypes.formUnion(types.filter(input.words.contains))
    } else if type.first?.isUppercase == true
      ? isGeneric(type, in: input) : !isCalled || type == "init"
    {
      areAll = true
    }
  }

  /// `<Option: CaseIterable>`, `<Key, Option>`; short names always.
  private func isGeneric(_ type: String, in input: SourceInput) -> Bool {
    if type.utf8.count <= 2 { return true }
    let text = String(decoding: input.bytes, as: UTF8.self)
    return ["<\(type):", "<\(type),", "<\(type)>(", ", \(type):", ", \(type)>("].contains {
      text.contains($0)
    }
  }

  /// What is said of the line around a word.
  private struct Line {
    /// Where its pattern ends: of a line that begins with `case` at the colon.
    private let patternEnd: Int
    /// Whether its value is stored: `@AppStorage`.
    let isStored: Bool

    init(around index: Int, in bytes: [UInt8]) {
      let from = bytes[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let text = bytes[from...].prefix { $0 != UInt8(ascii: "\n") }
        .drop { $0 == 0x20 || $0 == 0x09 }
      patternEnd =
        text.starts(with: "case ".utf8)
        ? text.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex : from
      isStored = String(decoding: text.prefix(200), as: UTF8.self).contains("Storage")
    }

    func isPattern(at index: Int) -> Bool { index < patternEnd }
  }
}
