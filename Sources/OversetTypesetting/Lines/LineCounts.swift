package import OversetModel

extension LineWrapper {
  /// Widths that have no room for the words on this many lines; nil where none are known.
  package func tooNarrowWidths(forLines lines: Int, at size: FontSize) -> TooNarrowWidths? {
    guard let counter, lines > 0 else { return nil }
    // A word that is broken inside may take less room than whole: by less than an em at each break.
    let perLine = counter.sumOfParts(at: size) / Double(lines) - size.points
    guard lines == 2, let least = counter.leastWidthOfTwoLines(at: size) else {
      return TooNarrowWidths(anyBreaks: perLine - roundingSlack, wholeWords: nil)
    }
    let widest = counter.widestPart(at: size)
    // A little less: two ways to add up a width may differ slightly.
    let end = least - 4 * roundingSlack
    return TooNarrowWidths(
      anyBreaks: perLine - roundingSlack, wholeWords: widest < end ? widest..<end : nil)
  }

  /// About the least width at which the words are on that number of lines, none of them broken; nil
  /// for more lines than two, and where a break changes shapes.
  package func nearlyLeastWidth(lines: Int, at size: FontSize) -> Points? {
    switch lines {
    case 1: safeWidth(of: paragraph.trimmingEnd(0..<paragraph.clusterCount), at: size)
    case 2: counter?.leastWidthOfTwoLines(at: size)
    default: nil
    }
  }

  /// How many lines `lines` would give by words, at most `limit + 1`, and the width of the widest.
  package func lineCount(
    width: Points, at size: FontSize, limit: Int
  ) -> (count: Int, widest: Points) {
    let whole = safeWidth(of: 0..<paragraph.clusterCount, at: size)
    if whole <= width + roundingSlack, limit > 0 {
      let trimmed = paragraph.trimmingEnd(0..<paragraph.clusterCount)
      return (
        1, trimmed.count == paragraph.clusterCount ? whole : self.width(of: trimmed, at: size)
      )
    }
    if let counted = counter?.lines(width: width, at: size, limit: limit) { return counted }
    let lines = lines(width: width, at: size, limit: limit < .max ? limit + 1 : limit)
    let widest = lines.prefix(limit).map { line in
      let width = self.width(of: paragraph.trimmingEnd(line), at: size)
      return showsHyphen(at: line) ? width + hyphenWidth(at: line, at: size) : width
    }
    return (lines.count, widest.max() ?? 0)
  }

  /// How many lines the paragraph takes by words, at most `limit + 1`; nil where one of them is
  /// wider than the line and would be broken inside.
  package func unbrokenLineCount(width: Points, at size: FontSize, limit: Int) -> Int? {
    let all = 0..<paragraph.clusterCount
    if safeWidth(of: all, at: size) <= width + roundingSlack { return 1 }
    if let counter { return counter.lines(width: width, at: size, limit: limit)?.count }
    guard widestUnbreakableWidth(at: size) <= width + roundingSlack else { return nil }
    return lines(width: width, at: size, limit: limit < .max ? limit + 1 : limit).count
  }

  /// The width of the widest cluster by itself.
  package func widestClusterWidth(at size: FontSize) -> Points {
    (0..<paragraph.clusterCount).map { width(of: $0..<$0 + 1, at: size) }.max() ?? 0
  }

  /// The width of the widest part that has no break opportunity inside, without white space at its
  /// end.
  package func widestUnbreakableWidth(at size: FontSize) -> Points {
    if let counter { return counter.widestPart(at: size) }
    var widest: Points = 0
    var start = 0
    for opportunity in opportunities {
      let part = paragraph.trimmingEnd(start..<Int(opportunity))
      widest = max(widest, width(of: part, at: size))
      start = Int(opportunity)
    }
    return widest
  }
}

/// Widths of which is known without a layout that a text does not fit them.
package struct TooNarrowWidths {
  /// What is less has no room for the text, wherever its words are broken.
  let anyBreaks: Points
  /// These have room for each word, and not for all of them.
  let wholeWords: Range<Points>?

  /// Whether a width is one of them.
  package func contains(_ width: Points) -> Bool {
    width < anyBreaks || wholeWords?.contains(width) == true
  }
}
