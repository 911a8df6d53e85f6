package import OversetModel

/// Which run of an attributed text counts at each offset: where several cover it, the last one that
/// says anything of what is asked for.
package struct LastRuns {
  private let runs: [AttributedText.Run]
  private let length: Int
  private var ranges: [AttributedText.TextPart: [Range<Int>]] = [:]

  /// Finds the parts of a text. O(text + runs).
  package init(_ runs: [AttributedText.Run], in text: [UInt16]) {
    self.runs = runs
    length = text.count
    var wanted: [String] = []
    for run in runs where ranges[run.part] == nil {
      switch run.part {
      case .range(let range): ranges[run.part] = [range.clamped(to: text.indices)]
      case .text(let part):
        ranges[run.part] = []
        wanted.append(part)
      }
    }
    if wanted.isEmpty { return }
    let found = TextSearch(for: wanted.map { Array($0.utf16) }).ranges(in: text)
    for (part, found) in zip(wanted, found) { ranges[.text(part)] = found }
  }

  /// A range of the text that a run covers.
  package struct Place: Equatable {
    /// Its index among all.
    package var run: Int
    /// Where the range begins.
    var start: Int
  }

  /// What counts at each offset among the runs that say something; nil where none does, and empty
  /// where none does anywhere. O(text + runs).
  package func places(where says: (AttributedText.Run) -> Bool) -> [Place?] {
    guard runs.contains(where: says) else { return [] }
    var places = [Place?](repeating: nil, count: length)
    // The next offset that has no run yet: links, which every step makes shorter.
    var free = Array(0...length)
    func next(from offset: Int) -> Int {
      var offset = offset
      while free[offset] != offset {
        free[offset] = free[free[offset]]
        offset = free[offset]
      }
      return offset
    }
    var known: Set<AttributedText.TextPart> = []
    for index in runs.indices.reversed()
    where says(runs[index]) && known.insert(runs[index].part).inserted {
      for range in ranges[runs[index].part] ?? [] {
        var offset = next(from: range.lowerBound)
        while offset < range.upperBound {
          places[offset] = Place(run: index, start: range.lowerBound)
          free[offset] = offset + 1
          offset = next(from: offset)
        }
      }
    }
    return places
  }
}
