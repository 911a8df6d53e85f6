import OversetFits
import OversetModel
import OversetRules

/// What is lost in labels, as findings say it; these may come in several parts.
struct LabelLosses: Sendable {
  /// By the label's index in the plan.
  private var texts: [Int: LostTexts] = [:]
  private var cuts: [Place: (layout: CheckedLayout, cut: TextCut?)] = [:]

  private struct Place: Hashable {
    var label: Int
    var locale: LocaleIdentifier
  }

  /// Of no findings yet.
  init() {}

  /// Of all findings of a check.
  init(_ findings: [Finding], _ tally: LabelTally) { add(findings, tally) }

  /// Of single texts. `tally` has counted them.
  mutating func add(_ findings: [Finding], _ tally: LabelTally) {
    for finding in findings where finding.losesText {
      guard let label = finding.textInLabel?.label, let layout = finding.layout else { continue }
      texts[label, default: LostTexts()].add(finding)
      if let tightest = tally.tightest(in: label, layout.locale), tightest.isOfText(of: layout) {
        cuts[Place(label: label, locale: layout.locale)] = (layout, finding.cut)
      }
    }
  }

  /// Nil where nothing is lost in the label. `localesOfTable` are the locales in which each table was
  /// laid out.
  func triage(of label: Int, localesOfTable: [Set<LocaleIdentifier>]) -> LabelTriage? {
    texts[label]?.triage(localesOfTable: localesOfTable)
  }

  /// What a finding says is to be cut off a label's tightest text: the header says the same.
  func cut(of tightest: CheckedLayout, in label: Int) -> TextCut? {
    guard let found = cuts[Place(label: label, locale: tightest.locale)],
      tightest.isOfText(of: found.layout)
    else { return nil }
    return found.cut
  }
}

extension CheckedLayout {
  /// In the same locale.
  fileprivate func isOfText(of other: CheckedLayout) -> Bool {
    key == other.key && table == other.table && variation == other.variation
  }
}
