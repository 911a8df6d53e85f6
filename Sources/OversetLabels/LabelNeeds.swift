import OversetModel
import OversetTypesetting

extension LabelRoom {
  /// What it would take to show everything; `showsAll` says whether it does at scale 1.
  func needs(of text: LabelText, showsAll: Bool) -> LabelFit.Needs {
    let size = text.font.size
    let lines = text.lineStack(
      width: bounds.width, at: size, limit: .max, mode: constraint.lineBreakMode
    ).lines.count
    return LabelFit.Needs(
      width: neededWidth(of: text), lines: lines,
      scale: showsAll ? 1 : largestScale(of: text, from: Self.smallestScale))
  }

  /// Below a twentieth of its size no text can be read: no scale is an answer then.
  private static let smallestScale = 0.05

  private func neededWidth(of text: LabelText) -> Points? {
    let size = text.font.size
    let limit = visibleLines(of: text.font, at: 1)
    if text.wrappers.count > limit { return nil }
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
    // Within a thousandth of a point, and then exactly the widest line of what fits.
    while fits - fails > 1e-3 {
      let width = (fits + fails) / 2
      let stack = text.lineStack(
        width: width, at: text.font.size, limit: lines, mode: wrappingMode)
      if stack.isComplete {
        fits = min(width, stack.lines.map(\.width).max() ?? width)
      } else {
        fails = width
      }
    }
    return fits
  }

  private var wrappingMode: LineBreakMode {
    constraint.lineBreakMode == .byCharWrapping ? .byCharWrapping : .byWordWrapping
  }
}
