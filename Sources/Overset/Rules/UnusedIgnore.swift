import OversetModel

/// An entry of `ignore` that waves nothing away.
enum UnusedIgnore: Rule {
  static let about = RuleDescription(
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

  static let subject = RuleSubject.suppression

  static func findings(
    _ unused: [IgnoreEntry], in configuration: Configuration
  ) -> [Finding] {
    guard let severity = configuration.rules.severity(of: .unusedIgnore) else { return [] }
    return unused.compactMap { entry in
      guard let location = configuration.location(at: entry.position) else { return nil }
      return Finding(
        rule: .unusedIgnore, severity: severity, subject: Finding.Subject(), location: location,
        message: "nothing is found that this entry of 'ignore' waves away",
        suggestion: "take it away, or mend its names" + mistypedLabel(of: entry, in: configuration))
    }
  }

  /// `; no label is called 'chekout'; did you mean 'checkout'?`
  private static func mistypedLabel(
    of entry: IgnoreEntry, in configuration: Configuration
  ) -> String {
    let labels = configuration.labels.map(\.id)
    guard let label = entry.label, !label.hasWildcards, !labels.contains(label.pattern) else {
      return ""
    }
    let near = OversetModel.suggestion(for: label.pattern, among: labels)
    return near.isEmpty ? "" : "; no label is called '\(label.pattern)'\(near)"
  }
}

extension RuleID {
  /// An `ignore` of the configuration matches nothing.
  public static let unusedIgnore = RuleID("unused-ignore")
}
