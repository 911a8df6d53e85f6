import OversetModel
package import OversetTexts

/// The room below an app's icon, which shows its name.
package struct HomeScreenLabels: LabelSource {
  private let names: [TableKey]
  private let configuration: Configuration

  /// `names` are the keys of apps' names, in the order of tables and keys.
  package init(_ names: [TableKey], _ configuration: Configuration) {
    self.names = names
    self.configuration = configuration
  }

  package func labels(for tables: [CatalogTable]) -> [SourcedLabel] {
    guard configuration.platform == .iOS else { return [] }
    var constraint = LabelConstraint()
    constraint.numberOfLines = 1
    constraint.font = FontDescription.system(size: 12).on(
      .iOS, displayScale: configuration.displayScale)
    var labels = LabelCollector(.believed(most: Self.most, reason: Self.reason), .system)
    for name in names {
      labels.add(
        AppLabel(
          id: "home screen name", keys: [], constraint: constraint, width: .points(Self.seen)),
        for: name, at: tables[name.table].keys[name.key].location)
    }
    return labels.all
  }

  /// joshgreco.tumblr.com, 2011, on a screen of 320 points; nobody has published a later measurement.
  private static let seen: Points = 73

  /// Four icons stand side by side on every phone, and no name lies over the next.
  private static let most = WidthExpression.quotient(.screen, .points(4))

  private static let reason =
    "the room is believed: 73 pt were measured in 2011, and spaces are squeezed before text is cut"
}
