import Fixtures
import OversetFits
import OversetLabels
import OversetModel
import OversetTypesetting
import Testing

/// A line that is higher than its label is drawn, and cut at its top and bottom (reported; uilabel,
/// second look 1): nothing is truncated, and something is lost.
struct LineExcessTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text = "Settings"
    var points: Points = 17
    var height: Points
    var outcome: LabelFit.Outcome
    var confidence: String
    var missing: Points = 0
    /// Whether paint is cut off for certain.
    var clipsInk = false
    var mode = LineBreakMode.byTruncatingTail

    var testDescription: String { "\(text) in \(points) pt, \(height) pt high, \(mode)" }
  }

  /// A line of the system font is 2444/2048 em high.
  private static func line(_ points: Points) -> Points { points * 2444 / 2048 }

  @Test(
    arguments: [
      // Body at AX5 is 53 pt.
      Case(
        points: 53, height: 24, outcome: .clipped, confidence: "certain",
        missing: line(53) - 24, clipsInk: true),
      // The lower edge of 'g' lies 1.9 pt outside, which is less than what is known of its shape.
      Case(
        points: 30, height: 30, outcome: .clipped, confidence: "borderline",
        missing: line(30) - 30),
      Case(
        text: "OK", points: 30, height: 30, outcome: .clipped, confidence: "borderline",
        missing: line(30) - 30),
      Case(
        height: 0, outcome: .clipped, confidence: "certain", missing: line(17), clipsInk: true),
      Case(
        text: "-", height: 0, outcome: .clipped, confidence: "certain", missing: line(17)),
      // Within a point nothing is lost that a person sees.
      Case(height: 21, outcome: .fits, confidence: "certain"),
      Case(height: line(17), outcome: .fits, confidence: "certain"),
      Case(height: 20, outcome: .fits, confidence: "borderline"),
      Case(height: line(17) - 1, outcome: .fits, confidence: "borderline"),
      Case(
        height: line(17) - 1.01, outcome: .clipped, confidence: "borderline", missing: 1.01),
      // Nothing is drawn.
      Case(text: "", height: 0, outcome: .fits, confidence: "certain"),
      Case(text: " \u{2003}", height: 3, outcome: .fits, confidence: "certain"),
      // A label without a height is as high as its text.
      Case(points: 53, height: .infinity, outcome: .fits, confidence: "certain"),
    ]
      + LineBreakMode.allCases.map {
        Case(
          points: 53, height: 24, outcome: .clipped, confidence: "certain",
          missing: line(53) - 24, clipsInk: true, mode: $0)
      })
  func `a line more than a point higher than its label is clipped`(_ c: Case) throws {
    var label = try TestLabel(width: 300, height: c.height).inSystemFont(c.points)
    label.constraint.lineBreakMode = c.mode
    let fit = label.fit(c.text)
    #expect(fit.outcome == c.outcome)
    #expect(fit.confidence.name == c.confidence, "\(fit.confidence.reasons)")
    #expect(abs(fit.missingHeight - c.missing) < 1e-9)
    #expect(fit.clipsInk == c.clipsInk)
    #expect(fit.lost.isEmpty)
    #expect(abs(fit.needs.height - Self.line(c.points)) < 1e-9)
    #expect(label.fitter.outcome(of: label.text(c.text)) == c.outcome)
    let text = label.text(c.text)
    if c.outcome != .fits || c.confidence != "certain" {
      #expect(!label.fitter.fitsComfortably(text, below: 1))
      let advance = try #require(label.font.table?.advance(ofSimpleText: Array(c.text.utf16)))
      #expect(
        !label.fitter.fitsComfortably(
          simpleText: Array(c.text.utf16), advance: advance, in: label.font, below: 1))
    }
  }

  @Test func `a truncated line stays truncated, and its height is reported`() throws {
    let fit = try TestLabel(width: 100, height: 24).inSystemFont(53).fit("Settings")
    #expect(fit.outcome == .truncated)
    #expect(abs(fit.missingHeight - (Self.line(53) - 24)) < 1e-9)
    #expect(fit.clipsInk)
  }

  @Test(arguments: LineBreakMode.allCases)
  func `a label as high as it needs shows everything, more than a point lower it does not`(
    mode: LineBreakMode
  ) throws {
    var generator = SeededGenerator(seed: 12)
    let typesetter = Typesetter(fonts: FontBook())
    for _ in 0..<60 {
      let points = Points(Int.random(in: 8...70, using: &generator))
      var label = try TestLabel(
        width: Points(Int.random(in: 60...300, using: &generator)), height: 1, lines: 0, mode
      ).inSystemFont(points)
      let words = ["Settings", "Jg", "Einstellungen", "OK", "y"]
      let text = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
        words[Int.random(in: 0..<words.count, using: &generator)]
      }.joined(separator: " ")
      let shaped = LabelText(
        Array(text.utf16), in: label.font, for: label.constraint, locale: .english,
        typesetter: typesetter)
      let needed = label.fitter.fit(shaped).needs
      label.bounds.height = needed.height
      let fit = label.fitter.fit(shaped)
      // A cluster that is wider than the label is cut whatever its height is.
      guard fit.lines.allSatisfy({ $0.width <= label.bounds.width }) else { continue }
      #expect(fit.outcome == .fits, "'\(text)' in \(points) pt, \(needed) in \(label.bounds.width)")
      // One line may be a point too high, several a pixel.
      label.bounds.height = needed.height - (needed.lines > 1 ? 0.34 : 1.01)
      #expect(label.fitter.fit(shaped).outcome != .fits, "'\(text)' in \(points) pt")
    }
  }

  @Test func `the scale that is needed fits the height as well`() throws {
    var label = try TestLabel(width: 300, height: 24, lines: 0).inSystemFont(53)
    let scale = try #require(label.fit("Settings").needs.scale)
    #expect(abs(scale - 25 / Self.line(53)) < 1e-9, "a point higher than the label")
    label.constraint.adjustsFontSizeToFitWidth = true
    label.constraint.minimumScaleFactor = 0.3
    // Reported since iOS 7: several lines shrink for their height.
    let shrunk = label.fit("Settings")
    #expect(shrunk.outcome == .shrunk)
    #expect(shrunk.scale == scale)
    #expect(shrunk.confidence.name == "borderline")
    label.constraint.minimumScaleFactor = 0.8
    #expect(label.fit("Settings").outcome == .clipped, "0.8 is not enough")
    // Reported: a label of one line shrinks for its width alone, and what is higher is clipped.
    label.constraint.minimumScaleFactor = 0.3
    label.constraint.numberOfLines = 1
    let one = label.fit("Settings")
    #expect(one.outcome == .clipped)
    #expect(one.scale == 1)
    #expect(
      one.confidence.reasons == [
        "whether a label of one line shrinks for its height too is not documented"
      ])
  }

  /// The reference says nothing of it since iOS 7; several lines were reported to shrink for their
  /// height.
  @Test(arguments: [
    (0, 50.0, true), (0, .infinity, false), (3, 70, false), (3, 45, true), (3, .infinity, false),
  ])
  func `several lines that shrink are borderline where the height decides how far`(
    lines: Int, height: Points, isBorderline: Bool
  ) throws {
    var label = try TestLabel(width: 120, height: height, lines: lines).inSystemFont()
      .shrinking(to: 0.5)
    let text = "Several words that need more than two lines at their size"
    let fit = label.fit(text)
    #expect(fit.outcome == (lines == 0 && height == .infinity ? .fits : .shrunk))
    #expect(
      fit.confidence.reasons
        == (isBorderline
          ? ["that a label of several lines shrinks for its height is only reported"] : []))
    // It is cut in either case.
    label.constraint.minimumScaleFactor = 0.9
    if fit.outcome == .shrunk {
      #expect(label.fit(text).outcome == .truncated)
      #expect(label.fit(text).confidence == .certain)
    }
  }

  /// uilabel, second look 1: both were drawn on iOS 6; developers who do not round a measured height
  /// up report that the last line is lost.
  @Test(arguments: [
    (39.5, "truncated", "certain"), (39.6, "truncated", "borderline"),
    (40, "truncated", "borderline"), (40.3, "fits", "borderline"), (40.58, "fits", "certain"),
  ])
  func `lines less than a point higher than their label are borderline`(
    height: Points, outcome: String, confidence: String
  ) throws {
    let fit = try TestLabel(width: 90, height: height, lines: 2).inSystemFont()
      .fit("one two three four")
    #expect(fit.outcome.rawValue == outcome)
    #expect(fit.confidence.name == confidence)
    #expect(abs(fit.needs.height - 2 * Self.line(17)) < 1e-9)
  }

  @Test func `a line may reach into the insets, which are the label's own`() throws {
    let label = try TestLabel(width: 300, height: 16).inSystemFont()
    func fit(_ insets: Insets) -> LabelFit {
      LabelFitter(
        constraint: label.constraint, bounds: label.bounds, insets: insets, displayScale: 3
      ).fit(label.text("Settings"))
    }
    #expect(fit(Insets()).outcome == .clipped)
    let inset = fit(Insets(top: 4, bottom: 4))
    #expect(inset.outcome == .fits)
    #expect(inset.confidence.name == "borderline")
    #expect(fit(Insets(top: 40)).outcome == .clipped, "the line stands in the middle of its room")
  }

  @Test func `an attributed line is as high as its highest font`() throws {
    var label = try TestLabel(width: 300, height: 24).inSystemFont()
    var attributed = AttributedText()
    attributed.runs = [AttributedText.Run(.text("y"), font: .system(size: 40, weight: .regular))]
    label.constraint.attributedText = attributed
    func fit(_ text: String) throws -> LabelFit {
      let fonts = FontBook()
      let units = Array(text.utf16)
      let spans = try fonts.spans(of: attributed.runs, in: units, font: label.constraint.font)
      return label.fitter.fit(
        LabelText(
          units, in: label.font, spans: spans, for: label.constraint, locale: .english,
          typesetter: Typesetter(fonts: fonts)))
    }
    #expect(try fit("Pa").outcome == .fits)
    let high = try fit("Pay")
    #expect(high.outcome == .clipped)
    #expect(abs(high.missingHeight - (Self.line(40) - 24)) < 1e-9)
  }
}
