import OversetFits
import OversetModel
import OversetRules

/// A label over all locales: what it showed, and where a text has no room.
public struct LabelReport: Sendable {
  /// What the configuration calls it.
  public var id: String
  /// Where the configuration says it; nil for a label that a note or the command line asks for.
  public var location: FileLocation?
  /// Every locale in which the label showed a text, by identifier.
  public var locales: [LabelLocale]
  /// What to do; nil where every text fits.
  public var triage: LabelTriage?
}

/// A label in one locale.
public struct LabelLocale: Sendable {
  /// The locale that was checked.
  public var locale: LocaleIdentifier
  /// Text × size × screen.
  public var layouts = 0
  /// Without the outcomes that there were none of.
  public var outcomes: [LabelFit.Outcome: Int] = [:]
  /// Layouts whose verdict is not certain.
  public var borderline = 0
  /// Layouts that could not be measured.
  public var inconclusive = 0
  /// The text that uses most of the label's room; nil where all fit with room to spare.
  public var tightest: TightestText?

  /// The text with the least room.
  public struct TightestText: Sendable {
    /// The text in the label.
    public var layout: CheckedLayout
    /// The share of the room that it needs, 1 where it just fits: of the width; of the lines or the
    /// height where no width would do.
    public var use: Double
    /// What is left of the width for a longer translation, negative where the text is over; nil
    /// where the width is no limit, or no width would do.
    public var room: RoomLeft?
  }

  /// The share of the room that the tightest text needs; nil where all fit with room to spare.
  public var use: Double? { tightest?.use }

  /// Whether a text is cut off.
  public var losesText: Bool { outcomes[.truncated] != nil || outcomes[.clipped] != nil }
}
