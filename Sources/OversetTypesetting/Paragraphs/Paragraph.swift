import OversetModel

/// A paragraph analysed and shaped, independent of size and width.
///
/// Indices count grapheme clusters from 0; `clusters` says where each lies in UTF-16.
/// A class, because it never changes and many parts use it: a reference, not three arrays.
package final class Paragraph: Sendable {
  /// The paragraph's own text, without the separator that ends it.
  package let text: [UInt16]
  /// Where the paragraph begins in the whole text, in UTF-16 code units.
  package let offset: Int
  /// The length of the separator behind it: 0 at the end of the text.
  package let separatorLength: Int
  /// Whether it runs from right to left: its first strong character does (UAX 9 P2), or its style
  /// says so.
  package let isRightToLeft: Bool
  /// The grapheme clusters, and one more for the paragraph's end.
  let clusters: [PlacedCluster]
  /// Which font sets which clusters, in logical order, without gaps.
  package let runs: [FontRun]
  /// What is different in each part of the text, without gaps; empty where all of it is in the
  /// label's own font and size.
  package let parts: [ParagraphPart]
  /// The numbers of the runs that are set in the system font.
  let table: TableFont
  /// The clusters that are tabs, ascending.
  let tabs: [Int]
  /// The clusters that are symbols which may be drawn as text or as emoji, ascending.
  package let symbols: [Int]

  init(
    text: [UInt16], offset: Int, separatorLength: Int, isRightToLeft: Bool,
    clusters: [PlacedCluster], runs: [FontRun], parts: [ParagraphPart] = [], table: TableFont,
    tabs: [Int] = [], symbols: [Int] = []
  ) {
    self.text = text
    self.offset = offset
    self.separatorLength = separatorLength
    self.isRightToLeft = isRightToLeft
    self.clusters = clusters
    self.runs = runs
    self.parts = parts
    self.table = table
    self.tabs = tabs
    self.symbols = symbols
  }

  /// Grapheme clusters.
  package var clusterCount: Int { clusters.count - 1 }

  /// The advance of the whole paragraph.
  package var advance: Advance { clusters[clusterCount].before }

  /// The clusters' UTF-16 range in the whole text.
  package func textRange(of clusters: Range<Int>) -> Range<Int> {
    let range = ownRange(of: clusters)
    return offset + range.lowerBound..<offset + range.upperBound
  }

  /// The clusters' UTF-16 range in the paragraph's own text.
  func ownRange(of clusters: Range<Int>) -> Range<Int> {
    Int(self.clusters[clusters.lowerBound].offset)..<Int(self.clusters[clusters.upperBound].offset)
  }

  /// The clusters as text.
  package func string(_ clusters: Range<Int>) -> String {
    String(utf16: text[ownRange(of: clusters)])
  }

  /// Whether a cluster hangs at the end of a line instead of starting the next one.
  package func isSpace(_ cluster: Int) -> Bool { clusters[cluster].flags.contains(.space) }

  /// The range without the white space at its end.
  package func trimmingEnd(_ clusters: Range<Int>) -> Range<Int> {
    var end = clusters.upperBound
    while end > clusters.lowerBound, isSpace(end - 1) { end -= 1 }
    return clusters.lowerBound..<end
  }

  /// The range without the white space at its start.
  package func trimmingStart(_ clusters: Range<Int>) -> Range<Int> {
    var start = clusters.lowerBound
    while start < clusters.upperBound, isSpace(start) { start += 1 }
    return start..<clusters.upperBound
  }

  /// Whether some cluster is in no font.
  package var hasMissing: Bool {
    runs.contains { $0.font.mayMissGlyphs } && clusters.contains { $0.flags.contains(.missing) }
  }

  /// The clusters that no font has, as text, each once and in order.
  package var missing: [String] {
    guard hasMissing else { return [] }
    var known: Set<String> = []
    return (0..<clusterCount).compactMap { cluster in
      guard clusters[cluster].flags.contains(.missing) else { return nil }
      let text = string(cluster..<cluster + 1)
      return known.insert(text).inserted ? text : nil
    }
  }
}
