import OversetModel
import OversetTexts

/// A key without a translation: what the app shows instead was measured.
enum Untranslated: EntryRule, AppRule {
  static let about = RuleDescription(
    .untranslated, .note, "no translation: what the app shows instead was measured",
    meaning: """
      The locale has no text for the key. Where the table is .strings, an app shows the text that \
      the code has for the key (value:, defaultValue:), or else the key itself, unless it looks the \
      key up in another bundle; where it is .xcstrings, the source locale's text: that is what was \
      laid out. A key that is an identifier (pay.title) is not laid out: it is no text that could be \
      made to fit. Several texts of a table that a locale lacks are one finding.
      """,
    example: """
      en.lproj: "pay" = "Pay";    de.lproj: no "pay"
      note: 'pay' has no translation in de: the app may show the key itself
      """,
    remedy: "Translate it, or mark it as not to be translated where the format can say so.",
    sources: [
      .documented("Bundle reference: localizedString(forKey:value:table:) answers with the key"),
      .reported("a string catalog's untranslated key shows the source text"),
    ])

  /// Tables without a file in a locale that others of the same app, framework or extension have: one
  /// finding for all their keys.
  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    var localesOfBundle: [String: Set<LocaleIdentifier>] = [:]
    for table in app.tables {
      localesOfBundle[table.bundle, default: []].formUnion(table.locales.map(\.identifier))
    }
    let files = app.tables.flatMap { table in
      table.locales.filter { app.locales?.contains($0.identifier) != false }.flatMap { locale in
        locale.borrowedFormats.map { format, donor in
          Finding(
            rule: .untranslated, severity: severity,
            subject: Finding.Subject(table: table.name, locale: locale.identifier),
            location: FileLocation(path: locale.path, position: .start),
            message: "there is no '\(table.name).\(format.name)' in \(locale.identifier): "
              + "the app takes the one in \(donor)")
        }
      }
    }
    return files
      + app.tables.flatMap { table -> [Finding] in
        guard let source = table.source, let key = table.keys.first(where: \.shouldTranslate) else {
          return []
        }
        let missing = (localesOfBundle[table.bundle] ?? []).subtracting(
          table.locales.map(\.identifier))
        return missing.sorted().filter { app.locales?.contains($0) != false }.map { locale in
          // CFBundle: the localization that is chosen, then the development region.
          let shown = locale.fallbacks.first { table.locale($0) != nil } ?? source.identifier
          return Finding(
            rule: .untranslated, severity: severity,
            subject: Finding.Subject(table: table.name, locale: locale),
            location: FileLocation(path: key.location.path, position: .start),
            message: "'\(table.name)' has no texts in \(locale): the app shows those in \(shown)")
        }
      }
  }

  static func message(ofMany findings: [Finding]) -> RuleMessage? {
    guard findings.count > 1, let missing = findings[0].missingTranslation else { return nil }
    let named = findings.prefix(3).map { "'\(($0.subject.key ?? "").excerpt)'" }
    let more = findings.count - named.count
    return RuleMessage(
      "\(findings.count.grouped) texts have no translation in \(missing.locale): "
        + named.joined(separator: ", ") + (more > 0 ? " and \(more.grouped) more" : "")
        + "; the app \(missing.shown.plural)")
  }

  /// Of a key without a translation; nil where it needs none.
  static func finding(in entry: KeyInLocale, severity: Severity) -> Finding? {
    let (key, table) = (entry.key, entry.table)
    // What the app borrows from another file is reported once for the file.
    guard entry.isFallback, entry.texts?.borrowed[key] == nil, table.keys[key].shouldTranslate,
      entry.locale != table.sourceLocale, entry.texts?.hasDocument != true
    else { return nil }
    return Finding(
      rule: .untranslated, severity: severity,
      MissingTranslation(of: key, in: table, locale: entry.locale, texts: entry.texts))
  }
}

extension RuleID {
  /// No translation: what the app shows instead was measured.
  public static let untranslated = RuleID("untranslated")
}
