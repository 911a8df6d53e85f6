package import OversetTypesetting

/// The beginnings of one text, each shaped once for all sizes and screens.
package final class TextBeginnings {
  private let text: LabelText
  private let room: LabelRoom
  private let clusters: ClusterIndex
  /// By the clusters that are cut off.
  private var known: [Int: LabelText] = [:]

  /// Of a text as it is shaped for a label.
  package init(of text: LabelText, in label: LabelFitter) {
    self.text = text
    room = label.room
    clusters = ClusterIndex(text)
  }

  /// Whether all of a beginning is seen in a label with the same text at another size, or of another
  /// width; nil where the text has parts in fonts of their own.
  package func isSeen(
    cutting count: Int, in label: LabelFitter, at font: TypesetFont, legible: Double
  )
    -> Bool?
  {
    let beginning =
      known[count]
      ?? room.beginning(of: text, upTo: clusters.offset(of: max(clusters.count - count, 0)))
    known[count] = beginning
    return beginning.resized(to: font).map(label.room.shrinking(to: legible).showsSomehow)
  }
}
