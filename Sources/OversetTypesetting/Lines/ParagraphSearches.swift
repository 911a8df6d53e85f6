package import OversetModel

/// What was found for one paragraph at one size or screen, and is also true at the others.
package struct ParagraphSearches {
  private var lastWidth: (points: Points, lines: Int, width: Points)?
  private var sizes: [FillingSize] = []

  /// A size at which the words just fill a width.
  private struct FillingSize {
    var width: Points
    var lines: Int
    var points: Points
  }

  /// More than labels have screens.
  private static let mostSizes = 8

  /// The least width of `lines` lines at a size in points; the last answer is remembered.
  package mutating func leastWidth(
    lines: Int, at points: Points, orElse search: () -> Points
  ) -> Points {
    if let lastWidth, lastWidth.points == points, lastWidth.lines == lines {
      return lastWidth.width
    }
    let width = search()
    lastWidth = (points, lines, width)
    return width
  }

  /// The size in points at which `lines` lines fill a width; nil where it is not known yet.
  package func size(filling width: Points, lines: Int) -> Points? {
    sizes.first { $0.width == width && $0.lines == lines }?.points
  }

  /// Remembers the size in points at which `lines` lines fill a width.
  package mutating func remember(size points: Points, filling width: Points, lines: Int) {
    guard sizes.count < Self.mostSizes, size(filling: width, lines: lines) == nil else { return }
    sizes.append(FillingSize(width: width, lines: lines, points: points))
  }
}
