import OversetModel

/// Collects the clusters of a paragraph into prefix sums.
struct ParagraphBuilder {
  private var clusters: [PlacedCluster] = []
  private var total = Advance.zero
  /// The last cluster's index in the system font's table; 0 where it was set in another font.
  private var previous: TableFont.Index = 0
  var runs: [FontRun] = []
  private var symbols: [Int] = []
  /// Whether pairs of the table are kerned.
  var kernsPairs = true

  init(capacity: Int) { clusters.reserveCapacity(capacity + 1) }

  /// A cluster of the system font's table.
  mutating func append(
    _ index: TableFont.Index, of table: TableFont, flags: ClusterFlags, at offset: Int
  ) {
    let kerning = kernsPairs ? table.kerning(previous, index) : 0
    var advance = table.advance(of: index)
    advance.scaled &+= kerning
    append(advance, kerning: kerning, flags, offset)
    previous = index
  }

  /// A cluster of another font.
  mutating func append(_ advance: Advance, flags: ClusterFlags, at offset: Int) {
    append(advance, kerning: 0, flags, offset)
    previous = 0
  }

  /// What follows is in another font: nothing is kerned across.
  mutating func endPart() { previous = 0 }

  private mutating func append(
    _ advance: Advance, kerning: FontUnits, _ flags: ClusterFlags, _ offset: Int
  ) {
    if flags.contains(.symbol) { symbols.append(clusters.count) }
    clusters.append(
      PlacedCluster(
        before: total, kerning: Int32(clamping: kerning), offset: Int32(clamping: offset),
        flags: flags))
    total += advance
  }

  consuming func paragraph(
    _ text: [UInt16], at origin: (offset: Int, separatorLength: Int), isRightToLeft: Bool,
    parts: [ParagraphPart], table: TableFont, tabs: [Int]
  ) -> Paragraph {
    append(.zero, kerning: 0, [], text.count)
    return Paragraph(
      text: text, offset: origin.offset, separatorLength: origin.separatorLength,
      isRightToLeft: isRightToLeft, clusters: clusters, runs: runs, parts: parts, table: table,
      tabs: tabs, symbols: symbols)
  }
}

extension Paragraph {
  /// The advance of a range whose ends are safe to cut. O(1).
  func safeAdvance(of clusters: Range<Int>) -> Advance {
    let first = self.clusters[clusters.lowerBound]
    var advance = self.clusters[clusters.upperBound].before - first.before
    if clusters.lowerBound < clusters.upperBound {
      advance.scaled &-= Int(first.kerning)
    }
    return advance
  }

  /// The run that a cluster is in; the last one at the paragraph's end. O(log runs).
  func run(at cluster: Int) -> FontRun? {
    let index = runs.partitioningIndex { $0.clusters.upperBound > cluster }
    return index < runs.count ? runs[index] : runs.last
  }

  /// The runs that overlap a range, each with the overlap. O(log runs).
  func runs(in clusters: Range<Int>) -> [(run: FontRun, clusters: Range<Int>)] {
    let first = runs.partitioningIndex { $0.clusters.upperBound > clusters.lowerBound }
    return runs[first...].prefix { $0.clusters.lowerBound < clusters.upperBound }.map {
      ($0, $0.clusters.clamped(to: clusters))
    }
  }

  func nextSafe(_ cluster: Int, atMost end: Int) -> Int {
    var cluster = cluster
    while cluster < end, clusters[cluster].flags.contains(.unsafeBefore) { cluster += 1 }
    return min(cluster, end)
  }

  func previousSafe(_ cluster: Int, atLeast start: Int) -> Int {
    var cluster = cluster
    while cluster > start, clusters[cluster].flags.contains(.unsafeBefore) { cluster -= 1 }
    return max(cluster, start)
  }
}
