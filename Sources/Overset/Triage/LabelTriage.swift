import OversetFits
import OversetModel
import OversetRules

/// Whether a label or its translations are at fault, and what would help.
public struct LabelTriage: Sendable {
  /// Whether it is the label or the translations.
  public var cause: Cause
  /// Where a text is cut off, worst first.
  public var locales: [LocaleIdentifier]
  /// In how many locales the texts that are cut off somewhere were laid out.
  public var checkedLocales: Int
  /// Where a text is cut off that the source locale shows whole, by identifier.
  public var newIn: [LocaleIdentifier]
  /// Whether a text is cut off in the source locale already.
  public var isInSource: Bool
  /// How many keys have a text that is cut off.
  public var keys: Int
  /// How many of them are the layout's fault.
  public var layoutKeys: Int
  /// What clears all locales.
  public var clears: Clearance
  /// The text that lacks most, at the smallest size and on the narrowest screen where it does.
  public var worst: CheckedLayout
  /// How many points of width it lacks at most, over all sizes and screens; nil where that is no
  /// question of width.
  public var overflow: Points?

  /// What is at fault.
  public enum Cause: String, Sendable, CaseIterable {
    /// Of at least half of the keys the text is cut off in the source locale already, or in at least
    /// half of all locales and not in one alone: the label is too small. Never a room of the system's.
    case layout
    /// It is cut off in a few translations.
    case translation
  }
}
