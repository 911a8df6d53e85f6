package import Overset
package import OversetModel
import OversetSurfaces

/// Where code uses which key, for a person at a terminal.
package struct SourcesText {
  private let survey: SourceSurvey

  /// Which keys have their uses above the totals.
  package enum Listing: Sendable {
    case none
    case all
    /// Those that a pattern matches.
    case matching([Glob])

    fileprivate func includes(_ key: String) -> Bool {
      switch self {
      case .none: false
      case .all: true
      case .matching(let patterns): patterns.contains { $0.matches(key) }
      }
    }
  }

  package init(_ survey: SourceSurvey) { self.survey = survey }

  /// The keys that are asked for, then the totals, why keys are unknown, and what could be said of them.
  package func text(listing: Listing = .none) -> TerminalText {
    let keys = survey.keys.filter { listing.includes($0.text) }
    let missing = survey.missing.filter { listing.includes($0.text) }
    var text: TerminalText = ""
    for key in keys where !key.uses.isEmpty { text += block(of: key) }
    text += list("no code names", keys.filter(\.uses.isEmpty).map { ($0.text, $0.location) })
    text += list("no catalog has", missing.map { ($0.text, $0.location) })
    switch listing {
    case .matching:
      let count = keys.count + missing.count
      return count > 0 ? text : "no catalog and no code has a key like that\n"
    case .all: return text + totals + causes + suggestions
    case .none: return totals + causes + suggestions + advice
    }
  }

  private func block(of key: SourceSurvey.Key) -> TerminalText {
    var text: TerminalText = "'\(key.text.firstLine)' (\(key.table))\n"
    for use in key.uses {
      let position = use.location.position
      text += "  \(use.location.path):\(position.line):\(position.column)\n"
      for verdict in use.verdicts {
        text += "    \(verdict.surface?.name ?? "-"): \(verdict.description)\n"
      }
    }
    return text
  }

  private func list(
    _ heading: TerminalText, _ keys: [(text: String, location: FileLocation)]
  ) -> TerminalText {
    if keys.isEmpty { return "" }
    return "\(heading):\n"
      + keys.map { key -> TerminalText in
        let (path, position) = (key.location.path, key.location.position)
        return "  '\(key.text.firstLine)'  \(path):\(position.line):\(position.column)\n"
      }.joined()
  }

  private var totals: TerminalText {
    var text: TerminalText = "\(survey.keys.count.counted("key"))\n"
    let kinds = survey.keys.map(\.kind)
    for kind in VerdictKind.allCases {
      let count = kinds.count { $0 == kind }
      if count > 0 { text += "  \(count.grouped) \(kind.phrase)\n" }
    }
    let unused = kinds.count { $0 == nil }
    if unused > 0 { text += "  \(unused.grouped) that no code names\n" }
    let laidOut = survey.keys.count(where: \.isLaidOut)
    if laidOut > 0 {
      text += "of these a check lays out \(laidOut.grouped), whose room and font are known\n"
    }
    if kinds.contains(.inDocument) {
      text += "'overset interfaces' lists the rooms of those in storyboards and XIBs\n"
    }
    let missing = Set(survey.missing.map(\.text)).count
    if missing > 0 { text += "code names \(missing.counted("key")) that no catalog has\n" }
    for (call, count) in survey.assumed {
      text +=
        "'\(call)' is taken for a look-up: nearly all that it gets are keys, \(count.grouped) of them named nowhere else\n"
    }
    return text
  }

  /// The unknowns that most keys share.
  private var causes: TerminalText {
    let ranked = survey.unknownParts.prefix(10)
    if ranked.isEmpty { return "" }
    return "most keys are unknown because of\n"
      + ranked.map { "  \($0.count.grouped): \($0.part.phrase)\n" as TerminalText }.joined()
  }

  /// What overset.yml could say.
  private var suggestions: TerminalText {
    let lines = survey.suggestions.lines
    if lines.isEmpty { return "" }
    return
      "overset.yml can say how they are shown, with what is right in the place of the guesses:\n"
      + "  sources:\n" + lines.map { "    \($0)\n" as TerminalText }.joined()
  }

  /// How to see what is only counted.
  private var advice: TerminalText {
    survey.keys.isEmpty
      ? "" : "'--uses' lists each key with its uses, '--key \"settings.*\"' those of some keys\n"
  }
}

extension String {
  fileprivate var firstLine: String {
    let line = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).first ?? ""
    return line.count < count ? line + "…" : self
  }
}
