internal import OversetSources

/// Marks the uses of keys in static names that no code mentions: accessors are generated for all keys,
/// also for those that the app does not use.
func markUnusedAccessors(in files: inout [SourceFile?], of inputs: [SourceInput]) {
  let accessors = files.map { $0.map(unfollowedAccessors) ?? [] }
  let names = Set(accessors.joined().map { WordSet.hash(of: $0.name) })
  guard !names.isEmpty else { return }
  let counts = inputs.reduce(into: [UInt64: Int]()) { counts, input in
    for name in names.intersection(input.words.hashes) { counts[name, default: 0] += 1 }
  }
  for index in files.indices {
    // Its own file is the one that mentions it: what that does with it is followed.
    let unused = accessors[index].filter { counts[WordSet.hash(of: $0.name)] == 1 }
    let paths = Set(unused.map(\.path))
    guard !paths.isEmpty, let uses = files[index]?.uses else { continue }
    for (useIndex, use) in uses.enumerated() {
      guard let member = use.member, paths.contains("\(use.type).\(member)") else { continue }
      files[index]?.uses[useIndex].isUnused = true
    }
  }
}

private func unfollowedAccessors(of file: SourceFile) -> [KeyConstant] {
  // The system asks for static members of what inherits: `title` of an `AppIntent`.
  let inheriting = Set(file.types.filter { !$0.inherited.isEmpty }.map(\.name))
  let followed = Set(file.uses.flatMap(\.constants))
  return file.constants.filter {
    $0.isStatic && !inheriting.contains($0.type) && !followed.contains($0.path)
  }
}
