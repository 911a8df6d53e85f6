package import OversetModel
package import OversetTexts

/// The labels of storyboards and XIBs, whose frames come from the layouts of their scenes.
package struct InterfaceLabels: LabelSource {
  private let labels: [SourcedLabel]
  private let objects: [Object]

  /// `objects` are those of the labels, and others that show texts in rooms that are not known.
  package init(_ labels: [SourcedLabel], objects: [Object]) {
    self.labels = labels
    self.objects = objects
  }

  /// Of an app without documents.
  package static let none = InterfaceLabels([], objects: [])

  /// An object of a document that shows the texts of a key.
  package struct Object: Sendable {
    let document: String
    let id: String
    let key: TableKey

    package init(document: String, id: String, key: TableKey) {
      self.document = document
      self.id = id
      self.key = key
    }
  }

  package func labels(for tables: [CatalogTable]) -> [SourcedLabel] { labels }

  /// The keys that an object shows, in the order of tables and keys; empty where no document has it.
  package func keys(of object: ObjectReference) -> [TableKey] {
    let shown = objects.filter { object.matches(documentAt: $0.document, objectID: $0.id) }
    return Set(shown.map(\.key)).sorted { ($0.table, $0.key) < ($1.table, $1.key) }
  }
}
