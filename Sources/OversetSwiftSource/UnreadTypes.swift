internal import OversetSources

/// The types that files of Swift declare which nobody has parsed.
struct UnreadTypes {
  /// The hashes of their names, by the index of the file, in the order in which files are to be read.
  private var files: [(index: Int, types: Set<UInt64>)]

  init(of indices: [Int], in inputs: [SourceInput]) {
    files = indices.lazy.filter { !inputs[$0].isObjectiveC }.map { index in
      (index, Self.types(in: inputs[index].bytes))
    }
  }

  /// The files that declare types which others name and do not have; each is taken once.
  mutating func take(wantedBy read: [SourceFile]) -> [Int] {
    var wanted: Set<UInt64> = []
    for file in read {
      let names =
        file.members.lazy.compactMap(\.typeName)
        + file.references.lazy.compactMap(\.receiverType) + file.aliases.lazy.map(\.target)
        + file.types.lazy.flatMap(\.inherited)
        + file.references.lazy.flatMap(\.names).filter(Self.isType)
        + file.members.lazy.flatMap(\.origin).filter(Self.isType)
      for name in names { wanted.insert(WordSet.hash(of: Self.plain(lastName(name)))) }
    }
    var taken: [Int] = []
    files.removeAll { file in
      if file.types.isDisjoint(with: wanted) { return false }
      taken.append(file.index)
      return true
    }
    return taken
  }

  private static func isType(_ name: String) -> Bool {
    name.unicodeScalars.first?.properties.isUppercase ?? false
  }

  /// `Library()` makes a Library.
  private static func plain(_ name: String) -> String {
    name.hasSuffix("()") ? String(name.dropLast(2)) : name
  }

  /// What follows words that declare a type, or say more of one.
  private static func types(in bytes: [UInt8]) -> Set<UInt64> {
    var types: Set<UInt64> = []
    var isType = false
    var start: Int?
    for index in 0...bytes.count {
      if index < bytes.count, WordSet.isNamed(bytes[index]) {
        start = start ?? index
      } else if let first = start {
        let hash = WordSet.hash(of: bytes, in: first..<index)
        if isType { types.insert(hash) }
        isType = declaring.contains(hash)
        start = nil
      }
    }
    return types
  }

  private static let declaring = Set(
    ["struct", "class", "enum", "protocol", "actor", "extension", "typealias"].map(
      WordSet.hash(of:)))
}
