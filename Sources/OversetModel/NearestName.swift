/// `; did you mean 'x'?` for the known name nearest to a mistaken one, or nothing if none is near.
package func suggestion(for name: String, among known: [String]) -> String {
  // A longer name is not a typing mistake, and would take long to compare.
  guard name.utf8.count <= 200 else { return "" }
  // With every letter changed it is another name.
  let limit = min(max(2, name.count / 3), name.count - 1)
  let distances = known.filter { abs($0.count - name.count) <= limit }.map {
    (name: $0, distance: editDistance(name.lowercased(), $0.lowercased()))
  }
  let nearest = distances.min { ($0.distance, $0.name) < ($1.distance, $1.name) }
  guard let nearest, nearest.distance <= limit else { return "" }
  return "; did you mean '\(nearest.name)'?"
}

/// The suggestion, or all names where none is near: for short lists.
package func suggestionOrAll(for name: String, among known: [String]) -> String {
  let near = suggestion(for: name, among: known)
  return near.isEmpty
    ? "; there \(known.count == 1 ? "is" : "are") \(known.joined(separator: ", "))" : near
}

/// The least number of insertions, deletions, replacements and swaps of neighbours that turn one text
/// into the other, with at most one edit of each part (optimal string alignment). O(nm).
private func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left)
  let right = Array(right)
  var before: [Int] = []
  var last: [Int] = []
  var row = Array(0...right.count)
  for (index, character) in left.enumerated() {
    (before, last) = (last, row)
    row[0] = index + 1
    for (column, other) in right.enumerated() {
      row[column + 1] = min(
        last[column] + (character == other ? 0 : 1), last[column + 1] + 1, row[column] + 1)
      if index > 0, column > 0, character == right[column - 1], left[index - 1] == other {
        row[column + 1] = min(row[column + 1], before[column - 1] + 1)
      }
    }
  }
  return row.last ?? 0
}
