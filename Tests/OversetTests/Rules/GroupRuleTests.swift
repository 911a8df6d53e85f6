import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration
@testable import OversetRules

struct GroupRuleTests {
  private func run(
    _ yaml: String, _ texts: [String: String], workers: Int = 1
  ) async throws -> CheckReport {
    let files = Dictionary(
      uniqueKeysWithValues: texts.map { ("\($0.key).lproj/L.strings", $0.value) })
    let folder = try TestFolder(
      ["overset.yml": yaml].merging(files) { first, _ in first })
    let configuration = try ConfigurationFile.read(folder.path + "/overset.yml").get()
    return await Check(configuration, workers: workers).run().report
  }

  private func messages(of rule: RuleID, in report: CheckReport) -> [String] {
    report.findings.filter { $0.rule == rule }.map(\.message)
  }

  private static let toolbar = """
    sourceLocale: en
    screens: {se: 320, standard: 393}
    groups: {toolbar: {width: screen - 32, spacing: 8}}
    labels:
      - {id: edit, keys: [edit], group: toolbar, width: 200}
      - {id: share, keys: [share, send], group: toolbar, width: 200}

    """

  @Test func `labels side by side are added up, with the widest text of each`() async throws {
    let report = try await run(
      Self.toolbar,
      [
        "en": #""edit" = "Edit"; "share" = "Share"; "send" = "Send";"#,
        "de": #""edit" = "Buchung bearbeiten"; "share" = "Teilen"; "send" = "Weiterempfehlen";"#,
      ])
    let finding = try #require(report.findings.first { $0.rule == .groupOverflow })
    #expect(
      finding.message
        == "'toolbar' (de, se) needs 291.6 pt for 2 labels and has 288.0 pt: 'edit' 154.1, "
        + "'share' 129.6, on se, not on standard")
    #expect(finding.severity == .error)
    #expect(finding.location.path == "de.lproj/L.strings")
    #expect(finding.location.position.column == 10, "at the widest text of them")
    #expect(finding.subject.label == "toolbar" && finding.subject.locale?.identifier == "de")
    #expect(finding.subject.variant.screen == "se")
    #expect(report.findings.count { $0.rule == .groupOverflow } == 1)
  }

  @Test func `a group that needs more room is not reported as uneven, too`() async throws {
    let labels = """
        - {id: edit, keys: [edit], group: bar, width: 120, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5}
        - {id: send, keys: [send], group: bar, width: 200}
      """
    let texts = ["de": #""edit" = "Buchung bearbeiten"; "send" = "Weiterempfehlen";"#]
    let narrow = try await run("groups: {bar: {width: 200}}\nlabels:\n\(labels)\n", texts)
    #expect(messages(of: .groupOverflow, in: narrow).count == 1)
    #expect(messages(of: .inconsistentShrink, in: narrow).isEmpty)
    let wide = try await run("groups: {bar: {width: 600}}\nlabels:\n\(labels)\n", texts)
    #expect(messages(of: .inconsistentShrink, in: wide).count == 1)
  }

  /// 291.6 points of text and space: the sum decides, to a pixel.
  @Test(arguments: [
    ("width: 291", "", true), ("width: 291.5", "", false), ("width: 292", "", false),
    ("width: 292, spacing: 9", "", true), ("width: 293, spacing: 9", "", false),
    ("width: 292", "insets: {leading: 3, trailing: 4}, ", true),
    ("width: 299", "insets: {leading: 3, trailing: 4}, ", false),
  ])
  func `space and insets count`(group: String, insets: String, overflows: Bool) async throws {
    let spacing = group.contains("spacing") ? "" : ", spacing: 8"
    let report = try await run(
      """
      groups: {bar: {\(group)\(spacing)}}
      labels:
        - {id: edit, keys: [edit], group: bar, \(insets)width: 400}
        - {id: send, keys: [send], group: bar, width: 400}
      """, ["de": #""edit" = "Buchung bearbeiten"; "send" = "Weiterempfehlen";"#])
    #expect(messages(of: .groupOverflow, in: report).isEmpty == !overflows)
  }

  @Test func `a label that does not follow the size is beside one that does at every size`()
    async throws
  {
    let report = try await run(
      """
      contentSizes: [L, AX1, AX5]
      groups: {bar: {width: 300}}
      labels:
        - {id: fixed, keys: [a], group: bar, width: 300}
        - {id: sized, keys: [b], group: bar, width: 300, font: {textStyle: body}}
      """, ["en": #""a" = "Continue with it"; "b" = "Your account";"#])
    let finding = try #require(report.findings.first { $0.rule == .groupOverflow })
    #expect(finding.subject.variant.contentSize == .accessibilityExtraExtraExtraLarge)
    #expect(finding.message.hasSuffix(", at AX5; fits up to AX1"), "\(finding.message)")
  }

  @Test func `a label with a limit is beside one without at every size`() async throws {
    let report = try await run(
      """
      contentSizes: [L, AX3]
      groups: {bar: {width: 250}}
      rules: {crowded: off, truncated: off}
      labels:
        - {id: a, keys: [a], width: 200, group: bar, font: body, maximumContentSizeCategory: L,
           adjustsFontForContentSizeCategory: true}
        - {id: b, keys: [b], width: 200, group: bar, font: body}
      """, ["en": #""a" = "Continue with"; "b" = "Continue";"#])
    let message = try #require(messages(of: .groupOverflow, in: report).first)
    #expect(message.contains("'bar' (en, AX3)"), "\(message)")
  }

  @Test func `what could not be measured is not added up, and one label alone is no group`()
    async throws
  {
    let yaml = """
      groups: {bar: {width: 50}}
      labels:
        - {id: a, keys: [a], group: bar, width: 300}
        - {id: b, keys: [b], group: bar, width: 300}
      """
    let missing = try await run(
      yaml, ["en": #""a" = "Continue with it"; "b" = "\#u{E000}";"#])
    #expect(messages(of: .groupOverflow, in: missing).isEmpty)
    #expect(messages(of: .missingGlyph, in: missing).count == 1)
    let alone = try await run(yaml, ["en": #""a" = "Continue with it";"#])
    #expect(messages(of: .groupOverflow, in: alone).isEmpty)
  }

  @Test func `labels of a group that shrink differently are reported once for a locale`()
    async throws
  {
    let report = try await run(
      """
      sourceLocale: en
      labels:
        - {id: ok, keys: [ok], group: buttons, width: 90, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5}
        - {id: cancel, keys: [cancel], group: buttons, width: 90, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5}
        - {id: other, keys: [cancel], width: 400}
      """,
      [
        "en": #""ok" = "OK"; "cancel" = "Cancel";"#,
        "de": #""ok" = "OK"; "cancel" = "Vorgang abbrechen";"#,
        // Both shrink, and alike.
        "fr": #""ok" = "Vorgang abbrechen"; "cancel" = "Vorgang abbrechen";"#,
      ])
    #expect(
      messages(of: .inconsistentShrink, in: report)
        == ["'buttons' (de) is drawn at different scales: 'ok' 1.0, 'cancel' 0.56"])
    #expect(messages(of: .groupOverflow, in: report).isEmpty, "the group has no width")
  }

  /// The scales are 1 and 0.9806.
  @Test(arguments: [(0.02, 0), (0.019, 1), (0.0, 1)])
  func `the difference of scales is a threshold`(from: Double, count: Int) async throws {
    let report = try await run(
      """
      rules: {inconsistent-shrink: {from: \(from)}}
      labels:
        - {id: ok, keys: [ok], group: b, width: 90, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5}
        - {id: cancel, keys: [cancel], group: b, width: 110, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5}
      """, ["de": #""ok" = "OK"; "cancel" = "Jetzt bezahlen";"#])
    #expect(messages(of: .inconsistentShrink, in: report).count == count)
  }

  @Test func `the number of workers changes nothing`() async throws {
    var texts: [String: String] = [:]
    for locale in ["de", "fr", "nl"] {
      var file = ""
      // More keys than one part of the work has.
      for index in 0..<1200 {
        file += "\"edit\(index)\" = \"\(locale) \(String(repeating: "i", count: index % 90))\";\n"
      }
      texts[locale] = file + #""send" = "Weiterempfehlen";"#
    }
    let yaml = """
      groups: {bar: {width: 300, spacing: 8}}
      labels:
        - {id: edit, keys: ["edit*"], group: bar, width: 400}
        - {id: send, keys: [send], group: bar, width: 400}
      """
    let one = try await run(yaml, texts)
    let several = try await run(yaml, texts, workers: 3)
    #expect(one.findings.filter { $0.rule == .groupOverflow }.count == 3)
    #expect(several.findings.map(\.message) == one.findings.map(\.message))
    #expect(several.findings.map(\.location) == one.findings.map(\.location))
  }
}
