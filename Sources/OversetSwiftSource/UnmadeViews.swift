internal import OversetSources

/// Marks the uses of keys in views of SwiftUI that nothing but previews and code for debugging names: a
/// structure is made by its name alone.
///
/// Whatever else names one counts as making it: an annotation, another view, a word in a literal.
func markUnmadeViews(in files: inout [SourceFile?], of inputs: [SourceInput]) {
  var views: [String: Set<Int>] = [:]
  for (index, file) in files.enumerated() {
    for type in file?.types ?? []
    where type.inherited.contains("View") && !type.isExtension && type.access < .anywhere {
      views[type.name, default: []].insert(index)
    }
  }
  // Of two of one name, code says nothing that a word could tell.
  let candidates = views.compactMap { name, files in
    files.count == 1 && name == lastName(name)
      ? (name: name, hash: WordSet.hash(of: name), file: files.first ?? 0) : nil
  }
  guard !candidates.isEmpty else { return }
  let hashes = Set(candidates.map(\.hash))
  var mentions: [UInt64: [Int]] = [:]
  for (index, input) in inputs.enumerated() {
    for hash in hashes.intersection(input.words.hashes) {
      mentions[hash, default: []].append(index)
    }
  }
  for (name, hash, home) in candidates {
    let places = mentions[hash] ?? []
    guard places.count <= mostPlaces else { continue }
    let found = places.map { mention(of: name, in: files[$0], inputs[$0]) }
    guard found.max() == .leftOut else { continue }
    for (index, use) in (files[home]?.uses ?? []).enumerated()
    where use.type == name || use.type.hasPrefix("\(name).") {
      files[home]?.uses[index].unreached = use.unreached ?? .unmade
    }
  }
}

/// A view that more files name is made somewhere.
private let mostPlaces = 4

/// Where code names a view, the strongest last.
private enum Mention: Int, Comparable {
  /// In itself and in comments.
  case own
  /// In previews and code for debugging.
  case leftOut
  case release

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// How a file names a view.
private func mention(
  of name: String, in file: SourceFile?, _ input: SourceInput
) -> Mention {
  guard let file, !input.isObjectiveC else { return .release }
  let own = file.types.filter { $0.name == name }.map(\.range)
  let (bytes, word) = (input.bytes, Array(name.utf8))
  guard let start = word.first else { return .release }
  var mention = Mention.own
  var index = 0
  while let found = bytes[index...].firstIndex(of: start) {
    index = found + 1
    let end = found + word.count
    guard end <= bytes.count, bytes[found..<end].elementsEqual(word),
      found == 0 || !WordSet.isNamed(bytes[found - 1]),
      end == bytes.count || !WordSet.isNamed(bytes[end]),
      !own.contains(where: { $0.contains(found) }), !isCommented(found, in: bytes)
    else { continue }
    guard file.unreached.contains(where: { $0.contains(found) }) else { return .release }
    mention = .leftOut
  }
  return mention
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
