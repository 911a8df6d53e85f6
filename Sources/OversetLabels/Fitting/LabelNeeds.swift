import OversetFits
import OversetModel
import OversetTypesetting

extension LabelRoom {
  /// What it would take to show all of the text, which is drawn in `drawing`.
  ///
  /// No scale below `leastScale` is looked for, where nothing but that asks for it.
  func needs(
    of text: LabelText, _ drawn: DrawnText, in drawing: LabelRoom, leastScale: Double = 0
  ) -> LabelFit.Needs {
    let fits = drawn.fitsUnchanged
    let lines = fits ? drawn.stack.lines.count : neededLines(of: text)
    return LabelFit.Needs(
      width: neededWidth(of: text), lines: lines, height: neededHeight(of: text, lines: lines),
      scale: fits ? 1 : drawing.neededScale(of: text, atLeast: leastScale))
  }

  private func neededScale(of text: LabelText, atLeast least: Double) -> Double? {
    if case .never = behavior.shrinking, least > Self.smallestScale,
      !showsAll(of: text, at: min(least, 1))
    {
      return nil
    }
    return largestScale(of: text, from: Self.smallestScale)
  }

  /// Below a twentieth of its size no text can be read: no scale is an answer then.
  private static let smallestScale = 0.05

  private func neededLines(of text: LabelText) -> Int {
    let size = text.font.size
    if constraint.lineBreakMode != .byCharWrapping, text.isPlain,
      let lines = text.lineCount(width: bounds.width, at: size, limit: .max)
    {
      return lines.count
    }
    return wholeStack(text).lines.count
  }

  /// What all lines of the text take of the height at scale 1, in points.
  func neededHeight(of text: LabelText, lines: Int) -> Points {
    if !text.isPlain { return wholeStack(text).height }
    let gaps = Double(max(lines - 1, 0)) * behavior.lineGap * text.font.size.points
    return Double(lines) * text.font.lineHeight + gaps
  }

  private func wholeStack(_ text: LabelText) -> LineStack {
    text.lineStack(
      width: bounds.width, at: text.font.size, limit: .max, mode: constraint.lineBreakMode)
  }

  private func neededWidth(of text: LabelText) -> Points? {
    guard text.isPlain else { return neededWidth(ofStyled: text) }
    let size = text.font.size
    let limit = visibleLines(of: text.font, at: 1)
    // Blank paragraphs at the end do not count as lost: their lines are free for the others.
    let paragraphs = text.paragraphsWithoutBlankEnd
    if paragraphs > limit { return nil }
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
    if paragraphs == limit { return widest }
    func leastWidth() -> Points {
      self.leastWidth(of: text, lines: limit, widest: widest, total: natural.reduce(0, +))
    }
    guard text.wrappers.count == 1, constraint.lineBreakMode != .byCharWrapping else {
      return leastWidth()
    }
    return text.wrappers[0].searches.leastWidth(lines: limit, at: size.points, orElse: leastWidth)
  }

  /// The same for lines of several heights and indents: by search, because the lines and their
  /// heights depend on the width.
  private func neededWidth(ofStyled text: LabelText) -> Points? {
    var room = self
    func shows(_ width: Points) -> Bool {
      room.bounds.width = width
      return room.showsAll(of: text, at: 1)
    }
    var fits = text.lineStack(
      width: .infinity, at: text.font.size, limit: .max, mode: constraint.lineBreakMode
    ).width
    guard shows(fits) else { return nil }
    var fails: Points = 0
    if constraint.numberOfLines == 0, !bounds.height.isFinite {
      // Without a limit a word may be broken anywhere: what counts is the widest part of it.
      return text.wrappers.enumerated().map { index, wrapper in
        let widths = LineRoom(text.style(of: index), in: fits)
        let part =
          constraint.lineBreakMode == .byCharWrapping
          ? wrapper.widestClusterWidth(at: text.font.size)
          : wrapper.widestUnbreakableWidth(at: text.font.size)
        return part + max(widths.firstIndent, widths.restIndent) + widths.trailing
      }.max()
    }
    while fits - fails > tolerance(at: fits) {
      let width = (fits + fails) / 2
      if shows(width) { fits = width } else { fails = width }
    }
    return fits
  }

  /// The least width at which greedy lines are at most `lines`: a narrower label never needs fewer.
  private func leastWidth(of text: LabelText, lines: Int, widest: Points, total: Points) -> Points {
    let tooNarrow =
      text.wrappers.count == 1 && constraint.lineBreakMode != .byCharWrapping
      ? text.wrappers[0].tooNarrowWidths(forLines: lines, at: text.font.size) : nil
    var fails = total / Double(lines) * 0.5
    var fits = widest
    // White space that hangs counts in `total`: a text of little else needs less than half of it.
    if tooNarrow?.contains(fails) != true,
      let widest = widestLine(of: text, width: fails, lines: lines)
    {
      fits = min(fails, widest)
      fails = 0
    }
    // Within a thousandth of a point, and then exactly the widest line of what fits.
    while fits - fails > tolerance(at: fits) {
      let width = (fits + fails) / 2
      if tooNarrow?.contains(width) == true {
        fails = width
      } else if let widest = widestLine(of: text, width: width, lines: lines) {
        fits = min(width, widest)
      } else {
        fails = width
      }
    }
    return fits
  }

  /// The precision of a search: a thousandth of a point, or less where numbers are so large that they
  /// have no thousandths.
  private func tolerance(at width: Points) -> Points { max(1e-3, width * 1e-12) }

  /// The widest of at most `lines` lines; nil where the text needs more.
  private func widestLine(of text: LabelText, width: Points, lines: Int) -> Points? {
    if constraint.lineBreakMode != .byCharWrapping {
      return text.lineCount(width: width, at: text.font.size, limit: lines)?.widest
    }
    let stack = text.lineStack(
      width: width, at: text.font.size, limit: lines, mode: .byCharWrapping)
    return stack.isComplete ? stack.lines.map(\.width).max() ?? 0 : nil
  }
}
