package import OversetModel

/// Where tabs go on the lines of a paragraph: points from the leading edge.
package struct TabStops: Sendable {
  /// Ascending.
  private let stops: [Points]
  /// From one stop to the next behind those.
  private let interval: Points
  /// Where the first line begins, and the others.
  private let firstIndent: Points
  private let restIndent: Points

  /// UIKit's own: "12 left-aligned tabs at 28-point intervals" (NSParagraphStyle).
  package static let standard = TabStops(ParagraphStyle())

  private static let standardInterval: Points = 28
  private static let standardCount = 12

  /// The tab stops of a style with usable numbers.
  package init(_ style: ParagraphStyle) {
    stops =
      style.tabStops ?? (1...Self.standardCount).map { Double($0) * Self.standardInterval }
    // What a tab does behind the last stop is not published where no interval is set.
    interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : Self.standardInterval
    firstIndent = style.firstLineHeadIndent
    restIndent = style.headIndent
  }

  /// The next stop behind a position.
  func next(after position: Points) -> Points {
    let index = stops.partitioningIndex { $0 > position + roundingSlack }
    if index < stops.count { return stops[index] }
    return (((position + roundingSlack) / interval).rounded(.down) + 1) * interval
  }

  /// Whether a position is behind the last stop that is set.
  func isLast(before position: Points) -> Bool {
    (stops.last ?? 0) <= position + roundingSlack
  }

  /// The same for a line that begins at an indent.
  package func onLine(indentedBy indent: Points) -> TabStops {
    TabStops(stops: stops, interval: interval, firstIndent: indent, restIndent: indent)
  }

  private init(stops: [Points], interval: Points, firstIndent: Points, restIndent: Points) {
    self.stops = stops
    self.interval = interval
    self.firstIndent = firstIndent
    self.restIndent = restIndent
  }

  /// Goes along a line and reports the position of each tab and of its stop; returns the width of
  /// all. `width` measures the text between tabs. O(tabs).
  func along(
    _ line: Range<Int>, of paragraph: Paragraph, width: (Range<Int>) -> Points,
    _ tab: (_ cluster: Int, _ position: Points, _ stop: Points) -> Void = { _, _, _ in }
  ) -> Points {
    let indent = line.lowerBound == 0 ? firstIndent : restIndent
    var position = indent
    var start = line.lowerBound
    let tabs = paragraph.tabs
    for index in tabs.partitioningIndex(where: { $0 >= start })..<tabs.count {
      let cluster = tabs[index]
      if cluster >= line.upperBound { break }
      position += width(start..<cluster)
      let stop = next(after: position)
      tab(cluster, position, stop)
      position = stop
      start = cluster + 1
    }
    return position + width(start..<line.upperBound) - indent
  }
}
