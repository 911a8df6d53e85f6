import Overset
import OversetModel
import OversetRules

/// A report as tests: a case for each label in each locale, and one for each rule and file of the
/// other findings.
struct JUnitCases {
  /// In the report's order of labels, then by rule.
  private(set) var suites: [Suite] = []
  private var suiteOfName: [String: Int] = [:]
  private var indexOfCase: [CaseID: CaseIndex] = [:]

  struct Suite {
    var name: String
    var cases: [Case] = []
  }

  struct Case {
    var name: String
    var findings: [Finding] = []
    /// The same overflow as in the source locale, which has the finding.
    var shared: [Finding] = []
    var suppressed: [SuppressedFinding] = []
    var layouts = 0
    var inconclusive = 0
  }

  private struct CaseIndex {
    var suite: Int
    /// The index of the case in the suite.
    var testCase: Int
  }

  private enum CaseID: Hashable {
    case label(String, LocaleIdentifier?)
    case file(String, RuleID)
  }

  init(_ report: CheckReport, paths: PathBase) {
    for label in report.labels {
      for locale in label.locales {
        let index = index(of: .label(label.id, locale.locale))
        suites[index.suite].cases[index.testCase].layouts += locale.layouts
        // Where only what has changed counts, the gate may have seen none of them.
        if report.summary.inconclusive > 0 {
          suites[index.suite].cases[index.testCase].inconclusive += locale.inconclusive
        }
      }
    }
    for finding in report.findings {
      let index = index(of: id(of: finding, paths))
      suites[index.suite].cases[index.testCase].findings.append(finding)
      for other in finding.others {
        let index = self.index(of: id(of: other, paths))
        suites[index.suite].cases[index.testCase].shared.append(other)
      }
    }
    for suppressed in report.suppressed {
      let index = index(of: id(of: suppressed.finding, paths))
      suites[index.suite].cases[index.testCase].suppressed.append(suppressed)
    }
  }

  private func id(of finding: Finding, _ paths: PathBase) -> CaseID {
    if let label = finding.subject.label { return .label(label, finding.subject.locale) }
    return .file(paths.path(of: finding.location), finding.rule)
  }

  private mutating func index(of id: CaseID) -> CaseIndex {
    if let index = indexOfCase[id] { return index }
    let (suiteName, name) =
      switch id {
      case .label(let label, let locale?): ("label.\(label)", "\(label) (\(locale))")
      case .label(let label, nil): ("label.\(label)", label)
      case .file(let path, let rule): ("rule.\(rule.rawValue)", "\(rule.rawValue): \(path)")
      }
    let suite = suiteOfName[suiteName] ?? suites.count
    if suite == suites.count {
      suiteOfName[suiteName] = suite
      suites.append(Suite(name: suiteName))
    }
    let index = CaseIndex(suite: suite, testCase: suites[suite].cases.count)
    suites[suite].cases.append(Case(name: name))
    indexOfCase[id] = index
    return index
  }
}
