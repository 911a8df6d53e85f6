import OversetFits
import OversetLabels
import OversetModel
import OversetRules

/// A text as it was set in one of a label's variants: what is left to measure in it.
///
/// A class, because a copy would count references to all of it.
final class SetText {
  let variant: PlannedLabel.Variant
  /// What was found out, perhaps about an equal text.
  fileprivate let known: FitOfText
  /// What rules see of it.
  let values: VariantLayout
  /// Why the fit may be another one.
  let doubt: OtherReadings.Doubt?
  /// Whether a report shows it.
  private(set) var isShown = false
  private var wholeFit: LabelFit?

  init(
    _ values: VariantLayout, in variant: PlannedLabel.Variant, _ known: FitOfText,
    _ doubt: OtherReadings.Doubt?
  ) {
    self.values = values
    self.doubt = doubt
    self.variant = variant
    self.known = known
  }

  var text: LabelText { known.text }

  /// Without what makes its verdict another one; a brief one until `complete`.
  var fit: LabelFit { wholeFit ?? known.fit }

  /// Makes a brief fit whole, because a report will show it.
  func complete() {
    isShown = true
    guard known.isBrief, wholeFit == nil else { return }
    let fit = variant.fitter.fit(text)
    wholeFit = fit
    values.layout.complete { fit }
  }

  /// The scale down to which the text may shrink.
  fileprivate func legibleScale(_ settings: RuleSettings) -> Double {
    settings.legibleScale(of: values.layout.constraint.font.pointSize)
  }

  /// The room in which this one layout fits.
  fileprivate func clearance(_ settings: RuleSettings) -> Clearance {
    let layout = values.layout
    guard !layout.cutsWholeText else { return Clearance(layout) }
    let (fitter, constraint, insets) = (variant.fitter, layout.constraint, layout.insets)
    return Clearance(
      layout,
      leastRoom: fitter.leastRoom(
        for: text, layout.fit.needs, legible: legibleScale(settings),
        insets: Size(width: insets.leading + insets.trailing, height: insets.top + insets.bottom),
        mostLines: Clearance.mostLines(from: constraint.numberOfLines)),
      breaksWords: fitter.breaksWords(of: text))
  }

  /// Whether a shorter text may be seen whole: what is left of one is in a line as high.
  fileprivate var mayBeCut: Bool {
    !values.layout.cutsWholeText && values.layout.numbers.missingHeight <= 0
  }

  /// The least to cut off this one layout's text.
  fileprivate func cut(_ settings: RuleSettings) -> TextCut? {
    mayBeCut ? variant.fitter.cut(text, legible: legibleScale(settings)) : nil
  }
}

extension Remedy {
  /// What makes all of several layouts of a text in a label fit; nil where there are none.
  init?(of layouts: [SetText], _ settings: RuleSettings) {
    if layouts.count == 1, let known = layouts[0].known.remedy {
      self = known
      return
    }
    guard let clears = Clearance(layouts.map { $0.clearance(settings) }) else { return nil }
    self.init(cut: layouts.largestCut(settings), clears: clears)
    if layouts.count == 1 { layouts[0].known.remedy = self }
  }
}

extension [SetText] {
  /// What is cut off in the layout that has the least room; nil where one cannot be cut.
  ///
  /// To ask whether the others show what is left there is faster than a search in each.
  fileprivate func largestCut(_ settings: RuleSettings) -> TextCut? {
    guard allSatisfy(\.mayBeCut) else { return nil }
    guard count > 1, areAlike, var most = indices.max(by: { self[$0].use < self[$1].use }) else {
      return TextCut(largestOf: map { $0.cut(settings) })
    }
    guard var cut = self[most].cut(settings) else { return nil }
    let beginnings = TextBeginnings(of: self[most].text, in: self[most].variant.fitter)
    for (index, layout) in enumerated() where index != most {
      func isSeen(cutting count: Int) -> Bool? {
        beginnings.isSeen(
          cutting: count, in: layout.variant.fitter, at: layout.variant.font,
          legible: layout.legibleScale(settings))
      }
      // The first of those that lose as much counts.
      if isSeen(cutting: cut.clusters) == true,
        index > most || isSeen(cutting: cut.clusters - 1) == true
      {
        continue
      }
      guard let other = layout.cut(settings) else { return nil }
      if other.clusters > cut.clusters || other.clusters == cut.clusters && index < most {
        (cut, most) = (other, index)
      }
    }
    return cut
  }

  /// Whether the same glyphs are cut in all, at their sizes.
  private var areAlike: Bool {
    let weight = first?.variant.legibilityWeight
    return allSatisfy {
      $0.variant.legibilityWeight == weight && $0.values.layout.constraint.verticalAlignment == nil
    }
  }
}

extension SetText {
  /// How much of its width the text would take.
  fileprivate var use: Double { values.layout.numbers.usedWidth ?? 0 }
}
