/// A grapheme cluster of a paragraph, and the advance before it.
///
/// One struct with all values: a search for a line's end reads few clusters, but all values of each.
struct PlacedCluster: Hashable, Sendable {
  /// The advance of everything before the cluster, without the kerning between the two.
  var before: Advance
  /// The kerning between the cluster and the one before it, which `before` has from the next on.
  var kerning: Int32
  /// Where it begins in the paragraph's text, in UTF-16 code units.
  var offset: Int32
  var flags: ClusterFlags
}
