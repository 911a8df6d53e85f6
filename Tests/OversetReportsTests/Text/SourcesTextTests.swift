import OversetModel
import OversetSurfaces
import OversetTexts
import Testing

@testable import Overset
@testable import OversetReports

/// Where code uses which key, for people and as JSON.
struct SourcesTextTests {
  private static func location(_ path: String, _ line: Int) -> FileLocation {
    FileLocation(path: path, position: TextPosition(line: line, column: 5))
  }

  private static let survey = SourceSurvey(
    keys: [
      SourceSurvey.Key(
        text: "row\nof two", table: "Localizable", location: location("L.strings", 1),
        id: TableKey(table: 0, key: 0),
        uses: [
          SourceSurvey.Use(
            location: location("App/V.swift", 3), owner: "V",
            verdicts: [
              UseVerdict(.cannotBeCut(.scrolls("List"), .derived), on: .text(of: "Text")),
              UseVerdict(.unknown(.component("Card(title:)"))),
            ])
        ]),
      SourceSurvey.Key(
        text: "", table: "Localizable", location: location("L.strings", 2),
        id: TableKey(table: 0, key: 1)),
    ],
    missing: [
      SourceSurvey.MissingKey(
        text: "no key", table: nil, location: location("App/V.swift", 4))
    ], notices: [])

  private static let uses = """
    'row…' (Localizable)
      App/V.swift:3:5
        Text: cannot be cut: in a List, and nothing limits lines or height
        -: unknown: how Card(title:) shows it

    """
  private static let others = """
    no code names:
      ''  L.strings:2:5
    no catalog has:
      'no key'  App/V.swift:4:5

    """
  private static let totals = """
    2 keys
      1 unknown
      1 that no code names
    code names 1 key that no catalog has
    most keys are unknown because of
      1: how Card(title:) shows it

    """

  @Test func `a person sees totals, and every key with its uses where that is asked for`() {
    let text = SourcesText(Self.survey)
    #expect(
      text.text().description == Self.totals + """
        '--uses' lists each key with its uses, '--key "settings.*"' those of some keys

        """)
    #expect(text.text(listing: .all).description == Self.uses + Self.others + Self.totals)
  }

  @Test func `some keys are listed by a pattern`() {
    func text(_ pattern: String) -> String {
      SourcesText(Self.survey).text(listing: .matching([Glob(pattern)])).description
    }
    #expect(text("row*") == Self.uses)
    #expect(text("no k?y") == "no catalog has:\n  'no key'  App/V.swift:4:5\n")
    #expect(text("settings.*") == "no catalog and no code has a key like that\n")
  }

  @Test func `a text in a document has its room from overset interfaces`() {
    let survey = SourceSurvey(
      keys: Self.survey.keys.map { key in
        var key = key
        for index in key.uses.indices {
          key.uses[index] = SourceSurvey.Use(
            location: key.uses[index].location, owner: "V",
            verdicts: [UseVerdict(.inDocument("Cell.title"), on: .view("UILabel"))])
        }
        return key
      }, missing: [], notices: [])
    #expect(
      SourcesText(survey).text(listing: .all).description.contains(
        """
          1 shown by an object of a storyboard or XIB
          1 that no code names
        'overset interfaces' lists the rooms of those in storyboards and XIBs

        """))
    let json = String(decoding: SourcesJSON.text(of: survey), as: UTF8.self)
    #expect(
      json.contains(#""verdict":"in document","reason":"in a storyboard or XIB: Cell.title""#))
  }

  @Test func `JSON has the same`() {
    var survey = Self.survey
    survey.suggestions.components = [("Card(title:)", 2)]
    survey.suggestions.accessors = [("L10n", 1)]
    let json = String(decoding: SourcesJSON.text(of: survey), as: UTF8.self)
    for part in [
      #""key":"row\nof two""#, #""part":"how Card(title:) shows it","keys":1"#, #""key":"no key""#,
      #""suggestions":{"components":[{"call":"Card(title:)","keys":2}],"#,
      #""accessors":[{"type":"L10n","keys":1}],"helpers":[],"ignore":[]}"#,
    ] { #expect(json.contains(part), "\(json)") }
  }
}
