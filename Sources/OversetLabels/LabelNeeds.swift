import OversetModel
import OversetTypesetting

extension LabelRoom {
  /// What it would take to show everything; `showsAll` says whether it does at scale 1.
  func needs(of text: LabelText, showsAll: Bool) -> LabelFit.Needs {
    return LabelFit.Needs(
      width: neededWidth(of: text), lines: neededLines(of: text),
      scale: showsAll ? 1 : largestScale(of: text, from: Self.smallestScale))
  }

  /// Below a twentieth of its size no text can be read: no scale is an answer then.
  private static let smallestScale = 0.05

  private func neededLines(of text: LabelText) -> Int {
    let size = text.font.size
    if constraint.lineBreakMode != .byCharWrapping,
      let lines = text.lineCount(width: bounds.width, at: size, limit: .max)
    {
      return lines.count
    }
    return text.lineStack(
      width: bounds.width, at: size, limit: .max, mode: constraint.lineBreakMode
    ).lines.count
  }

  private func neededWidth(of text: LabelText) -> Points? {
    let size = text.font.size
    let limit = visibleLines(of: text.font, at: 1)
    if text.wrappers.count > limit { return nil }
    if limit == .max, constraint.lineBreakMode == .byCharWrapping {
      return text.wrappers.map { $0.widestClusterWidth(at: size) }.max()
    }
    if limit == .max {
      return text.wrappers.map { $0.widestUnbreakableWidth(at: size) }.max()
    }
    let natural = text.wrappers.map { wrapper in
      wrapper.drawnWidth(of: 0..<wrapper.paragraph.clusterCount, at: size)
    }
    let widest = natural.max() ?? 0
    if text.wrappers.count == limit { return widest }
    return leastWidth(of: text, lines: limit, widest: widest, total: natural.reduce(0, +))
  }

  /// The least width at which greedy lines are at most `lines`: a narrower label never needs fewer.
  private func leastWidth(of text: LabelText, lines: Int, widest: Points, total: Points) -> Points {
    var fails = total / Double(lines) * 0.5
    var fits = widest
    // White space that hangs counts in `total`: a text of little else needs less than half of it.
    if let widest = widestLine(of: text, width: fails, lines: lines) {
      fits = min(fails, widest)
      fails = 0
    }
    // Within a thousandth of a point, and then exactly the widest line of what fits.
    while fits - fails > 1e-3 {
      let width = (fits + fails) / 2
      if let widest = widestLine(of: text, width: width, lines: lines) {
        fits = min(width, widest)
      } else {
        fails = width
      }
    }
    return fits
  }

  /// The widest of at most so many lines; nil where the text needs more.
  private func widestLine(of text: LabelText, width: Points, lines: Int) -> Points? {
    if constraint.lineBreakMode != .byCharWrapping {
      return text.lineCount(width: width, at: text.font.size, limit: lines)?.widest
    }
    let stack = text.lineStack(
      width: width, at: text.font.size, limit: lines, mode: .byCharWrapping)
    return stack.isComplete ? stack.lines.map(\.width).max() ?? 0 : nil
  }
}
