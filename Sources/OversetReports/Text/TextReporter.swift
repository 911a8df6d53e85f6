import Overset
import OversetLabels
import OversetModel

/// The report for a person at a terminal: findings by file and line, then the numbers.
///
/// Notes are counted, not listed: a page or JSON has them.
public struct TextReporter: Reporter {
  private let terminal: Terminal

  public init(terminal: Terminal = Terminal()) { self.terminal = terminal }

  public func write(_ report: CheckReport, to put: ([UInt8]) throws -> Void) rethrows {
    var isEmpty = true
    for finding in report.findings where finding.severity > .note {
      var text = ""
      write(finding, to: &text)
      try put(Array(text.utf8))
      isEmpty = false
    }
    try put(Array(((isEmpty ? "" : "\n") + summary(of: report)).utf8))
  }

  private func write(_ finding: Finding, to text: inout String) {
    let place = finding.location
    let path = "\(terminal.pathPrefix)\(place.path):\(place.position.line):\(place.position.column)"
    let severity = colored(finding.severity.rawValue, as: finding.severity)
    text +=
      "\(path.printable): \(severity): \(finding.message.printable) [\(finding.rule.rawValue)]\n"
    if let layout = finding.layout { write(layout, source: finding.source, to: &text) }
    if let suggestion = finding.suggestion { text += wrapped("help", suggestion) }
  }

  private func write(
    _ layout: CheckedLayout, source: Finding.SourceState?, to text: inout String
  ) {
    let fit = layout.fit
    var note = "\"\(Self.excerpt(of: layout.text).printable)\""
    if fit.outcome == .truncated || fit.outcome == .clipped {
      note += " shows \"\(Self.excerpt(of: fit.shown).printable)\""
    }
    text += wrapped("note", note)
    if let source, source.outcome != .fits, source.outcome != .shrunk {
      text += wrapped("note", "in \(source.locale) it is \(source.outcome.rawValue) as well")
    }
    for reason in fit.confidence.reasons {
      text += wrapped("note", "\(fit.confidence.name): \(reason.printable)")
    }
  }

  /// The beginning of a text that nobody would read to its end.
  private static func excerpt(of text: String) -> String {
    let most = 400
    guard text.utf8.count > most, text.count > most else { return text }
    return text.prefix(most) + " … (\(text.count.counted("character")))"
  }

  private func summary(of report: CheckReport) -> String {
    let summary = report.summary
    func count(_ severity: Severity) -> String {
      let count = summary.findings[severity] ?? 0
      let words = count.counted(severity.rawValue)
      return count > 0 ? colored(words, as: severity) : words
    }
    let outcomes = LabelFit.Outcome.allCases.map { outcome in
      "\((summary.outcomes[outcome] ?? 0).grouped) \(outcome.words)"
    }
    var doubts = ""
    if summary.borderline > 0 { doubts += ", \(summary.borderline.grouped) of them borderline" }
    if summary.inconclusive > 0 {
      doubts += ", \(summary.inconclusive.grouped) could not be measured"
    }
    let ignored = summary.ignored > 0 ? " (\(summary.ignored.grouped) more are waved away)" : ""
    return """
      \(count(.error)), \(count(.warning)), \(count(.note))\(ignored)
      \(summary.constrainedKeys.grouped) of \(summary.keys.counted("key")) have a label, \
      \(summary.locales.count.counted("locale")), \(summary.layouts.counted("layout"))
      \(outcomes.joined(separator: ", "))\(doubts)
      \(report.verdict.words)

      """
  }

  /// A continuation line, broken at spaces to the terminal's width and indented.
  private func wrapped(_ label: String, _ words: String) -> String {
    var lines = [""]
    let room = max(20, terminal.width - 8)
    for word in words.printable.split(separator: " ") {
      let last = lines[lines.count - 1]
      if !last.isEmpty, last.count + 1 + word.count > room {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += (last.isEmpty ? "" : " ") + word
      }
    }
    let indent = String(repeating: " ", count: 2 + label.count + 2)
    return "  \(label): " + lines.joined(separator: "\n\(indent)") + "\n"
  }

  private func colored(_ text: String, as severity: Severity) -> String {
    guard terminal.hasColor else { return text }
    let code =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      }
    return "\u{1B}[1;\(code)m\(text)\u{1B}[0m"
  }
}

extension LabelFit.Outcome {
  fileprivate var words: String { self == .fits ? "fit" : rawValue }
}

extension Verdict {
  fileprivate var words: String {
    switch self {
    case .passed: "passed"
    case .failed(let reason): "failed: \(reason)"
    case .inconclusive(let reason): "inconclusive: \(reason)"
    case .misused(let reason): "not complete: \(reason.printable)"
    }
  }
}

extension String {
  /// Without control characters, which a terminal would obey: line breaks become `\n`.
  var printable: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return self
    }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
