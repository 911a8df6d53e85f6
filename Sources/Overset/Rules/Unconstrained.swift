import OversetModel

/// A key that no label shows: it was not checked.
enum Unconstrained: AppRule {
  static let about = RuleDescription(
    .unconstrained, .note, "no label shows the key",
    meaning: """
      No label of the configuration has the key among its 'keys': its texts were not checked. The \
      summary counts how many keys have a label. The texts of Interface Builder documents are not \
      counted: their labels are in the documents.
      """,
    example: """
      - {id: pay, keys: ["checkout.*"], width: 176}
      "cart.title" = "Your cart";
      note: no label shows 'cart.title'
      """,
    remedy: """
      Add the key to a label, or write a label with 'default: true' that takes what no other took. \
      Texts that are never on a screen belong into 'notShown'.
      """,
    sources: [.modelled("what was not checked is not passed over in silence")])

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    zip(app.plan.tables, app.plan.labelsOfKey).flatMap { table, labelsOfKey in
      zip(table.keys, labelsOfKey).filter { $0.kind == .code && $0.isShown && $1.isEmpty }.map {
        key, _ in
        Finding(
          rule: .unconstrained, severity: severity,
          subject: Finding.Subject(table: table.name, key: key.text), location: key.location,
          message: "no label shows '\(key.text)'",
          suggestion: "add it to the 'keys' of a label")
      }
    }
  }
}

extension RuleID {
  /// No label shows the key.
  public static let unconstrained = RuleID("unconstrained")
}
