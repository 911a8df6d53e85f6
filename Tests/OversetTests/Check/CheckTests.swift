import Fixtures
import Foundation
import OversetFits
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

/// Whole runs over small folders.
struct CheckTests {
  private static let labels = """
    sourceLocale: en
    labels:
      - {id: button, keys: "pay", font: {system: 17}, width: 120}
      - {id: badge, keys: "clip", width: 60, lineBreakMode: byClipping}
      - {id: line, keys: "para", width: 300}
      - {id: stiff, keys: "stiff", width: 90, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.9}
      - {id: soft, keys: "soft", width: 90, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.1}
      - {id: tight, keys: "tight", width: 114}
      - {id: sign, keys: "sign", width: 200}
      - {id: left, keys: "left", width: 200, textAlignment: left}
      - {id: wide, keys: ["hole", "fine"], width: 300}

    """

  private static let english = """
    "pay" = "Pay";
    "clip" = "Top";
    "para" = "One";
    "stiff" = "Pay";
    "soft" = "Pay";
    "tight" = "Pay";
    "sign" = "Pay";
    "left" = "Pay";
    "hole" = "Pay";
    "fine" = "Fine";
    "free" = "Free";

    """

  private static let german = """
    "pay" = "Zahlungspflichtig bestellen";
    "clip" = "Ausgewählte";
    "para" = "Eins\\nZwei";
    "stiff" = "Zahlungspflichtig";
    "soft" = "Zahlungspflichtig";
    "tight" = "Jetzt bezahlen";
    "sign" = "Preis \\Ue000";
    "left" = "Zahlen";
    "fine" = "Gut";

    """

  private static let arabic = """
    "pay" = "دفع";
    "clip" = "أعلى";
    "para" = "واحد";
    "stiff" = "دفع";
    "soft" = "دفع";
    "tight" = "دفع";
    "sign" = "دفع";
    "left" = "دفع";
    "hole" = "دفع";
    "fine" = "دفع";

    """

  private func folder(_ more: [String: String] = [:]) throws -> TestFolder {
    try RequiredFont.require(.arabic, from: .init())
    return try TestFolder(
      [
        "overset.yml": Self.labels, "en.lproj/L.strings": Self.english,
        "de.lproj/L.strings": Self.german, "ar.lproj/L.strings": Self.arabic,
      ].merging(more) { $1 })
  }

  private func configuration(of folder: TestFolder) throws -> Configuration {
    try ConfigurationFile.read(folder.path + "/overset.yml").get()
  }

  private func run(_ folder: TestFolder, workers: Int = 1) async throws -> Check.Result {
    await Check(try configuration(of: folder), workers: workers).run()
  }

