internal import OversetSources

/// Marks the uses of keys in views and modifiers of SwiftUI that nothing makes: nothing names them but
/// previews, code for debugging, and others that nothing makes. A structure is made by its name alone.
///
/// Whatever else names one counts as making it: an annotation, a type that is no view, a word in a
/// literal that is no sentence. What nothing names at all is only unmade where the app begins in the
/// code that was read.
func markUnmadeViews(in files: inout [SourceFile?], of inputs: [SourceInput]) {
  let views = candidates(in: files)
  if views.isEmpty { return }
  let areAll = inputs.contains(where: isEntry)
  let mentions = Mentions(of: views, in: files, inputs)
  for index in views.indices where mentions.isUnmade(index, areAll: areAll) {
    let (name, home) = (views[index].name, views[index].home)
    for (use, found) in (files[home]?.uses ?? []).enumerated()
    where found.type == name || found.type.hasPrefix("\(name).") {
      files[home]?.uses[use].unreached = found.unreached ?? .unmade
    }
  }
}

/// A view or a modifier of the app.
private struct Candidate {
  var name: String
  var hash: UInt64
  /// The index of the file that declares it.
  var home: Int
}

/// Of two of one name, code says nothing that a word could tell.
private func candidates(in files: [SourceFile?]) -> [Candidate] {
  var homes: [String: Set<Int>] = [:]
  for (index, file) in files.enumerated() {
    for type in file?.types ?? []
    where !type.isExtension && type.access < .anywhere
      && !Set(type.inherited).isDisjoint(with: ["View", "ViewModifier"])
    {
      homes[type.name, default: []].insert(index)
    }
  }
  return homes.compactMap { name, files in
    guard files.count == 1, name == lastName(name), let home = files.first else { return nil }
    return Candidate(name: name, hash: WordSet.hash(of: name), home: home)
  }.sorted { ($0.home, $0.name) < ($1.home, $1.name) }
}

/// Whether an app begins in a file: `@main`, `UIApplicationMain`.
private func isEntry(_ input: SourceInput) -> Bool {
  if ["UIApplicationMain", "NSApplicationMain"].contains(where: input.words.contains) {
    return true
  }
  guard input.words.contains("main") else { return false }
  return places(of: Array("@main".utf8), in: input.bytes).contains { end in
    end == input.bytes.count || !WordSet.isNamed(input.bytes[end])
  }
}

/// The ends of all places where a file has some bytes, one after the other.
private func places(of bytes: [UInt8], in file: [UInt8]) -> some Sequence<Int> {
  var index = 0
  return AnyIterator {
    guard let first = bytes.first else { return nil }
    while let found = file[index...].firstIndex(of: first) {
      index = found + 1
      let end = found + bytes.count
      if end <= file.count, file[found..<end].elementsEqual(bytes) { return end }
    }
    index = file.count
    return nil
  }
}

/// Where code names the candidates.
private struct Mentions {
  /// What names one.
  private struct Namers {
    /// Code that is no candidate.
    var hasOthers = false
    /// Previews and code for debugging.
    var areLeftOut = false
    /// Other candidates, by their indices.
    var candidates: Set<Int> = []
  }

  private var namers: [Namers]
  private var isMade: [Bool]

  /// A view that more files name is made somewhere.
  private static let mostPlaces = 12

  init(of candidates: [Candidate], in files: [SourceFile?], _ inputs: [SourceInput]) {
    namers = Array(repeating: Namers(), count: candidates.count)
    isMade = Array(repeating: false, count: candidates.count)
    let hashes = Set(candidates.map(\.hash))
    var places: [UInt64: [Int]] = [:]
    for (index, input) in inputs.enumerated() {
      for hash in hashes.intersection(input.words.hashes) {
        places[hash, default: []].append(index)
      }
    }
    let names = Dictionary(
      candidates.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for (index, candidate) in candidates.enumerated() {
      let found = places[candidate.hash] ?? []
      guard found.count <= Self.mostPlaces else {
        namers[index].hasOthers = true
        continue
      }
      for place in found where !namers[index].hasOthers {
        Self.add(candidate.name, files[place], inputs[place], names, to: &namers[index])
      }
    }
    follow()
  }

  /// What a candidate that is made names is made, too.
  private mutating func follow() {
    var named: [Int: [Int]] = [:]
    for (index, namers) in namers.enumerated() {
      for namer in namers.candidates { named[namer, default: []].append(index) }
    }
    var rest = namers.indices.filter { namers[$0].hasOthers }
    while let index = rest.popLast() {
      if isMade[index] { continue }
      isMade[index] = true
      rest += named[index] ?? []
    }
  }

  func isUnmade(_ index: Int, areAll: Bool) -> Bool {
    !isMade[index] && (areAll || namers[index].areLeftOut && namers[index].candidates.isEmpty)
  }

  /// Adds what names a view in a file.
  private static func add(
    _ name: String, _ file: SourceFile?, _ input: SourceInput, _ indices: [String: Int],
    to namers: inout Namers
  ) {
    guard let file, !input.isObjectiveC else {
      namers.hasOthers = true
      return
    }
    let bytes = input.bytes
    for end in places(of: Array(name.utf8), in: bytes) {
      let start = end - name.utf8.count
      guard start == 0 || !WordSet.isNamed(bytes[start - 1]),
        end == bytes.count || !WordSet.isNamed(bytes[end]),
        !isCommented(start, in: bytes), !isProse(start..<end, in: bytes)
      else { continue }
      let around = file.types.filter { $0.range.contains(start) }
      if around.contains(where: { $0.name == name }) || isExtended(start, in: bytes) { continue }
      if file.unreached.contains(where: { $0.contains(start) }) {
        namers.areLeftOut = true
      } else if let candidate = around.lazy.compactMap({ indices[$0.name] }).first {
        namers.candidates.insert(candidate)
      } else {
        namers.hasOthers = true
        return
      }
    }
  }
}

/// Whether two slashes are before it on its line, which are not those of an address.
private func isCommented(_ index: Int, in bytes: [UInt8]) -> Bool {
  let slash = UInt8(ascii: "/")
  var current = index
  while current > 1, bytes[current - 1] != UInt8(ascii: "\n") {
    current -= 1
    if bytes[current] == slash, bytes[current - 1] == slash {
      return current < 2 || bytes[current - 2] != UInt8(ascii: ":")
    }
  }
  return false
}

/// Whether it is a word of a sentence in a literal: behind a quotation mark on its line, and before
/// another word.
private func isProse(_ word: Range<Int>, in bytes: [UInt8]) -> Bool {
  guard word.upperBound + 1 < bytes.count, bytes[word.upperBound] == UInt8(ascii: " "),
    WordSet.isNamed(bytes[word.upperBound + 1])
  else { return false }
  var quotes = 0
  var current = word.lowerBound
  while current > 0, bytes[current - 1] != UInt8(ascii: "\n") {
    current -= 1
    if bytes[current] == UInt8(ascii: "\"") { quotes += 1 }
  }
  return quotes % 2 == 1
}

/// Whether it is the name in `extension Row`.
private func isExtended(_ index: Int, in bytes: [UInt8]) -> Bool {
  let word = Array("extension ".utf8)
  return index >= word.count && bytes[(index - word.count)..<index].elementsEqual(word)
}
