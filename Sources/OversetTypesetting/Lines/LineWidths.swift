package import OversetModel

extension LineWrapper {
  /// The width in points of a range that begins a line, as far as tabs go.
  package func width(of clusters: Range<Int>, at size: FontSize) -> Points {
    guard let tabs else { return untabbedWidth(of: clusters, at: size) }
    return tabs.along(clusters, of: paragraph, width: { untabbedWidth(of: $0, at: size) })
  }

  /// The same where the ends are safe to cut.
  func safeWidth(of clusters: Range<Int>, at size: FontSize) -> Points {
    guard let tabs else { return paragraph.safeWidth(of: clusters, at: size) }
    return tabs.along(clusters, of: paragraph, width: { paragraph.safeWidth(of: $0, at: size) })
  }

  /// Whether a tab of a line goes beyond the last stop that is set.
  package func leavesTabStops(on line: Range<Int>, at size: FontSize) -> Bool {
    guard let tabs else { return false }
    var leaves = false
    _ = tabs.along(line, of: paragraph, width: { untabbedWidth(of: $0, at: size) }) {
      _, position, _ in leaves = leaves || tabs.isLast(before: position)
    }
    return leaves
  }

  /// Whether the paragraph has a tab.
  package var hasTabs: Bool { tabs != nil }

  /// Whether a line ends in a soft hyphen that it shows: one where the paragraph goes on.
  package func showsHyphen(at line: Range<Int>) -> Bool {
    line.upperBound < paragraph.clusterCount && !line.isEmpty
      && paragraph.clusters[line.upperBound - 1].flags.contains(.softHyphen)
  }
}

/// How much two ways to add up the same width may differ, in points.
package let roundingSlack: Points = 1e-6
