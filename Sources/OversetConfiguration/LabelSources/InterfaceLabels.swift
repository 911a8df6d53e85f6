import OversetTexts

/// The labels of storyboards and XIBs, whose frames come from the layouts of their scenes.
struct InterfaceLabels: LabelSource {
  private let solved: [SourcedLabel]

  init(_ solved: [SourcedLabel]) { self.solved = solved }

  func labels(for tables: [CatalogTable]) -> [SourcedLabel] { solved }
}
