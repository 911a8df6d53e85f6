import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// Texts that no label should get are laid out all the same. How their time grows, `make hostile` measures.
struct GiantTextTests {
  @Test(arguments: GiantText.allCases)
  func `a giant text is laid out in every kind of label`(giant: GiantText) throws {
    let typesetter = Typesetter(fonts: FontBook())
    for label in LabelCase.giants(giant.text(units: 700), locale: giant.locale) {
      let fit = label.fitter.fit(try label.labelText(with: typesetter))
      #expect(label.faults(of: fit) == [], "\(label.constraint.lineBreakMode)")
    }
  }

  @Test func `a text of many attributed runs is laid out`() throws {
    var label = LabelCase(
      text: GiantText.latinWords.text(units: 4_000),
      bounds: Rect(x: 0, y: 0, width: 200, height: 1000))
    var attributed = AttributedText()
    attributed.runs = (0..<1000).map { place in
      AttributedText.Run(
        .range(place * 4..<place * 4 + 2), font: .system(size: 18, weight: .bold), kern: 0.5)
    }
    label.constraint.attributedText = attributed
    label.constraint.numberOfLines = 0
    let fit = label.fitter.fit(try label.labelText(with: Typesetter(fonts: FontBook())))
    #expect(label.faults(of: fit) == [])
    #expect(fit.outcome == .truncated)
  }

  /// UAX 15: stream-safe text has 30 marks in a row.
  @Test func `marks beyond those that a font can place change no width`() throws {
    let typesetter = Typesetter(fonts: FontBook())
    let widths = try [2, 29, 30, 31, 32, 64, 10_000].map { count in
      let text = Array("a".utf16) + Array(repeating: 0x301, count: count) + Array("bc".utf16)
      let label = LabelCase(text: text, bounds: Rect(x: 0, y: 0, width: 500, height: 44))
      let fit = label.fitter.fit(try label.labelText(with: typesetter))
      #expect(fit.lines.count == 1 && fit.lost.isEmpty)
      return fit.lines[0].width
    }
    #expect(Set(widths).count == 1, "\(widths)")
  }
}
