internal import OversetSources

/// Marks the uses of keys through constants that no code gives these texts: where a constant chooses its text
/// in a `switch`, the branches of cases that nothing makes are left out.
func markUnmadeCases(in files: inout [SourceFile?]) {
  var left: [String: Set<String>] = [:]
  var kept = left
  for use in files.lazy.compactMap({ $0 }).flatMap(\.uses) {
    guard let member = use.member else { continue }
    let path = "\(use.type).\(member)"
    if use.unreached == .unmade {
      left[path, default: []].insert(use.key.text)
    } else {
      kept[path, default: []].insert(use.key.text)
    }
  }
  for (path, keys) in left { left[path] = keys.subtracting(kept[path] ?? []) }
  for index in files.indices {
    for (use, found) in (files[index]?.uses ?? []).enumerated() where found.unreached == nil {
      if found.constants.contains(where: { left[$0]?.contains(found.key.text) ?? false }) {
        files[index]?.uses[use].unreached = .unmade
      }
    }
  }
}
