import Fixtures
import Foundation
import OversetFits
import OversetLabels
import OversetModel
import OversetReports
import OversetTypesetting
import Testing
@testable import Overset
@testable import OversetRules

/// What a label looks like in its picture: fonts of parts, colours, shadows, and paint cut off.
@Suite(.serialized)
struct LabelLooksTests {
  private static let fonts = FontBook()

  private func layout(
    of text: String, width: Points = 90, height: Points = .infinity, locale: String = "en",
    runs: [AttributedText.Run] = [], _ change: (inout LabelConstraint) -> Void = { _ in }
  ) throws -> CheckedLayout {
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
    return CheckedLayout(
      label: "button", table: "L", key: "key", locale: locale, variant: .plain,
      location: FileLocation(path: "L.strings", position: .start), text: text, runs: runs,
      isFallback: false, constraint: constraint, room: bounds, displayScale: 3, fit: fit)
  }

  /// The pictures of layouts as the browser has drawn them, in their order.
  private func pictures(of layouts: CheckedLayout...) async throws -> [String] {
    let findings = layouts.enumerated().map { number, layout in
      Finding(
        rule: .truncated, severity: .error,
        subject: Finding.Subject(label: "button", key: "\(number)", locale: layout.locale),
        location: layout.location, message: "too wide", layout: layout)
    }
    let report = TestReport.report(findings, verdict: .failed("1 error"))
    let page = try await OpenPage(
      HTMLReporter(fonts: Self.fonts, shapes: "Inter").bytes(of: report), view: "#sort=key")
    let pictures = try await page.browser.run(
      "return [...document.querySelectorAll('.picture > svg')].map(e => e.outerHTML)")
    try await page.end()
    let drawn = try #require(pictures as? [String])
    try #require(drawn.count == layouts.count)
    return drawn
  }

  private func scales(in picture: String) -> Set<String> {
    Set(picture.matches(of: /scale\(([0-9.]+)\)/).map { String($0.output.1) })
  }

  @Test func `each run is drawn in its own size`() async throws {
    let runs = [AttributedText.Run(.text("LARGE"), font: .system(size: 30, weight: .bold))]
    let pictures = try await pictures(
      of: layout(of: "small LARGE", width: 300), layout(of: "small LARGE", width: 300, runs: runs))
    #expect(pictures.map { scales(in: $0).count } == [1, 2])
  }

  @Test func `a text is drawn in its colour, and a label that is not enabled is dimmed`()
    async throws
  {
    let pictures = try await pictures(
      of: layout(of: "Text"),
      layout(of: "Text") {
        $0.appearance.textColor = .rgb(red: 10, green: 255, blue: 0, alpha: 128)
      },
      layout(of: "Text") {
        $0.appearance.highlightedTextColor = .level(.tertiaryLabel)
        $0.appearance.isHighlighted = true
      },
      layout(of: "Text") { $0.appearance.isEnabled = false })
    #expect(!pictures[0].contains("--ink"))
    #expect(!pictures[0].contains("opacity"))
    #expect(pictures[1].contains("--ink: #0aff0080"))
    #expect(pictures[2].contains("--ink: var(--tertiaryLabel)"))
    #expect(pictures[3].contains("opacity=\"0.4\""))
  }

  @Test func `a run has a colour of its own, before it and behind it`() async throws {
    let runs = [
      AttributedText.Run(
        .text("red"), foregroundColor: .rgb(red: 255, green: 0, blue: 0, alpha: 255),
        backgroundColor: .level(.quaternaryLabel))
    ]
    let pictures = try await pictures(
      of: layout(of: "Text red"), layout(of: "Text red", runs: runs))
    #expect(pictures.map { $0.matches(of: /class="ink"/).count } == [1, 3])
    #expect(!pictures[0].contains("--ink"))
    #expect(pictures[1].matches(of: /<path[^>]*--ink: #ff0000ff/).count == 1)
    #expect(pictures[1].matches(of: /<rect[^>]*--ink: var\(--quaternaryLabel\)/).count == 1)
  }

  @Test func `a shadow is drawn below its text`() async throws {
    let pictures = try await pictures(
      of: layout(of: "Text"),
      layout(of: "Text") {
        $0.appearance.shadowColor = .level(.secondaryLabel)
        $0.shadowOffset = Size(width: 3, height: 2)
      })
    let inks = pictures.map { $0.matches(of: /class="ink"/).count }
    #expect(inks == [1, 2])
    let shadow = try #require(pictures[1].range(of: "--ink: var(--secondaryLabel)"))
    let last = try #require(pictures[1].range(of: "class=\"ink\"", options: .backwards))
    #expect(shadow.lowerBound < last.lowerBound)
  }

  @Test func `marks that a label cuts off are red`() async throws {
    try RequiredFont.require(.thai, from: Self.fonts)
    let pictures = try await pictures(
      of: layout(of: "ที่ปุ่ม", height: 19, locale: "th") { $0.clipsToBounds = true },
      layout(of: "ที่ปุ่ม", height: 19, locale: "th"))
    #expect(pictures[0].contains("class=\"cut\""))
    #expect(!pictures[1].contains("class=\"cut\""))
  }
}
