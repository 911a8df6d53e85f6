import OversetConfiguration
import OversetModel
import OversetSurfaces
import OversetTexts

/// The room below an app's icon, which shows its name.
struct HomeScreenLabels: LabelSource {
  private let names: [TableKey]
  private let configuration: Configuration

  /// `names` are the keys of apps' names, in the order of tables and keys.
  init(_ names: [TableKey], _ configuration: Configuration) {
    self.names = names
    self.configuration = configuration
  }

  func labels(for tables: [CatalogTable]) -> [SourcedLabel] {
    guard configuration.platform == .iOS, !names.isEmpty,
      let row = SurfaceTable.rows(of: .homeScreenName).first, let font = row.font,
      let width = row.room.lower?.expression(), let most = row.room.upper?.expression()
    else { return [] }
    var constraint = LabelConstraint()
    constraint.numberOfLines = 1
    constraint.font = font.on(.iOS, displayScale: configuration.displayScale)
    let bound = RoomBound(
      most: most, uncertainty: row.evidence.uncertainty, isSystem: true,
      doubt: row.evidence.doubt)
    return [
      SourcedLabel(
        label: AppLabel(
          id: row.surface.rawValue, keys: [], constraint: constraint, width: width),
        location: tables[names[0].table].keys[names[0].key].location,
        certainty: .bounded(bound), shows: .keys(names), rank: .system)
    ]
  }
}
