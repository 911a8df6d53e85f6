import OversetModel

/// A text that the app never shows, because a later one of the same key takes its place.
enum DuplicateKey: AppRule {
  static let about = RuleDescription(
    .duplicateKey, .warning, "a key is there twice, and the last one wins",
    meaning: """
      A file has several texts of one key. The app shows the last one, so whoever translates or \
      corrects another one wonders why nothing changes. Keys are compared by code unit: an escape is \
      the character it stands for, and two ways of composing an accent are two keys.
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

  static func findings(in app: CheckedApp, severity: Severity) -> [Finding] {
    app.catalogs.flatMap { catalog -> [Finding] in
      if catalog.overridden.isEmpty { return [] }
      let winners = Winners(catalog)
      return catalog.overridden.map { entry in
        let other = winners.position(for: entry).map { " in line \($0.line)" } ?? ""
        return Finding(
          rule: .duplicateKey, severity: severity,
          subject: Finding.Subject(
            table: catalog.table, key: entry.key, locale: entry.locale,
            variant: LayoutVariant(text: entry.variation)),
          location: FileLocation(path: catalog.path, position: entry.keyPosition),
          message: "'\(entry.key)' is there again\(other), which is the one that counts")
      }
    }
  }

  /// Where the texts stand that count.
  private struct Winners {
    private var positions: [Name: TextPosition] = [:]
    private let hasPositions: Bool

    private struct Name: Hashable {
      var key: String
      var locale: LocaleIdentifier
    }

    init(_ catalog: Catalog) {
      hasPositions = catalog.hasPositions
      let keys = Set(catalog.overridden.map(\.key))
      for entry in catalog.entries where keys.contains(entry.key) {
        positions[Name(key: entry.key, locale: entry.locale)] = entry.keyPosition
      }
    }

    func position(for entry: CatalogEntry) -> TextPosition? {
      hasPositions ? positions[Name(key: entry.key, locale: entry.locale)] : nil
    }
  }
}

extension RuleID {
  public static let duplicateKey = RuleID("duplicate-key")
}
