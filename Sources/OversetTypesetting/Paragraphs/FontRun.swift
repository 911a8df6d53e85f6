/// Consecutive clusters that one font sets in one direction.
package struct FontRun: Sendable {
  /// Their indices in the paragraph, half-open.
  package let clusters: Range<Int>
  /// What sets them.
  package let font: RunFont
  let script: Script
  let isRightToLeft: Bool
  let features: ShapingFeatures
  /// How far the paint of a font file reaches, in its own em; zero for the system font's table.
  package internal(set) var inkExtent = InkExtent.none

  /// Whether the script stacks marks above or below its letters: labels in text styles are higher
  /// for it.
  package var isTall: Bool { script.isTall }
}
