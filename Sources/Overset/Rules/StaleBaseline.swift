import OversetModel

/// An entry of the baseline that no finding is any more.
enum StaleBaseline: Rule {
  static let about = RuleDescription(
    .staleBaseline, .warning, "the baseline accepts what is no longer found",
    meaning: """
      The text, the label or the rule has changed, and the fault is gone. As long as the entry \
      stands there, the fault may come back unseen. Entries about files and locales that were not \
      checked are left alone.
      """,
    example: """
      {"file":"App/de.lproj/Checkout.strings","key":"pay","label":"pay","locale":"de","rule":"truncated","overflow":12.5}
      warning: the baseline accepts 'truncated' of 'pay' (de), which is no longer found
      """,
    remedy: "Run 'overset baseline prune', which takes such entries away.",
    sources: [.modelled("an accepted fault that is gone is not to come back unseen")])

  static let subject = RuleSubject.suppression

  static func findings(
    _ stale: [Baseline.Entry], in configuration: Configuration
  ) -> [Finding] {
    guard let severity = configuration.rules.severity(of: .staleBaseline),
      let file = configuration.baseline?.file
    else { return [] }
    return stale.map { entry in
      let identity = entry.identity
      let locale = identity.locale.map { " (\($0))" } ?? ""
      let name = identity.key ?? identity.label ?? identity.file
      return Finding(
        rule: .staleBaseline, severity: severity,
        subject: Finding.Subject(
          label: identity.label, table: identity.table, key: identity.key,
          locale: identity.locale.flatMap { LocaleIdentifier($0) },
          variant: LayoutVariant(text: identity.variation.variation), property: identity.rule),
        location: FileLocation(path: file, position: TextPosition(line: entry.line, column: 1)),
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
