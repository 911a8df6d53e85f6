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

  @Test func `says the platform of the code that sets something`() {
    let code = "class C { func f() { label.font = x } }"
    let files = read(["import AppKit\n" + code, "import UIKit\n" + code]).files
    #expect(files.flatMap(\.assignments).map(\.platform) == [.macOS, nil])
  }

  struct ScopeCase: Sendable {
    var code: String
    /// Of what `text` is set of, in the order of the code; empty where it is not known.
    var types: [String]
  }

  /// The Swift Programming Language, Statements: a constant is seen in the block that declares it.
  @Test(arguments: [
    ScopeCase(
      code: """
        switch section {
        case 0: let cell = find() as! A; cell.label.text = id
        case 1: let cell = make(); cell.label.text = id
        default: cell.label.text = id
        }
        """, types: ["A", "", ""]),
    ScopeCase(
      code: """
        func make() -> A { A() }
        switch section {
        case 0: let cell = find() as! B; cell.label.text = id
        default: let cell = make(); cell.label.text = id
        }
        """, types: ["B", "A"]),
    ScopeCase(code: "let cell = own(); cell.label.text = id", types: ["C"]),
    ScopeCase(code: "let cell = self.own(); cell.label.text = id", types: ["C"]),
    ScopeCase(code: "let cell = either(1); cell.label.text = id", types: [""]),
    ScopeCase(
      code: """
        if let cell = find() as? A { cell.label.text = id } else { cell.label.text = id }
        """, types: ["A", ""]),
    ScopeCase(
      code: """
        if let cell = find() as? A { cell.label.text = id }
        else if let cell = find() as? B { cell.label.text = id }
        """, types: ["A", "B"]),
    ScopeCase(
      code: """
        do { try f() } catch let cell as A {}
        cell.label.text = id
        """, types: [""]),
    ScopeCase(
      code: """
        var x: Int { let cell = find() as! A; return 1 }
        cell.label.text = id
        """, types: [""]),
  ])
  func `a local variable has its scope`(_ c: ScopeCase) {
    let source = """
      class T {
        func own() -> C { C() }
        func either(_ x: Int) -> A { A() }
        func either(_ x: String) -> B { B() }
        func f() { \(c.code) }
      }
      """
    let assignments = read([source]).files.flatMap(\.assignments)
    #expect(assignments.map { $0.target.receiverType ?? "" } == c.types)
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
      attribute: "text", value: .keys([mainKey("k")])),
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
    #expect(assignments.map(\.target.chain) == [c.chain])
    #expect(assignments.map(\.target.attribute) == [c.attribute])
    #expect(assignments.map(\.value) == [c.value])
    #expect(assignments.map(\.target.type) == ["V"])
    #expect(assignments.map(\.member) == ["show"])
    #expect(assignments.map(\.position.line) == [2])
  }

  struct FlowCase: Sendable {
    var code: String
    var isWhole = true
    var isConditional = false
    var receiverType: String?
  }

  @Test(arguments: [
    FlowCase(code: #"label.text = "k".localized"#),
    FlowCase(code: #"label.text = ("k".localized)"#),
    FlowCase(code: #"label.text = isOn ? "k".localized : name"#, isWhole: false),
    FlowCase(code: #"label.text = name ?? "k".localized"#, isWhole: false),
    FlowCase(code: #"label.text = "k".localized + name"#, isWhole: false),
    FlowCase(code: #"label.text = String(format: "k".localized, name)"#),
    FlowCase(code: #"label.text = String(format: "%@ %@", "k".localized, name)"#, isWhole: false),
    FlowCase(code: #"label.text = (name ?? "k".localized)"#, isWhole: false),
    FlowCase(code: #"label.text = "k".localized.uppercased()"#, isWhole: false),
    FlowCase(code: #"if isOn { label.text = "k".localized }"#, isConditional: true),
    FlowCase(code: #"guard isOn else { label.text = "k".localized; return }"#, isConditional: true),
    FlowCase(
      code: #"switch x { case .a: label.text = "k".localized; default: break }"#,
      isConditional: true),
    FlowCase(code: #"do { try f() } catch { label.text = "k".localized }"#, isConditional: true),
    FlowCase(code: #"DispatchQueue.main.async { self.label.text = "k".localized }"#),
    FlowCase(
      code: #"let cell = dequeue() as! Cell; cell.label.text = "k".localized"#, receiverType: "Cell"
    ),
    FlowCase(code: #"cell.label.text = "k".localized"#),
    FlowCase(code: #"row.label.text = "k".localized"#, receiverType: "Row"),
  ])
  func `says how certain it is that code sets a text`(_ c: FlowCase) throws {
    let source = "class V {\n  var row: Row?\n  func show() { \(c.code) }\n}"
    let assignment = try #require(read([source]).files.first?.assignments.first)
    #expect(assignment.value == .keys([SourceKey("k")]))
    #expect(assignment.isWhole == c.isWhole)
    #expect(assignment.isConditional == c.isConditional)
    #expect(assignment.target.receiverType == c.receiverType)
  }

  @Test(arguments: [
    (#""k".localized"#, true), (#"isOn ? name : "k".localized"#, false),
    (#"if isOn { return name }; return "k".localized"#, false), (#"return "k".localized"#, true),
  ])
  func `a function may have other results`(_ c: (body: String, isWhole: Bool)) throws {
    let source =
      "class V {\n  func show() { label.text = k() }\n  func k() -> String { \(c.body) }\n}"
    let assignment = try #require(read([source]).files.first?.assignments.first)
    var key = SourceKey("k")
    key.declaringFile = "0.swift"
    #expect(assignment.value == .keys([key]))
    #expect(assignment.isWhole == c.isWhole)
  }

  @Test func `a setter keeps its state`() {
    let source = #"func f() { button.setTitle("k".localized, for: .normal) }"#
    let arguments = read([source]).files.first?.assignments.first?.target.arguments
    #expect(arguments == [SourceArgument(label: "for", text: ".normal")])
  }

  @Test func `a local variable is no outlet`() {
    let source = #"func f() { var title = ""; title = "k".localized; show(title) }"#
    #expect(read([source]).files.flatMap(\.assignments).isEmpty)
  }
}
