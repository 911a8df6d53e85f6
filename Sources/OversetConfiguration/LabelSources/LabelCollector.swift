import OversetModel
import OversetTexts

/// Makes one label of equal labels that show several keys.
struct LabelCollector {
  private let certainty: FrameCertainty
  private let rank: LabelRank
  private var labels: [SourcedLabel] = []
  private var keys: [[TableKey]] = []
  private var indexOfLabel: [AppLabel: Int] = [:]

  init(_ certainty: FrameCertainty, _ rank: LabelRank) {
    (self.certainty, self.rank) = (certainty, rank)
  }

  /// In the order that they were first added in.
  var all: [SourcedLabel] {
    zip(labels, keys).map { label, keys in
      var label = label
      label.shows = .keys(keys)
      return label
    }
  }

  /// Keys come in their order.
  mutating func add(_ label: AppLabel, for key: TableKey, at location: FileLocation) {
    if let index = indexOfLabel[label] { return keys[index].append(key) }
    indexOfLabel[label] = labels.count
    labels.append(
      SourcedLabel(
        label: label, location: location, certainty: certainty, shows: .keys([]), rank: rank))
    keys.append([key])
  }
}
