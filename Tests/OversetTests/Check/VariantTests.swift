import Fixtures
import OversetModel
import Testing

@testable import Overset

/// Checks at several content sizes and on several screens.
struct VariantTests {
  private func run(
    _ yaml: String, de: String, keepsLayouts: Bool = false
  ) async throws -> CheckReport {
    let folder = try TestFolder([
      "overset.yml": yaml, "de.lproj/L.strings": de,
    ])
    let configuration = try ConfigurationFile.read(folder.path + "/overset.yml").get()
    return await Check(configuration, workers: 1, keepsLayouts: keepsLayouts).run().report
  }

  private static let everySize = "[AX5, xS, S, M, L, xL, xxL, xxxL, AX1, AX2, AX3, AX4]"

  @Test func `one fault at many sizes and screens is one finding, at the first that fails`()
    async throws
  {
    let report = try await run(
      """
      contentSizes: \(Self.everySize)
      screens: {max: 430, se: 320, standard: 393}
      labels: [{id: row, keys: '*', font: {textStyle: body}, width: screen - 32}]
      """, de: #""a" = "Benachrichtigungen und Gleiswechsel";"#)
    #expect(report.summary.layouts == 36)
    // Where it just fits it is not told again: one text, one finding.
    #expect(report.findings.map(\.rule) == [.truncated])
    let truncated = try #require(report.findings.first)
    #expect(
      truncated.subject.variant
        == LayoutVariant(contentSize: .large, screen: "se"))
    #expect(
      truncated.message.hasSuffix(
        "on se from L on, on standard from xxxL on, on max from AX1 on; fits up to M"),
      "\(truncated.message)")
  }

  @Test func `every layout is kept where all are asked for, and counted either way`() async throws {
    let yaml = """
      contentSizes: \(Self.everySize)
      screens: {se: 320, standard: 393}
      labels: [{id: row, keys: '*', font: {textStyle: body}, width: screen - 32}]
      """
    let text = #""a" = "Benachrichtigungen und Gleiswechsel";"#
    let all = try await run(yaml, de: text, keepsLayouts: true)
    let some = try await run(yaml, de: text)
    #expect(all.layouts.count == 24)
    #expect(all.summary == some.summary)
    #expect(all.findings.map(\.message) == some.findings.map(\.message))
    #expect(
      all.layouts.prefix(3).map(\.variant.description) == ["xS, se", "xS, standard", "S, se"])
  }

  @Test func `the sizes and screens that are checked are no part of a fault's identity`()
    async throws
  {
    let text = #""a" = "Benachrichtigungen und Gleiswechsel";"#
    func identities(_ sizes: String, _ screens: String) async throws -> [String] {
      try await run(
        """
        contentSizes: \(sizes)
        screens: \(screens)
        labels: [{id: row, keys: '*', font: {textStyle: body}, width: screen - 32}]
        """, de: text
      ).findings.filter { $0.rule == .truncated }.map(\.identity)
    }
    let one = try await identities("[AX5]", "{se: 320}")
    #expect(one.count == 1)
    #expect(try await identities("[AX1, AX5]", "{se: 320}") == one)
    #expect(try await identities("[xL, AX5]", "{mini: 300, se: 320}") == one)
  }

  @Test func `plurals are texts of their own`() async throws {
    let folder = try TestFolder([
      "overset.yml": """
      contentSizes: [L, AX5]
      labels: [{id: a, keys: '*', width: 200, font: {textStyle: body}}]
      rules: {crowded: off, long-label: off}
      """,
      "L.xcstrings": """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "n" : { "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "A long text about one of them" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "A long text about all of them" } }
        } } } } } } }
      """,
    ])
    let configuration = try ConfigurationFile.read(folder.path + "/overset.yml").get()
    let report = await Check(configuration, workers: 1).run().report
    #expect(report.summary.layouts == 4)
    #expect(report.findings.map(\.subject.variant.text.plural) == ["one", "other"])
    #expect(Set(report.findings.map(\.identity)).count == 2)
  }

  @Test func `plural cases that are not checked are told beside the report`() async throws {
    let folder = try TestFolder([
      "overset.yml": "labels: [{id: a, keys: '*', width: 200}]",
      "L.xcstrings": """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "n" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "%#@a@" },
          "substitutions" : { "a" : { "argNum" : 1, "formatSpecifier" : "lld",
            "variations" : { "plural" : {
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg of %#@a@" } }
            } } } } } } } } }
      """,
    ])
    let configuration = try ConfigurationFile.read(folder.path + "/overset.yml").get()
    let result = await Check(configuration, workers: 1, keepsLayouts: true).run()
    #expect(result.report.layouts.map(\.text) == ["999,999 of "])
    #expect(
      result.notices.map(\.message) == [
        "'n' (en) has more plural cases than are checked, or variables that refer to themselves: "
          + "1 combination is checked"
      ])
  }
}
