import OversetModel
import Testing

@testable import Overset
@testable import OversetReports

/// The labels of documents as JSON and for people.
struct InterfacesJSONTests {
  private static let survey = InterfaceSurvey(
    labels: [
      InterfaceSurvey.Label(
        document: "Main.storyboard", objectID: "abc-12-xyz", property: "text", kind: "label",
        path: "Main ▸ ‘Total’", text: "Total\nof all", font: .system(size: 17),
        screen: Screen(name: "320", width: 320),
        frame: Rect(x: 16, y: 100, width: 288, height: 20.5),
        room: Size(width: 288, height: 20.5), reasons: [],
        link: InterfaceSurvey.Link(
          kind: .code, keys: ["total", "sum"],
          location: FileLocation(
            path: "App/A.swift", position: TextPosition(line: 3, column: 5)),
          reasons: ["code sets one of 2 texts"])),
      InterfaceSurvey.Label(
        document: "Main.storyboard", objectID: "def-34-uvw", property: nil, kind: "button",
        path: "Main ▸ button", text: "", font: nil, screen: nil, frame: nil, room: nil,
        reasons: ["the layout could not be solved"], link: nil),
    ], notices: [])

  @Test func `JSON has every member, and null for what is not known`() {
    #expect(
      String(decoding: InterfacesJSON.text(of: Self.survey), as: UTF8.self) == """
        {"labels":[
        {"document":"Main.storyboard","object":"abc-12-xyz","property":"text","class":"label",\
        "path":"Main ▸ ‘Total’","text":"Total\\nof all","font":"system 17 regular","screen":"320",\
        "frame":{"x":16,"y":100,"width":288,"height":20.5},"room":{"width":288,"height":20.5},\
        "confidence":"certain","reasons":[],"key":"total","link":{"kind":"code",\
        "keys":["total","sum"],"location":"App/A.swift:3:5","confidence":"borderline",\
        "reasons":["code sets one of 2 texts"]}},
        {"document":"Main.storyboard","object":"def-34-uvw","property":null,"class":"button",\
        "path":"Main ▸ button","text":"","font":null,"screen":null,"frame":null,"room":null,\
        "confidence":"borderline","reasons":["the layout could not be solved"],\
        "key":null,"link":null}]}

        """)
  }

  @Test func `people read a block for each object, and the reasons at the end`() {
    #expect(
      InterfacesText.text(of: Self.survey).description == """
        Main ▸ ‘Total’ #abc-12-xyz
          text 'Total…', system 17 regular
          shows 'total', 'sum', which code sets (App/A.swift:3:5)
          not certain: code sets one of 2 texts
          on 320: 288.0 × 20.5 pt
        Main ▸ button #def-34-uvw
          button without a text
          borderline: the layout could not be solved
          not laid out
        2 texts, 1 of them in rooms that are certain
          1 borderline: the layout could not be solved

        """)
  }
}
