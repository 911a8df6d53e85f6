/// Consecutive clusters that one font sets in one direction.
public struct FontRun: Sendable {
  /// Their places in the paragraph, half-open.
  public let clusters: Range<Int>
  /// What sets them.
  public let font: RunFont
  let script: Script
  let isRightToLeft: Bool
  let features: ShapingFeatures
  /// How far the paint of a font file reaches, in its own em; nowhere for the system's numbers.
  public internal(set) var reach = InkReach.none

  /// Whether the script stacks marks above or below its letters: labels in text styles are higher
  /// for it.
  public var isTall: Bool { script.isTall }
}
