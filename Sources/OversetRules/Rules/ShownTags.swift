import OversetModel
import OversetTexts

/// Tags in the text of a label that shows texts as they are.
enum ShownTags: AppRule {
  static let about = RuleDescription(
    .shownTags, .note, "a text has tags, and its label shows texts as they are",
    meaning: """
      The text looks like HTML (<b>now</b>, <br>), has tags that a library replaces \
      (<0>here</0>) or Markdown for grammar agreement (^[5 salad](inflect: true)), and the label does \
      not say so: the tags are measured like words. Where the \
      app reads them, verdicts on the text may be wrong; those that the tags decide are \
      borderline. Reported once for each key, at the source's text.
      """,
    example: """
      - {id: hint, keys: [hint], width: 176}
      "hint" = "Pay <b>now</b>";
      note: 'hint' (en) has tags (<b>), and 'hint' shows texts as they are
      """,
    remedy: """
      Set html: true or markdown: true on the label where the app reads the text so, or take the \
      tags out.
      """,
    sources: [
      .documented("HTML Standard, 13.2.5: what begins a tag"),
      .modelled("an element that is closed, or br, hr and img, is no plain text"),
      .documented("Foundation, AttributedString: only localized attributed strings inflect"),
    ])

  static let looksAtTexts = true

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    find(app, severity, "html", MarkupText.tag) { !$0.html }
      + find(app, severity, "markdown", ExtendedAttributes.grammar) { !$0.markdown && !$0.html }
  }

  /// What labels show as it is that do not have a property.
  private static func find(
    _ app: CheckedApp, _ severity: Severity, _ property: String, _ tag: (String) -> String?,
    where shows: (LabelConstraint) -> Bool
  ) -> [Finding] {
    let showsTags = app.labels.map { shows($0.label.constraint) }
    return zip(app.tables, app.labelsOfKey).flatMap { table, labelsOfKey in
      let labels = labelsOfKey.map { labels in labels.first { showsTags[$0] } }
      return tags(in: table, app.locales, tag) { labels[$0] != nil }.sorted { $0.key < $1.key }
        .compactMap { key, tag -> Finding? in
          guard let label = labels[key] else { return nil }
          return finding(
            tag, property, of: table.keys[key].text, in: table, app.labels[label].label, severity)
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
    in table: CatalogTable, _ wanted: [LocaleIdentifier]?, _ tag: (String) -> String?,
    where isShown: (Int) -> Bool
  ) -> [Int: Tag] {
    var locales = table.source.map { [$0] } ?? []
    locales += table.locales.filter {
      $0 !== table.source && wanted?.contains($0.identifier) != false
    }
    var tags: [Int: Tag] = [:]
    for locale in locales {
      for key in table.keys.indices where isShown(key) {
        for entry in locale.rangeOfKey[key] {
          guard let name = tag(locale.entries[entry].value), tags[key] == nil
          else { continue }
          tags[key] = Tag(name: name, locale: locale, entry: entry)
        }
      }
    }
    return tags
  }

  private static func finding(
    _ tag: Tag, _ property: String, of key: String, in table: CatalogTable, _ label: AppLabel,
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
      suggestion: "set \(property): true on '\(label.id)' where the app reads "
        + (property == "html" ? "them" : "it"))
  }
}

extension RuleID {
  /// A text has tags, and its label shows texts as they are.
  public static let shownTags = RuleID("shown-tags")
}
