package import OversetModel
package import OversetRules
package import OversetTexts

/// A place where labels of an app come from: its configuration, notes in its catalogs, and others.
package protocol LabelSource: Sendable {
  /// The labels that show texts of these tables, each once, in an order that is always the same.
  func labels(for tables: [CatalogTable]) -> [SourcedLabel]
}

/// A label with where it comes from and what it shows.
package struct SourcedLabel: Hashable, Sendable {
  package var label: AppLabel
  /// Where it is written first, by a path relative to the root; nil for the command line's label.
  package var location: FileLocation?
  /// Whether its properties are written at `location`, one by one, in a document.
  package var hasOwnProperties = false
  package var certainty: FrameCertainty
  /// From the narrowest to the widest; nil for those of the configuration.
  package var screens: [Screen]?
  package var shows: ShownKeys
  package var rank: LabelRank
  /// Where a layout decides them: the label's own `width` and `height` do not count then.
  package var frames: LabelFrames?
  /// Where code shows the texts; empty for a label that no code names.
  package var uses: [TableKey: CodeUse] = [:]
  /// Where code may hide a document's label.
  package var hiding: FileLocation?

  package init(
    label: AppLabel, location: FileLocation?, certainty: FrameCertainty, shows: ShownKeys,
    rank: LabelRank, frames: LabelFrames? = nil, uses: [TableKey: CodeUse] = [:]
  ) {
    self.uses = uses
    self.label = label
    self.location = location
    self.certainty = certainty
    self.shows = shows
    self.rank = rank
    self.frames = frames
  }
}

/// The keys that a label shows.
package enum ShownKeys: Hashable, Sendable {
  /// What the label's own patterns of keys and tables match.
  case patterns
  /// These, in the order of tables and keys.
  case keys([TableKey])

  /// Nil where patterns say which.
  package var first: TableKey? {
    switch self {
    case .patterns: nil
    case .keys(let keys): keys.first
    }
  }
}

/// How sure it is that a label's frame is the one that a user sees.
package enum FrameCertainty: Hashable, Sendable {
  /// Somebody wrote it down for this tool.
  case stated
  /// It follows from a file that was written for something else.
  case derived
  /// It is what such a label usually has.
  case guessed
  /// The real one may be wider, but not wider than a bound.
  case bounded(RoomBound)
}
