import OversetModel

/// Texts of a row want more than it has, and nothing says which of them gives way.
enum RowOverflow: AppRule {
  static let about = RuleDescription(
    .rowOverflow, .error, "texts in a row need more than it has, and share one priority",
    meaning: """
      In this locale the texts side by side need more width than there is. Their compression \
      resistance is the same, so that nothing says which of them is truncated: one is, and it may \
      be another one on another system. It is one finding for the row and the locale, at its \
      widest text. A label with any number of lines wraps: a row with one lacks nothing.
      """,
    example: """
      Player.storyboard: three buttons in a stack view, each with the priority 750
      error: 'Ns4-4q-Zha.normalTitle' (de, 320) asks for 181.2 pt in a row with 'Stop' (49.0 pt)
        and 'Next' (53.5 pt) that lacks 28.0 pt in 'Player ▸ Controls'
      """,
    remedy: """
      Give the texts different priorities, let one wrap, or stack the row vertically at this width.
      """,
    sources: [
      .documented("Auto Layout Guide: content hugging and compression resistance priorities"),
      .modelled("UIKit has no answer for equal priorities"),
    ])

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    app.sceneFaults.filter { $0.kind == .rowOverflow }.map { fault in
      let asked = fault.asked.map { "asks for \($0.tenths) pt in" } ?? "shares"
      return fault.finding(
        about.id, severity,
        "\(asked) a row with \(fault.othersPhrase) that lacks \(fault.amount.tenths) pt")
    }
  }
}

extension RuleID {
  /// Texts in a row need more than it has.
  public static let rowOverflow = RuleID("row-overflow")
}
