import Fixtures
import Foundation
import OversetLabels
import OversetModel
import OversetReports
import OversetTypesetting
import Testing

@testable import Overset

/// What a label looks like in its picture: fonts of parts, colours, shadows, and paint cut off.
struct LabelLooksTests {
  private static let fonts = FontBook()

  private func picture(
    of text: String, width: Points = 90, height: Points = .infinity, locale: String = "en",
    runs: [AttributedText.Run] = [], _ change: (inout LabelConstraint) -> Void = { _ in }
  ) throws -> String {
    try RequiredFont.require(.inter, from: Self.fonts)
    var constraint = LabelConstraint()
    change(&constraint)
    let locale = try #require(LocaleIdentifier(locale))
    let bounds = Rect(x: 0, y: 0, width: width, height: height)
    let units = Array(text.utf16)
    let spans = try Self.fonts.spans(of: runs, in: units, font: constraint.font)
    let fit = LabelFitter(constraint: constraint, bounds: bounds, displayScale: 3).fit(
      LabelText(
        units, in: try Self.fonts.font(constraint.font), spans: spans, for: constraint,
        locale: locale, typesetter: Typesetter(fonts: Self.fonts)))
    let layout = CheckedLayout(
      label: "button", table: "L", key: "key", locale: locale, variant: .plain,
      location: FileLocation(path: "L.strings", position: .start), text: text, runs: runs,
      isFallback: false, constraint: constraint, bounds: bounds, displayScale: 3, fit: fit)
    let report = TestReport.report([TestReport.finding(layout)], verdict: .failed("1 error"))
    let page = HTMLReporter(fonts: Self.fonts, shapes: "Inter").bytes(of: report)
    let text = String(decoding: page, as: UTF8.self)
    let start = try #require(text.range(of: "<svg role=\"img\""))
    let end = try #require(text.range(of: "class=\"facts\""))
    return String(text[start.lowerBound..<end.lowerBound])
  }

  private func scales(in picture: String) -> Set<String> {
    Set(picture.matches(of: /scale\(([0-9.]+)\)/).map { String($0.output.1) })
  }

  @Test func `each run is drawn in its own size`() throws {
    let plain = try picture(of: "small LARGE")
    #expect(scales(in: plain).count == 1)
    let runs = [AttributedText.Run(.text("LARGE"), font: .system(size: 30, weight: .bold))]
    #expect(scales(in: try picture(of: "small LARGE", width: 300, runs: runs)).count == 2)
  }

  @Test func `a text is drawn in its colour, and a label that is not enabled is dimmed`() throws {
    #expect(!(try picture(of: "Text").contains("--ink")))
    let colored = try picture(of: "Text") {
      $0.appearance.textColor = .rgb(red: 10, green: 255, blue: 0, alpha: 128)
    }
    #expect(colored.contains("style=\"--ink:#0aff0080\""))
    let highlighted = try picture(of: "Text") {
      $0.appearance.highlightedTextColor = .level(.tertiaryLabel)
      $0.appearance.isHighlighted = true
    }
    #expect(highlighted.contains("style=\"--ink:var(--tertiaryLabel)\""))
    #expect(try picture(of: "Text") { $0.appearance.isEnabled = false }.contains("opacity=\"0.4\""))
  }

  @Test func `a shadow is drawn below its text`() throws {
    let plain = try picture(of: "Text")
    let shadowed = try picture(of: "Text") {
      $0.appearance.shadowColor = .level(.secondaryLabel)
      $0.shadowOffset = Size(width: 3, height: 2)
    }
    func uses(_ picture: String) -> Int { picture.matches(of: /<use\b/).count }
    #expect(uses(shadowed) == 2 * uses(plain))
    let shadow = try #require(shadowed.range(of: "--ink:var(--secondaryLabel)"))
    let last = try #require(shadowed.range(of: "translate(", options: .backwards))
    #expect(shadow.lowerBound < last.lowerBound)
  }

  @Test func `marks that a label cuts off are red`() throws {
    try RequiredFont.require(.thai, from: Self.fonts)
    let cut = try picture(of: "ที่ปุ่ม", height: 19, locale: "th") { $0.clipsToBounds = true }
    #expect(cut.contains("class=\"cut\""))
    #expect(!(try picture(of: "ที่ปุ่ม", height: 19, locale: "th").contains("class=\"cut\"")))
  }
}
