import Fixtures
import OversetFits
import OversetLabels
import OversetTypesetting
import Testing

/// Of the sizes and screens that no report shows, less is found out.
struct BriefFitTests {
  /// What a brief fit has is the same in the whole one.
  @Test func `a brief fit agrees with the whole one`() throws {
    let typesetter = Typesetter(fonts: FontBook())
    var briefFits = 0
    // Of most of these labels the ink decides: they clip, or a line or letters may be too high.
    for seed in 1...900 as ClosedRange<UInt64> {
      let label = LabelCase(seed: seed)
      let fitter = LabelFitter(
        constraint: label.constraint, bounds: label.bounds, displayScale: label.displayScale,
        measuringInk: false)
      let text = try label.labelText(with: typesetter)
      guard let brief = fitter.briefFit(text) else {
        #expect(
          label.constraint.clipsToBounds || label.constraint.sizingRule == .oversize
            || label.constraint.attributedText != nil || fitter.fit(text).inkBounds != nil)
        continue
      }
      briefFits += 1
      let whole = fitter.fit(text)
      #expect(brief.outcome == whole.outcome, "\(label.requestLine)")
      #expect(brief.confidence == whole.confidence, "\(label.requestLine)")
      #expect("\(brief.needs) \(brief.used)" == "\(whole.needs) \(whole.used)")
      let scale = fitter.briefFit(text, leastScale: 0.7)?.needs.scale
      #expect(scale == whole.needs.scale || scale == nil && (whole.needs.scale ?? 0) < 0.7)
      #expect("\(brief.scale) \(brief.kern)" == "\(whole.scale) \(whole.kern)")
      #expect(brief.brokenWords == whole.brokenWords)
      #expect(brief.losesParagraphs == whole.losesParagraphs)
      #expect(brief.lines.map(\.rect.height) == whole.lines.map(\.rect.height))
      #expect(brief.missing == whole.missing)
      #expect(brief.recovery == whole.recovery)
    }
    #expect(briefFits > 200)
  }
}
