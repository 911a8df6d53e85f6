package import Overset
package import OversetModel
import OversetSurfaces

/// Where code uses which key, for a person at a terminal.
package enum SourcesText {
  /// A block for each key that code uses, what is not used or not in a catalog, and the totals.
  package static func text(of survey: SourceSurvey) -> TerminalText {
    var text: TerminalText = ""
    for key in survey.keys where !key.uses.isEmpty {
      text += "'\(key.text.firstLine)' (\(key.table))\n"
      for use in key.uses {
        text +=
          "  \(use.location.path):\(use.location.position.line):\(use.location.position.column)\n"
        for verdict in use.verdicts {
          if let surface = verdict.surface?.name {
            text += "    \(surface)"
          } else {
            text += "    -"
          }
          text += ": \(verdict.description)\n"
        }
      }
    }
    let unused = survey.keys.filter(\.uses.isEmpty)
    text += list("no code names", unused.map { ($0.text, $0.location) })
    text += list("no catalog has", survey.missing.map { ($0.text, $0.location) })
    return text + totals(of: survey) + settings(of: survey)
  }

  private static func list(
    _ heading: TerminalText, _ keys: [(text: String, location: FileLocation)]
  ) -> TerminalText {
    if keys.isEmpty { return "" }
    return "\(heading):\n"
      + keys.map { key -> TerminalText in
        let (path, position) = (key.location.path, key.location.position)
        return "  '\(key.text.firstLine)'  \(path):\(position.line):\(position.column)\n"
      }.joined()
  }

  private static func totals(of survey: SourceSurvey) -> TerminalText {
    var text: TerminalText = "\(survey.keys.count.counted("key"))\n"
    let kinds = survey.keys.map(\.kind)
    for kind in VerdictKind.allCases {
      let count = kinds.count { $0 == kind }
      if count > 0 { text += "  \(count.grouped) \(kind.phrase)\n" }
    }
    let unused = kinds.count { $0 == nil }
    if unused > 0 { text += "  \(unused.grouped) that no code names\n" }
    return text
  }

  /// The unknowns that most keys share.
  private static func settings(of survey: SourceSurvey) -> TerminalText {
    let ranked = survey.unknownParts.prefix(10)
    if ranked.isEmpty { return suggestions(of: survey) }
    return "most keys are unknown because of\n"
      + ranked.map { "  \($0.count.grouped): \($0.part.phrase)\n" as TerminalText }.joined()
      + suggestions(of: survey)
  }

  /// What overset.yml could say.
  private static func suggestions(of survey: SourceSurvey) -> TerminalText {
    let lines = survey.suggestions.lines
    if lines.isEmpty { return "" }
    return
      "overset.yml can say how they are shown, with what is right in the place of the guesses:\n"
      + "  sources:\n" + lines.map { "    \($0)\n" as TerminalText }.joined()
  }
}

extension String {
  fileprivate var firstLine: String {
    let line = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).first ?? ""
    return line.count < count ? line + "…" : self
  }
}
