import OversetAutoLayout
import OversetModel
import Testing

@testable import OversetInterfaces

/// Documents that are well-formed and that no layout answers.
struct HostileLayoutTests {
  private static func layout(_ text: String) throws -> InterfaceLayout {
    let document = try InterfaceDocument(text)
    let root = try #require(document.canvas.index(of: "roo-vi-001"))
    return try InterfaceLayout(document, document.canvas, root: root, forCanvas: true)
  }

  private static func solve(_ text: String) throws -> SolvedInterface {
    var layout = try layout(text)
    return layout.solve(on: .document(layout.document), with: FixedTexts())
  }

  @Test func `too many views are refused, and their texts are read`() throws {
    let views = (0..<30_000).map { DocumentText.view("label", "v\($0)", "text=\"a\"") }
    let text = DocumentText.storyboard("<subviews>\(views.joined())</subviews>")
    let document = try InterfaceDocument(text)
    #expect(document.texts(in: document.canvas).count == 30_000)
    #expect(throws: LayoutError.self) { try Self.layout(text) }
    #expect(SelfCheck(document, root: 1, with: FixedTexts()) == nil)
  }

  @Test func `deep views are laid out`() throws {
    let depth = 200
    var text = DocumentText.view("label", "lab-el-001", "text=\"a\"")
    for index in 0..<depth {
      text = DocumentText.view(
        "view", "v\(index)", frame: [1, 1, 9, 9], "", "<subviews>\(text)</subviews>")
    }
    let solved = try Self.solve(DocumentText.storyboard("<subviews>\(text)</subviews>"))
    #expect(solved.unsolved.isEmpty)
    #expect(solved.frames.count == depth + 2)
  }

  @Test func `what contradicts itself is dropped and named`() throws {
    let constraints = [10, 20].map {
      "<constraint firstAttribute=\"width\" constant=\"\($0)\" id=\"con-st-\($0)\"/>"
    }
    let solved = try Self.solve(
      DocumentText.storyboard(
        "<subviews>"
          + DocumentText.view(
            "view", "vie-w1-001", "", "<constraints>\(constraints.joined())</constraints>")
          + "</subviews>"))
    #expect(solved.dropped.map(\.id) == ["con-st-20"])
  }

  @Test func `numbers that are none do no harm`() throws {
    let constraints = ["nan", "inf", "1e308", "-1e308", "0x10", ""].enumerated().map {
      "<constraint firstAttribute=\"width\" constant=\"\($1)\" multiplier=\"\($1)\" "
        + "priority=\"\($1)\" id=\"con-st-\($0)\"/>"
    }
    let solved = try Self.solve(
      DocumentText.storyboard(
        """
        <subviews><label id="lab-el-001" text="a" numberOfLines="-9" minimumFontSize="nan" \
        horizontalHuggingPriority="1e99" preferredMaxLayoutWidth="-1" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="nan" y="1e999" width="-5" height="x"/>
        <constraints>\(constraints.joined())</constraints></label></subviews>
        """))
    #expect(
      solved.frames.values.allSatisfy { frame in
        [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
      })
  }

  @Test(arguments: ["0x10", "0x1p4", "inf", "nan", "1e999", "1,5", " 1", ""])
  func `only decimal digits are a number`(text: String) throws {
    let label = DocumentText.view(
      "label", "lab-el-001", "text=\"a\" numberOfLines=\"\(text)\"",
      "<constraints><constraint firstAttribute=\"width\" constant=\"\(text)\" id=\"con-st-001\"/></constraints>"
    )
    let document = try InterfaceDocument(
      DocumentText.storyboard("<subviews>\(label)</subviews>"))
    let index = try #require(document.canvas.index(of: "lab-el-001"))
    let object = document.canvas.objects[index]
    #expect(object.element.number("numberOfLines") == nil)
    #expect(object.constraints.map(\.constant) == [0])
  }

  /// Each root of a document has its share, and what it does not do is done with the next canvas.
  @Test func `what takes too much work is given up`() throws {
    let text = DocumentText.storyboard(
      "<subviews>\(DocumentText.view("label", "lab-el-001", "text=\"a\""))</subviews>")
    var layout = try Self.layout(text)
    let canvas = InterfaceCanvas.document(layout.document)
    for (cells, isEnough) in [(1, false), (100_000, true), (0, false)] {
      var budget = WorkBudget(cells: cells)
      let solved = layout.solve(
        on: canvas, texts: [:], with: FixedTexts(), roomsOf: [], within: &budget)
      #expect(solved.isOutOfWork == !isEnough && solved.unsolved.isEmpty == isEnough)
      #expect(budget.isSpent == !isEnough)
    }
  }

  @Test func `a view in its own stack is not in a circle`() throws {
    let solved = try Self.solve(
      DocumentText.storyboard(
        """
        <subviews>\(DocumentText.view("stackView", "sta-ck-001", "", """
          <subviews>\(DocumentText.view("stackView", "sta-ck-001"))
          \(DocumentText.view("label", "roo-vi-001", "text=\"a\""))</subviews>
          <constraints><constraint firstItem="sta-ck-001" firstAttribute="width" \
          secondItem="sta-ck-001" secondAttribute="width" multiplier="2" id="con-st-001"/>
          </constraints>
          """))</subviews>
        """))
    #expect(solved.unsolved.isEmpty)
  }
}
