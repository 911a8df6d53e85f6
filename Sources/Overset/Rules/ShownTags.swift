import OversetCatalogs
import OversetModel

/// Tags in the text of a label that shows texts as they are.
enum ShownTags: AppRule {
  static let about = RuleDescription(
    .shownTags, .note, "a text has tags, and its label shows texts as they are",
    meaning: """
      The text looks like HTML (<b>now</b>, <br>) or has tags that a library replaces \
      (<0>here</0>), and the label does not say so: the tags are measured like words. Where the \
      app reads them, verdicts on the text may be wrong; those that the tags decide are \
      borderline. Told once for each key, at the source's text.
      """,
    example: """
      - {id: hint, keys: [hint], width: 176}
      "hint" = "Pay <b>now</b>";
      note: 'hint' (en) has tags (<b>), and 'hint' shows texts as they are
      """,
    remedy: """
      Set html: true on the label where the app reads the text as HTML, or take the tags out.
      """,
    sources: [
      .documented("HTML Standard, 13.2.5: what begins a tag"),
      .modelled("an element that is closed, or br, hr and img, is no plain text"),
    ])

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    let plan = app.plan
    return zip(plan.tables, plan.labelsOfKey).flatMap { table, labelsOfKey in
      table.keys.indices.compactMap { key in
        let labels = labelsOfKey[key].map { plan.labels[$0].label }
        guard let label = labels.first(where: { !$0.constraint.html }) else { return nil }
        return finding(of: key, in: table, label, app.locales, severity)
      }
    }
  }

  private static func finding(
    of key: Int, in table: CatalogTable, _ label: ConfiguredLabel,
    _ wanted: [LocaleIdentifier]?, _ severity: Severity
  ) -> Finding? {
    let others = table.locales.lazy.filter { wanted?.contains($0.identifier) != false }
    for locale in [table.source].compactMap({ $0 }) + others {
      for index in locale.rangeOfKey[key] {
        guard let tag = MarkupText.tag(in: locale.entries[index].value) else { continue }
        let name = table.keys[key].text
        return Finding(
          rule: .shownTags, severity: severity,
          subject: Finding.Subject(
            label: label.id, table: table.name, key: name, locale: locale.identifier),
          location: locale.location(ofEntry: index),
          message: "'\(name)' (\(locale.identifier)) has tags (\(tag)), and '\(label.id)' shows "
            + "texts as they are",
          suggestion: "set html: true on '\(label.id)' where the app reads them")
      }
    }
    return nil
  }
}

extension RuleID {
  /// A text has tags, and its label shows texts as they are.
  public static let shownTags = RuleID("shown-tags")
}
