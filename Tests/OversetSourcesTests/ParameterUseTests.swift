import Testing

@testable import OversetSources
@testable import OversetSwiftSource

struct ParameterUseTests {
  struct Case: Sendable {
    var source: String
    var uses: [String]
  }

  @Test(arguments: [
    Case(
      source: "struct Row: View { let title: String; var body: some View { Text(title).bold() } }",
      uses: ["Row.title < Text(_).bold < -> body"]),
    Case(
      source: "struct Row { let n: Int; var body: some View { Text(n) } }", uses: []),
    Case(
      source: "struct Row { let id: String; func f() { print(id); id.count } }",
      uses: ["Row.id < print(_)"]),
    Case(
      source: "class Cell { func show(name: String) { self.label.text = name } }",
      uses: ["Cell.show.name < self.label.text ="]),
    Case(
      source: "class Cell { var t: String = \"\"; init(title: String) { self.t = title } }",
      uses: ["Cell.init.title < self.t ="]),
    Case(
      source: "struct A { let title: LocalizedStringKey; var body: some View { Row(t: title) } }",
      uses: ["A.title < Row(t) < -> body"]),
  ])
  func `says where a given text is shown`(_ c: Case) {
    let found = read([c.source + "\n// Text"]).files.flatMap(\.parameterUses).map { use in
      let name = [use.type, use.function, use.name].compactMap { $0 }.joined(separator: ".")
      return ([name] + words(of: use.surface)).joined(separator: " < ")
    }
    #expect(found == c.uses)
  }

  @Test func `keeps what types inherit`() {
    let source =
      "class Cell: UITableViewCell, Reusable { struct A: View {} }\nextension Cell: Text {}"
    let types = read([source]).files.flatMap(\.types)
    #expect(types.map(\.name) == ["Cell", "Cell.A", "Cell"])
    #expect(types.map(\.inherited) == [["UITableViewCell", "Reusable"], ["View"], ["Text"]])
  }
}
