import OversetModel
import OversetRules
import OversetTexts

/// What catalogs themselves say of their entries: labels, what to ignore, and mistakes in saying it.
package struct EntrySettings: Sendable {
  /// Each once, in the order of tables and keys.
  package private(set) var labels: [AppLabel] = []
  /// The places in `labels` of what notes ask for, by table and key.
  package private(set) var directed: [TableKey: [Int]] = [:]
  /// The place in `labels` of a file's own limit, by table and key: for want of any other label.
  package private(set) var limited: [TableKey: Int] = [:]
  /// The locales in which nothing is to be said of a key; nil for all.
  package private(set) var ignored: [TableKey: Set<LocaleIdentifier>?] = [:]
  package private(set) var mistakes: [NoteMistake] = []

  package init(_ tables: [CatalogTable], _ configuration: Configuration) {
    var placeOfLabel: [AppLabel: Int] = [:]
    for (table, place) in zip(tables, tables.indices) {
      for key in table.keys.indices where table.keys[key].hasSettings {
        let subject = TableKey(table: place, key: key)
        for directive in table.keys[key].directives {
          read(directive, of: subject, configuration, &placeOfLabel)
        }
        if let limit = table.keys[key].widthLimit,
          let label = AppLabel(limit, in: configuration)
        {
          limited[subject] = add(label, &placeOfLabel)
        }
      }
    }
  }

  private mutating func read(
    _ directive: CatalogTable.LocatedDirective, of subject: TableKey,
    _ configuration: Configuration, _ placeOfLabel: inout [AppLabel: Int]
  ) {
    do throws(EntryDirective.Problem) {
      switch try EntryDirective.read(directive.text, in: configuration) {
      case .label(let label): directed[subject, default: []].append(add(label, &placeOfLabel))
      case .ignore(locales: nil): ignored[subject] = .some(nil)
      case .ignore(locales: let locales?):
        guard let known = ignored[subject] else { return ignored[subject] = locales }
        ignored[subject] = known.map { $0.union(locales) }
      }
    } catch {
      var location = directive.location
      location.position.column += error.offset
      mistakes.append(NoteMistake(key: subject, location: location, message: error.message))
    }
  }

  private mutating func add(
    _ label: AppLabel, _ placeOfLabel: inout [AppLabel: Int]
  ) -> Int {
    if let place = placeOfLabel[label] { return place }
    placeOfLabel[label] = labels.count
    labels.append(label)
    return labels.count - 1
  }
}

extension CatalogTable.Key {
  fileprivate var hasSettings: Bool { !directives.isEmpty || widthLimit != nil }
}
