import OversetModel
import OversetTexts

/// Tags in the text of a label that shows texts as they are.
enum ShownTags: AppRule {
  static let about = RuleDescription(
    .shownTags, .note, "a text has tags, and its label shows texts as they are",
    meaning: """
      The text looks like HTML (<b>now</b>, <br>) or has tags that a library replaces \
      (<0>here</0>), and the label does not say so: the tags are measured like words. Where the \
      app reads them, verdicts on the text may be wrong; those that the tags decide are \
      borderline. Reported once for each key, at the source's text.
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

  static let looksAtTexts = true

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    let showsTags = app.labels.map { !$0.label.constraint.html }
    return zip(app.tables, app.labelsOfKey).flatMap { table, labelsOfKey in
      let labels = labelsOfKey.map { labels in labels.first { showsTags[$0] } }
      return tags(in: table, app.locales) { labels[$0] != nil }.sorted { $0.key < $1.key }
        .compactMap { key, tag -> Finding? in
          guard let label = labels[key] else { return nil }
          return finding(
            tag, of: table.keys[key].text, in: table, app.labels[label].label, severity)
        }
    }
  }

  /// A tag in a text.
  private struct Tag {
    var name: String
    var locale: CatalogTable.Locale
    var entry: Int
  }

  /// The first tag of each key that has one: in the source, else in the first locale.
  ///
  /// Locale by locale, as the texts lie in memory.
  private static func tags(
    in table: CatalogTable, _ wanted: [LocaleIdentifier]?, where isShown: (Int) -> Bool
  ) -> [Int: Tag] {
    var locales = table.source.map { [$0] } ?? []
    locales += table.locales.filter {
      $0 !== table.source && wanted?.contains($0.identifier) != false
    }
    var tags: [Int: Tag] = [:]
    for locale in locales {
      for key in table.keys.indices where isShown(key) {
        for entry in locale.rangeOfKey[key] {
          guard let name = MarkupText.tag(in: locale.entries[entry].value), tags[key] == nil
          else { continue }
          tags[key] = Tag(name: name, locale: locale, entry: entry)
        }
      }
    }
    return tags
  }

  private static func finding(
    _ tag: Tag, of key: String, in table: CatalogTable, _ label: AppLabel,
    _ severity: Severity
  ) -> Finding {
    let locale = tag.locale
    return Finding(
      rule: .shownTags, severity: severity,
      subject: Finding.Subject(
        label: label.id, table: table.name, key: key, locale: locale.identifier),
      location: locale.location(ofEntry: tag.entry),
      message: "'\(key)' (\(locale.identifier)) has tags (\(tag.name)), and '\(label.id)' shows "
        + "texts as they are",
      suggestion: "set html: true on '\(label.id)' where the app reads them")
  }
}

extension RuleID {
  /// A text has tags, and its label shows texts as they are.
  public static let shownTags = RuleID("shown-tags")
}
