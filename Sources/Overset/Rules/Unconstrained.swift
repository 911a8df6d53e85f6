import OversetModel

/// A key that no label shows: it was not checked.
enum Unconstrained {
  static func findings(_ plan: CheckPlan, _ settings: RuleSettings) -> [Finding] {
    guard let severity = settings.severity(of: .unconstrained) else { return [] }
    return zip(plan.tables, plan.labelsOfKey).flatMap { table, labelsOfKey in
      zip(table.keys, labelsOfKey).filter { $1.isEmpty }.map { key, _ in
        Finding(
          rule: .unconstrained, severity: severity,
          subject: Finding.Subject(table: table.name, key: key.text), location: key.location,
          message: "no label shows '\(key.text)'",
          suggestion: "add it to the 'keys' of a label")
      }
    }
  }
}
