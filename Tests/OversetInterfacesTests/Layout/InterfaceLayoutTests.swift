import OversetAutoLayout
import OversetModel
import Testing

@testable import OversetInterfaces

struct InterfaceLayoutTests {
  /// A label between the margins, and a button behind it.
  private static let row = """
    <subviews>
    \(DocumentText.view("label", "lab-el-001", frame: [20, 64, 344, 20], """
      text="Name" numberOfLines="0" horizontalHuggingPriority="249" \
      horizontalCompressionResistancePriority="749"
      """))
    \(DocumentText.view("button", "but-to-001", frame: [364, 58, 30, 32], """
      buttonType="system"
      """, "<state key=\"normal\" title=\"Go\"/>"))
    </subviews>
    <constraints>
    <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-vi-001" \
    secondAttribute="leadingMargin" id="con-st-001"/>
    <constraint firstItem="but-to-001" firstAttribute="leading" secondItem="lab-el-001" \
    secondAttribute="trailing" id="con-st-002"/>
    <constraint firstItem="but-to-001" firstAttribute="trailing" secondItem="roo-vi-001" \
    secondAttribute="trailingMargin" id="con-st-003"/>
    <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="saf-ar-001" \
    secondAttribute="top" constant="20" id="con-st-004"/>
    <constraint firstItem="but-to-001" firstAttribute="centerY" secondItem="lab-el-001" \
    secondAttribute="centerY" id="con-st-005"/>
    </constraints>
    """

  private static func solve(
    _ text: String, on canvas: InterfaceCanvas? = nil, texts: [String: String] = [:]
  ) throws -> (SolvedInterface, InterfaceTree) {
    let document = try InterfaceDocument(text)
    let tree = canvas?.sizeClass.map(document.tree) ?? document.canvas
    let root = try #require(tree.systems.first)
    var layout = try InterfaceLayout(document, tree, root: root, forCanvas: canvas == nil)
    let solved = layout.solve(
      on: canvas ?? .document(document), texts: texts, with: FixedTexts())
    return (solved, tree)
  }

  private static func frame(_ id: String, in solved: (SolvedInterface, InterfaceTree)) -> Rect? {
    solved.1.index(of: id).flatMap { solved.0.sceneFrames[$0] }.map {
      func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
      return Rect(
        x: rounded($0.x), y: rounded($0.y), width: rounded($0.width), height: rounded($0.height))
    }
  }

