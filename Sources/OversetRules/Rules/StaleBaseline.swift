import OversetModel

/// An entry of the baseline that no finding is any more.
package enum StaleBaseline: Rule {
  package static let about = RuleDescription(
    .staleBaseline, .note, "the baseline accepts what is no longer found",
    meaning: """
      The text, the label or the rule has changed, and the fault is gone. As long as the entry \
      stands there, the fault may come back unseen. It is a note, so that nobody's check fails \
      because a text was put right: a team that wants the file pruned at once makes it an error. \
      Entries about files and locales that were not checked are left alone.
      """,
    example: """
      {"file":"App/de.lproj/Checkout.strings","key":"pay","label":"pay","locale":"de","rule":"truncated","overflow":12.5}
      note: the baseline accepts 'truncated' of 'pay' (de), which is no longer found
      """,
    remedy: "Run 'overset baseline prune', which takes such entries away.",
    sources: [.modelled("an accepted fault that is gone is not to come back unseen")])

  package static func findings(
    _ stale: [(identity: FindingIdentity, line: Int)], inBaselineAt path: String,
    _ settings: RuleSettings
  ) -> [Finding] {
    guard let severity = settings.severity(of: .staleBaseline) else { return [] }
    return stale.map { identity, line in
      let locale = identity.locale.map { " (\($0))" } ?? ""
      let name = identity.key ?? identity.label ?? identity.file
      return Finding(
        rule: .staleBaseline, severity: severity,
        subject: Finding.Subject(
          label: identity.label, table: identity.table, key: identity.key,
          locale: identity.locale.flatMap { LocaleIdentifier($0) },
          variant: LayoutVariant(text: identity.variation.variation), property: identity.rule),
        location: FileLocation(path: path, position: TextPosition(line: line, column: 1)),
        message: "the baseline accepts '\(identity.rule)' of '\(name)'\(locale), "
          + "which is no longer found",
        suggestion: "run 'overset baseline prune'")
    }
  }
}

extension RuleID {
  /// The baseline accepts what is no longer found.
  public static let staleBaseline = RuleID("stale-baseline")
}
