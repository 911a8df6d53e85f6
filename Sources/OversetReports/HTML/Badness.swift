import Overset
import OversetModel
import OversetRules

/// How bad a finding is for a person: its severity, then how much text is lost, then how far it is over.
struct Badness: Hashable, Comparable {
  private let severity: Int
  private let lostClusters: Int
  /// The share of the room that is needed, or what shrinking takes.
  private let excess: Double

  init(_ finding: Finding) {
    severity = Severity.allCases.firstIndex(of: finding.severity) ?? 0
    let fit = finding.layout?.fit
    lostClusters = fit?.lostClusters ?? 0
    let used = [fit?.used.width, fit?.used.height].compactMap { $0 }.filter(\.isFinite).max() ?? 0
    let shrunk = fit.map { $0.scale.isFinite ? 1 - $0.scale : 0 } ?? 0
    excess = max(used, 1 + shrunk)
  }

  static func < (left: Badness, right: Badness) -> Bool {
    (left.severity, left.lostClusters, left.excess)
      < (right.severity, right.lostClusters, right.excess)
  }
}
