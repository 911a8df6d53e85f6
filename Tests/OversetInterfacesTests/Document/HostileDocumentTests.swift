import Fixtures
import OversetModel
import OversetSyntax
import Testing

@testable import OversetInterfaces

/// Documents that were damaged, or made to harm who reads them.
struct HostileDocumentTests {
  @Test func `a document cut at any byte is a fault`() {
    let bytes = Array(DocumentText.storyboard(DocumentText.view("label", "lab-el-001")).utf8)
    for count in bytes.indices {
      #expect(throws: FileFault.self) {
        try InterfaceDocument(path: "a.xib", bytes: Array(bytes.prefix(count)))
      }
    }
  }

  @Test func `views nested too deep are a fault with a position`() {
    let depth = 100_000
    let text = String(repeating: "<view id=\"a\"><subviews>", count: depth)
    let fault = #expect(throws: FileFault.self) {
      try InterfaceDocument(DocumentText.xib(text))
    }
    #expect(fault?.message.contains("nested") == true)
  }

  @Test func `many views and repeated ids are read, and the first of them named`() throws {
    let views = (0..<2_000).map { DocumentText.view("label", "v\($0 % 1000)") }
    let document = try InterfaceDocument(
      DocumentText.storyboard("<subviews>\(views.joined())</subviews>"))
    #expect(document.canvas.objects.filter { $0.kind == "label" }.count == 2_000)
    #expect(document.notices.count == 20)
    #expect(document.notices.first?.message == "another object has the id 'v0'")
    #expect(document.notices.first?.location?.path == "Settings.storyboard")
  }

  @Test func `references to oneself, to nothing and to the wrong kind are left out`() throws {
    let document = try InterfaceDocument(
      DocumentText.storyboard(
        """
        <subviews>\(DocumentText.view("stackView", "sta-ck-001", frame: [0, 0, 9, 9], "", """
          <subviews>\(DocumentText.view("view", "sta-ck-001"))</subviews>
          """))</subviews>
        <constraints>
        <constraint firstItem="sta-ck-001" firstAttribute="leading" secondItem="sta-ck-001" \
        secondAttribute="leading" id="con-st-001"/>
        <constraint firstItem="not-hi-ngg" firstAttribute="leading" id="con-st-002"/>
        <constraint firstItem="con-tr-001" firstAttribute="leading" id="con-st-003"/>
        <constraint firstAttribute="nonsense" id="con-st-004"/>
        <constraint id="con-st-005"/>
        <constraint firstAttribute="width" constant="wide" priority="1e999" multiplier="1:0" \
        id="con-st-006"/>
        </constraints>
        """))
    let root = try #require(document.canvas.object("roo-vi-001"))
    #expect(root.constraints.map(\.id) == ["con-st-001", "con-st-006"])
    #expect(root.constraints[1].constant == 0)
    #expect(root.constraints[1].priority == 1000)
    #expect(root.constraints[1].multiplier == 1)
    #expect(
      document.notices.map(\.message) == [
        "another object has the id 'sta-ck-001'",
        "the constant of a constraint must be a number, not 'wide'",
        "the priority of a constraint must be a number, not '1e999'",
      ])
    let wide = document.notices[1].location?.position
    #expect(wide.map { $0.line > 1 && $0.column > 1 } == true)
  }
}
