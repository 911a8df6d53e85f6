import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// What holds for every text in every label, tried with words of all scripts, junk, and random
/// labels.
struct LabelPropertyTests {
  @Test(arguments: 0..<8)
  func `lines and what is cut off cover the text once and in order`(part: UInt64) throws {
    let typesetter = Typesetter(fonts: FontBook())
    for seed in part * 1000..<part * 1000 + 40 {
      let label = LabelCase(seed: seed)
      let fit = label.fitter.fit(try label.labelText(with: typesetter))
      #expect(label.faults(of: fit) == [], "seed \(seed)")
    }
  }

  /// One typesetter for many texts keeps words, fonts and properties from each to the next.
  @Test(arguments: 0..<4)
  func `a layout is independent of what was laid out before`(part: UInt64) throws {
    var random = SeededGenerator(seed: part)
    let typesetter = Typesetter(fonts: FontBook())
    for seed in (part * 100..<part * 100 + 40).shuffled(using: &random) {
      let label = LabelCase(seed: 20_000 + seed)
      let fit = label.fitter.fit(try label.labelText(with: typesetter))
      #expect(try label.faultsAmongNeighbours(of: fit, with: typesetter) == [], "seed \(seed)")
    }
  }

  @Test(arguments: ScriptSample.all, LineBreakStrategy.all)
  func `every script is covered in every mode`(sample: ScriptSample, strategy: LineBreakStrategy)
    throws
  {
    let typesetter = Typesetter(fonts: FontBook())
    let text = sample.words.joined(separator: sample.separator)
    for mode in LineBreakMode.allCases {
      for (lines, width) in [(1, 90.0), (2, 120), (0, 60), (3, 40)] {
        var label = LabelCase(
          text: Array(text.utf16), locale: sample.locale,
          bounds: Rect(x: 0, y: 0, width: width, height: 70))
        label.constraint.lineBreakMode = mode
        label.constraint.lineBreakStrategy = strategy
        label.constraint.numberOfLines = lines
        let fit = label.fitter.fit(try label.labelText(with: typesetter))
        #expect(label.faults(of: fit) == [], "\(mode) in \(lines) × \(width)")
      }
    }
  }
}

/// More room never loses more text.
struct MoreRoomTests {
  /// Of lost clusters, those that count.
  ///
  /// The ellipsis is in the font at the cut (uilabel.md §2): in a text of several fonts the next cut
  /// may have a wider one, which takes the room of one or two clusters more.
  private func lost(_ label: LabelCase, _ typesetter: Typesetter) throws -> (Int, slack: Int) {
    let fit = label.fitter.fit(try label.labelText(with: typesetter))
    return (fit.lostClusters, fit.fonts.count > 1 ? 2 : 0)
  }

  private func eachLabel(
    from seed: UInt64, count: UInt64 = 35, _ body: (LabelCase, Typesetter) throws -> Void
  ) throws {
    let typesetter = Typesetter(fonts: FontBook())
    for seed in seed..<seed + count {
      var label = LabelCase(seed: seed)
      // Kerning that takes more than a cluster has makes a longer text narrower.
      label.constraint.attributedText?.kern = 0
      label.constraint.clipsToBounds = false
      try body(label, typesetter)
    }
  }

  /// In the middle mode the start grows by a wide letter where it was short of half the room, and
  /// the end then loses several narrow ones (uilabel.md §1.10): not there.
  @Test(arguments: 0..<4)
  func `a wider label never loses more text`(part: UInt64) throws {
    try eachLabel(from: 40_000 + part * 1000) { label, typesetter in
      guard label.mode != .byTruncatingMiddle else { return }
      var label = label
      var last = 1_000_000
      for width in stride(from: 5.0, through: 300, by: 29) {
        label.bounds.width = width
        let (lost, slack) = try lost(label, typesetter)
        #expect(lost <= last + slack, "\(label.requestLine)")
        last = lost
      }
    }
  }

  @Test(arguments: 0..<2)
  func `a higher label never loses more text`(part: UInt64) throws {
    try eachLabel(from: 50_000 + part * 1000) { label, typesetter in
      guard label.mode != .byTruncatingMiddle else { return }
      var label = label
      var last = 1_000_000
      for height in [0, 10, 25, 45, 70, 200, .infinity] {
        label.bounds.height = height
        let (lost, slack) = try lost(label, typesetter)
        #expect(lost <= last + slack, "\(label.requestLine)")
        last = lost
      }
    }
  }

  @Test(arguments: 0..<2)
  func `a label that may shrink further never loses more text`(part: UInt64) throws {
    try eachLabel(from: 60_000 + part * 1000) { label, typesetter in
      guard label.mode != .byTruncatingMiddle else { return }
      var label = label
      label.constraint.adjustsFontSizeToFitWidth = true
      label.constraint.minimumFontSize = 0
      var last = 1_000_000
      for minimum in [1, 0.9, 0.75, 0.5, 0.3, 0.1] {
        label.constraint.minimumScaleFactor = minimum
        let (lost, slack) = try lost(label, typesetter)
        #expect(lost <= last + slack, "\(minimum) \(label.requestLine)")
        last = lost
      }
    }
  }
}

extension LabelCase {
  /// The line-break mode that counts.
  var mode: LineBreakMode {
    guard let style = constraint.attributedText?.paragraphStyle else {
      return constraint.lineBreakMode
    }
    return style.lineBreakMode ?? .byWordWrapping
  }
}
