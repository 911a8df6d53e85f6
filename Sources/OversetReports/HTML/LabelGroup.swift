import Overset
import OversetModel

/// The drawn findings of one label.
struct LabelGroup {
  let label: String
  /// Worst first.
  let locales: [LocaleGroup]
  let counts: SeverityCounts

  /// The drawn findings of one label in one locale, worst first.
  struct LocaleGroup {
    let locale: LocaleIdentifier
    let findings: [Finding]
    let counts: SeverityCounts
  }

  /// Groups the findings that have a layout: worst label first, in it worst locale, in it worst
  /// finding.
  static func worstFirst(_ findings: [Finding]) -> [LabelGroup] {
    var places: [String: Int] = [:]
    var labels: [(name: String, findings: [Finding])] = []
    for finding in findings {
      guard let layout = finding.layout else { continue }
      let name = finding.subject.label ?? layout.label
      if let place = places[name] {
        labels[place].findings.append(finding)
      } else {
        places[name] = labels.count
        labels.append((name, [finding]))
      }
    }
    return sorted(labels.map { LabelGroup($0.name, $0.findings) }) {
      ($0.locales.first?.worst ?? .none, $0.counts)
    }
  }

  private init(_ label: String, _ findings: [Finding]) {
    self.label = label
    counts = SeverityCounts(findings)
    var places: [LocaleIdentifier: Int] = [:]
    var groups: [(locale: LocaleIdentifier, findings: [Finding])] = []
    for finding in findings {
      guard let locale = finding.subject.locale ?? finding.layout?.locale else { continue }
      if let place = places[locale] {
        groups[place].findings.append(finding)
      } else {
        places[locale] = groups.count
        groups.append((locale, [finding]))
      }
    }
    locales = Self.sorted(
      groups.map { group in
        LocaleGroup(
          locale: group.locale,
          findings: Self.sorted(group.findings) { (Badness($0), SeverityCounts()) },
          counts: SeverityCounts(group.findings))
      }
    ) { ($0.worst, $0.counts) }
  }

  /// Worst first; what is equally bad stays in the report's order.
  private static func sorted<Element>(
    _ elements: [Element], by badness: (Element) -> (Badness, SeverityCounts)
  ) -> [Element] {
    let ranked = elements.enumerated().map { (place: $0, element: $1, badness: badness($1)) }
    return ranked.sorted { left, right in
      if left.badness.0 != right.badness.0 { return left.badness.0 > right.badness.0 }
      if left.badness.1 != right.badness.1 { return left.badness.1 > right.badness.1 }
      return left.place < right.place
    }.map(\.element)
  }
}

extension LabelGroup.LocaleGroup {
  fileprivate var worst: Badness { findings.first.map { Badness($0) } ?? .none }
}

/// How much a person loses by a finding: severity, then text that is gone, then how far it is over.
private struct Badness: Equatable, Comparable {
  private let severity: Int
  private let lostClusters: Int
  /// The share of the room that is needed, or what shrinking takes.
  private let excess: Double

  static let none = Badness()

  private init() {
    severity = -1
    lostClusters = 0
    excess = 0
  }

  init(_ finding: Finding) {
    severity = Severity.allCases.firstIndex(of: finding.severity) ?? 0
    lostClusters = finding.layout?.fit.lostClusters ?? 0
    let fit = finding.layout?.fit
    let used = [fit?.used.width, fit?.used.height].compactMap { $0 }.filter(\.isFinite).max() ?? 0
    let shrunk = fit.map { $0.scale.isFinite ? 1 - $0.scale : 0 } ?? 0
    excess = max(used, 1 + shrunk)
  }

  static func < (left: Badness, right: Badness) -> Bool {
    (left.severity, left.lostClusters, left.excess)
      < (right.severity, right.lostClusters, right.excess)
  }
}
