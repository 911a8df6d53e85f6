import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration
@testable import OversetRules

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
    // Where it just fits it is not reported again: one text, one finding.
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

  /// UIView: the least and the most that the category of the view's traits can be.
  @Test func `a label is laid out at its own categories, each once`() async throws {
    func report(_ more: String) async throws -> CheckReport {
      try await run(
        """
        contentSizes: [M, L, AX1, AX5]
        rules: {crowded: off}
        labels: [{id: row, keys: '*', font: body, width: 330, \(more)}]
        """, de: #""a" = "Benachrichtigungen und Gleiswechsel";"#, keepsLayouts: true)
    }
    let limits = "minimumContentSizeCategory: L, maximumContentSizeCategory: xxxL"
    let limited = try await report("adjustsFontForContentSizeCategory: true, \(limits)")
    #expect(limited.layouts.map(\.variant.contentSize) == [.large, .extraExtraExtraLarge])
    #expect(limited.layouts.map(\.constraint.font.pointSize) == [17, 23])
    #expect(limited.layouts.map(\.fit.confidence) == [.certain, .certain])
    let finding = try #require(limited.findings.first)
    #expect(finding.message.hasSuffix("at xxxL; fits up to L"), "\(finding.message)")
    let unsure = try await report(limits)
    #expect(unsure.layouts.allSatisfy { $0.fit.confidence.name == "borderline" })
  }

  /// The weights that Bold Text takes are not published.
  @Test func `with Bold Text the system font is heavier, and near the limit nothing is certain`()
    async throws
  {
    func report(_ weights: String, _ font: String = "17", width: Int) async throws -> CheckReport {
      try await run(
        """
        legibilityWeight: \(weights)
        rules: {crowded: off}
        labels: [{id: row, keys: '*', font: \(font), width: \(width)}]
        """, de: #""a" = "Benachrichtigungen und Gleiswechsel";"#, keepsLayouts: true)
    }
    // 289.9 pt in regular, 302.2 in semibold.
    let both = try await report("[bold, regular]", width: 296)
    #expect(both.layouts.map(\.variant.legibilityWeight) == [.regular, .bold])
    #expect(both.layouts.map(\.constraint.font.resolvedWeight) == [.regular, .semibold])
    let finding = try #require(both.findings.first)
    #expect(both.findings.count == 1 && finding.message.hasSuffix(", only with Bold Text"))
    #expect(finding.layout?.fit.confidence.name == "borderline")
    let regular = try await report("regular", width: 280)
    let wide = try await report("[regular, bold]", width: 280)
    #expect(regular.layouts.map(\.variant) == [.plain])
    #expect(wide.findings.map(\.identity) == regular.findings.map(\.identity))
    #expect(wide.findings.map(\.message) == regular.findings.map(\.message))
    // An app's own font stays as it is.
    #expect(
      try await report("[regular, bold]", "{name: Inter, size: 17}", width: 296).layouts.count == 1)
    let far = try await report("bold", width: 340)
    #expect(far.layouts.map(\.fit.confidence) == [.certain])
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
    #expect(report.findings.map(\.subject.variant.text.plural) == [.one, .other])
    #expect(Set(report.findings.map(\.identity)).count == 2)
  }

  @Test func `plural cases that are not checked have a notice`() async throws {
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

  private static func stringsDict(_ type: String, _ texts: [(String, String)]) -> String {
    """
    <plist version="1.0"><dict><key>pay</key><dict><key>\(type)</key><dict>
    \(texts.map { "<key>\($0)</key><string>\($1)</string>" }.joined())
    </dict></dict></dict></plist>
    """
  }

  /// Only a target for a watch shows a watch's text.
  @Test(arguments: [
    ("platform: iOS", "", ["iphone", "ipad", "other"], 3),
    ("platform: watchOS", "", ["applewatch", "other"], 4),
    ("", "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0;", ["iphone", "ipad", "other"], 3),
    (
      "", "SDKROOT = iphoneos; SDKROOT = macosx;", ["iphone", "ipad", "mac", "other"], 2
    ),
    ("", "", ["iphone", "ipad", "mac", "appletv", "applewatch", "other"], 0),
  ])
  func `texts for devices that the app is not for are counted, and not laid out`(
    platform: String, project: String, shown: [String], others: Int
  ) async throws {
    let devices = ["iphone", "ipad", "mac", "appletv", "applewatch", "other"]
    let app = try SmallApp(
      "\(platform)\nlabels: [{id: a, keys: '*', width: 40}]",
      files: [
        "en.lproj/L.stringsdict": Self.stringsDict(
          "NSStringDeviceSpecificRuleType", devices.map { ($0, "Continue on \($0)") }),
        "App.xcodeproj/project.pbxproj": project,
      ])
    let result = try await app.check()
    let lost = result.report.findings.filter { $0.rule == .truncated }
    #expect(lost.allSatisfy { $0.severity == .error })
    #expect(Set(lost.compactMap(\.subject.variant.text.device)) == Set(shown))
    let notices = result.notices.filter { $0.message.contains("which the app is not for") }
    #expect(notices.map { $0.message.prefix(1) } == (others > 0 ? ["\(others)"] : []))
  }

  /// Ems of 20 points across a window of 393 are 19.65: that label takes the text for 15.
  @Test func `of a width rule the text that the window chooses is borderline, others are notes`()
    async throws
  {
    let app = try SmallApp(
      "labels: [{id: a, keys: '*', width: 40, font: {system: 20}}]",
      files: [
        "en.lproj/L.stringsdict": Self.stringsDict(
          "NSStringVariableWidthRuleType",
          [("5", "Continue"), ("15", "Continue here"), ("20", "Continue over here")])
      ])
    let lost = try await app.check().report.findings.filter { $0.rule == .truncated }
    #expect(
      lost.map { "\($0.subject.variant.text.width ?? "") \($0.severity)" }.sorted() == [
        "15 warning", "20 note", "5 note",
      ])
    #expect(lost.allSatisfy { $0.layout?.fit.confidence.name == "borderline" })
  }
}
