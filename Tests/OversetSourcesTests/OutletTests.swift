import Testing

@testable import OversetSources
@testable import OversetSwiftSource

struct OutletTests {
  @Test func `reads outlets and views that code makes`() {
    let source = """
      class Cell: UITableViewCell {
        @IBOutlet private weak var titleLabel: UILabel!
        @IBOutlet var buttons: [UIButton]!
        let subtitle = UILabel()
        var count: Int = 0
        var computed: UILabel { titleLabel }
      }
      """
    let outlets = read([source]).files.flatMap(\.outlets)
    #expect(outlets.map(\.name) == ["titleLabel", "buttons", "subtitle"])
    #expect(outlets.map(\.typeName) == ["UILabel", "UIButton", "UILabel"])
    #expect(outlets.map(\.isOutlet) == [true, true, false])
    #expect(outlets.map(\.isCollection) == [false, true, false])
    #expect(outlets.map(\.position.line) == [2, 3, 4])
    #expect(outlets.allSatisfy { $0.type == "Cell" })
  }

  struct Case: Sendable {
    var code: String
    var chain: [String]
    var attribute: String
    var value: OutletAssignment.Value
  }

  @Test(arguments: [
    Case(
      code: #"titleLabel.text = NSLocalizedString("k", comment: "")"#, chain: ["titleLabel"],
      attribute: "text", value: .keys([SourceKey("k")])),
    Case(
      code: #"self.titleLabel?.text = "k".localized"#, chain: ["titleLabel"], attribute: "text",
      value: .keys([SourceKey("k")])),
    Case(
      code: #"cell.textLabel?.text = isOn ? "a".localized : "b".localized"#,
      chain: ["cell", "textLabel"], attribute: "text",
      value: .keys([SourceKey("a"), SourceKey("b")])),
    Case(
      code: #"label.text = String(format: "k".localized, 3)"#, chain: ["label"], attribute: "text",
      value: .keys([SourceKey("k")])),
    Case(
      code: #"label.text = "plain""#, chain: ["label"], attribute: "text", value: .literal("plain")),
    Case(
      code: "label.text = user.name", chain: ["label"], attribute: "text",
      value: .unknown("user.name")),
    Case(
      code: #"label.text = find("k".localized)"#, chain: ["label"], attribute: "text",
      value: .unknown(#"find("k".localized)"#)),
    Case(
      code: #"title = "k".localized"#, chain: [], attribute: "title",
      value: .keys([SourceKey("k")])),
    Case(
      code: #"navigationItem.prompt = text()"#, chain: ["navigationItem"], attribute: "prompt",
      value: .unknown("text()")),
    Case(
      code: #"button.setTitle("k".localized, for: .normal)"#, chain: ["button"],
      attribute: "setTitle", value: .keys([SourceKey("k")])),
    Case(
      code: "button.setTitle(name, for: .selected)", chain: ["button"], attribute: "setTitle",
      value: .unknown("name")),
    Case(
      code: "label.numberOfLines = 2", chain: ["label"], attribute: "numberOfLines",
      value: .unknown("2")),
  ])
  func `says what code sets`(_ c: Case) {
    let source = "class V {\n  func show() { \(c.code) }\n}"
    let assignments = read([source]).files.flatMap(\.assignments)
    #expect(assignments.map(\.chain) == [c.chain])
    #expect(assignments.map(\.attribute) == [c.attribute])
    #expect(assignments.map(\.value) == [c.value])
    #expect(assignments.map(\.type) == ["V"])
    #expect(assignments.map(\.member) == ["show"])
    #expect(assignments.map(\.position.line) == [2])
  }

  @Test func `a setter keeps its state`() {
    let source = #"func f() { button.setTitle("k".localized, for: .normal) }"#
    let arguments = read([source]).files.first?.assignments.first?.arguments
    #expect(arguments == [SourceArgument(label: "for", text: ".normal")])
  }

  @Test func `a local variable is no outlet`() {
    let source = #"func f() { var title = ""; title = "k".localized; show(title) }"#
    #expect(read([source]).files.flatMap(\.assignments).isEmpty)
  }
}
