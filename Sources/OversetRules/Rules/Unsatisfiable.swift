import OversetModel

/// A text makes required constraints of a scene contradict each other.
enum Unsatisfiable: AppRule {
  static let about = RuleDescription(
    .unsatisfiable, .warning, "a constraint breaks because of a text",
    meaning: """
      In this locale the required constraints of a scene cannot all hold: a text that may not be \
      compressed needs more than the others leave. UIKit then breaks one of them, says so in the \
      console, and does not say which. With the source locale's texts all of them hold.
      """,
    example: """
      Main.storyboard: a button with a compression resistance of 1000 in a fixed width
      warning: 'ok1-Vw-m4c.normalTitle' (de, 320) breaks a constraint of 'Cell' in 'Main ▸ Orders'
      """,
    remedy: "Give one of the constraints a priority below 1000.",
    sources: [
      .documented("Auto Layout Guide: Unsatisfiable Layouts"),
      .modelled("the constraint that this tool's solver drops: UIKit may drop another"),
    ])

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    app.sceneFaults.filter { $0.kind == .unsatisfiable }.map { fault in
      fault.finding(about.id, severity, "breaks a constraint of \(fault.othersPhrase)")
    }
  }
}

extension RuleID {
  /// A constraint breaks because of a text.
  public static let unsatisfiable = RuleID("unsatisfiable")
}
