import OversetModel

extension LineWrapper {
  /// The clusters between the two opportunities around a cluster.
  package func unbreakablePart(around cluster: Int) -> Range<Int> {
    let next = opportunities.partitioningIndex { Int($0) > cluster }
    let start = next > 0 ? Int(opportunities[next - 1]) : 0
    return start..<(next < opportunities.count ? Int(opportunities[next]) : paragraph.clusterCount)
  }

  /// Whether a line may end before this cluster, so that an end anywhere else breaks a word.
  package func isOpportunity(_ cluster: Int) -> Bool {
    let index = opportunities.partitioningIndex { Int($0) >= cluster }
    return index < opportunities.count && Int(opportunities[index]) == cluster
  }
}
