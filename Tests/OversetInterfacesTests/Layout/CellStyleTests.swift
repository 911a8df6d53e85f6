import OversetModel
import Testing

@testable import OversetInterfaces

struct CellStyleTests {
  /// The x and width of the text and the detail of a cell, 414 points wide on the canvas.
  private static func spans(
    _ style: String, attributes: String = "", on canvas: InterfaceCanvas? = nil,
    texts: [String: String] = [:]
  ) throws -> [[Double]] {
    let document = try InterfaceDocument(
      DocumentText.xib(
        """
        <tableView id="tab-le-001"><rect key="frame" width="414" height="800"/><prototypes>
        <tableViewCell style="IBUITableViewCellStyle\(style)" textLabel="lab-el-001" \
        detailTextLabel="lab-el-002" \(attributes) id="cel-l1-001">
        <rect key="frame" y="28" width="414" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" id="con-te-001">
        <rect key="frame" width="414" height="44"/><subviews>
        <label text="abc" id="lab-el-001"><rect key="frame" x="20" y="3" width="5" height="5"/></label>
        <label text="de" id="lab-el-002"><rect key="frame" x="20" y="9" width="5" height="5"/></label>
        </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
        """))
    let root = try #require(document.canvas.index(of: "tab-le-001"))
    var layout = try InterfaceLayout(
      document, document.canvas, root: root, forCanvas: canvas == nil)
    let solved = layout.solve(
      on: canvas ?? .document(document), texts: texts, with: FixedTexts())
    return ["lab-el-001", "lab-el-002"].map { id in
      let frame = document.canvas.index(of: id).flatMap { solved.frames[$0] } ?? .zero
      return [frame.x.rounded(), frame.width.rounded()]
    }
  }

  @Test func `a basic cell gives its text all the room`() throws {
    #expect(try Self.spans("Default")[0] == [20, 374])
    #expect(
      try Self.spans("Default", attributes: "accessoryType=\"checkmark\"")[0] == [20, 386])
    #expect(try Self.spans("Default", on: .screen(width: 320))[0] == [16, 288])
  }

  @Test func `texts above each other are as wide as they are, up to the margin`() throws {
    #expect(try Self.spans("Subtitle") == [[20, 30], [20, 20]])
    let long = String(repeating: "x", count: 60)
    #expect(try Self.spans("Subtitle", texts: ["lab-el-002.text": long])[1] == [20, 374])
  }

  @Test func `a detail at the right gives way to the text`() throws {
    #expect(try Self.spans("Value1") == [[20, 30], [374, 20]])
    let long = String(repeating: "x", count: 60)
    let spans = try Self.spans("Value1", texts: ["lab-el-002.text": long])
    #expect(spans == [[20, 30], [56, 338]])
  }
}
