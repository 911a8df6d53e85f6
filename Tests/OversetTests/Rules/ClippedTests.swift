import Fixtures
import OversetModel
import OversetTypesetting
import Testing
@testable import Overset
@testable import OversetRules

/// Lines and paint that are higher than their label, from the catalog to the finding.
struct ClippedTests {
  private func findings(_ labels: String, sizes: String = "[L]", _ texts: [String: String])
    async throws -> [Finding]
  {
    let app = try SmallApp(
      "sourceLocale: en\ncontentSizes: \(sizes)\nlabels: [\(labels)]\n", pay: texts)
    return try await app.check().report.findings.filter { $0.rule != .unconstrained }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var label: String
    var text = "Settings"
    var severity: Severity
    var message: String
    var suggestion: String

    var testDescription: String { label }
  }

  @Test(arguments: [
    Case(
      label: "height: 24, font: {system: 53}", severity: .error,
      message:
        "the line of 'pay' (en) is 39.2 pt higher than 'row', which cuts it at the top and the "
        + "bottom",
      suggestion: "make 'row' 64 pt high, or set it in 20 pt"),
    Case(
      label: "height: 24, insets: {top: 2, bottom: 2}, font: {system: 53}", severity: .error,
      message:
        "the line of 'pay' (en) is 39.2 pt higher than 'row', which cuts it at the top and the "
        + "bottom",
      suggestion: "make 'row' 68 pt high, or set it in 16 pt"),
    // No legible line is so low.
    Case(
      label: "height: 9, font: {system: 17}", severity: .error,
      message:
        "the line of 'pay' (en) is 11.3 pt higher than 'row', which cuts it at the top and the "
        + "bottom",
      suggestion: "make 'row' 21 pt high"),
    // Nothing of this text is lost.
    Case(
      label: "height: 18, font: {system: 17}", text: "OK", severity: .note,
      message:
        "the line of 'pay' (en) is 2.3 pt higher than 'row', which cuts it at the top and the "
        + "bottom",
      suggestion: "make 'row' 21 pt high, or set it in 15 pt"),
  ])
  func `a line that is too high says by how much, and what would help`(_ c: Case) async throws {
    let found = try await findings(
      "{id: row, keys: '*', width: 300, \(c.label)}", ["en": c.text])
    #expect(found.map(\.rule) == [.clipped])
    #expect(found.first?.severity == c.severity)
    #expect(found.first?.message == c.message)
    #expect(found.first?.suggestion == c.suggestion)
  }

  /// 14.5 points wide, of which the side bearings are some two.
  @Test(arguments: [(14.5, 0), (14, 0), (13, 1)])
  func `a letter that is hardly wider than its label is whole`(
    width: Points, count: Int
  ) async throws {
    let found = try await findings(
      """
      {id: row, keys: '*', width: \(width), height: 40, numberOfLines: 0, \
      lineBreakMode: byWordWrapping, font: {system: 17}}
      """, ["en": "M"])
    #expect(found.count { $0.rule == .clipped } == count)
  }

  @Test func `a fixed height is at fault from a content size on`() async throws {
    let found = try await findings(
      "{id: row, keys: '*', width: 300, height: 44, font: {textStyle: body}}",
      sizes: "[xS, L, xxxL, AX1, AX2, AX3, AX4, AX5]", ["en": "Settings"])
    #expect(found.map(\.rule) == [.clipped])
    // 40 pt type is 47.7 pt high, 33 pt type 39.4.
    #expect(
      found.first?.message
        == "the line of 'pay' (en, AX3) is 3.7 pt higher than 'row', which cuts it at the top and the "
        + "bottom, from AX3 on; fits up to AX2")
    #expect(
      found.first?.suggestion == "for all of these, make 'row' 64 pt high, or limit it to AX2")
  }

  /// The heights that are suggested are enough, and the next whole point below the one that a line
  /// may be too high is not.
  @Test(arguments: [11, 17, 30, 53])
  func `the suggested height and size make the finding go away`(points: Int) async throws {
    func found(height: Int, points: Int) async throws -> [Finding] {
      try await findings(
        "{id: row, keys: '*', width: 500, height: \(height), font: {system: \(points)}}",
        ["en": "Settings"])
    }
    let height = points * 2 / 3
    let suggestion = try #require(
      try await found(height: height, points: points).first?.suggestion)
    let numbers = suggestion.split(separator: " ").compactMap { Int($0) }
    let needed = try #require(numbers.first)
    #expect(try await found(height: needed, points: points).isEmpty)
    #expect(try await !found(height: needed - 2, points: points).isEmpty)
    if numbers.count > 1 {
      #expect(try await found(height: height, points: numbers[1]).isEmpty)
      #expect(try await !found(height: height, points: numbers[1] + 2).isEmpty)
    }
  }

  @Test func `a translation that is too long is no fault of a line that is too high`() async throws
  {
    let found = try await findings(
      "{id: row, keys: '*', width: 120, height: 18, font: {system: 17}}",
      ["en": "OK", "de": "Zahlungspflichtig bestellen"])
    #expect(found.first { $0.rule == .clipped }?.subject.locale?.identifier == "en")
    let truncated = try #require(found.first { $0.rule == .truncated })
    #expect(truncated.subject.locale?.identifier == "de")
    #expect(truncated.severity == .error)
    #expect(truncated.message.contains("in a line that is 2.3 pt higher than the label"))
    // The line of a shorter text, or of one in a wider label, is as high (uilabel reference, "Second
    // look", 1).
    #expect(truncated.cut == nil && truncated.clears?.width == nil)
    #expect(truncated.suggestion?.contains("shorten") == false)
  }

  @Test func `a label that is too low for all has no width as its remedy`() async throws {
    let app = try SmallApp(
      """
      sourceLocale: en
      labels: [{id: row, keys: '*', width: 300, height: 24, font: {system: 53}}]
      """, pay: ["en": "Settings", "de": "Auswahl"])
    let report = try await app.check().report
    #expect(
      report.findings.first?.suggestion == "give 'row' 64 pt of height, which clears all of them")
    #expect(report.findings.first?.overflow.map { ($0 * 10).rounded() / 10 } == 39.2)
  }

  /// UILetterformAwareAdjusting: extreme letters "appear to be clipped".
  @Test func `Nastaliq in a label as high as a line is cut off`() async throws {
    try RequiredFont.require(.nastaliq, from: FontBook())
    func found(_ label: String) async throws -> [Finding] {
      try await findings(
        "{id: row, keys: '*', width: 300, \(label)}", ["en": "Desktop", "ur": "سائٹ کا مکمل ڈیسک"]
      ).filter { $0.rule == .clipped }
    }
    let fixed = try await found("height: 20.34, font: {system: 17}")
    #expect(fixed.map(\.subject.locale?.identifier) == ["ur"])
    #expect(fixed.first?.message.contains("is cut off by 'row':") == true)
    #expect(fixed.first?.layout?.fit.confidence.name == "borderline")
    let height = try #require(
      fixed.first?.suggestion?.split(separator: " ").compactMap { Int($0) }.first)
    #expect(try await found("height: \(height), font: {system: 17}").isEmpty)
    #expect(try await !found("font: {system: 17}").isEmpty, "the label is as high as its line")
    #expect(
      try await found("font: {textStyle: body}").isEmpty, "it grows, and how far is not published")
    #expect(
      try await found("height: 20.34, font: {textStyle: body}").first?.suggestion?
        .hasSuffix("or set sizingRule: oversize") == true)
  }
}
