import OversetModel

extension [Finding] {
  /// By file and place in it; findings of one place stay in the order that they were found in, which is
  /// that of tables, locales, keys and labels.
  func inOrder() -> [Finding] {
    let paths = Set(map(\.location.path)).sorted()
    let rankOfPath = Dictionary(uniqueKeysWithValues: zip(paths, paths.indices))
    return enumerated().map { index, finding in
      Place(
        path: rankOfPath[finding.location.path] ?? 0, position: finding.location.position,
        index: index)
    }.sorted().map { self[$0.index] }
  }
}

/// What findings are sorted by, small enough to be moved about.
private struct Place: Comparable {
  var path: Int
  var position: TextPosition
  var index: Int

  static func < (left: Place, right: Place) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.position != right.position { return left.position < right.position }
    return left.index < right.index
  }
}
