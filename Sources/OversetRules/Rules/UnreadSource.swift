import OversetModel

/// A file of source code that is not read, or not to its end.
enum UnreadSource: AppRule {
  static let about = RuleDescription(
    .unreadSource, .warning, "a file of source code is not read, or not to its end",
    meaning: """
      What the file shows of the app's texts is not known, so the check may have said more. It is \
      larger than 4 MB, no text in UTF-8 or UTF-16, nested more deeply than people write, or the parser \
      of Swift fails on it or takes too long. Where warnings make a check fail, as with '--strict', this \
      one makes it inconclusive (status 3) in their place.
      """,
    example: """
      Sources/Generated.swift
      warning: this file is not read: it is larger than 4 MB
      """,
    remedy: "Correct the file, split it, or leave it out with 'exclude'.",
    sources: [.modelled("a check that has not seen all code must not look like one that has")])

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    app.unreadSources.compactMap { notice in
      notice.location.map {
        Finding(
          rule: .unreadSource, severity: severity, subject: Finding.Subject(), location: $0,
          message: notice.message)
      }
    }
  }
}

extension RuleID {
  /// A file of source code is not read, or not to its end.
  public static let unreadSource = RuleID("unread-source")
}
