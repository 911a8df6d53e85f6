import OversetTexts
import OversetModel

/// A translation for an object that the interface no longer has.
enum StaleObjectID: AppRule {
  static let about = RuleDescription(
    .staleObjectID, .note, "a translation for an object that the interface no longer has",
    meaning: """
      The key is 'objectID.property' as Interface Builder writes it, and the document of the same \
      name has no object of that id. Nothing shows the text, and it is not laid out.
      """,
    example: """
      Base.lproj/Main.storyboard has no object 'gon-ee-999'
      "gon-ee-999.text" = "Weiter";
      note: 'gon-ee-999.text' is for an object that the interface no longer has
      """,
    remedy: "Remove the entry, or give the translation to the object that took the place.",
    sources: [.documented("nib loading: texts are put in place by object id")])

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    app.tables.flatMap { table in
      table.keys.filter { $0.kind == .stale }.map { key in
        Finding(
          rule: .staleObjectID, severity: severity,
          subject: Finding.Subject(table: table.name, key: key.text), location: key.location,
          message: "'\(key.text)' is for an object that the interface no longer has")
      }
    }
  }
}

extension RuleID {
  /// A translation for an object that the interface no longer has.
  public static let staleObjectID = RuleID("stale-object-id")
}
