import OversetFits
import OversetModel

extension [Finding] {
  /// By severity, then by how far a text is over its label; the order of the report among equals.
  package func worstFirst() -> [Finding] { ranks().map { self[$0.index] } }

  /// The worst so many, in the order that they have here.
  package func worst(_ count: Int) -> [Finding] {
    if self.count <= count { return self }
    return ranks().prefix(count).map(\.index).sorted().map { self[$0] }
  }

  private func ranks() -> [Rank] { enumerated().map { Rank($1, index: $0) }.sorted() }
}

/// What findings are sorted by, the worst first.
private struct Rank: Comparable {
  var finding: Finding
  /// The share of the label's room that the text needs.
  var use: Double
  var index: Int

  init(_ finding: Finding, index: Int) {
    self.finding = finding
    self.index = index
    let fit = finding.layout?.fit
    // A text that no width shows is the worst.
    use = fit?.used.width ?? fit?.used.height ?? ((fit?.lostClusters ?? 0) > 0 ? .infinity : 0)
  }

  static func == (left: Rank, right: Rank) -> Bool { left.index == right.index }

  static func < (left: Rank, right: Rank) -> Bool {
    if left.finding.severity != right.finding.severity {
      return left.finding.severity > right.finding.severity
    }
    return left.use == right.use ? left.index < right.index : left.use > right.use
  }
}
