package import OversetModel
package import OversetRules
package import OversetTexts

/// What the notes for translators in an app's catalogs say to this tool, in the order of tables and
/// keys.
package struct NoteDirectives: Sendable {
  /// What notes ask for.
  private(set) var labels = LabelCollector(.stated, .particular)
  /// The locales in which findings about a key are suppressed; nil for all.
  package private(set) var ignored: [TableKey: Set<LocaleIdentifier>?] = [:]
  /// What cannot be understood.
  package private(set) var mistakes: [NoteMistake] = []

  package init(_ tables: [CatalogTable], _ configuration: Configuration) {
    for (table, index) in zip(tables, tables.indices) {
      for key in table.keys.indices {
        for directive in table.keys[key].directives {
          read(directive, of: TableKey(table: index, key: key), configuration)
        }
      }
    }
  }

  private mutating func read(
    _ directive: CatalogTable.LocatedDirective, of key: TableKey, _ configuration: Configuration
  ) {
    do throws(NoteDirective.Problem) {
      switch try NoteDirective.read(directive.text, in: configuration) {
      case .label(let label): labels.add(label, for: key, at: directive.location)
      case .ignore(locales: nil): ignored[key] = .some(nil)
      case .ignore(locales: let locales?):
        guard let known = ignored[key] else { return ignored[key] = locales }
        ignored[key] = known.map { $0.union(locales) }
      }
    } catch {
      var location = directive.location
      location.position.column += error.offset
      mistakes.append(NoteMistake(key: key, location: location, message: error.message))
    }
  }
}
