package import OversetTexts

/// Which labels show a text that several sources have labels for: all of the first rank that has
/// any, and none of the others.
///
/// The order of the cases is the order of the ranks.
package enum LabelRank: Int, CaseIterable, Comparable, Sendable {
  /// Labels of the configuration for these keys, and those that notes for translators ask for.
  case particular
  /// Labels of storyboards, XIBs and source code.
  case interface
  /// Labels of the configuration that are `default`, for some keys.
  case byDefault
  /// Those for all keys: only what no other `default` label took.
  case byDefaultForAll
  /// What a file that translators work in says of the room for its texts.
  case widthLimit
  /// Where the system shows a text that nothing else says anything of.
  case system

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension LabelRank {
  /// Whether such a label takes what no label took that is known for its keys.
  package var isDefault: Bool { self == .byDefault || self == .byDefaultForAll }

  /// Every source of labels; those of one rank show a text in this order.
  private static func sources(
    _ configuration: Configuration, _ directives: NoteDirectives, _ interfaces: InterfaceLabels
  ) -> [any LabelSource] {
    [
      ConfiguredLabels(configuration, interfaces),
      NoteLabels(directives),
      interfaces,
      WidthLimitLabels(configuration),
    ]
  }

  /// The labels of every source, with those of interfaces as they were solved and those of `others`:
  /// those with patterns first, then by the first key that they show.
  package static func labels(
    for tables: [CatalogTable], _ configuration: Configuration, _ directives: NoteDirectives,
    _ interfaces: InterfaceLabels, others: [any LabelSource] = []
  ) -> [SourcedLabel] {
    (sources(configuration, directives, interfaces) + others).flatMap {
      $0.labels(for: tables)
    }.sorted {
      guard let second = $1.shows.first else { return false }
      guard let first = $0.shows.first else { return true }
      return (first.table, first.key) < (second.table, second.key)
    }
  }
}
