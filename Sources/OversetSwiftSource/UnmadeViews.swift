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
  let areAll = inputs.contains(where: \.isEntry)
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
    var counts: [UInt64: Int] = [:]
    let named = inputs.map { hashes.intersection($0.words.hashes) }
    for hash in named.joined() { counts[hash, default: 0] += 1 }
    for (index, candidate) in candidates.enumerated() {
      namers[index].hasOthers = counts[candidate.hash] ?? 0 > Self.mostPlaces
    }
    let indices = Dictionary(
      candidates.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    for (place, names) in named.enumerated() where !names.isEmpty {
      add(files[place], inputs[place], indices, names)
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

  /// Adds what names views in a file, which has words with these hashes; `indices` are those of all views.
  private mutating func add(
    _ file: SourceFile?, _ input: SourceInput, _ indices: [String: Int], _ hashes: Set<UInt64>
  ) {
    guard let file, !input.isObjectiveC else {
      for (name, index) in indices where hashes.contains(WordSet.hash(of: name)) {
        namers[index].hasOthers = true
      }
      return
    }
    let bytes = input.bytes
    // Asked of every word of the file.
    var firsts = [Bool](repeating: false, count: 256)
    for name in indices.keys { if let byte = name.utf8.first { firsts[Int(byte)] = true } }
    var around = RangesAround(file.types.map(\.range))
    var unreached = RangesAround(file.unreached)
    var line = LineBefore()
    var end = 0
    while let start = bytes[end...].firstIndex(where: WordSet.isNamed) {
      end = bytes[start...].firstIndex { !WordSet.isNamed($0) } ?? bytes.count
      guard firsts[Int(bytes[start])],
        let index = indices[String(decoding: bytes[start..<end], as: UTF8.self)],
        !namers[index].hasOthers
      else { continue }
      line.move(to: start, in: bytes)
      if line.isCommented || line.isInLiteral && isBeforeWord(end, in: bytes) { continue }
      let types = around.indices(at: start).map { file.types[$0].name }
      if types.contains(where: { indices[$0] == index }) || isExtended(start, in: bytes) {
        continue
      }
      if !unreached.indices(at: start).isEmpty {
        namers[index].areLeftOut = true
      } else if let candidate = types.lazy.compactMap({ indices[$0] }).first {
        namers[index].candidates.insert(candidate)
      } else {
        namers[index].hasOthers = true
      }
    }
  }
}

/// Which of some ranges are around offsets, of which each is behind the one before: of two ranges one is
/// in the other, or they are apart.
private struct RangesAround {
  private let ranges: [(index: Int, range: Range<Int>)]
  private var next = 0
  private var open: [(index: Int, range: Range<Int>)] = []

  init(_ ranges: [Range<Int>]) {
    self.ranges = ranges.enumerated().map { (index: $0, range: $1) }
      .sorted { ($0.range.lowerBound, $0.index) < ($1.range.lowerBound, $1.index) }
  }

  /// From the outermost.
  mutating func indices(at offset: Int) -> [Int] {
    while next < ranges.count, ranges[next].range.lowerBound <= offset {
      close(before: ranges[next].range.lowerBound)
      open.append(ranges[next])
      next += 1
    }
    close(before: offset)
    return open.map(\.index)
  }

  private mutating func close(before offset: Int) {
    while let last = open.last, last.range.upperBound <= offset { open.removeLast() }
  }
}

/// What is on a line before offsets, of which each is behind the one before.
private struct LineBefore {
  private var offset = 0
  private var quotes = 0
  /// Whether two slashes are there which are not those of an address.
  private(set) var isCommented = false

  /// Whether a literal has begun and has not ended.
  var isInLiteral: Bool { quotes % 2 == 1 }

  mutating func move(to end: Int, in bytes: [UInt8]) {
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "\n"): (quotes, isCommented) = (0, false)
      case UInt8(ascii: "\""): quotes += 1
      case UInt8(ascii: "/") where offset > 0 && bytes[offset - 1] == UInt8(ascii: "/"):
        isCommented = offset < 2 || bytes[offset - 2] != UInt8(ascii: ":")
      default: break
      }
      offset += 1
    }
  }
}

/// Whether a word ends before a space and another word, as in a sentence.
private func isBeforeWord(_ end: Int, in bytes: [UInt8]) -> Bool {
  end + 1 < bytes.count && bytes[end] == UInt8(ascii: " ") && WordSet.isNamed(bytes[end + 1])
}

/// Whether it is the name in `extension Row`.
private func isExtended(_ index: Int, in bytes: [UInt8]) -> Bool {
  let word = Array("extension ".utf8)
  return index >= word.count && bytes[(index - word.count)..<index].elementsEqual(word)
}
