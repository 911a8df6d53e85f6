import OversetModel
import OversetTypesetting

/// Where the grapheme clusters of a text lie, of which the end of a paragraph is one.
struct ClusterIndex {
  private let text: LabelText
  /// How many clusters come before each paragraph.
  private var starts: [Int] = []
  private(set) var count = 0

  init(_ text: LabelText) {
    self.text = text
    for wrapper in text.wrappers {
      if !starts.isEmpty { count += 1 }
      starts.append(count)
      count += wrapper.paragraph.clusterCount
    }
  }

  func start(of paragraph: Int) -> Int { starts[paragraph] }

  /// Where the cluster begins, in UTF-16.
  func offset(of cluster: Int) -> Int {
    let index = max(starts.partitioningIndex { $0 > cluster } - 1, 0)
    let paragraph = text.wrappers[index].paragraph
    let last = min(cluster - starts[index], paragraph.clusterCount)
    return paragraph.textRange(of: last..<last).lowerBound
  }
}
