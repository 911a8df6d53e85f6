import OversetLabels
import OversetModel

/// Whether a label or its translations are at fault, and what would help.
public struct LabelTriage: Sendable {
  public var cause: Cause
  /// Where a text is cut off, worst first.
  public var locales: [LocaleIdentifier]
  /// In how many locales the texts that are cut off somewhere were laid out.
  public var checkedLocales: Int
  /// Where a text is cut off that fits in the source locale, by identifier.
  public var newIn: [LocaleIdentifier]
  /// Whether a text is cut off in the source locale already.
  public var isInSource: Bool
  /// How many keys have a text that is cut off.
  public var keys: Int
  /// What clears all locales.
  public var clears: Clearance
  /// The text that is over most.
  public var worst: CheckedLayout

  /// What is at fault.
  public enum Cause: String, Sendable, CaseIterable {
    /// The texts are cut off in most locales, or already in the source locale.
    case layout
    /// They are cut off in a few locales.
    case translation
  }

  /// Each of these alone would do, with everything else as it is; nil where none would.
  public struct Clearance: Sendable, Hashable {
    public var width: Points?
    public var lines: Int?
    public var scale: Double?
  }
}
