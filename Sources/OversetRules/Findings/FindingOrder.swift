import OversetModel

extension [Finding] {
  /// By file and position in it; findings of one position stay in the order that they were found in,
  /// which is that of tables, locales, keys and labels.
  package func inOrder() -> [Finding] { order().map { order in order.map { self[$0] } } ?? self }

  /// The indices of the findings in that order; nil where they have it.
  fileprivate func order() -> [Int]? {
    // Findings of one path come in long rows: the path is looked up only where it changes.
    var rankOfPath: [String: Int] = [:]
    for index in indices where index == 0 || self[index].isElsewhere(than: self[index - 1]) {
      rankOfPath[self[index].location.path] = 0
    }
    for (rank, path) in rankOfPath.keys.sorted().enumerated() { rankOfPath[path] = rank }
    var rank = 0
    var keys: [SortKey] = []
    keys.reserveCapacity(count)
    var isInOrder = true
    for index in indices {
      let finding = self[index]
      if index == 0 || finding.isElsewhere(than: self[index - 1]) {
        rank = rankOfPath[finding.location.path] ?? 0
      }
      let key = SortKey(path: rank, position: finding.location.position, index: index)
      if let last = keys.last, key < last { isInOrder = false }
      keys.append(key)
    }
    if isInOrder { return nil }
    keys.sort()
    return keys.map(\.index)
  }
}

extension [SuppressedFinding] {
  /// In the same order.
  package func inOrder() -> [SuppressedFinding] {
    map(\.finding).order().map { order in order.map { self[$0] } } ?? self
  }
}

extension Finding {
  fileprivate func isElsewhere(than other: Finding) -> Bool {
    location.path != other.location.path
  }
}

/// What findings are sorted by, small enough to be moved about.
private struct SortKey: Comparable {
  var path: Int
  var position: TextPosition
  var index: Int

  static func < (left: SortKey, right: SortKey) -> Bool {
    if left.path != right.path { return left.path < right.path }
    if left.position != right.position { return left.position < right.position }
    return left.index < right.index
  }
}
