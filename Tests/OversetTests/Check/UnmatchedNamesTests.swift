import OversetModel
import Testing
@testable import Overset

/// Nothing that was meant to be checked passes unchecked: a name that no catalog has is a mistake.
struct UnmatchedNamesTests {
  private static let files = [
    "en.lproj/Store.strings": "\"pay\" = \"Pay\";\n\"pay.now\" = \"Pay now\";\n",
    "de.lproj/Store.strings": "\"pay\" = \"Zahlen\";\n\"pay.now\" = \"Zahlen\";\n",
    "en.lproj/News.strings": "\"a*b\" = \"A\";\n",
  ]

  struct Case: Sendable, CustomStringConvertible {
    /// Of the label, after its name; the catalogs have `pay` and `pay.now` in `Store`.
    var settings: String
    /// With the column where the configuration says the name.
    var notices: [String]
    var isMisuse = true

    var description: String { settings }
  }

  @Test(arguments: [
    Case(settings: "keys: [pay, 'a\\*b']", notices: [], isMisuse: false),
    Case(settings: "keys: []", notices: ["warning: the label 'a' has no keys"], isMisuse: false),
    Case(
      settings: "keys: [pay.title]",
      notices: [
        "2:20: error: the label 'a' is for the key 'pay.title', which no catalog has; "
          + "did you mean 'pay'?"
      ]),
    Case(
      settings: "keys: [pay, pay.nwo, zzzzzz]",
      notices: [
        "2:25: error: the label 'a' is for the key 'pay.nwo', which no catalog has; "
          + "did you mean 'pay.now'?",
        "2:34: error: the label 'a' is for the key 'zzzzzz', which no catalog has",
      ]),
    Case(
      settings: "keys: [pay, 'sign.*']",
      notices: ["2:25: warning: no key matches 'sign.*' of the label 'a'"], isMisuse: false),
    Case(
      settings: "keys: '*', table: Stroe",
      notices: [
        "2:31: error: the label 'a' is for the table 'Stroe', which there is not; "
          + "did you mean 'Store'?"
      ]),
    Case(
      settings: "keys: nothing, table: Store.strings",
      notices: [
        "2:35: error: the label 'a' is for the table 'Store.strings', which there is not; "
          + "did you mean 'Store'?"
      ]),
    Case(
      settings: "keys: pay, table: 'S?'",
      notices: ["2:31: warning: the label 'a' is for the table 'S?', which there is not"],
      isMisuse: false),
    Case(
      settings: "keys: pay, table: News",
      notices: [
        "2:19: error: the label 'a' is for the key 'pay', which the table 'News' does not have; "
          + "the table 'Store' has it"
      ]),
    Case(
      settings: "keys: 'pay.*', table: News",
      notices: ["2:19: warning: no key of the table 'News' matches 'pay.*' of the label 'a'"],
      isMisuse: false),
  ])
  func `a label for what no catalog has is reported with the nearest right name`(
    _ c: Case
  ) async throws {
    let app = try SmallApp("labels:\n  - {id: a, \(c.settings), width: 300}\n", files: Self.files)
    let result = try await app.check()
    #expect(try lines(result.notices, in: app) == c.notices)
    #expect((result.report.verdict.exitStatus == 2) == c.isMisuse)
  }

  @Test(arguments: [
    ("en", nil), ("de", nil),
    ("en-GB", "1:15: error: no catalog has the source locale 'en-GB'; did you mean 'en'?"),
    ("fr", "1:15: error: no catalog has the source locale 'fr'; there are de, en"),
  ])
  func `a source locale that no catalog has is reported`(locale: String, notice: String?)
    async throws
  {
    let app = try SmallApp(
      "sourceLocale: \(locale)\nlabels:\n  - {id: a, keys: '*', width: 300}\n", files: Self.files)
    let result = try await app.check()
    #expect(try lines(result.notices, in: app) == [notice].compactMap { $0 })
    #expect((result.report.verdict.exitStatus == 2) == (notice != nil))
  }

  @Test func `patterns of arguments are held to the keys, too`() async throws {
    let app = try SmallApp(
      """
      labels: [{id: a, keys: '*', width: 300}]
      arguments: [{keys: [pay, paid], values: {1: [x]}}, {values: {1: [y]}}]
      """, files: Self.files)
    #expect(
      try lines(try await app.check().notices, in: app) == [
        "2:26: error: 'arguments' is for the key 'paid', which no catalog has; did you mean 'pay'?"
      ])
  }

  @Test func `a key in a file that was not checked is no mistake`() async throws {
    let app = try SmallApp(
      "sourceLocale: en\nlabels: [{id: a, keys: [pay, 'a\\*b'], width: 300}]\n", files: Self.files)
    #expect(try await app.check(paths: ["en.lproj/News.strings"]).notices == [])
    #expect(try await app.check(paths: ["de.lproj"]).notices == [])
    #expect(try await app.check(locales: ["de"]).notices == [])
  }

  @Test func `a key that may lie behind a fault is no certain mistake`() async throws {
    let app = try SmallApp(
      "labels: [{id: a, keys: [pay, pat], width: 300}]\n",
      files: ["en.lproj/L.strings": "\"pay\" = \"Pay\";\n;\n\"pat\" = \"Pat\";\n"])
    let result = try await app.check()
    #expect(
      try lines(result.notices, in: app) == [
        "1:30: warning: the label 'a' is for the key 'pat', which no catalog has; "
          + "did you mean 'pay'?"
      ])
    #expect(result.report.verdict.exitStatus == 1)
  }

  @Test func `one label for every text names nothing`() async throws {
    let app = try SmallApp("sourceLocale: en\n", files: ["en.lproj/L.strings": "\n"])
    var configuration = try app.configuration()
    configuration.setSingleLabel(width: 100, lines: 1, height: nil, font: .label)
    #expect(await Check(configuration, workers: 1).run().notices == [])
  }

  /// Without the path of the configuration.
  private func lines(_ notices: [Notice], in app: SmallApp) throws -> [String] {
    let path = try #require(app.configuration().path)
    return notices.map { $0.description.replacing(path + ":", with: "") }
  }
}
