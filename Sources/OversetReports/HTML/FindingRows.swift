import Overset
import OversetModel
import OversetRules

/// The findings of a page in its order: the worst label first, in it the worst locale, in it the
/// worst finding; after the labels those about no label, rule by rule.
struct FindingRows {
  private(set) var rows: [Row] = []
  /// The labels, in the order of the rows; after them those without a finding.
  private(set) var labels: [String] = []
  private var numbersOfLabels: [String: Int] = [:]

  struct Row {
    let finding: Finding
    /// Why the finding does not count; nil for one that does.
    var reason: SuppressedFinding.Reason?
    /// The row of the finding whose `others` contain this one.
    var parent: Int?
    /// In `labels`.
    var label: Int?
    var isDrawn = false
  }

  /// How many pictures a page may have that a browser opens at once; the worst findings get one.
  static let mostPictures = 10_000

  init(_ report: CheckReport, mostPictures: Int = Self.mostPictures) {
    for finding in Self.worstFirst(report.findings) { add(finding, nil) }
    let suppressed = Dictionary(grouping: report.suppressed, by: \.reason)
    let reasons = report.suppressed.map(\.reason)
    var seen: Set<SuppressedFinding.Reason> = []
    for reason in reasons where seen.insert(reason).inserted {
      let findings = suppressed[reason, default: []].map(\.finding)
      for finding in Self.worstFirst(findings) { add(finding, reason) }
    }
    let rest = report.labels.filter { numbersOfLabels[$0.id] == nil }
    for label in Self.tightestFirst(rest) { _ = number(ofLabel: label.id) }
    draw(most: mostPictures)
  }

  /// How many findings could be drawn, but are not.
  var undrawn: Int { rows.count { !$0.isDrawn && $0.finding.layout != nil } }

  private mutating func add(_ finding: Finding, _ reason: SuppressedFinding.Reason?) {
    let parent = rows.count
    rows.append(Row(finding: finding, reason: reason, label: label(of: finding)))
    for other in finding.others {
      rows.append(Row(finding: other, reason: reason, parent: parent, label: label(of: other)))
    }
  }

  private mutating func label(of finding: Finding) -> Int? {
    finding.label.map { number(ofLabel: $0) }
  }

  private mutating func number(ofLabel name: String) -> Int {
    if let known = numbersOfLabels[name] { return known }
    numbersOfLabels[name] = labels.count
    labels.append(name)
    return labels.count - 1
  }

  /// Chooses what gets a picture: findings that count come before suppressed ones and `others`.
  private mutating func draw(most: Int) {
    var drawable = rows.indices.filter { rows[$0].finding.layout != nil }
    if drawable.count > most {
      drawable = drawable.map { (row: $0, badness: Badness(rows[$0].finding)) }.sorted {
        let (left, right) = (rows[$0.row], rows[$1.row])
        if left.isAside != right.isAside { return right.isAside }
        if $0.badness != $1.badness { return $0.badness > $1.badness }
        return $0.row < $1.row
      }.map(\.row)
    }
    for row in drawable.prefix(most) { rows[row].isDrawn = true }
  }
}

// MARK: - Order

extension FindingRows {
  private enum Group: Hashable {
    case label(String)
    case rule(RuleID)
  }

  /// What a group is ranked by; the higher the worse.
  private struct Weight: Comparable {
    var worst: Badness
    var counts = SeverityCounts()
    /// Of two equal ones the first.
    var index: Int

    mutating func add(_ severity: Severity, _ badness: Badness) {
      worst = max(worst, badness)
      counts.add(severity)
    }

    static func < (left: Weight, right: Weight) -> Bool {
      if left.worst != right.worst { return left.worst < right.worst }
      if left.counts != right.counts { return left.counts < right.counts }
      return left.index > right.index
    }
  }

  private struct Section: Hashable {
    var group: Group
    var locale: LocaleIdentifier?
  }

  private static func worstFirst(_ findings: [Finding]) -> [Finding] {
    let badness = findings.map { Badness($0) }
    let groups = findings.map { $0.label.map(Group.label) ?? .rule($0.rule) }
    let sections = findings.indices.map { index -> Section in
      // A rule's findings without a label are a list, in the order of the files.
      if case .rule = groups[index] { return Section(group: groups[index]) }
      return Section(group: groups[index], locale: findings[index].locale)
    }
    let rankOfGroup = ranks(of: groups, findings, badness) { left, right in
      switch (left, right) {
      case (.label, .rule): true
      case (.rule, .label): false
      default: nil
      }
    }
    let rankOfSection = ranks(of: sections, findings, badness) { left, right in
      switch (left.locale, right.locale) {
      case (.some, .none): true
      case (.none, .some): false
      default: nil
      }
    }
    return findings.indices.sorted { left, right in
      let groups = (rankOfGroup[left], rankOfGroup[right])
      if groups.0 != groups.1 { return groups.0 < groups.1 }
      let sections = (rankOfSection[left], rankOfSection[right])
      if sections.0 != sections.1 { return sections.0 < sections.1 }
      if badness[left] != badness[right] { return badness[left] > badness[right] }
      return left < right
    }.map { findings[$0] }
  }

  /// The rank of each finding's key, worst first; `precedes` says what comes first in any case.
  private static func ranks<Key: Hashable>(
    of keys: [Key], _ findings: [Finding], _ badness: [Badness],
    precedes: (Key, Key) -> Bool?
  ) -> [Int] {
    var weights: [Key: Weight] = [:]
    for (index, key) in keys.enumerated() {
      weights[key, default: Weight(worst: badness[index], index: index)].add(
        findings[index].severity, badness[index])
    }
    let order = weights.sorted { left, right in
      precedes(left.key, right.key) ?? (left.value > right.value)
    }
    let ranks = Dictionary(
      uniqueKeysWithValues: order.enumerated().map { ($0.element.key, $0.offset) })
    return keys.map { ranks[$0] ?? 0 }
  }

  /// The labels that use most of their room first; equal ones stay in the report's order.
  private static func tightestFirst(_ labels: [LabelReport]) -> [LabelReport] {
    labels.enumerated().map { label in
      (index: label.offset, use: label.element.locales.compactMap(\.use).max() ?? 0, label.element)
    }.sorted { ($1.use, $0.index) < ($0.use, $1.index) }.map(\.2)
  }
}

extension FindingRows.Row {
  /// Whether it is suppressed, or in another finding's `others`.
  fileprivate var isAside: Bool { reason != nil || parent != nil }
}

extension Finding {
  fileprivate var label: String? { subject.label ?? layout?.label }

  var locale: LocaleIdentifier? { subject.locale ?? layout?.locale }
}
