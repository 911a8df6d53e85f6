import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// A report keeps fits packed, and shows them as they were.
struct PackedFitTests {
  @Test(arguments: [false, true])
  func `a fit is the same after it was packed`(isHostile: Bool) throws {
    let typesetter = Typesetter(fonts: FontBook())
    for seed in 1...300 as ClosedRange<UInt64> {
      let label = LabelCase(seed: seed, isHostile: isHostile)
      let fit = label.fitter.fit(try label.labelText(with: typesetter))
      let text = String(decoding: label.text, as: UTF16.self)
      // Every member, each number to its last bit.
      #expect("\(PackedFit(fit, of: text).fit(of: text))" == "\(fit)", "\(label.requestLine)")
    }
  }

  /// Whatever the text has in common with what is shown and lost.
  @Test(arguments: ["", "e\u{301}", "line", "the line is lost", "a lost", "…", "e\u{301}\0🏳️‍🌈lost"])
  func `numbers and texts keep their bits`(text: String) {
    var fit = LabelFit.example
    fit.kern = -0.0
    fit.scale = .nan
    fit.textRect = Rect(x: .infinity, y: .leastNonzeroMagnitude, width: 0.1 + 0.2, height: 0.3)
    fit.lines = (0..<300).map { index in
      var line = LineFragment.example
      line.baseline = Double(index) / 7
      return line
    }
    fit.shown = "e\u{301}\0🏳️‍🌈"
    fit.missing = ["", "\u{FFFF}"]
    let packed = PackedFit(fit, of: text).fit(of: text)
    #expect(packed.kern.bitPattern == fit.kern.bitPattern)
    #expect("\(packed)" == "\(fit)")
  }
}

extension LabelFit {
  fileprivate static let example = LabelFit(
    outcome: .truncated, confidence: .borderline(["a doubt"]), scale: 1, kern: 0, lines: [],
    shown: "", lost: "lost", lostClusters: 4, losesParagraphs: false, brokenWords: [],
    intrinsicContentSize: .zero, sizeThatFits: .zero, textRect: .zero, mirroredTextRect: .zero,
    inkBounds: nil, clipsInk: false, missingHeight: 1.25, sizeDoubt: "a size", recovery: .expansion,
    used: Use(width: 1.5, height: nil),
    needs: Needs(width: 120, lines: 2, height: 40.5, scale: nil),
    fonts: [FontUse(name: "system", textRange: 0..<9, standsIn: false)], missing: [],
    isRightToLeft: true)
}

extension LineFragment {
  fileprivate static let example = LineFragment(
    textRange: 3..<9, shown: "line…", width: 40, baseline: 12,
    rect: Rect(x: 1, y: 2, width: 3, height: 4), isRightToLeft: false, ellipsis: 4..<5,
    breaksWord: true)
}
