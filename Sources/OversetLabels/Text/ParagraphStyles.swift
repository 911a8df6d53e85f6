import OversetModel
import OversetTypesetting

/// The style of each paragraph of an attributed text.
///
/// A class, because most texts have none: a reference, not a copy of every number.
final class ParagraphStyles: Sendable {
  /// One for all paragraphs, or one for each.
  private let styles: [ParagraphStyle?]
  /// Whether a paragraph has a style of its own, so that it may differ from the others.
  let areMixed: Bool

  /// Nil where no paragraph has a style.
  init?(_ attributed: AttributedText?, in text: [UInt16]) {
    guard let attributed else { return nil }
    let common = attributed.paragraphStyle?.usable
    let places = LastRuns(attributed.runs, in: text).places { $0.paragraphStyle != nil }
    areMixed = !places.isEmpty
    if places.isEmpty {
      guard let common else { return nil }
      styles = [common]
      return
    }
    styles = ParagraphSplitter.paragraphs(of: text).map { paragraph in
      let start = paragraph.range.lowerBound
      guard start < places.count, let place = places[start] else { return common }
      return attributed.runs[place.run].paragraphStyle?.usable
    }
  }

  /// Nil where the label's own line breaking and alignment count.
  subscript(paragraph: Int) -> ParagraphStyle? {
    styles.count == 1 ? styles[0] : paragraph < styles.count ? styles[paragraph] : nil
  }

  /// Whether a style satisfies the predicate.
  func contains(where predicate: (ParagraphStyle) -> Bool) -> Bool {
    styles.contains { $0.map(predicate) ?? false }
  }
}

extension ParagraphStyle {
  /// Whether it changes neither the height nor the width of lines.
  var leavesLinesAlike: Bool {
    var plain = ParagraphStyle()
    plain.alignment = alignment
    plain.lineBreakMode = lineBreakMode
    plain.lineBreakStrategy = lineBreakStrategy
    plain.baseWritingDirection = baseWritingDirection
    plain.hyphenationFactor = hyphenationFactor
    plain.tabStops = tabStops
    plain.defaultTabInterval = defaultTabInterval
    return self == plain
  }
}
