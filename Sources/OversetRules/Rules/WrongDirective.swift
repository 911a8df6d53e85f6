import OversetTexts
import OversetModel

/// A note for translators that means this tool and says nothing it understands.
enum WrongDirective: AppRule {
  static let about = RuleDescription(
    .wrongDirective, .error, "a note's 'overset:' says nothing that is understood",
    meaning: """
      The note of an entry may give it a label ('overset: width=120 lines=1 font=headline') or suppress \
      its findings ('overset:ignore de,fi - reason'). This one does neither, so it has no effect.
      """,
    example: """
      /* overset: widht=120 */
      "pay" = "Pay";
      error: unknown directive 'widht'; did you mean 'width'?
      """,
    remedy: """
      Correct the note: 'width', 'height', 'lines' and 'font' for a label, 'ignore' with locales and \
      a reason.
      """,
    sources: [.modelled("a note that does nothing would be taken for one that does")])

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    app.mistakes.map { mistake in
      let table = app.tables[mistake.key.table]
      return Finding(
        rule: .wrongDirective, severity: severity,
        subject: Finding.Subject(table: table.name, key: table.keys[mistake.key.key].text),
        location: mistake.location, message: mistake.message)
    }
  }
}

extension RuleID {
  /// A note's `overset:` says nothing that is understood.
  public static let wrongDirective = RuleID("wrong-directive")
}
