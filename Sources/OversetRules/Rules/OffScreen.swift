import OversetModel

/// A text of a scene runs out of the screen.
enum OffScreen: AppRule {
  static let about = RuleDescription(
    .offScreen, .error, "a text runs out of its screen",
    meaning: """
      Nothing in the layout limits the width of a label or a button, and in this locale it ends \
      outside of its screen; on macOS, outside of a view around it, which cuts it off. With the \
      source locale's text it does not. What scrolls sideways is left out.
      """,
    example: """
      Main.storyboard: a label with a leading constraint and no trailing one
      error: 'Rzy-8f-oQk.text' (de, 320) runs 41.3 pt out of the screen in 'Main ▸ Welcome'
      """,
    remedy: "Add a constraint to the other edge: the label then wraps, shrinks or truncates.",
    sources: [.documented("UIView: a view is as wide as its content where nothing limits it")])

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    app.sceneFaults.compactMap { fault in
      let outer: String
      switch fault.kind {
      case .offScreen: outer = "screen"
      case .outsideOfView: outer = "view around it"
      case .overlap, .unsatisfiable, .rowOverflow: return nil
      }
      return fault.finding(
        about.id, severity, "runs \(fault.amount.tenths) pt out of the \(outer)")
    }
  }
}

extension RuleID {
  /// A text runs out of its screen.
  public static let offScreen = RuleID("off-screen")
}
