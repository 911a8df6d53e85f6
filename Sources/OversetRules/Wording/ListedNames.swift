extension [String] {
  /// `a, b and c`.
  package func listed(with word: String) -> String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " \(word) " + self[count - 1]
  }
}
