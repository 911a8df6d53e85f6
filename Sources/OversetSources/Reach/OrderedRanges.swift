/// Ranges of bytes in order, asked about offsets that go up.
package struct OrderedRanges {
  private var rest: ArraySlice<Range<Int>>

  package init(_ ranges: [Range<Int>]) { rest = ranges[...] }

  /// Whether an offset, which is not before the last one, is in one of them.
  package mutating func contains(_ offset: Int) -> Bool {
    while let first = rest.first, first.upperBound <= offset { rest.removeFirst() }
    return rest.first?.contains(offset) ?? false
  }
}
