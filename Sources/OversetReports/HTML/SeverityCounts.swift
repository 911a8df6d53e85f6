import Overset
import OversetModel
import OversetRules

/// How many findings there are of each severity.
struct SeverityCounts: Hashable, Comparable {
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var notes = 0

  init() {}

  init(_ findings: [Finding]) {
    for finding in findings { add(finding.severity) }
  }

  mutating func add(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }

  var total: Int { errors + warnings + notes }

  /// The worst severity that there is.
  var worst: Severity? {
    if errors > 0 { return .error }
    if warnings > 0 { return .warning }
    return notes > 0 ? .note : nil
  }

  subscript(_ severity: Severity) -> Int {
    switch severity {
    case .error: errors
    case .warning: warnings
    case .note: notes
    }
  }

  /// `2 errors, 1 note`.
  var phrase: String {
    Severity.allCases.reversed().filter { self[$0] > 0 }
      .map { Decimals.count(self[$0], $0.rawValue) }.joined(separator: ", ")
  }

  static func < (left: SeverityCounts, right: SeverityCounts) -> Bool {
    (left.errors, left.warnings, left.notes) < (right.errors, right.warnings, right.notes)
  }
}
