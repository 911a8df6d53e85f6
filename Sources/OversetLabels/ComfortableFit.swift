import OversetFits
import OversetModel
package import OversetTypesetting

extension LabelFitter {
  /// Whether a text of the system font's own letters fits with room to spare, so that no rule can
  /// report it; `advance` is its `TableFont.advance(ofSimpleText:)`.
  ///
  /// The fast path of `fit`: true means outcome `fits`, certain, no word broken, and `used.width` at
  /// most `share`. False says nothing.
  package func fitsComfortably(
    simpleText text: [UInt16], advance: Advance, in font: TypesetFont, below share: Double
  ) -> Bool {
    guard let table = font.table, font.doubt == nil, isSimple, mayFill(share, font) else {
      return false
    }
    let lines = room.certainLines(of: font)
    return lines > 0
      && table.fits(
        simpleText: text, advance: advance, width: bounds.width * share, at: font.size,
        lines: lines)
  }

  /// Whether a text fits with room to spare, so that no rule can report it: also on several lines. Its
  /// words are whole, unless `breakingWords`.
  package func fitsComfortably(
    _ text: LabelText, below share: Double, breakingWords: Bool = false
  ) -> Bool {
    guard text.font.doubt == nil, isSimple, text.isPlain, mayFill(share, text.font),
      !text.wrappers.contains(where: { $0.paragraph.hasMissing || !$0.paragraph.symbols.isEmpty }),
      !mayLeaveLines(text)
    else { return false }
    var narrower = room
    narrower.bounds.width *= min(share, 1 / (1 + text.standInError))
    if bounds.height.isFinite {
      // The number of lines that are certain.
      let tallest =
        room.behavior.tallScripts == .unknown ? text.tallLineHeight ?? 0 : 0
      let growth = max(1, tallest / max(text.font.lineHeight, .leastNormalMagnitude))
      narrower.bounds.height /= growth
      if narrower.certainLines(of: text.font) == 0 { return false }
      narrower.bounds.height -= narrower.grid.pixel
    }
    return breakingWords || constraint.lineBreakMode == .byCharWrapping
      ? narrower.showsAll(of: text, at: 1) : narrower.showsAllUnbroken(text)
  }

  /// Whether only the text's width and number of lines decide what rules report.
  static func isSimple(_ constraint: LabelConstraint, _ behavior: LabelBehavior) -> Bool {
    guard case .cutsPaint = behavior.edge else { return false }
    return constraint.sizingRule == .typographic && constraint.attributedText == nil
      && !constraint.limitsFontThatMayNotAdjust
  }

  private func mayLeaveLines(_ text: LabelText) -> Bool {
    guard case .cutsPaint(let tolerance) = room.behavior.edge else { return true }
    return text.inkMayLeaveLines(by: tolerance)
  }

  /// Whether a text that needs at most this share of the width fits, as far as the font is known.
  private func mayFill(_ share: Double, _ font: TypesetFont) -> Bool {
    guard let standIn = font.standIn else { return true }
    return share * (1 + standIn.share) <= 1 && !(standIn.hasOtherLines && bounds.height.isFinite)
  }
}
