import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// The scale against every scale of a fine grid, each laid out as a label of that size.
struct ShrinkSearchTests {
  private static let step = 1.0 / 64

  @Test(arguments: ScriptSample.all)
  func `the scale is the largest that a search over all scales finds`(sample: ScriptSample) throws {
    var random = SeededGenerator(seed: UInt64(sample.words.count))
    let typesetter = Typesetter(fonts: FontBook())
    for round in 0..<4 {
      let words = sample.words.shuffled(using: &random).prefix(
        Int.random(in: 1...6, using: &random))
      var label = LabelCase(
        text: Array(words.joined(separator: sample.separator).utf16), locale: sample.locale,
        bounds: Rect(
          x: 0, y: 0, width: Points.random(in: 40...160, using: &random), height: 60))
      label.constraint.numberOfLines = [1, 2, 0, 1][round]
      label.constraint.font = .system(size: random.one(of: [13, 17, 24, 30]), weight: .regular)
      if round == 3 { label.constraint.attributedText = Self.mixedSizes }
      label.constraint.adjustsFontSizeToFitWidth = true
      label.constraint.minimumScaleFactor = 0.3
      try expectLargest(of: label, typesetter)
    }
  }

  private func expectLargest(of label: LabelCase, _ typesetter: Typesetter) throws {
    let found = label.fitter.fit(try label.labelText(with: typesetter))
    let fits = try stride(from: 1.0, through: 0.3, by: -Self.step).first { scale in
      let scaled = label.scaled(by: scale)
      return scaled.fitter.fit(try scaled.labelText(with: typesetter)).outcome == .fits
    }
    guard let fits else {
      #expect(found.outcome == .truncated || found.scale < 0.3 + Self.step)
      return
    }
    #expect(found.outcome == (fits == 1 ? .fits : .shrunk), "\(label.requestLine)")
    #expect(found.scale >= fits - 1e-6 && found.scale < fits + Self.step, "\(label.requestLine)")
  }

  private static let mixedSizes: AttributedText = {
    var attributed = AttributedText()
    attributed.runs = [
      .init(.range(0..<3), font: .system(size: 22, weight: .bold)),
      .init(.range(4..<6), font: .named(RequiredFont.latin.rawValue, size: 12)),
    ]
    return attributed
  }()
}

extension LabelCase {
  /// The label whose fonts are all a share as large, and which does not shrink.
  fileprivate func scaled(by scale: Double) -> LabelCase {
    var label = self
    label.constraint.adjustsFontSizeToFitWidth = false
    label.constraint.font = constraint.font.scaled(by: scale)
    for index in constraint.attributedText?.runs.indices ?? 0..<0 {
      label.constraint.attributedText?.runs[index].font =
        constraint.attributedText?.runs[index].font?.scaled(by: scale)
    }
    return label
  }
}

extension FontDescription {
  fileprivate func scaled(by scale: Double) -> FontDescription {
    guard case .points(let points) = size else { return self }
    var font = self
    font.size = .points(points * scale)
    return font
  }
}