  @Test func `every rule finds its fault at its place`() async throws {
    let result = try await run(try folder())
    let found = result.report.findings.map { finding in
      let place = finding.location
      return [
        finding.rule.rawValue, finding.subject.key ?? "-",
        finding.subject.locale?.identifier ?? "-",
        "\(place.path):\(place.position.line):\(place.position.column)",
      ].joined(separator: " ")
    }
    #expect(
      found == [
        "rtl-alignment left ar ar.lproj/L.strings:8:10",
        "untranslated hole de de.lproj/L.strings:1:1",
        "truncated pay de de.lproj/L.strings:1:9",
        "clipped clip de de.lproj/L.strings:2:10",
        "lost-paragraphs para de de.lproj/L.strings:3:10",
        "shrunk-below-minimum stiff de de.lproj/L.strings:4:11",
        "shrunk-below-threshold soft de de.lproj/L.strings:5:10",
        "crowded tight de de.lproj/L.strings:6:11",
        "missing-glyph sign de de.lproj/L.strings:7:10",
        "unconstrained - - en.lproj/L.strings:11:1",
      ])
    #expect(result.notices.isEmpty)
    #expect(result.report.verdict.exitStatus == 1)
  }

  @Test func `the summary counts what there was`() async throws {
    let summary = try await run(try folder()).report.summary
    #expect(summary.catalogs == 3)
    #expect(summary.locales.map(\.identifier) == ["ar", "de", "en"])
    #expect(summary.keys == 11)
    #expect(summary.strings == 30)
    #expect(summary.constrainedKeys == 10)
    #expect(summary.labels == 9)
    #expect(summary.layouts == 30)
    #expect(summary.outcomes == [.fits: 25, .truncated: 3, .clipped: 1, .shrunk: 1])
    #expect(summary.inconclusive == 1)
    #expect(summary.findings[.error] == 5)
    #expect(summary.findings[.warning] == 2)
    #expect(summary.findings[.note] == 3)
  }

  @Test func `a finding says how the source fares in the same label`() async throws {
    let findings = try await run(try folder()).report.findings
    let truncated = try #require(findings.first { $0.rule == .truncated })
    #expect(truncated.source?.locale == .english && truncated.source?.outcome == .fits)
    #expect(truncated.message.hasPrefix("'pay' (de) is "))
    // Two lines would break 'Zahlungspflichtig'.
    #expect(truncated.suggestion?.contains("pt wide") == true)
    #expect(truncated.layout?.text == "Zahlungspflichtig bestellen")
  }

  @Test func `a fault of a file is a finding, and the other files are checked`() async throws {
    let folder = try folder(["fr.lproj/L.strings": "\"pay\" = \"Payer\";\n\"clip\" \"x\";\n"])
    let report = try await run(folder).report
    let faults = report.findings.filter { $0.rule == .catalogFault }
    #expect(faults.map(\.location.path) == ["fr.lproj/L.strings"])
    #expect(faults.map(\.location.position.line) == [2])
    #expect(report.summary.catalogs == 4)
    #expect(report.summary.locales.count == 4)
  }

  @Test func `a string catalog is checked at the lines of its values`() async throws {
    let folder = try TestFolder([
      "overset.yml": "labels: [{id: a, keys: '*', width: 120, font: {system: 17}}]",
      "L.xcstrings": """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "pay" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Zahlungspflichtig bestellen" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "Pay" } },
              "fr" : {
                "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "Payer" } },
                  "other" : { "stringUnit" : { "state" : "translated",
                    "value" : "Payer maintenant et plus" } }
                } }
              }
            }
          },
          "Go on" : { "localizations" : { "fr" : { "stringUnit" : { "state" : "new", "value" : "" } } } }
        },
        "version" : "1.0"
      }
      """,
    ])
    let report = try await run(folder).report
    let found = report.findings.map { finding in
      let variant = finding.subject.variant.description
      return "\(finding.rule.rawValue) \(finding.subject.key ?? "-") "
        + "\(finding.subject.locale?.identifier ?? "-") \(variant) "
        + "\(finding.location.position.line)"
    }
    #expect(
      found == [
        "truncated pay de  6", "truncated pay fr other 12", "untranslated Go on de  17",
        "untranslated Go on fr  17",
      ])
    #expect(report.summary.layouts == 7)
  }

  @Test func `of a key that is written twice only one text is checked`() async throws {
    let folder = try TestFolder([
      "overset.yml": "labels: [{id: a, keys: '*', width: 500}]",
      "en.lproj/L.strings": "\"a\" = \"1\";\n\"b\" = \"2\";\n\"a\" = \"3\";\n\"c\" = \"4\";\n",
    ])
    let report = await Check(
      try configuration(of: folder), workers: 1, keepsLayouts: true
    ).run().report
    #expect(report.layouts.map { "\($0.key)=\($0.text)" } == ["b=2", "a=3", "c=4"])
  }

  @Test func `identities are stable, unlike lines`() async throws {
    let folder = try folder()
    let first = try await run(folder).report.findings.map(\.identity)
    #expect(Set(first).count == first.count)
    #expect(first.allSatisfy { $0.count == 16 && $0.allSatisfy(\.isHexDigit) })
    // Two lines more, and another width over: the same faults.
    try folder.write("\n/* new */\n" + Self.german, to: "de.lproj/L.strings")
    try folder.write(
      Self.labels.replacing("width: 120", with: "width: 119"), to: "overset.yml")
    let later = try await run(folder).report.findings
    #expect(later.contains { $0.location.position.line == 9 })
    #expect(Set(later.map(\.identity)) == Set(first))
    // Elsewhere on the disk: the same faults.
    let other = try await run(try self.folder()).report.findings.map(\.identity)
    #expect(other == first)
  }

  @Test(arguments: [3])
  func `the number of workers changes nothing`(workers: Int) async throws {
    var many = ""
    // More keys than one part of the work has.
    for index in 0..<600 { many += "\"fine\(index)\" = \"Text \(index) من bestellen\";\n" }
    let folder = try folder([
      "overset.yml": Self.labels + "  - {id: rest, keys: '*', width: 100, default: true}\n",
      "de.lproj/M.strings": many, "en.lproj/M.strings": many,
    ])
    let one = try await run(folder).report
    let several = try await run(folder, workers: workers).report
    #expect(one.findings.count > 10)
    #expect(several.findings.map(\.identity) == one.findings.map(\.identity))
    #expect(several.findings.map(\.message) == one.findings.map(\.message))
    #expect(several.summary == one.summary)
    #expect(several.fonts == one.fonts)
  }

  @Test(arguments: [
    ("[ar, fi]", "no catalog has the locale 'fi'; there are ar, de, en"),
    ("[ar, dee]", "no catalog has the locale 'dee'; did you mean 'de'?"),
  ])
  func `only the wanted locales are checked, and one that is nowhere is misuse`(
    locales: String, message: String
  ) async throws {
    let folder = try folder(["overset.yml": "locales: \(locales)\n" + Self.labels])
    let result = try await run(folder)
    #expect(result.report.summary.locales.map(\.identifier) == ["ar"])
    #expect(result.notices.map(\.message) == [message])
    #expect(result.notices.first?.location?.position == TextPosition(line: 1, column: 10))
    #expect(result.report.verdict.exitStatus == 2)
  }

  @Test func `a locale of the command line that is nowhere is misuse, whichever files are named`()
    async throws
  {
    let folder = try folder()
    let configuration = try configuration(of: folder)
    for paths in [nil, ["de.lproj"]] {
      let locale = try #require(LocaleIdentifier("gr"))
      let result = await Check(configuration, paths: paths, locales: [locale], workers: 1).run()
      #expect(result.report.verdict.exitStatus == 2)
      #expect(result.notices.contains { $0.message.hasPrefix("no catalog has the locale 'gr'") })
    }
  }

  /// A hook checks the files of a commit, which are those of a few locales.
  @Test func `locales of the configuration that the named files lack are no mistake`() async throws
  {
    let folder = try folder(["overset.yml": "locales: [ar, de]\n" + Self.labels])
    let configuration = try configuration(of: folder)
    let result = await Check(configuration, paths: ["de.lproj"], workers: 1).run()
    #expect(result.notices.isEmpty)
    #expect(result.report.summary.layouts > 0)
    // Of which none is left, nothing is checked.
    let none = await Check(configuration, paths: ["en.lproj"], workers: 1).run()
    #expect(none.report.verdict.exitStatus == 3)
    #expect(none.notices.map(\.severity) == [.warning, .warning])
  }

  @Test func `a locale that only the App Store has is checked there`() async throws {
    let folder = try folder([
      "fastlane/metadata/fr-FR/name.txt": "Un nom qui est beaucoup trop long pour la boutique"
    ])
    let locale = try #require(LocaleIdentifier("fr"))
    let result = await Check(
      try configuration(of: folder), locales: [locale], workers: 1
    ).run()
    #expect(result.notices.allSatisfy { !$0.isMisuse })
    #expect(result.report.findings.contains { $0.rule == .storeLimit })
  }

  @Test func `kept layouts are all layouts`() async throws {
    let configuration = try configuration(of: try folder())
    let kept = await Check(configuration, workers: 2, keepsLayouts: true).run().report
    let plain = await Check(configuration, workers: 2).run().report
    #expect(kept.layouts.count == kept.summary.layouts)
    #expect(plain.layouts.isEmpty)
    #expect(kept.summary.outcomes == plain.summary.outcomes)
    #expect(kept.findings.map(\.identity) == plain.findings.map(\.identity))
  }

  @Test func `a rule that is off finds nothing, another severity is its own`() async throws {
    let folder = try folder([
      "overset.yml": Self.labels
        + "rules: {truncated: off, untranslated: error, crowded: {from: 2}}\n"
    ])
    let findings = try await run(folder).report.findings
    #expect(!findings.contains { $0.rule == .truncated || $0.rule == .crowded })
    #expect(findings.first { $0.rule == .untranslated }?.severity == .error)
  }

  @Test func `a path that cannot be read is a misuse`() async throws {
    let configuration = try configuration(of: try folder())
    let result = await Check(configuration, paths: ["nowhere/L.strings"], workers: 1).run()
    #expect(result.report.verdict.exitStatus == 2)
    #expect(result.notices.map(\.isMisuse) == [true])
    #expect(result.notices.first?.message.contains("nowhere/L.strings") == true)
  }

  @Test func `a glob that matches nothing is reported, and nothing is checked`() async throws {
    let configuration = try configuration(of: try folder())
    let result = await Check(configuration, paths: ["App/**/*.xcstrings"], workers: 1).run()
    #expect(result.notices.map(\.message) == ["'App/**/*.xcstrings' matches no catalog"])
    #expect(result.report.verdict == .inconclusive("nothing was checked"))
  }

  @Test func `an empty folder has nothing to check`() async throws {
    let folder = try TestFolder(["overset.yml": Self.labels])
    let result = try await run(folder)
    #expect(result.report.verdict.exitStatus == 3)
    #expect(result.report.findings.isEmpty)
  }

  @Test func `a label whose font is no font is a misuse, and the others are checked`() async throws
  {
    let folder = try folder([
      "overset.yml": Self.labels
        + "  - {id: odd, keys: pay, width: 9, font: {file: Text.ttf, size: 17}}\n"
        + "  - {id: gone, keys: pay, width: 9, font: {name: No Such Font, size: 17}}\n",
      "Text.ttf": "This is a text.",
    ])
    let result = try await run(folder)
    #expect(result.report.verdict.exitStatus == 2)
    #expect(result.notices.map(\.isMisuse) == [true, true])
    #expect(result.notices.map { $0.location?.position.line } == [12, 13])
    #expect(result.report.summary.layouts == 30)
  }

  @Test func `a folder of fonts without a font is reported`() async throws {
    let folder = try folder([
      "overset.yml": "fonts: {search: [Fonts, Empty]}\n" + Self.labels,
      "Fonts/Text.ttf": "This is a text.", "Empty/Readme.txt": "",
    ])
    let result = try await run(folder)
    #expect(result.notices.count == 2)
    #expect(result.notices.allSatisfy { !$0.isMisuse && $0.severity == .warning })
    #expect(result.report.verdict.exitStatus == 1, "the findings decide")
  }

  @Test func `without labels nothing is checked`() async throws {
    let result = try await run(try folder(["overset.yml": ""]))
    #expect(result.report.verdict == .inconclusive("nothing was checked"))
    #expect(result.report.summary.constrainedKeys == 0)
  }
}
