import Fixtures
import OversetModel
import Testing

@testable import Overset

/// What the source language does not fit already.
struct SourceOverflowTests {
  private static let yaml = """
    sourceLocale: en
    labels: [{id: pay, keys: [pay], width: 60}]
    rules: {growth: off, crowded: off, long-label: off}

    """
  private static let long = "Confirm the order and pay"

  private func check(
    _ pay: [String: String], _ yaml: String = yaml, locales: [String]? = nil
  ) async throws -> CheckReport {
    try await SmallApp(yaml, pay: pay).check(locales: locales).report
  }

  @Test func `it is one finding with the locales that share it`() async throws {
    let report = try await check(["en": Self.long, "de": Self.long, "fi": Self.long, "sv": "Nu"])
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(finding.line == "en.lproj/L.strings:1 truncated en")
    #expect(
      finding.others.map(\.line) == [
        "de.lproj/L.strings:1 truncated de", "fi.lproj/L.strings:1 truncated fi",
      ])
    #expect(finding.message.hasSuffix(", and so in de and fi"))
    #expect(report.summary.findings[.error] == 1)
    #expect(report.summary.outcomes[.truncated] == 3, "every layout is counted")
  }

  @Test func `what is new in a translation stays by itself`() async throws {
    let report = try await check(["en": "Pay", "de": Self.long, "fi": Self.long])
    #expect(
      report.findings.map(\.line) == [
        "de.lproj/L.strings:1 truncated de", "fi.lproj/L.strings:1 truncated fi",
      ])
  }

  /// A line that is too high for its label cuts only letters that reach so far.
  @Test func `what is only noted in the source is no fault of it`() async throws {
    let report = try await check(
      ["en": "Pau", "de": "Pay by gyro"],
      Self.yaml.replacing("width: 60", with: "width: 160, height: 15"))
    #expect(
      report.findings.map { "\($0.severity) \($0.subject.locale?.identifier ?? "")" }.sorted()
        == ["error de", "note en"])
  }

  @Test func `its numbers are those of the locale that lacks most`() async throws {
    let report = try await check(["en": Self.long, "de": Self.long + " now at once"])
    let finding = try #require(report.findings.first)
    let own = try #require(finding.layout?.overflow)
    let all = try #require(finding.overflow)
    #expect(all > own + 20)
    let width = try #require(finding.clears?.width)
    #expect(width > 60 + all - 0.01)
    #expect(finding.suggestion?.contains("which clears all of them") == true)
  }

  @Test func `its identity does not depend on which locales were checked`() async throws {
    let texts = ["en": Self.long, "de": Self.long, "fi": Self.long]
    let all = try await check(texts).findings
    for locales in [["en"], ["de"], ["fi"], ["de", "fi"], ["en", "fi"]] {
      let part = try await check(texts, locales: locales).findings
      #expect(part.map(\.identity) == all.map(\.identity), "\(locales)")
    }
  }

  @Test func `without the source the worst locale has the finding`() async throws {
    let texts = ["en": Self.long, "de": Self.long, "fi": Self.long + " now at once"]
    let report = try await check(texts, locales: ["de", "fi"])
    #expect(report.findings.map(\.line) == ["fi.lproj/L.strings:1 truncated fi"])
    #expect(
      report.findings.first?.message.hasSuffix(", as it is in en already, and so in de") == true)
  }

  @Test func `a locale that is suppressed is not among them`() async throws {
    let report = try await check(
      ["en": Self.long, "de": Self.long, "fi": Self.long],
      Self.yaml + "ignore: [{locales: [fi]}]\n")
    #expect(report.findings.first?.others.compactMap(\.subject.locale?.identifier) == ["de"])
  }

  @Test func `many locales are counted, not listed`() async throws {
    let names = ["ar", "cs", "da", "de", "el", "es", "fi", "fr", "it", "nl", "pl"]
    var texts = ["en": Self.long]
    for name in names { texts[name] = Self.long }
    let message = try await check(texts).findings.first?.message
    #expect(message?.hasSuffix("ar, cs, da, de, el, es, fi, fr and 3 more locales") == true)
  }

  @Test(arguments: [1, 3])
  func `the number of workers changes nothing`(workers: Int) async throws {
    var texts = ["en": Self.long]
    for name in ["ar", "cs", "da", "de"] { texts[name] = Self.long }
    let result = try await SmallApp(Self.yaml, pay: texts).check(workers: workers)
    #expect(
      result.report.findings.first?.others.map(\.line) == [
        "ar.lproj/L.strings:1 truncated ar", "cs.lproj/L.strings:1 truncated cs",
        "da.lproj/L.strings:1 truncated da", "de.lproj/L.strings:1 truncated de",
      ])
  }
}
