import Overset
package import OversetModel
package import OversetRules

/// What the rules are, for a person at a terminal.
package struct RulesText {
  private let width: Int

  /// Columns of the terminal.
  package init(width: Int = 80) { self.width = width }

  /// A line for each rule: its name, its default severity and what it says.
  package func list(of rules: [RuleDescription]) -> TerminalText {
    let names = rules.map(\.id.rawValue.count).max() ?? 0
    return rules.map { rule -> TerminalText in
      "\(rule.id.rawValue.padded(to: names))  \(rule.severity.rawValue.padded(to: 7))  "
        + "\(rule.summary)\n"
    }.joined()
  }

  /// The full explanation of one rule.
  package func explanation(of rule: RuleDescription) -> TerminalText {
    var text: TerminalText = "\(rule.id.rawValue) (\(rule.severity.rawValue)): \(rule.summary)\n"
    text += "\n" + wrapped(rule.meaning)
    text += "\nExample\n"
    // A configuration's line keeps its shape.
    for line in rule.example.split(separator: "\n") { text += "  \(line)\n" }
    if !rule.thresholds.isEmpty {
      text += "\nThresholds\n"
      for threshold in rule.thresholds {
        text += wrapped("\(threshold.name): \(threshold.meaning)", indent: 2)
      }
    }
    let settings = ["severity: \(rule.severity.rawValue)"] + rule.thresholds.map(\.setting)
    text +=
      "\nIn overset.yml\n  rules: {\(rule.id.rawValue): {\(settings.joined(separator: ", "))}}\n"
    text += "\nWhat to do\n" + wrapped(rule.remedy, indent: 2)
    text += "\nSources\n"
    for source in rule.sources {
      text += wrapped("\(source.kind.rawValue): \(source.words)", indent: 2)
    }
    return text
  }

  private func wrapped(_ words: String, indent: Int = 0) -> TerminalText {
    let space = String(repeating: " ", count: indent)
    let room = max(20, min(width, 100) - indent)
    var lines = [""]
    for word in words.split(separator: " ") {
      let last = lines[lines.count - 1]
      if !last.isEmpty, last.count + 1 + word.count > room {
        // The later lines of an item are indented under its first word.
        lines.append((indent > 0 ? "  " : "") + word)
      } else {
        lines[lines.count - 1] += (last.isEmpty ? "" : " ") + word
      }
    }
    return lines.map { "\(space)\($0)\n" as TerminalText }.joined()
  }
}

extension RuleDescription.Threshold {
  /// `from: 0.9`, its default.
  fileprivate var setting: String {
    let number = standard == standard.rounded() ? String(Int(standard)) : String(standard)
    return "\(name): \(number)"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
