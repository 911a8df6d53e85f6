import OversetModel

/// A text that the app never shows, because a later one of the same key takes its place.
enum DuplicateKey: AppRule {
  static let about = RuleDescription(
    .duplicateKey, .warning, "a key is there twice, and the last one wins",
    meaning: """
      A file has several texts of one key. The app shows the last one, so whoever translates or \
      corrects another one wonders why nothing changes. Keys are compared by code unit: an escape is \
      the character it stands for, and two ways of composing an accent are two keys. Where the texts \
      are the same, nothing wonders anybody: these are counted, one note for a table of a file.
      """,
    example: """
      "pay" = "Pay";
      "pay" = "Buy";
      warning: 'pay' is there again in line 2, which is the one that counts
      """,
    remedy: "Remove all but the one that is meant.",
    sources: [
      .measured("CoreFoundation's property-list reader keeps the last pair"),
      .reported("JSON readers keep the last member"),
    ])

  static let looksAtTexts = true

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    app.catalogs.flatMap { catalog -> [Finding] in
      if catalog.overridden.isEmpty { return [] }
      let winners = Winners(catalog)
      return catalog.overridden.map { entry in
        let winner = winners.entry(inPlaceOf: entry)
        let line = catalog.hasPositions ? winner.map { $0.line(beside: entry) } : nil
        let message = "'\(entry.key)' is there again\(line.map { " in line \($0)" } ?? "")"
        let subject = Finding.Subject(
          table: catalog.table, key: entry.key, locale: entry.locale,
          variant: LayoutVariant(text: entry.variation))
        let location = FileLocation(path: catalog.path, position: entry.position(beside: winner))
        if winner.map(entry.saysTheSame) == true {
          return Finding(
            counted: .duplicateKey, severity: severity.lower, subject: subject, location: location,
            message: "\(message) with the same text")
        }
        return Finding(
          rule: .duplicateKey, severity: severity, subject: subject, location: location,
          message: "\(message), which is the one that counts")
      }
    }
  }

  static func message(ofMany findings: [Finding]) -> RuleMessage? {
    if findings.count == 1 { return nil }
    let named = findings.prefix(3).map { finding in
      "'\((finding.subject.key ?? "").excerpt)' (line \(finding.location.position.line))"
    }
    let more = findings.count - named.count
    return RuleMessage(
      "\(findings.count.grouped) texts are there again with the same key and text: "
        + named.joined(separator: ", ") + (more > 0 ? " and \(more.grouped) more" : ""),
      suggestion: "remove them: nothing changes")
  }

  /// The texts that count.
  private struct Winners {
    private var entries: [Name: CatalogEntry] = [:]

    private struct Name: Hashable {
      var key: ExactText
      var locale: LocaleIdentifier
      /// Nil for any of the key's texts.
      var variation: Variation?
    }

    init(_ catalog: Catalog) {
      let keys = Set(catalog.overridden.map { ExactText($0.key) })
      for entry in catalog.entries {
        let key = ExactText(entry.key)
        guard keys.contains(key) else { continue }
        entries[Name(key: key, locale: entry.locale, variation: entry.variation)] = entry
        entries[Name(key: key, locale: entry.locale)] = entry
      }
    }

    /// The same variation of the key where there is one, else another text of it.
    func entry(inPlaceOf entry: CatalogEntry) -> CatalogEntry? {
      let key = ExactText(entry.key)
      return entries[Name(key: key, locale: entry.locale, variation: entry.variation)]
        ?? entries[Name(key: key, locale: entry.locale)]
    }
  }
}

extension CatalogEntry {
  /// Whether it makes no difference which of the two counts.
  fileprivate func saysTheSame(as other: CatalogEntry) -> Bool {
    ExactText(value) == ExactText(other.value) && variation == other.variation
      && argument == other.argument && shouldTranslate == other.shouldTranslate
  }

  /// The key's position; the value's where one key has both texts, each in a case or locale of its own.
  fileprivate func position(beside other: CatalogEntry?) -> TextPosition {
    other?.keyPosition == keyPosition ? valuePosition : keyPosition
  }

  fileprivate func line(beside other: CatalogEntry) -> Int { position(beside: other).line }
}

extension RuleID {
  /// A key is there twice, and the last one wins.
  public static let duplicateKey = RuleID("duplicate-key")
}
