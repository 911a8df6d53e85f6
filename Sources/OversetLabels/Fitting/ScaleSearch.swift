import OversetModel
import OversetTypesetting

extension LabelRoom {
  /// The largest scale in `lower..<1` at which everything shows; nil where even `lower` is too large.
  ///
  /// The continuous optimum (UIKit's steps are not published). Bisection, because widths in the
  /// system font are not linear in the size; they never fall as the size grows. What lies outside
  /// a known bracket needs no layout. `inHeight`: a line may not be higher than
  /// the label.
  func largestScale(of text: LabelText, from lower: Double, inHeight: Bool = true) -> Double? {
    func showsAll(at scale: Double) -> Bool {
      self.showsAll(of: text, at: scale) && (!inHeight || hasHeight(for: text, at: scale))
    }
    guard showsAll(at: lower) else { return nil }
    if inHeight, text.isPlain {
      // The height is a limit of its own: what is below it only depends on the lines.
      let limit = scaleOfHeight(of: text)
      if limit < 1, showsAll(at: limit) { return limit }
    }
    let known = bracket(of: text, from: lower)
    var bracket = ScaleBracket(fits: lower, fails: 1)
    while !bracket.isNarrow {
      let middle = (bracket.fits + bracket.fails) / 2
      let shows =
        middle <= known.fits || middle < known.fails && showsAll(at: middle)
      if shows { bracket.fits = middle } else { bracket.fails = middle }
    }
    return bracket.fits
  }

  /// A narrow bracket where one or two lines fill the room, found in a few steps where bisection
  /// takes thirty; else `lower..<1`.
  private func bracket(of text: LabelText, from lower: Double) -> ScaleBracket {
    var bracket = ScaleBracket(fits: lower, fails: 1)
    let points = text.font.size.points
    guard constraint.lineBreakMode != .byCharWrapping, text.isPlain, bounds.width > 0, points > 0,
      text.wrappers.count == 1
    else { return bracket }
    let wrapper = text.wrappers[0]
    func narrow(around scale: Double) {
      for scale in [scale - ScaleBracket.near, scale + ScaleBracket.near]
      where scale > bracket.fits && scale < bracket.fails {
        if showsAll(of: text, at: scale) { bracket.fits = scale } else { bracket.fails = scale }
      }
    }
    // The same lines fill the same width at the same size, for any size that the label begins with.
    let lines = visibleLines(of: text.font, at: 1)
    if let size = wrapper.searches.size(filling: bounds.width, lines: lines) {
      narrow(around: size / points)
      if bracket.isNarrow { return bracket }
    }
    guard let scale = scaleThatFillsWidth(of: text) else { return bracket }
    narrow(around: scale)
    if bracket.isNarrow {
      wrapper.searches.remember(size: scale * points, filling: bounds.width, lines: lines)
    }
    return bracket
  }

  /// About the scale at which the words fill the width, by the secant method: what the size changes
  /// besides the scale is almost linear between two guesses. Nil where there is no quick answer.
  private func scaleThatFillsWidth(of text: LabelText) -> Double? {
    let room = bounds.width + roundingSlack
    var scale = 1.0
    var last: (scale: Double, excess: Points)?
    for _ in 0..<8 {
      let width = text.wrappers[0].nearlyLeastWidth(
        lines: visibleLines(of: text.font, at: scale), at: text.font.size.scaled(by: scale))
      guard let width, width > 0, width.isFinite else { return nil }
      let excess = width - room
      var next = scale * room / width
      if let last, last.excess != excess {
        let slope = (excess - last.excess) / (scale - last.scale)
        if slope > 0 { next = scale - excess / slope }
      }
      last = (scale, excess)
      let isNear = (next - scale).magnitude < ScaleBracket.near / 8
      scale = next
      if isNear { break }
    }
    return scale
  }
}

/// A scale at which everything shows, and a larger one at which it does not.
private struct ScaleBracket {
  var fits: Double
  var fails: Double

  /// The precision of a search: far less than a pixel on any screen.
  private static let width = 1e-9
  /// The distance from a guess to each end of a narrow bracket.
  static let near = 1.5e-10

  var isNarrow: Bool { fails - fits <= Self.width }
}
