internal import OversetSources

/// Marks the uses of keys in static names that no code mentions: accessors are generated for all keys,
/// also for those that the app does not use.
func markUnusedAccessors(in files: inout [SourceFile?], of inputs: [SourceInput]) {
  let accessors = files.map { $0.map(unfollowedAccessors) ?? [] }
  let names = Set(accessors.joined().flatMap(\.names))
  guard !names.isEmpty else { return }
  let counts = inputs.reduce(into: [UInt64: Int]()) { counts, input in
    for name in names.intersection(input.words.hashes) { counts[name, default: 0] += 1 }
  }
  for index in files.indices {
    // Its own file is the one that mentions it: what that does with it is followed.
    let unused = accessors[index].filter { $0.names.contains { counts[$0] == 1 } }
    let paths = Set(unused.map(\.path))
    guard !paths.isEmpty, let uses = files[index]?.uses else { continue }
    for (useIndex, use) in uses.enumerated() {
      guard let member = use.member, paths.contains("\(use.type).\(member)") else { continue }
      files[index]?.uses[useIndex].isUnused = true
    }
  }
}

/// A static name that its own file does not use.
private struct UnfollowedAccessor {
  var path: String
  /// The hashes of names that code must mention to get to it.
  var names: [UInt64]
}

private func unfollowedAccessors(of file: SourceFile) -> [UnfollowedAccessor] {
  // The system asks for static members of what inherits: `title` of an `AppIntent`.
  let inheriting = Set(file.types.filter { !$0.inherited.isEmpty }.map(\.name))
  let followed = Set(file.uses.flatMap(\.constants))
  // Of these the file may mean the accessor, without the name of its type.
  let asked = Set(file.references.compactMap(\.names.last))
  return file.constants.compactMap { constant in
    guard constant.isStatic, !inheriting.contains(constant.type),
      !followed.contains(constant.path)
    else { return nil }
    let isAsked = asked.contains(constant.name) || asked.contains("\(constant.name)()")
    let names = isAsked ? [constant.name] : constant.path.split(separator: ".").map(String.init)
    return UnfollowedAccessor(path: constant.path, names: names.map { WordSet.hash(of: $0) })
  }
}
