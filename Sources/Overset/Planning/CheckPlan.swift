import OversetConfiguration
import OversetModel
import OversetRules
import OversetTexts
import OversetTypesetting

/// Tables and labels → which texts are laid out in which labels: what the workers of a check share,
/// none of it changing.
package struct CheckPlan: Sendable {
  let configuration: Configuration
  let fonts: FontBook
  /// The files that `fonts: search` names.
  let fontFiles: [String]
  let labels: [PlannedLabel]
  private(set) var tables: [CatalogTable]
  /// What notes for translators say to this tool.
  let directives: NoteDirectives
  /// By table and key: the indices of the labels that show it.
  let labelsOfKey: [[[Int]]]
  /// By table and key: what is known of the values that the app puts in; nil where it puts in none.
  /// Empty for tables without their texts.
  private(set) var valuesOfKey: [[KeyValues?]]
  /// The locales to check; nil for all.
  let locales: [LocaleIdentifier]?
  /// Whether the only labels are the system's own, for few texts of the app.
  let hasOnlySystemLabels: Bool
  /// The keys that need no label, because their texts cannot be cut or are never drawn.
  let settledKeys: Set<TableKey>
  /// What texts do to the layouts of interfaces.
  let sceneFaults: [SceneFault]
  /// Whether every label is shown in all locales.
  let showsLabelsEverywhere: Bool
  /// Files of source code that are not read, or not to their end.
  let unreadSources: [Notice]
  /// Whether every layout is kept for the report.
  let keepsLayouts: Bool
  let notices: [Notice]

  /// `locales` replace those of the configuration.
  init(
    _ tables: [CatalogTable], _ found: FoundLabels, _ appFonts: AppFonts,
    _ configuration: Configuration, locales: [LocaleIdentifier]?, keepsLayouts: Bool
  ) {
    let interfaces = found.interfaces
    let fonts = appFonts.book
    let directives = NoteDirectives(tables, configuration)
    var sourced = LabelRank.labels(
      for: tables, configuration, directives, interfaces, others: [found.code])
    let names = LabelChooser(sourced, settled: found.settledKeys).unshown(
      found.homeScreenNames, in: tables)
    // A Mac has no home screen.
    if !names.isEmpty, found.platforms.isEmpty || found.platforms.contains(.iOS) {
      sourced = LabelRank.labels(
        for: tables, configuration, directives, interfaces,
        others: [found.code, HomeScreenLabels(names, configuration)])
    }
    var missingFonts: [String] = []
    let opened = sourced.map { label in
      Self.opened(label, on: found.platforms, configuration, fonts, missing: &missingFonts)
    }
    let usable = zip(sourced, opened).filter { $1.label != nil }.map(\.0)
    let chooser = LabelChooser(usable, settled: found.settledKeys)
    hasOnlySystemLabels = !usable.isEmpty && usable.allSatisfy { $0.rank == .system }
    let labelsOfKey = tables.indices.map { chooser.labels(ofKeysIn: tables[$0], at: $0) }
    valuesOfKey = zip(tables, labelsOfKey).map { Self.values($0, labels: $1, configuration) }
    let wanted = WantedLocales(locales ?? configuration.locales, in: tables)
    self.configuration = configuration
    self.fonts = fonts
    fontFiles = appFonts.files
    labels = opened.compactMap(\.label)
    showsLabelsEverywhere = labels.allSatisfy(\.otherLocales.isEmpty)
    self.tables = tables
    self.directives = directives
    self.labelsOfKey = labelsOfKey
    self.locales = wanted.locales
    sceneFaults = found.sceneFaults
    settledKeys = found.settledKeys
    unreadSources = found.unreadSources
    self.keepsLayouts = keepsLayouts
    notices =
      appFonts.notices + opened.compactMap(\.notice)
      + [MissingFont.notice(missingFonts)].compactMap(\.self) + wanted.notices
  }

  private static func values(
    _ table: CatalogTable, labels: [[Int]], _ configuration: Configuration
  ) -> [KeyValues?] {
    if !table.isOpen { return [] }
    return table.keys.indices.map { key in
      labels[key].isEmpty ? nil : KeyValues(ofKey: key, in: table, configuration.arguments)
    }
  }

  /// The same with these tables, which have their texts, in the places of some that have not.
  func opening(_ range: Range<Int>, _ opened: [CatalogTable]) -> CheckPlan {
    var plan = self
    plan.tables.replaceSubrange(range, with: opened)
    for index in range {
      plan.valuesOfKey[index] = Self.values(
        plan.tables[index], labels: labelsOfKey[index], configuration)
    }
    return plan
  }

  /// A label with its fonts; a notice where one cannot be had, which is misuse of a configuration.
  private static func opened(
    _ sourced: SourcedLabel, on platforms: Set<Platform>, _ configuration: Configuration,
    _ fonts: FontBook, missing: inout [String]
  ) -> (label: PlannedLabel?, notice: Notice?) {
    let label = sourced.label
    do throws(FontError) {
      return (
        try PlannedLabel(
          label, on: sourced.platforms(ofApp: platforms), frames: sourced.frames,
          certainty: sourced.certainty, on: sourced.screens, uses: sourced.uses,
          hiding: sourced.hiding,
          propertiesAt: sourced.hasOwnProperties ? sourced.location : nil, in: configuration,
          fonts: fonts), nil
      )
    } catch {
      if case .unknownName(let name) = error, sourced.shows != .patterns,
        label.constraint.font.typeface != .system
      {
        missing.append(name)
        return opened(
          sourced.inSystemFont(insteadOf: name), on: platforms, configuration, fonts,
          missing: &missing)
      }
      let message = "the label '\(label.id)' is not checked: \(error.description)"
      guard sourced.shows == .patterns else { return (nil, Notice(.warning, message)) }
      let location = configuration.noticeLocation(of: label)
      return (nil, Notice(.error, message, at: location, isMisuse: true))
    }
  }
}

extension SourcedLabel {
  /// The platforms that show it: a document is for one of them, Catalyst and visionOS have those of iOS.
  fileprivate func platforms(ofApp platforms: Set<Platform>) -> Set<Platform> {
    guard rank == .interface, uses.isEmpty else { return platforms }
    let own: Set<Platform> =
      label.constraint.kind == .nsTextField ? [.macOS] : [.iOS, .macOS, .visionOS]
    let shared = own.intersection(platforms)
    return shared.isEmpty ? own : shared
  }
}

extension CheckPlan {
  /// The locales that are checked, by identifier.
  var wantedLocales: [LocaleIdentifier] {
    Set(tables.flatMap { $0.locales.map(\.identifier) }).filter {
      locales?.contains($0) != false
    }.sorted()
  }
}

extension Configuration {
  /// By the path that the configuration was read from, as other notices about it have.
  fileprivate func noticeLocation(of label: AppLabel) -> FileLocation? {
    guard let path, let position = label.position else { return nil }
    return FileLocation(path: path, position: position)
  }
}
