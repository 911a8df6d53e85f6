/// How many of a number of things are right, of each kind.
struct Shares {
  private var counts: [String: (right: Int, all: Int)] = [:]

  mutating func add(_ isRight: Bool, to kind: String) {
    counts[kind, default: (0, 0)].all += 1
    if isRight { counts[kind, default: (0, 0)].right += 1 }
  }

  func text(of kind: String) -> String {
    let count = counts[kind] ?? (0, 0)
    guard count.all > 0 else { return "—" }
    let tenths = (1000 * Double(count.right) / Double(count.all)).rounded() / 10
    return "\(tenths) % of \(count.all)"
  }

  /// Kinds, the most frequent first.
  var kinds: [String] {
    counts.keys.sorted { (counts[$1]?.all ?? 0, $0) < (counts[$0]?.all ?? 0, $1) }
  }
}
