import OversetModel
import OversetRules

/// How much of a report a person is shown at once.
public enum FindingListing: Sendable {
  case all
  /// The worst labels, and of each the worst texts, each with its locales in one line.
  case worst
}

/// The findings that a text report lists, the worst first, and how many more there are.
struct ListedFindings {
  struct Section {
    /// Nil of findings that belong to no label.
    var label: LabelFindings?
    var findings: [FoldedFinding]
    /// How many more texts of the label have findings.
    var moreTexts = 0
  }

  private(set) var sections: [Section] = []
  /// How many labels have errors or warnings, and how many of them are listed.
  let labels: Int
  private(set) var listedLabels = 0
  /// How many errors and warnings no line stands for.
  private(set) var omitted = 0

  /// As many as a person looks at in one go: labels, and findings in a row that belong to none.
  private static let most = 20
  private static let mostTexts = 3

  init(_ groups: FindingGroups, _ listing: FindingListing) {
    labels = groups.labels.count
    for section in groups.sections {
      switch (section, listing) {
      case (.label(let label), .all):
        let findings = label.findings.map { FoldedFinding(first: $0) }
        sections.append(Section(label: label, findings: findings))
      case (.label(let label), .worst): add(label)
      case (.list(let findings), _):
        let count = listing == .all ? findings.count : Self.most
        sections.append(Section(findings: findings.prefix(count).map { FoldedFinding(first: $0) }))
        omitted += max(0, findings.count - count)
      }
    }
  }

  private mutating func add(_ label: LabelFindings) {
    guard listedLabels < Self.most else {
      omitted += label.findings.count
      return
    }
    listedLabels += 1
    let texts = FoldedFinding.folded(label.findings)
    sections.append(
      Section(
        label: label, findings: Array(texts.prefix(Self.mostTexts)),
        moreTexts: max(0, texts.count - Self.mostTexts)))
    omitted += texts.dropFirst(Self.mostTexts).map(\.count).reduce(0, +)
  }
}

/// The worst finding of a text in a label, and those of its other locales.
struct FoldedFinding {
  let first: Finding
  private var others: [Finding] = []

  init(first: Finding) { self.first = first }

  /// One for each text, in the order of the first findings.
  static func folded(_ findings: [Finding]) -> [FoldedFinding] {
    var folded: [FoldedFinding] = []
    var indices: [Finding.Subject: Int] = [:]
    for finding in findings {
      let text = Finding.Subject(table: finding.subject.table, key: finding.subject.key)
      if let index = indices[text] {
        folded[index].others.append(finding)
      } else {
        indices[text] = folded.count
        folded.append(FoldedFinding(first: finding))
      }
    }
    return folded
  }

  var count: Int { 1 + others.count }

  /// `also in ru, fr, de and 14 more locales`; nil where only the first locale has findings.
  var elsewhere: String? {
    var locales: [String] = []
    for locale in others.compactMap({ $0.subject.locale?.identifier })
    where locale != first.subject.locale?.identifier && !locales.contains(locale) {
      locales.append(locale)
    }
    if locales.isEmpty { return nil }
    let most = 8
    if locales.count <= most { return "also in \(locales.listed(with: "and"))" }
    let more = (locales.count - most).counted("more locale")
    return "also in \(locales.prefix(most).joined(separator: ", ")) and \(more)"
  }
}
