import OversetModel
import OversetRules

/// What a check finds in an app as a commit has it: what it finds there is not new today.
struct PastFindings: Sendable {
  private let baseline: Baseline
  /// The texts that could not be measured then.
  private let unmeasured: Set<UnmeasuredText>
  /// Whether nothing has changed, so that everything was found then that is found now.
  private let isAll: Bool
  /// What is to be said of what was.
  let notices: [Notice]

  private init(
    baseline: Baseline, unmeasured: Set<UnmeasuredText>, isAll: Bool, _ notices: [Notice]
  ) {
    (self.baseline, self.unmeasured) = (baseline, unmeasured)
    (self.isAll, self.notices) = (isAll, notices)
  }

  /// Of an app of which nothing has changed.
  static func all(_ notices: [Notice]) -> PastFindings {
    PastFindings(baseline: Baseline(entries: []), unmeasured: [], isAll: true, notices)
  }

  /// In the files of the commit, which have the `names` today.
  init(
    _ findings: [Finding], _ unmeasured: [UnmeasuredText], _ names: PastNames, notices: [Notice]
  ) {
    self.init(
      baseline: Baseline(
        entries: Baseline(accepting: findings).entries.map(names.renamed)),
      unmeasured: Set(
        unmeasured.map { text in
          var text = text
          text.identity = names.renamed(text.identity)
          return text
        }), isAll: false, notices)
  }

  /// Those that are new or worse.
  ///
  /// Both checks were made by one program with the same fonts: what has grown at all has changed.
  func new(in findings: [Finding]) -> [Finding] {
    // What a baseline accepts and nobody finds any more may be gone by a change.
    if isAll { return findings.filter { $0.rule == .staleBaseline } }
    return BaselineComparison(
      findings, baseline, mayGrow: 0, in: CheckScope(), then: "before"
    ).new
  }

  /// Whether the same text could not be measured in the same label then.
  func contains(_ text: UnmeasuredText) -> Bool {
    isAll || unmeasured.contains(text)
  }
}
