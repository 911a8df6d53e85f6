import OversetModel

/// What a rule may ask beside the layout.
package struct RuleContext: Sendable {
  var settings: RuleSettings
  /// Whether the text is in the locale that the others are translated from.
  var isSource: Bool
  /// On one line at scale 1, beside the source's text; nil where there is nothing to compare.
  var widths: TextWidths?
  /// What would make the text fit; nil where only the layout says it.
  var remedy: Remedy?

  /// The remedy in words.
  func remedy(for layout: CheckedLayout) -> String {
    (remedy ?? Remedy(clears: Clearance(layout))).phrase(for: layout)
  }

  /// The room that would help.
  func clears(for layout: CheckedLayout) -> Clearance { remedy?.clears ?? Clearance(layout) }
}
