import OversetModel

/// Two texts of a scene are drawn over each other.
enum Overlap: AppRule {
  static let about = RuleDescription(
    .overlap, .error, "a text is drawn over another one",
    meaning: """
      In this locale the scene's layout puts two texts over each other. With the texts of the \
      source locale it does not. Both are in one view, and neither is behind the other on purpose: \
      their frames do not meet on the document's own canvas.
      """,
    example: """
      Settings.storyboard: two labels in a row, pinned to the two edges, nothing between them
      error: '4gd-Xp-2bN.text' (de, 320) overlaps 'Value' by 23.7 pt in 'Settings ▸ Account'
      """,
    remedy: "Add a constraint between the two that keeps them apart, or let one of them wrap.",
    sources: [.documented("Auto Layout Guide: views without constraints between them may overlap")]
  )

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    app.sceneFaults.filter { $0.kind == .overlap }.map { fault in
      fault.finding(
        about.id, severity, "overlaps \(fault.othersPhrase) by \(fault.amount.tenths) pt")
    }
  }
}

extension RuleID {
  /// A text is drawn over another one.
  public static let overlap = RuleID("overlap")
}
