import Overset
import OversetModel
import OversetRules

/// What a report tells of, as tests: a case for each label in each locale, and one for each file that
/// a rule has something to say about otherwise.
struct JUnitCases {
  /// In the report's order of labels, then by rule.
  private(set) var suites: [Suite] = []
  private var suiteOfName: [String: Int] = [:]
  private var placeOfCase: [CaseID: (suite: Int, place: Int)] = [:]

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

  private enum CaseID: Hashable {
    case label(String, LocaleIdentifier?)
    case file(String, RuleID)
  }

  init(_ report: CheckReport, paths: PathBase) {
    for label in report.labels {
      for locale in label.locales {
        let place = place(of: .label(label.id, locale.locale))
        suites[place.suite].cases[place.place].layouts += locale.layouts
        // Where only what has changed counts, the gate may have seen none of them.
        if report.summary.inconclusive > 0 {
          suites[place.suite].cases[place.place].inconclusive += locale.inconclusive
        }
      }
    }
    for finding in report.findings {
      let place = place(of: id(of: finding, paths))
      suites[place.suite].cases[place.place].findings.append(finding)
      for other in finding.others {
        let place = self.place(of: id(of: other, paths))
        suites[place.suite].cases[place.place].shared.append(other)
      }
    }
    for suppressed in report.suppressed {
      let place = place(of: id(of: suppressed.finding, paths))
      suites[place.suite].cases[place.place].suppressed.append(suppressed)
    }
  }

  private func id(of finding: Finding, _ paths: PathBase) -> CaseID {
    if let label = finding.subject.label { return .label(label, finding.subject.locale) }
    return .file(paths.path(of: finding.location), finding.rule)
  }

  private mutating func place(of id: CaseID) -> (suite: Int, place: Int) {
    if let place = placeOfCase[id] { return place }
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
    let place = (suite: suite, place: suites[suite].cases.count)
    suites[suite].cases.append(Case(name: name))
    placeOfCase[id] = place
    return place
  }
}
