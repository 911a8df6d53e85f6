import OversetModel

/// An entry of `ignore` that waves nothing away.
package enum UnusedIgnore: Rule {
  package static let about = RuleDescription(
    .unusedIgnore, .warning, "an entry of 'ignore' waves nothing away",
    meaning: """
      No finding is one that the entry of the configuration's 'ignore' speaks of: the fault is gone, \
      or the entry is mistyped and waves away less than it seems to. Told only where everything was \
      checked.
      """,
    example: """
      ignore: [{rule: truncated, label: "news.*", locales: [fi], reason: headlines come from the server}]
      warning: nothing is found that this entry of 'ignore' waves away
      """,
    remedy: "Take the entry away, or mend its names.",
    sources: [.modelled("what is waved away is to be seen")])

  package static func findings(
    _ unused: [(entry: IgnoreEntry, location: FileLocation)], labels: [String],
    _ settings: RuleSettings
  ) -> [Finding] {
    guard let severity = settings.severity(of: .unusedIgnore) else { return [] }
    return unused.map { entry, location in
      Finding(
        rule: .unusedIgnore, severity: severity, subject: Finding.Subject(), location: location,
        message: "nothing is found that this entry of 'ignore' waves away",
        suggestion: "take it away, or mend its names" + mistypedLabel(of: entry, among: labels))
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
