import OversetCatalogs
package import OversetModel
package import OversetTexts

/// What a rule about files, keys, labels or groups may look at.
package struct CheckedApp: Sendable {
  package var catalogs: [Catalog]
  package var tables: [CatalogTable]
  package var labels: [LabelVariants]
  /// By table and key: the indices of the labels that show it.
  package var labelsOfKey: [[[Int]]]
  /// Notes for translators that cannot be understood.
  package var mistakes: [NoteMistake]
  package var settings: RuleSettings
  package var platform: Platform
  package var displayScale: Double
  /// The locales to check; nil for all.
  package var locales: [LocaleIdentifier]?
  /// What the labels of each group show in each locale.
  package var groups: [GroupSeries]
  /// The keys that need no label, because source code says that their texts cannot be cut.
  package var settledKeys: Set<TableKey> = []
  /// What texts do to the layouts of Interface Builder documents.
  package var sceneFaults: [SceneFault] = []
  /// What the App Store shows: they are in no table.
  package var storeTexts: [Catalog] = []
  /// Files of source code that are not read, or not to their end, and why.
  package var unreadSources: [Notice] = []

  package init(
    catalogs: [Catalog], tables: [CatalogTable], labels: [LabelVariants], labelsOfKey: [[[Int]]],
    mistakes: [NoteMistake], settings: RuleSettings, platform: Platform, displayScale: Double,
    locales: [LocaleIdentifier]?, groups: [GroupSeries]
  ) {
    self.catalogs = catalogs
    self.tables = tables
    self.labels = labels
    self.labelsOfKey = labelsOfKey
    self.mistakes = mistakes
    self.settings = settings
    self.platform = platform
    self.displayScale = displayScale
    self.locales = locales
    self.groups = groups
  }
}

/// A note for translators that asks for something and cannot be understood.
package struct NoteMistake: Sendable {
  package var key: TableKey
  package var location: FileLocation
  package var message: String

  package init(key: TableKey, location: FileLocation, message: String) {
    self.key = key
    self.location = location
    self.message = message
  }
}