  @Test func `a document's own canvas has the frames that Xcode stored`() throws {
    let solved = try Self.solve(DocumentText.storyboard(Self.row))
    #expect(
      Self.frame("lab-el-001", in: solved) == Rect(x: 20, y: 64, width: 344, height: 20))
    #expect(
      Self.frame("but-to-001", in: solved) == Rect(x: 364, y: 58, width: 30, height: 32))
    let document = try InterfaceDocument(DocumentText.storyboard(Self.row))
    let check = try #require(SelfCheck(document, root: 1, with: FixedTexts()))
    let label = try #require(document.canvas.index(of: "lab-el-001"))
    #expect(check.isReproduced(label))
    #expect(check.doubts(of: label) == [])
  }

  @Test(arguments: [
    (320.0, Rect(x: 16, y: 40, width: 258, height: 20)),
    (430.0, Rect(x: 20, y: 79, width: 360, height: 20)),
  ])
  func `a screen has its own width, margins and safe area`(width: Points, label: Rect) throws {
    let solved = try Self.solve(DocumentText.storyboard(Self.row), on: .screen(width: width))
    #expect(Self.frame("lab-el-001", in: solved) == label)
  }

  @Test func `other texts move what is beside them, and wrap`() throws {
    let solved = try Self.solve(
      DocumentText.storyboard(Self.row), on: .screen(width: 320),
      texts: ["but-to-001.normalTitle": "Continue", "lab-el-001.text": "The name of your friend"])
    #expect(Self.frame("but-to-001", in: solved)?.width == 80)
    #expect(
      Self.frame("lab-el-001", in: solved) == Rect(x: 16, y: 40, width: 208, height: 40))
    #expect(solved.0.naturalSizes[solved.1.index(of: "lab-el-001") ?? 0]?.width == 230)
  }

  @Test func `a layout from right to left is mirrored`() throws {
    var canvas = InterfaceCanvas.screen(width: 320)
    canvas.isRightToLeft = true
    let solved = try Self.solve(DocumentText.storyboard(Self.row), on: canvas)
    #expect(Self.frame("lab-el-001", in: solved) == Rect(x: 46, y: 40, width: 258, height: 20))
    #expect(Self.frame("but-to-001", in: solved)?.x == 16)
  }

  /// A table with a cell, which has a label between its margins.
  private static func table(_ table: String = "", cell: String = "") -> String {
    """
    <subviews>
    <tableView \(table) translatesAutoresizingMaskIntoConstraints="NO" id="tab-le-001">
    <rect key="frame" width="414" height="896"/><prototypes>
    <tableViewCell \(cell) id="cel-l1-001"><rect key="frame" y="50" width="414" height="42"/>
    <tableViewCellContentView key="contentView" id="con-te-001">
    <rect key="frame" width="414" height="42"/>
    <subviews>\(DocumentText.view("label", "lab-el-001", "text=\"Label\" numberOfLines=\"0\""))
    </subviews><constraints>
    <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="con-te-001" \
    secondAttribute="leadingMargin" id="con-st-001"/>
    <constraint firstAttribute="trailingMargin" secondItem="lab-el-001" \
    secondAttribute="trailing" id="con-st-002"/>
    <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="con-te-001" \
    secondAttribute="topMargin" id="con-st-003"/>
    <constraint firstAttribute="bottomMargin" secondItem="lab-el-001" \
    secondAttribute="bottom" id="con-st-004"/>
    </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
    </subviews><constraints>
    <constraint firstItem="tab-le-001" firstAttribute="leading" secondItem="roo-vi-001" \
    secondAttribute="leading" id="con-st-005"/>
    <constraint firstItem="tab-le-001" firstAttribute="trailing" secondItem="roo-vi-001" \
    secondAttribute="trailing" id="con-st-006"/>
    <constraint firstItem="tab-le-001" firstAttribute="top" secondItem="roo-vi-001" \
    secondAttribute="top" id="con-st-007"/>
    <constraint firstItem="tab-le-001" firstAttribute="bottom" secondItem="roo-vi-001" \
    secondAttribute="bottom" id="con-st-008"/>
    </constraints>
    """
  }

  @Test func `cells are as wide as their table, and as high as their text`() throws {
    let solved = try Self.solve(
      DocumentText.storyboard(Self.table()), on: .screen(width: 320),
      texts: ["lab-el-001.text": String(repeating: "a", count: 50)])
    #expect(Self.frame("cel-l1-001", in: solved) == Rect(x: 0, y: 50, width: 320, height: 62))
    #expect(Self.frame("lab-el-001", in: solved) == Rect(x: 16, y: 61, width: 288, height: 40))
  }

  @Test(arguments: [
    ("style=\"insetGrouped\"", "", 288.0, 62.0), ("rowHeight=\"42\"", "", 320, 42),
    ("rowHeight=\"-1\"", "", 320, 62), ("dataMode=\"static\"", "rowHeight=\"42\"", 320, 42),
    ("dataMode=\"prototypes\"", "rowHeight=\"42\"", 320, 62),
  ])
  func `a table decides how wide and how high its cells are`(
    table: String, cell: String, width: Points, height: Points
  ) throws {
    let solved = try Self.solve(
      DocumentText.storyboard(Self.table(table, cell: cell)), on: .screen(width: 320),
      texts: ["lab-el-001.text": String(repeating: "a", count: 50)])
    let frame = Self.frame("cel-l1-001", in: solved)
    #expect(frame?.width == width)
    #expect(frame?.height == height)
  }

  @Test func `constraints that only the canvas has are not in the app`() throws {
    let views = """
      <subviews>\(DocumentText.view("label", "lab-el-001", "text=\"ab\"", """
        <constraints><constraint firstAttribute="width" constant="300" placeholder="YES" \
        id="con-st-009"/></constraints>
        """))</subviews>
      """
    let canvas = try Self.solve(DocumentText.storyboard(views))
    #expect(Self.frame("lab-el-001", in: canvas)?.width == 300)
    let screen = try Self.solve(DocumentText.storyboard(views), on: .screen(width: 320))
    #expect(Self.frame("lab-el-001", in: screen)?.width == 20)
  }

  @Test func `a window keeps its size, and counts from its bottom`() throws {
    let window = DocumentText.xib(
      """
      <window id="win-do-001"><view key="contentView" id="con-te-001">
      <rect key="frame" width="480" height="200"/>
      <subviews><view id="vie-w1-001"><rect key="frame" x="10" y="20" width="30" height="40"/>
      </view></subviews></view></window>
      """, type: "Cocoa")
    let solved = try Self.solve(window, on: .screen(width: 1200))
    #expect(Self.frame("vie-w1-001", in: solved) == Rect(x: 10, y: 140, width: 30, height: 40))
    #expect(Self.frame("con-te-001", in: solved)?.width == 480)
  }

  @Test(arguments: [
    (Size(width: 320, height: 568), SizeClass.phone),
    (Size(width: 852, height: 393), SizeClass(width: .compact, height: .compact)),
    (Size(width: 932, height: 430), SizeClass(width: .regular, height: .compact)),
    (Size(width: 768, height: 1024), .pad),
  ])
  func `screens have size classes`(size: Size, sizeClass: SizeClass) {
    #expect(SizeClass(of: size) == sizeClass)
  }
}
