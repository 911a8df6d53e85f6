import OversetTexts

/// The labels that notes for translators ask for: `overset: width=120 font=headline`.
struct NoteLabels: LabelSource {
  private let directives: NoteDirectives

  init(_ directives: NoteDirectives) { self.directives = directives }

  func labels(for tables: [CatalogTable]) -> [SourcedLabel] { directives.labels.all }
}
