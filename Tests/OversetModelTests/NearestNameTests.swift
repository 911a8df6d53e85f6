import OversetModel
import Testing

struct NearestNameTests {
  struct Case: Sendable {
    var name: String
    var known: [String]
    var nearest: String?
  }

  @Test(arguments: [
    Case(name: "lable", known: ["labels", "label"], nearest: "label"),
    Case(name: "LABEL", known: ["label", "table"], nearest: "label"),
    Case(name: "a", known: ["c", "b"], nearest: "b"),
    Case(
      name: "adjustsFontSizeToWidth", known: ["adjustsFontSizeToFitWidth"],
      nearest: "adjustsFontSizeToFitWidth"),
    Case(name: "colour", known: ["kern", "runs"], nearest: nil),
    Case(name: "", known: ["kern"], nearest: nil),
    Case(name: "x", known: [], nearest: nil),
    Case(name: String(repeating: "x", count: 1_000_000), known: ["x"], nearest: nil),
  ])
  func `the nearest name is suggested, if one is near`(_ c: Case) {
    let expected = c.nearest.map { "; did you mean '\($0)'?" } ?? ""
    #expect(suggestion(for: c.name, among: c.known) == expected)
  }
}
