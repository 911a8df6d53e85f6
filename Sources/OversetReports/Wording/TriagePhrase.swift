import Overset
import OversetModel

/// A triage as phrases, for reports that people read.
struct TriagePhrase {
  private let triage: LabelTriage

  init(_ triage: LabelTriage) { self.triage = triage }

  /// `the layout: 12 of 16 locales do not fit; new in fi; worst in de: the label is 38.5 pt too narrow`.
  var cause: String {
    let count = triage.locales.count
    let ofAll = "\(count) of \(triage.checkedLocales.counted("locale"))"
    let fit = count == 1 ? "does not fit" : "do not fit"
    let keys = triage.keys > 1 ? " in \(triage.keys) texts" : ""
    // Nobody has translated it.
    let isSourceAlone = triage.isInSource && triage.checkedLocales == 1
    let source =
      triage.isInSource && !isSourceAlone ? ", as in the source language already" : ""
    let new =
      triage.newIn.isEmpty
      ? "" : "; new in \(Self.list(triage.newIn))"
    switch triage.cause {
    case .layout: return "the layout: \(ofAll) \(fit)\(keys)\(source)\(new)\(worst)"
    case .translation:
      let text = isSourceAlone ? "the text" : "the translation"
      return "\(text): \(ofAll) \(fit)\(keys)\(source)\(new)\(worst)"
    }
  }

  /// `215 pt of width, 2 lines or scale 0.82 clears all of them`; nil where nothing does.
  var clears: String? {
    triage.clears.phrase.isEmpty ? nil : "\(triage.clears.phrase) would show every text"
  }

  /// Both phrases as one.
  var sentence: String { [cause, clears].compactMap { $0 }.joined(separator: "; ") }

  private var worst: String {
    // As the text's own finding says it: at its smallest size, on its narrowest screen.
    guard let over = triage.worst.overflow else { return "" }
    // Of the label's width in its own lines: the room that each locale has is over all lines.
    return "; worst in \(triage.worst.locale): the label is \(Decimals.points(over)) too narrow"
  }

  /// At most eight names.
  private static func list(_ locales: [LocaleIdentifier]) -> String {
    let names = locales.prefix(8).map(\.identifier).joined(separator: ", ")
    return locales.count > 8 ? "\(names) and \(locales.count - 8) more" : names
  }
}
