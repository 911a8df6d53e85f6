package import OversetFits
package import OversetModel

/// A finding is a value. Its message is made here, above the rules, when it is asked for.
extension Finding: CustomStringConvertible {
  /// One phrase without a full stop.
  public var message: String { phrases.message }

  /// What would help, one phrase.
  public var suggestion: String? { phrases.suggestion }

  /// Both, which cost as much as one of them.
  package var phrases: (message: String, suggestion: String?) {
    switch content {
    case .statement(let statement): (statement.message, statement.suggestion)
    case .layout(let fault): fault.message(of: rule)
    case .untranslated(let missing): (missing.message, nil)
    }
  }

  /// `path:line:column: severity: message [rule]`, as it may be printed.
  public var description: String { description(at: location) }

  /// The same, at the location as it is named from another folder.
  package func description(at location: FileLocation) -> String {
    let line: TerminalText =
      "\(location): \(severity.rawValue): \(message) [\(rule.rawValue)]"
    return line.description
  }

  /// The same finding with another message or others.
  package func with(
    severity: Severity? = nil, message: String? = nil, suggestion: String? = nil,
    others: [Finding]? = nil, clears: Clearance? = nil, lack: Points? = nil, cut: TextCut? = nil
  ) -> Finding {
    let phrases = phrases
    return Finding(
      rule, severity ?? self.severity,
      .statement(
        FindingStatement(
          subject: subject, location: location, message: message ?? phrases.message,
          suggestion: suggestion ?? phrases.suggestion, layout: layout, source: source,
          others: others ?? self.others, clears: clears ?? self.clears,
          lack: lack ?? ownOverflow, textInLabel: textInLabel, cut: cut ?? self.cut, use: use)),
      occurrence: occurrence)
  }
}

extension LayoutFault {
  fileprivate func message(of rule: RuleID) -> (message: String, suggestion: String?) {
    guard let rule = rule.layoutRule else { return ("", nil) }
    let context = RuleContext(
      settings: layout.setting.rules, isSource: isSource, widths: extent?.widths, remedy: remedy)
    let made = rule.message(layout.unpacked, in: context)
    let all = extent?.asksForMore == true ? "for all of these, " : ""
    return (
      made.message + (extent?.ending ?? "") + (extent?.use.map { " (\($0.lineName))" } ?? ""),
      layout.doubt.added(to: made.suggestion.map { all + $0 })
    )
  }
}
