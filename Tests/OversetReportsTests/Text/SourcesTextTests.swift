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

  @Test func `a person sees keys, uses, verdicts and totals`() {
    #expect(
      SourcesText.text(of: Self.survey).description == """
        'row…' (Localizable)
          App/V.swift:3:5
            Text: cannot be cut: in a List, and nothing limits lines or height
            -: unknown: how Card(title:) shows it
        no code names:
          ''  L.strings:2:5
        no catalog has:
          'no key'  App/V.swift:4:5
        2 keys
          1 unknown
          1 that no code names
        most keys are unknown because of
          1: how Card(title:) shows it

        """)
  }

  @Test func `JSON has the same`() {
    let json = String(decoding: SourcesJSON.text(of: Self.survey), as: UTF8.self)
    for part in [
      #""key":"row\nof two""#, #""part":"how Card(title:) shows it","keys":1"#, #""key":"no key""#,
    ] { #expect(json.contains(part), "\(json)") }
  }
}
