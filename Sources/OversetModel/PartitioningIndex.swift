extension RandomAccessCollection {
  /// Where the elements of which something holds begin, in a collection that has all others before
  /// them; its end where it holds of none. Binary search.
  @inlinable
  package func partitioningIndex<Failure>(
    where holds: (Element) throws(Failure) -> Bool
  ) throws(Failure) -> Index {
    var start = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if try holds(self[middle]) {
        count = half
      } else {
        start = index(after: middle)
        count -= half + 1
      }
    }
    return start
  }
}
