import Testing

@testable import OversetModel

struct PartitioningIndexTests {
  @Test func `elements are parted where the first one is that a plain search finds`() {
    for count in 0...17 {
      let numbers = Array(100..<100 + count)
      for part in [numbers[...], numbers.dropFirst(count / 3)] {
        for limit in 99...100 + count {
          let first = part.firstIndex { $0 >= limit } ?? part.endIndex
          #expect(part.partitioningIndex { $0 >= limit } == first)
        }
      }
    }
  }
}
