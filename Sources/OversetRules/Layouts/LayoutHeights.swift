import OversetFits
package import OversetModel

/// Lines and paint that are higher than their label.
extension CheckedLayout {
  /// Behind what is said of lost text; empty where the line is not too high.
  var missingHeightPhrase: String {
    let missing = fit.missingHeight
    return missing > 0 ? ", in a line that is \(missing.tenths) pt higher than the label" : ""
  }

  /// Whether the label has all of the text, but cuts its line or its ink: that asks for height, and
  /// for nothing that would help a text that is lost.
  package var cutsWholeText: Bool {
    // Most are not clipped: asked first.
    guard outcome == .clipped else { return false }
    let fit = numbers
    return fit.lostClusters == 0 && (fit.clipsInk || fit.missingHeight > 0)
  }

  /// The height of the label, insets included, at which all of a whole text is inside; nil where no
  /// height helps.
  var wholeTextHeight: Points? {
    [lineHeight, fit.clipsInk ? inkHeight : nil].compactMap { $0 }.max()
  }

  /// Of the label, insets included, for a line that is too high; nil where it is not.
  package var lineHeight: Points? {
    guard fit.missingHeight > 0 else { return nil }
    return fit.lines.first.map { frameHeight(around: $0.rect.height) }
  }

  /// The height of the label, insets included, at which all lines have room; nil where it has that.
  var neededFrameHeight: Points? {
    guard room.height.isFinite else { return nil }
    let fit = fit
    guard fit.missingHeight > 0 || fit.needs.lines > fit.lines.count,
      fit.needs.height > room.height
    else { return nil }
    return frameHeight(around: fit.needs.height)
  }

  /// The height at which no paint is above or below the label; nil where there is none.
  private var inkHeight: Points? {
    let over = cutEdges.filter { $0.edge == "top" || $0.edge == "bottom" }.map(\.points).max()
    return over.map { visibleFrame.height + 2 * $0 }
  }

  /// Where paint lies outside of the label, by as much as a pixel or more.
  var cutEdges: [(edge: String, points: Points)] {
    guard let ink = fit.inkBounds else { return [] }
    let frame = visibleFrame
    var edges = [("top", frame.minY - ink.minY), ("bottom", ink.maxY - frame.maxY)]
    // The widths of a stand-in are not known to the point.
    if constraint.clipsToBounds || !fit.fonts.contains(where: \.standsIn) {
      edges += [("left", frame.minX - ink.minX), ("right", ink.maxX - frame.maxX)]
    }
    return edges.filter { $1.isFinite && $1 * displayScale >= 1 }
  }

  /// Whether the line is too high for the label, but nothing that is painted is.
  var losesNoPaint: Bool {
    fit.missingHeight > 0 && fit.lostClusters == 0 && fit.inkBounds != nil && cutEdges.isEmpty
      && room.height * displayScale >= 1
  }

  /// Whether only paint is cut, and no more of it than other letters than those of the system may differ by: where
  /// the letters are a stand-in's, or where the paint ends within a pixel of the edge.
  var losesUnsurePaint: Bool {
    losesPaintAlone && numbers.isBorderline && cutEdges.allSatisfy { $0.points < Self.paintError }
  }

  /// What remained undecided of eight cut descenders in labels of public apps was less.
  private static let paintError: Points = 4

  private var losesPaintAlone: Bool {
    numbers.clipsInk && numbers.lostClusters == 0 && numbers.missingHeight <= 0
  }

  /// Whether only paint is cut, at the edges of a frame that is not certain: the edge and the paint are
  /// both not what a user sees.
  var losesDoubtfulPaint: Bool {
    setting.frameDoubt != nil && losesPaintAlone
  }

  /// Where the label draws, in the coordinates of its room.
  private var visibleFrame: Rect {
    var frame = room
    if !frame.height.isFinite { frame.height = fit.textRect.height }
    return frame.outset(by: insets, isRightToLeft: fit.isRightToLeft)
  }
}
