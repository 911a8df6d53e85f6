import OversetModel

/// The widths of a text and of the text that it was translated from, on one line at scale 1.
package struct TextWidths: Sendable {
  package var text: Points
  package var source: Points

  package init(text: Points, source: Points) {
    self.text = text
    self.source = source
  }
}
