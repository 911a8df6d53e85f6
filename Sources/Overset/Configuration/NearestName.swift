/// `; did you mean 'x'?` for the known name nearest to a mistaken one, or nothing if none is near.
func suggestion(for name: String, among known: [String]) -> String {
  let distances = known.map {
    (name: $0, distance: editDistance(name.lowercased(), $0.lowercased()))
  }
  let nearest = distances.min { ($0.distance, $0.name) < ($1.distance, $1.name) }
  guard let nearest, nearest.distance <= max(2, name.count / 3) else { return "" }
  return "; did you mean '\(nearest.name)'?"
}

/// The least number of insertions, deletions and replacements between two texts (Levenshtein).
/// O(nm).
private func editDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right)
  var row = Array(0...right.count)
  for (index, character) in left.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in right.indices {
      let replaced = diagonal + (character == right[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row.last ?? 0
}
