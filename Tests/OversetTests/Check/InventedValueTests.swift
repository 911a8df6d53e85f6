import OversetModel
import Testing

@testable import Overset

/// No verdict is certain that rests on a value that the configuration does not have.
struct InventedValueTests {
  struct Case: Sendable, CustomStringConvertible {
    var text: String
    var width: Int
    /// Of the only text; nil where nothing is lost.
    var severity: Severity?
    var isBorderline: Bool
    var label = ""

    var description: String { "\(text) in \(width) pt \(label)" }
  }

  /// "Alexandra" is 73 pt wide, "Sent to " 57, "999,999" 64, " files" 37.
  @Test(arguments: [
    Case(text: "Sent to %@", width: 120, severity: .note, isBorderline: true),
    Case(text: "Sent to %@", width: 50, severity: .error, isBorderline: false),
    // Every date is about as long as "Sep 27, 2028".
    Case(text: "Since %@", width: 120, severity: .warning, isBorderline: true),
    Case(text: "Sent to %@", width: 180, severity: nil, isBorderline: true),
    Case(text: "Sent to %@", width: 600, severity: nil, isBorderline: false),
    Case(
      text: "Sent to %@", width: 120, severity: .error, isBorderline: false,
      label: "arguments: {1: [Alexandra]}"),
    Case(
      text: "Sent to %@", width: 180, severity: nil, isBorderline: false,
      label: "arguments: {1: [Alexandra]}"),
    Case(text: "%lld files", width: 80, severity: .note, isBorderline: true),
    // "99 files" is 58 pt wide, "9 files" 47.
    Case(text: "%lld files", width: 62, severity: .note, isBorderline: true),
    Case(text: "%lld files", width: 53, severity: .warning, isBorderline: true),
    Case(text: "%lld files", width: 40, severity: .error, isBorderline: false),
    Case(text: "%lld files", width: 180, severity: nil, isBorderline: false),
    Case(text: "%lld of %@ files", width: 300, severity: nil, isBorderline: false),
    Case(text: "Sent to all", width: 40, severity: .error, isBorderline: false),
    Case(text: "Pay <b>now</b>", width: 90, severity: .note, isBorderline: true),
    Case(text: "Pay <b>now</b>", width: 40, severity: .error, isBorderline: false),
    Case(
      text: "Pay <b>now</b>", width: 90, severity: nil, isBorderline: false, label: "html: true"),
    // "5 salad" is 58 pt wide: the app may show "5 salads", or the Markdown itself.
    Case(
      text: "^[5 salad](inflect: true)", width: 40, severity: .warning, isBorderline: true,
      label: "markdown: true"),
    Case(
      text: "^[5 salad](inflect: true)", width: 62, severity: nil, isBorderline: true,
      label: "markdown: true"),
    Case(text: "^[5 salad](inflect: true)", width: 90, severity: .warning, isBorderline: true),
    Case(text: "^[5 salad](inflect: true)", width: 40, severity: .error, isBorderline: false),
    Case(text: "[5 salad](inflect: true)", width: 90, severity: .error, isBorderline: false),
  ])
  func `a text that another value would show is borderline and less severe`(
    _ c: Case
  ) async throws {
    let app = try SmallApp(
      """
      rules: {crowded: off, shown-tags: off}
      labels: [{id: a, keys: [pay], width: \(c.width), \(c.label)}]
      """, pay: ["en": c.text])
    let report = try await app.check().report
    let lost = report.findings.filter { $0.rule == .truncated }
    #expect(lost.first?.severity == c.severity)
    #expect((report.summary.borderline == 1) == c.isBorderline)
    #expect(
      (lost.first?.suggestion ?? "").contains("arguments: {1: […]}")
        == (c.isBorderline && c.severity != nil && c.text.contains("%")))
  }

  /// In Bold Text the regular font is semibold: what the values decide is what they decide there.
  @Test(arguments: Array(stride(from: 150, through: 500, by: 5)))
  func `other values are as wide in Bold Text as in the bolder font`(width: Int) async throws {
    func reasons(_ font: String, _ axes: String) async throws -> Bool? {
      let app = try SmallApp(
        """
        rules: {crowded: off}
        \(axes)
        labels: [{id: a, keys: [pay], width: \(width), font: \(font)}]
        """, pay: ["en": "Sent to %@"])
      let layouts = await Check(try app.configuration(), workers: 1, keepsLayouts: true).run()
        .report.layouts
      return layouts.last?.fit.confidence.reasons.contains { $0.hasPrefix("rests on") }
    }
    let bold = try await reasons("{system: 17, weight: semibold}", "")
    let text = try await reasons("{system: 17}", "legibilityWeight: [regular, bold]")
    #expect(text == bold)
  }

  @Test func `a finding names the value and has the line to paste`() async throws {
    let app = try SmallApp(
      "rules: {crowded: off}\nlabels: [{id: a, keys: [pay], width: 120}]",
      pay: ["en": "Sent to %@", "de": "Gesendet an %@"])
    let report = try await app.check().report
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1 && report.verdict == .passed)
    #expect(
      finding.layout?.fit.confidence.reasons == [
        #"rests on an invented value: "Alexandra" for %@"#
      ])
    // What the tool made up is no proposal.
    #expect(finding.suggestion?.hasSuffix("arguments: {1: […]}") == true)
    #expect(finding.suggestion?.contains("Alexandra") == false)
    // And the line does what it says.
    let said = try SmallApp(
      #"labels: [{id: a, keys: [pay], width: 120, arguments: {1: ["Al"]}}]"#,
      pay: ["en": "Sent to %@"])
    #expect(try await said.check().report.summary.outcomes == [.fits: 1])
  }

  @Test func `arguments of all labels count where a label has none, the first that says it`()
    async throws
  {
    let app = try SmallApp(
      """
      labels:
        - {id: a, keys: [pay], width: 500}
        - {id: b, keys: [pay], width: 500, arguments: {1: [own]}}
      arguments:
        - {keys: ["p*"], table: M, values: {1: [other table]}}
        - {keys: ["p*"], values: {1: [first]}}
        - {values: {1: [second], 2: [two]}}
      """, pay: ["en": "%@ %@"], files: ["en.lproj/M.strings": "\"post\" = \"x\";\n"])
    let report = await Check(try app.configuration(), workers: 1, keepsLayouts: true).run().report
    #expect(report.layouts.map(\.text) == ["first two", "own two"])
  }

  @Test(arguments: [
    ("de", "Since %@", "27.09.2028"), ("en", "Since %@", "Sep 27, 2028"),
    ("de", "%@ per month", "999,99\u{A0}$"), ("de", "Percentage: %@", "100\u{A0}%"),
    ("de", "%@ ago", "59 Minuten"), ("de", "Language: %@", "Portugiesisch"),
    ("de", "Error: %@", "Die Verbindung wurde unterbrochen."), ("de", "Version %@", "10.10.10"),
    ("de", "%@ free", "99,9\u{A0}GB"), ("ru", "Hello %@", "Александра"), ("de", "%@/%@", "9.999"),
  ])
  func `the kind is the source's, and its form the locale's`(
    locale: String, source: String, value: String
  ) async throws {
    let app = try SmallApp(
      "sourceLocale: en\nlabels: [{id: a, keys: [pay], width: 900}]",
      pay: ["en": source].merging([locale: locale == "en" ? source : "§%@§"]) { $1 })
    let report = await Check(try app.configuration(), workers: 1, keepsLayouts: true).run().report
    let text = report.layouts.first { $0.locale.identifier == locale }?.text
    #expect(text?.contains(value) == true, "\(text ?? "")")
  }
}
