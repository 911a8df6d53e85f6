import OversetModel
import OversetTexts

/// The labels of `overset.yml` or of the command line, in the file's order.
struct ConfiguredLabels: LabelSource {
  private let configuration: Configuration
  private let interfaces: InterfaceLabels

  /// A label in place of an object shows what the object shows: `interfaces` say what that is.
  init(_ configuration: Configuration, _ interfaces: InterfaceLabels) {
    self.configuration = configuration
    self.interfaces = interfaces
  }

  func labels(for tables: [CatalogTable]) -> [SourcedLabel] {
    configuration.labels.map { label in
      SourcedLabel(
        label: label, location: configuration.location(of: label), certainty: .stated,
        shows: label.object.map { .keys(interfaces.keys(of: $0)) } ?? .patterns,
        rank: label.rank)
    }
  }
}

extension AppLabel {
  fileprivate var rank: LabelRank {
    guard isDefault else { return .particular }
    return table == nil && keys.contains { $0.pattern == "*" } ? .byDefaultForAll : .byDefault
  }
}
