import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// What a label says of its size holds when it is given that size.
struct MeasuredSizeTests {
  private func eachLabel(
    _ sample: ScriptSample, _ body: (LabelCase, Typesetter) throws -> Void
  ) throws {
    var random = SeededGenerator(seed: UInt64(sample.words.count + 100))
    let typesetter = Typesetter(fonts: FontBook())
    for lines in [1, 2, 3, 0] {
      let words = sample.words.shuffled(using: &random).prefix(
        Int.random(in: 1...9, using: &random))
      var label = LabelCase(
        text: Array(words.joined(separator: sample.separator).utf16), locale: sample.locale,
        bounds: Rect(
          x: 0, y: 0, width: Points.random(in: 30...200, using: &random), height: .infinity))
      label.constraint.numberOfLines = lines
      label.constraint.lineBreakStrategy = random.one(of: LineBreakStrategy.all)
      try body(label, typesetter)
    }
  }

  @Test(arguments: ScriptSample.all)
  func `the width of the widest line gives the same lines`(sample: ScriptSample) throws {
    try eachLabel(sample) { label, typesetter in
      var label = label
      label.constraint.numberOfLines = 0
      // Pushed out words have room in a narrower label too, or not.
      label.constraint.lineBreakStrategy = .none
      let text = try label.labelText(with: typesetter)
      let fit = label.fitter.fit(text)
      try #require(fit.showsText, "no cluster is wider than its label")
      label.bounds.width = fit.lines.map(\.width).max() ?? 0
      #expect(label.fitter.fit(text).lines.map(\.textRange) == fit.lines.map(\.textRange))
    }
  }

  @Test(arguments: ScriptSample.all)
  func `the intrinsic size shows everything`(sample: ScriptSample) throws {
    try eachLabel(sample) { label, typesetter in
      var label = label
      let text = try label.labelText(with: typesetter)
      let fit = label.fitter.fit(text)
      label.bounds.width = fit.intrinsicContentSize.width
      label.bounds.height = fit.intrinsicContentSize.height
      #expect(label.fitter.fit(text).showsText)
      label.constraint.numberOfLines = 0
      label.bounds = Rect(x: 0, y: 0, width: 70, height: .infinity)
      label.bounds.height = label.fitter.fit(text).sizeThatFits.height
      let tall = label.fitter.fit(text)
      #expect(tall.lost.isEmpty, "sizeThatFits is high enough")
    }
  }

  @Test(arguments: ScriptSample.all)
  func `what is needed is enough and a hair less is not`(sample: ScriptSample) throws {
    try eachLabel(sample) { label, typesetter in
      let text = try label.labelText(with: typesetter)
      let needs = label.fitter.fit(text).needs
      if let width = needs.width, label.constraint.numberOfLines > 0 {
        var wide = label
        wide.bounds.width = width
        #expect(wide.fitter.fit(text).showsText, "\(width): \(label.requestLine)")
        wide.bounds.width = width - 0.01
        #expect(wide.fitter.fit(text).outcome != .fits, "\(width) - 0.01: \(label.requestLine)")
      }
      var many = label
      many.constraint.numberOfLines = needs.lines
      #expect(many.fitter.fit(text).lost.isEmpty, "\(needs.lines) lines: \(label.requestLine)")
      if needs.lines > 1 {
        many.constraint.numberOfLines = needs.lines - 1
        #expect(!many.fitter.fit(text).lost.isEmpty, "one line less: \(label.requestLine)")
      }
      if let scale = needs.scale, scale < 1 {
        var shrinking = label
        shrinking.constraint.adjustsFontSizeToFitWidth = true
        shrinking.constraint.minimumScaleFactor = scale
        #expect(shrinking.fitter.fit(text).outcome == .shrunk, "\(scale): \(label.requestLine)")
        shrinking.constraint.minimumScaleFactor = scale + 1e-3
        #expect(shrinking.fitter.fit(text).outcome == .truncated, "\(scale): \(label.requestLine)")
      }
    }
  }
}

extension LabelFit {
  /// Nastaliq shows its whole text in a line that is too low for its paint.
  fileprivate var showsText: Bool { outcome == .fits || clipsInk && lost.isEmpty }
}
