import OversetModel
import OversetRules
import OversetTexts

/// The findings that notes for translators suppress.
struct IgnoredFindings {
  /// By table name and key: the files that the table is in, and the locales (nil: all).
  private let entries: [Name: [(paths: Set<String>, locales: Set<LocaleIdentifier>?)]]

  private struct Name: Hashable {
    var table: String
    var key: ExactText
  }

  /// `notes` are what notes ignore: the locales of a key, nil for all.
  init(_ notes: [TableKey: Set<LocaleIdentifier>?], in tables: [CatalogTable]) {
    var entries: [Name: [(paths: Set<String>, locales: Set<LocaleIdentifier>?)]] = [:]
    for (subject, locales) in notes {
      let table = tables[subject.table]
      let name = Name(table: table.name, key: ExactText(table.keys[subject.key].text))
      entries[name, default: []].append((table.paths, locales))
    }
    self.entries = entries
  }

  var isEmpty: Bool { entries.isEmpty }

  /// Mistakes in notes are never suppressed by notes.
  func contains(_ finding: Finding) -> Bool {
    if entries.isEmpty || finding.rule == .wrongDirective { return false }
    guard let table = finding.subject.table, let key = finding.subject.key,
      let found = entries[Name(table: table, key: ExactText(key))]
    else { return false }
    return found.contains { paths, locales in
      guard paths.contains(finding.location.path) else { return false }
      guard let locales else { return true }
      return finding.subject.locale.map { locales.contains($0) } ?? false
    }
  }
}

extension CatalogTable {
  /// The files that it is in.
  fileprivate var paths: Set<String> {
    Set(locales.flatMap { $0.files.map(\.path) } + keys.map(\.location.path))
  }
}
