import OversetModel
import OversetTexts

/// The labels of `overset.yml` or of the command line, in the file's order.
struct ConfiguredLabels: LabelSource {
  private let configuration: Configuration

  init(_ configuration: Configuration) { self.configuration = configuration }

  func labels(for tables: [CatalogTable]) -> [SourcedLabel] {
    configuration.labels.map { label in
      SourcedLabel(
        label: label, location: configuration.location(of: label), certainty: .stated,
        shows: .patterns, rank: label.isDefault ? .byDefault : .particular)
    }
  }
}
