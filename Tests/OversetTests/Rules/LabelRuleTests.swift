import Fixtures
import OversetModel
import Testing
@testable import Overset
@testable import OversetConfiguration
@testable import OversetRules

/// Rules about labels and about what a whole run knows.
struct LabelRuleTests {
  private func findings(_ yaml: String, _ texts: [String: String]) async throws -> [Finding] {
    let files = Dictionary(
      uniqueKeysWithValues: texts.map { ("\($0.key).lproj/L.strings", $0.value) })
    let folder = try TestFolder(["overset.yml": yaml].merging(files) { first, _ in first })
    let configuration = try ConfigurationFile.read(folder.path + "/overset.yml").get()
    return await Check(configuration, workers: 1).run().report.findings
  }

  private static let text = ["en": #""a" = "A";"#]

  @Test(arguments: [
    ("iOS", "font: {system: 11}", nil),
    ("iOS", "font: {system: 10.9}", "'a' is set in 10.9 pt, below iOS's 11.0 pt"),
    ("macOS", "font: {system: 10}", nil),
    ("tvOS", "font: {system: 22}", "'a' is set in 22.0 pt, below tvOS's 23.0 pt"),
    ("watchOS", "font: {system: 11}", "'a' is set in 11.0 pt, below watchOS's 12.0 pt"),
    ("iOS", "font: {textStyle: caption2}", nil),
    (
      "visionOS", "font: {textStyle: caption2}",
      "'a' is set in 11.0 pt at xS, L, below visionOS's 12.0 pt"
    ),
    (
      "iOS", "attributedText: {runs: [{text: A, font: {system: 8}}]}",
      "'a' is set in 8.0 pt, below iOS's 11.0 pt"
    ),
  ])
  func `small text is reported once for a label, by the platform's least size`(
    platform: String, label: String, message: String?
  ) async throws {
    let found = try await findings(
      """
      platform: \(platform)
      contentSizes: [L, xS, xxL]
      labels: [{id: a, keys: '*', width: 300, \(label)}]
      """, ["en": #""a" = "A"; "b" = "B";"#, "de": #""a" = "A"; "b" = "B";"#])
    #expect(found.map(\.message) == (message.map { [$0] } ?? []))
    #expect(found.allSatisfy { $0.location.path == "overset.yml" && $0.severity == .note })
  }

  /// A line that is drawn with characters is shorter then, and still a line.
  @Test(arguments: [
    ("----------------------------", 0), ("- - - - - - - - - - - - - - - -", 0),
    ("____________________________", 0), ("────────────────────────────", 0),
    ("----------- or -------------", 1), ("iiiiiiiiiiiiiiiiiiiiiiiiiiiiii", 1),
    ("★★★★★★★★★★★★★★★", 1),
  ])
  func `a line of signs loses nothing`(text: String, count: Int) async throws {
    let found = try await findings(
      "labels: [{id: a, keys: '*', width: 60}]", ["en": "\"a\" = \"\(text)\";"])
    #expect(found.count { $0.rule == .truncated } == count, "\(found.map(\.message))")
  }

  @Test func `the platform decides which shrunk text is too small`() async throws {
    func rules(_ platform: String, _ more: String = "") async throws -> [RuleID] {
      try await findings(
        """
        platform: \(platform)
        labels: [{id: a, keys: '*', width: 60, adjustsFontSizeToFitWidth: true, minimumScaleFactor: 0.5, font: {system: 25}}]
        rules: {shrunk-below-threshold: {scale: 0\(more)}}
        """, ["en": #""a" = "Continue";"#]
      ).map(\.rule)
    }
    #expect(try await rules("iOS") == [])
    #expect(try await rules("tvOS") == [.shrunkBelowThreshold])
    #expect(try await rules("tvOS", ", pointSize: 9") == [])
  }

  @Test(arguments: [
    ("textAlignment: left", "is aligned left"), ("textAlignment: right", "is aligned right"),
    ("textAlignment: natural", nil), ("textAlignment: center", nil),
    ("semanticContentAttribute: forceLeftToRight", "is forced left to right"),
    (
      "semanticContentAttribute: forceLeftToRight, textAlignment: left",
      "is forced left to right and aligned left"
    ),
    ("semanticContentAttribute: forceRightToLeft", nil),
    ("semanticContentAttribute: playback, textAlignment: left", nil),
    ("semanticContentAttribute: spatial, textAlignment: right", nil),
  ])
  func `a label that does not mirror is reported, unless it is meant to stay`(
    label: String, fault: String?
  ) async throws {
    let found = try await findings(
      "labels: [{id: a, keys: '*', width: 300, \(label)}]",
      ["en": #""a" = "1";"#, "ar": #""a" = "1"; "b" = "1";"#, "he": #""b" = "1";"#])
    let messages = found.filter { $0.rule == .rtlAlignment }.map(\.message)
    #expect(
      messages
        == (fault.map { fault in
          ["ar", "he"].map { "'a' \(fault) and does not mirror in \($0)" }
        } ?? []))
  }

  /// Not of texts with room to spare, nor of short ones.
  @Test func `growth is found where little room is left`() async throws {
    let found = try await findings(
      """
      sourceLocale: en
      rules: {crowded: off}
      labels:
        - {id: a, keys: [pay, same, hole], width: 112}
        - {id: roomy, keys: [roomy], width: 900}
        - {id: short, keys: [short], width: 60}
      """,
      [
        "en":
          #""pay" = "Pay"; "same" = "Continue"; "hole" = "Pay"; "roomy" = "Pay"; "short" = "On";"#,
        "de":
          #""pay" = "Zahlen bitte"; "same" = "Weiter"; "roomy" = "Zahlen bitte"; "short" = "Jawohl";"#,
        "ru": #""pay" = "Оплатить да"; "same" = "Далее"; "hole" = "Pay";"#,
        "zh-Hans": #""pay" = "付"; "same" = "继续"; "hole" = "Pay";"#,
      ]
    ).filter { $0.rule == .growth }
    #expect(found.map(\.subject.key) == ["pay", "pay"])
    #expect(found.map(\.subject.locale?.identifier) == ["de", "ru"])
    #expect(
      found.first?.message
        == "'pay' (de) is 3.3 times as wide as its source: 90.2 pt instead of 27.7 pt")
    #expect(found.first?.layout?.fit.outcome == .fits)
    #expect(found.first?.source?.outcome == .fits)
  }

  /// It needs fourteen lines, of which a label may have far more; a label that grows has room for all.
  /// One locale lacks one text, the other two: of an identifier, and of a key that is a text.
  @Test func `missing translations are one note for a table and a locale`() async throws {
    let found = try await findings(
      """
      sourceLocale: en
      rules: {growth: off}
      labels: [{id: a, keys: '*', width: 300}]
      ignore: [{rule: untranslated, key: left, reason: later}]
      """,
      [
        "en": #""a.b" = "A"; "Go on" = "Go on"; "same" = "S"; "left" = "L";"#,
        "de": #""a.b" = "A"; "same" = "S";"#, "fr": #""same" = "S";"#,
      ]
    ).filter { $0.rule == .untranslated }
    #expect(
      found.map(\.message) == [
        "'Go on' has no translation in de: the app may show the key itself",
        "2 texts have no translation in fr: 'a.b', 'Go on'; the app may show the keys themselves",
      ])
    #expect(found.map(\.subject.key) == ["Go on", nil])
    #expect(found.map(\.subject.locale?.identifier) == ["de", "fr"])
  }

  /// The word would be broken there, and nothing cut off.
  @Test func `a label that grows with its text is never crowded`() async throws {
    for (lines, rules) in [(0, []), (1, [RuleID.crowded])] {
      let found = try await findings(
        "labels: [{id: a, keys: '*', width: 74, numberOfLines: \(lines)}]",
        ["en": #""a" = "Continue";"#])
      #expect(found.map(\.rule) == rules, "\(lines) lines")
    }
  }

  @Test func `a text of many lines is reported where it fills the label, else what is lost`()
    async throws
  {
    let words = [String](repeating: "word", count: 40).joined(separator: " ")
    for lines in [0, 1, 4, 14, 30] {
      let found = try await findings(
        "labels: [{id: a, keys: '*', width: 150, numberOfLines: \(lines)}]",
        ["en": #""a" = "\#(words)"; "b" = "word word word word word word word";"#])
      let about = found.filter {
        [.longLabel, .truncated].contains($0.rule) && $0.subject.key == "a"
      }
      #expect(
        about.map(\.rule)
          == ([0, 30].contains(lines) ? [] : [lines == 14 ? .longLabel : .truncated]),
        "\(lines) lines")
      #expect(about.allSatisfy { $0.suggestion?.contains("text view") == true }, "\(lines) lines")
    }
  }
}
