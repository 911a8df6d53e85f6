import OversetModel

/// An entry of `ignore` that suppresses nothing.
package enum UnusedIgnore: Rule {
  package static let about = RuleDescription(
    .unusedIgnore, .warning, "an entry of 'ignore' suppresses nothing",
    meaning: """
      No finding is one that the entry of the configuration's 'ignore' speaks of: the fault is gone, \
      or the entry is mistyped and suppresses less than it seems to. Reported only where everything was \
      checked.
      """,
    example: """
      ignore: [{rule: truncated, label: "news.*", locales: [fi], reason: headlines come from the server}]
      warning: nothing is found that this entry of 'ignore' suppresses
      """,
    remedy: "Take the entry away, or correct its names.",
    sources: [.modelled("what is suppressed must be visible")])

  package static func findings(
    _ unused: [(entry: IgnoreEntry, location: FileLocation)], labels: [String],
    _ settings: RuleSettings
  ) -> [Finding] {
    guard let severity = settings.severity(of: .unusedIgnore) else { return [] }
    return unused.map { entry, location in
      Finding(
        rule: .unusedIgnore, severity: severity, subject: Finding.Subject(), location: location,
        message: "nothing is found that this entry of 'ignore' suppresses",
        suggestion: "take it away, or correct its names" + mistypedLabel(of: entry, among: labels))
    }
  }

  /// `; no label is called 'chekout'; did you mean 'checkout'?`
  private static func mistypedLabel(
    of entry: IgnoreEntry, among labels: [String]
  ) -> String {
    guard let label = entry.label, !label.hasWildcards, !labels.contains(label.pattern) else {
      return ""
    }
    let near = suggestion(for: label.pattern, among: labels)
    return near.isEmpty ? "" : "; no label is called '\(label.pattern)'\(near)"
  }
}

extension RuleID {
  /// An `ignore` of the configuration matches nothing.
  public static let unusedIgnore = RuleID("unused-ignore")
}
