import OversetModel

/// A text in a label, in the plan of a check: what findings of other locales are matched by.
package struct TextInLabel: Hashable, Sendable {
  package var table: Int
  package var key: Int
  package var label: Int
  /// Of the text in the source locale; nil where it has none.
  package var sourceVariation: Variation?

  package init(table: Int, key: Int, label: Int, sourceVariation: Variation? = nil) {
    self.table = table
    self.key = key
    self.label = label
    self.sourceVariation = sourceVariation
  }
}
