import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration

/// Texts that fit with room to spare are not laid out, unless every layout is asked for: both ways
/// must find the same.
struct FastPathTests {
  private static let words = [
    "Pay", "to", "a", "Continue", "with", "account", "1,284.50", "Zahlungspflichtig", "bestellen",
    "Gleiswechsel-Meldungen", "Оплатить", "заказ", "Λογαριασμός", "%@", "%1$d", "iiiii", "WWWW",
    "e\u{301}te\u{301}", "soft\u{AD}hyphen", "no\u{A0}break", "and/or", "\u{E000}", "**bold**",
    "[link](https://example.com)", "a_b", "<b>Pay</b>", "<br>", "Since %@",
  ]

  private static func text(_ generator: inout SeededGenerator) -> String {
    let chosen = (0..<generator.number(below: generator.pick([2, 6, 30]))).map { _ in
      generator.pick(words) + (generator.number(below: 25) == 0 ? "\\n" : "")
    }
    return chosen.joined(separator: generator.number(below: 9) == 0 ? "  " : " ")
  }

  /// Each of these may be there or not.
  private static let properties = [
    ["height: 20", "height: 44", "height: 200"],
    [
      "font: {textStyle: body}", "font: {system: 9}", "font: {system: 17, weight: semibold}",
      "font: {system: 17, weight: black}",
      "font: {system: 17, design: serif}", "font: {textStyle: body, width: expanded}",
    ],
    ["numberOfLines: 0", "numberOfLines: 2", "numberOfLines: 7"],
    [
      "lineBreakMode: byWordWrapping", "lineBreakMode: byCharWrapping",
      "lineBreakMode: byClipping", "lineBreakMode: byTruncatingMiddle",
    ],
    [
      "adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5",
      "adjustsFontSizeToFitWidth: true, minimumFontSize: 12",
    ],
    ["allowsDefaultTighteningForTruncation: true", ""],
    ["clipsToBounds: true", "", ""],
    [
      "attributedText: {kern: 4}", "attributedText: {runs: [{text: a, font: {system: 40}}]}", "",
      "",
    ],
    ["markdown: true", "html: true", "", "", ""],
    ["shadowColor: label, shadowOffset: {width: 9, height: 9}", "", ""],
    ["enablesMarqueeWhenAncestorFocused: true", "showsExpansionTextWhenTruncated: true", "", ""],
    ["sizingRule: oversize", "", ""],
    ["maximumContentSizeCategory: xL", "", ""],
    ["group: side", "", "", ""],
    ["insets: {leading: 8, trailing: 3}"],
  ]

  private static func label(_ index: Int, _ generator: inout SeededGenerator) -> String {
    let width = generator.pick(["40", "100", "screen / 3", "screen - 32", "900"])
    let more = properties.map { generator.pick($0 + [""]) }.filter { !$0.isEmpty }
    let all = ["id: l\(index)", "keys: ['k*']", "width: \(width)"] + more
    return "  - {\(all.joined(separator: ", "))}\n"
  }

  /// Checks an app in both ways, and answers with the report that has every layout.
  private static func reportOfBothWays(_ files: [String: String]) async throws -> CheckReport {
    let folder = try TestFolder(files)
    let configuration = try ConfigurationFile.read(folder.path + "/overset.yml").get()
    let fast = await Check(configuration, workers: 1).run().report
    let plain = await Check(configuration, workers: 1, keepsLayouts: true).run().report
    #expect(fast.summary == plain.summary)
    #expect(plain.layouts.count == plain.summary.layouts)
    func lines(_ report: CheckReport) -> [String] {
      report.findings.map { finding in
        "\(finding.identity) \(finding.severity) \(finding.rule.rawValue): \(finding.message)"
      }
    }
    let difference = lines(fast).difference(from: lines(plain))
    #expect(difference.isEmpty, "\(difference)")
    return plain
  }

  @Test(arguments: Effort.seeds(from: 1, count: 1))
  func `what is passed over would not have been a finding`(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    var yaml = """
      sourceLocale: en
      screens: {se: 320, max: 430}
      contentSizes: [L, AX2]
      legibilityWeight: \(generator.pick(["regular", "[regular, bold]"]))
      rules: {crowded: {from: \(generator.pick(["0.9", "0.97", "0.5"]))}}
      groups: {side: {width: screen - 32, spacing: 8}}
      labels:
        - {id: one, keys: [k1], group: side, width: 80}

      """
    for index in 0..<9 { yaml += Self.label(index, &generator) }
    var files = ["overset.yml": yaml]
    for locale in ["en", "de", "tr"] {
      var file = ""
      for key in 0..<9 where locale == "en" || generator.number(below: 6) > 0 {
        file += "\"k\(key)\" = \"\(Self.text(&generator))\";\n"
      }
      files["\(locale).lproj/L.strings"] = file
    }
    let plain = try await Self.reportOfBothWays(files)
    // The test is worth something only where rules find what fits.
    let rules = Set(plain.findings.map(\.rule))
    #expect(rules.isSuperset(of: [.truncated, .crowded]))
  }

  @Test(arguments: ["byCharWrapping", "byWordWrapping"])
  func `a blank paragraph at the end leaves its line to the others`(mode: String) async throws {
    let report = try await Self.reportOfBothWays([
      "overset.yml": """
      sourceLocale: en
      rules: {crowded: {from: 0.7, sourceFrom: 0.7}}
      labels:
        - {id: l, keys: [k], width: 100, height: 44, numberOfLines: 7, lineBreakMode: \(mode)}

      """,
      "en.lproj/L.strings": "\"k\" = \"pay now now\\n\";\n",
    ])
    #expect(report.findings.isEmpty)
    #expect(report.layouts.first?.fit.lines.count == 2)
  }
}

extension SeededGenerator {
  fileprivate mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &self)
  }

  /// One of several; there must be one.
  fileprivate mutating func pick<Option>(_ options: [Option]) -> Option {
    options[number(below: options.count)]
  }
}
