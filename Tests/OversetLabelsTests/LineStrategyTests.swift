import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// Strategies, tightening and direction over words of all scripts.
struct LineStrategyTests {
  private func label(
    _ sample: ScriptSample, _ random: inout SeededGenerator, _ strategy: LineBreakStrategy
  ) -> LabelCase {
    let words = sample.words.shuffled(using: &random).prefix(Int.random(in: 1...9, using: &random))
    var label = LabelCase(
      text: Array(words.joined(separator: sample.separator).utf16), locale: sample.locale,
      bounds: Rect(
        x: 0, y: 0, width: Points.random(in: 40...200, using: &random), height: .infinity))
    label.constraint.numberOfLines = 0
    label.constraint.lineBreakStrategy = strategy
    return label
  }

  /// uilabel.md §4: it never changes the number of lines.
  @Test(arguments: ScriptSample.all, [LineBreakStrategy.pushOut, .standard])
  func `a pushed out word changes no number of lines and widens none beyond the label`(
    sample: ScriptSample, strategy: LineBreakStrategy
  ) throws {
    var random = SeededGenerator(seed: 31)
    let typesetter = Typesetter(fonts: FontBook())
    for _ in 0..<4 {
      var label = label(sample, &random, strategy)
      let pushed = label.fitter.fit(try label.labelText(with: typesetter))
      // In Korean the standard strategy keeps words whole as well.
      label.constraint.lineBreakStrategy =
        strategy == .standard && sample.locale.language == "ko" ? .hangulWordPriority : .none
      let plain = label.fitter.fit(try label.labelText(with: typesetter))
      #expect(pushed.lines.count == plain.lines.count)
      for (line, before) in zip(pushed.lines, plain.lines) {
        #expect(line.width <= max(label.bounds.width, before.width) + 1e-6, "\(line.shown)")
      }
    }
  }

  @Test func `a Korean word is broken only where it alone is wider than the line`() throws {
    let typesetter = Typesetter(fonts: FontBook())
    let sample = try #require(ScriptSample.all.first { $0.script == "Hangul" })
    var random = SeededGenerator(seed: 32)
    var broken = 0
    for _ in 0..<60 {
      let label = label(sample, &random, .hangulWordPriority)
      let fit = label.fitter.fit(try label.labelText(with: typesetter))
      for (line, next) in zip(fit.lines, fit.lines.dropFirst()) {
        let end = line.textRange.upperBound
        guard label.text[end - 1] != 0x20, end == next.textRange.lowerBound else { continue }
        broken += 1
        let start = label.text[..<end].lastIndex(of: 0x20).map { $0 + 1 } ?? 0
        let behind = label.text[end...].firstIndex(of: 0x20) ?? label.text.count
        var alone = label
        alone.text = Array(label.text[start..<behind])
        #expect(alone.fitter.fit(try alone.labelText(with: typesetter)).lines.count > 1)
      }
    }
    #expect(broken > 9)
  }

  /// uilabel.md §3: kern = −(natural − w) / (clusters − 1), where natural ≤ 1.05 · w.
  @Test(arguments: ScriptSample.all)
  func `a tightened line is as wide as its label`(sample: ScriptSample) throws {
    let typesetter = Typesetter(fonts: FontBook())
    for share in [1.001, 1.03, 1.0499, 1.0501, 1.2] {
      var label = LabelCase(
        text: Array(sample.words.joined(separator: sample.separator).utf16), locale: sample.locale,
        bounds: Rect(x: 0, y: 0, width: 10_000, height: 100))
      label.constraint.allowsDefaultTighteningForTruncation = true
      let text = try label.labelText(with: typesetter)
      let natural = label.fitter.fit(text).lines[0].width
      label.bounds.width = natural / share
      let fit = label.fitter.fit(text)
      #expect(fit.outcome == (share < 1.05 ? .tightened : .truncated), "\(share)")
      guard fit.outcome == .tightened else { continue }
      let gaps = (label.bounds.width - natural) / fit.kern
      #expect(abs(gaps - gaps.rounded()) < 1e-6 && gaps >= 1, "\(gaps) gaps")
      #expect(abs(fit.lines[0].width - label.bounds.width) < 1e-6)
      label.constraint.numberOfLines = 2
      #expect(label.fitter.fit(text).outcome == .fits, "not on two lines, which have room")
    }
  }

  /// uilabel.md §6, for any origin of the bounds.
  @Test(arguments: LineBreakMode.allCases, [nil] + VerticalAlignment.allCases)
  func `a right-to-left layout is the mirror of the other`(
    mode: LineBreakMode, alignment: VerticalAlignment?
  ) throws {
    var random = SeededGenerator(seed: 33)
    let typesetter = Typesetter(fonts: FontBook())
    for seed in UInt64(0)..<25 {
      var label = LabelCase(seed: 70_000 + seed)
      label.constraint.lineBreakMode = mode
      label.constraint.attributedText?.paragraphStyle?.alignment = nil
      label.constraint.attributedText?.paragraphStyle?.baseWritingDirection = .natural
      for index in label.constraint.attributedText?.runs.indices ?? 0..<0 {
        label.constraint.attributedText?.runs[index].paragraphStyle = nil
      }
      label.constraint.verticalAlignment = alignment
      label.constraint.textAlignment = random.one(of: [.natural, .justified, .center])
      label.constraint.semanticContentAttribute = .forceLeftToRight
      let text = try label.labelText(with: typesetter)
      let (left, bounds) = (label.fitter.fit(text), label.fitter.bounds)
      label.constraint.semanticContentAttribute = .forceRightToLeft
      let right = label.fitter.fit(text)
      #expect(left.lines.count == right.lines.count)
      for (line, other) in zip(left.lines, right.lines) {
        let mirrored = other.rect.mirrored(in: bounds)
        #expect(abs(line.rect.x - mirrored.x) < 1e-6 && line.rect.y == mirrored.y, "\(seed)")
        #expect(line.rect.width == mirrored.width && line.textRange == other.textRange)
      }
      // A plain label answers with its own x in every locale.
      let expected = alignment == nil ? left.textRect : left.mirroredTextRect
      #expect(abs(right.textRect.x - expected.x) < 1e-6 && right.textRect.y == expected.y)
    }
  }
}
