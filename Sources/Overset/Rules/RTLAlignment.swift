import OversetModel
import OversetTypesetting

/// A label aligned `.left` or `.right` stays where it is in a right-to-left locale.
enum RTLAlignment {
  /// One for each such label and locale, at the first text that the label shows there.
  static func findings(
    _ plan: CheckPlan, locales: [LocaleIdentifier]?, _ settings: RuleSettings
  ) -> [Finding] {
    guard let severity = settings.severity(of: .rtlAlignment) else { return [] }
    var findings: [Finding] = []
    for (place, planned) in plan.labels.enumerated() {
      let label = planned.label
      guard [.left, .right].contains(label.constraint.textAlignment) else { continue }
      var seen: Set<LocaleIdentifier> = []
      for (table, labelsOfKey) in zip(plan.tables, plan.labelsOfKey) {
        let keys = table.keys.indices.filter { labelsOfKey[$0].contains(place) }
        for locale in table.locales
        where locale.identifier.isRightToLeft && locales?.contains(locale.identifier) != false {
          let key = keys.first { !locale.rangeOfKey[$0].isEmpty }
          guard let key, seen.insert(locale.identifier).inserted else { continue }
          findings.append(
            Finding(
              rule: .rtlAlignment, severity: severity,
              subject: Finding.Subject(
                label: label.id, table: table.name, key: table.keys[key].text,
                locale: locale.identifier),
              location: locale.location(ofEntry: locale.rangeOfKey[key].lowerBound),
              message:
                "'\(label.id)' is aligned \(label.constraint.textAlignment.rawValue) and does "
                + "not mirror in \(locale.identifier)",
              suggestion: "use 'textAlignment: natural'"))
        }
      }
    }
    return findings
  }
}
