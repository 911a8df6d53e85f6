import OversetModel
import Testing

@testable import OversetInterfaces

struct SelfCheckTests {
  /// A label at the left margin, as wide as its text of two characters.
  private static func doubts(
    x: Int = 20, _ attributes: String = "", inLabel: String = "", constraints: String = "",
    inController: String = ""
  ) throws -> [LayoutDoubt] {
    let document = try InterfaceDocument(
      DocumentText.storyboard(
        """
        <subviews>\(DocumentText.view("label", "lab-el-001", frame: [x, 44, 20, 20], """
          text="ab" \(attributes)
          """, inLabel))</subviews>
        <constraints>
        <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-vi-001" \
        secondAttribute="leadingMargin" id="con-st-001"/>
        <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="saf-ar-001" \
        secondAttribute="top" id="con-st-002"/>
        \(constraints)</constraints>
        """, inController: inController))
    let label = try #require(document.canvas.index(of: "lab-el-001"))
    let root = document.canvas.sceneRoot(of: label)
    return try #require(SelfCheck(document, root: root, with: FixedTexts())).doubts(of: label)
  }

  @Test func `a frame that comes out as it was stored is certain`() throws {
    #expect(try Self.doubts() == [])
  }

  @Test func `each doubt has its reason`() throws {
    #expect(try Self.doubts(x: 24) == [.nearlyReproduced])
    #expect(try Self.doubts(x: 25) == [.notReproduced])
    #expect(try Self.doubts("misplaced=\"YES\"") == [.misplaced])
    #expect(try Self.doubts("ambiguous=\"YES\"") == [.ambiguousHeight])
    #expect(try Self.doubts(x: 25, "ambiguous=\"YES\"") == [.notReproduced, .ambiguous])
    #expect(try Self.doubts("hidden=\"YES\"") == [.hidden])
    #expect(
      try Self.doubts(
        inController: """
          <connections><outlet property="left" destination="con-st-001" id="out-le-001"/>
          </connections>
          """) == [.outletConstraint])
    let width = "<constraint firstAttribute=\"width\" constant=\"20\" "
    #expect(
      try Self.doubts(
        inLabel: "<constraints>\(width)placeholder=\"YES\" id=\"con-st-003\"/></constraints>")
        == [.placeholderConstraint])
    #expect(
      try Self.doubts(
        inLabel: "<constraints>\(width)id=\"con-st-003\"/>"
          + "<constraint firstAttribute=\"width\" constant=\"9\" id=\"con-st-004\"/></constraints>")
        == [.unsatisfiable])
    #expect(
      try Self.doubts(
        inLabel: "<fontDescription key=\"fontDescription\" name=\"Own\" pointSize=\"9\"/>"
      ).contains(.unknownSize))
  }

  @Test(arguments: [
    ("", true), ("<constraint firstAttribute=\"width\" constant=\"24\" id=\"wid-th-001\"/>", false),
  ])
  func `an image that code sets leaves an unknown rest of a row`(
    constraint: String, isUnknown: Bool
  ) throws {
    let document = try InterfaceDocument(
      DocumentText.storyboard(
        """
        <subviews>\(DocumentText.view("stackView", "sta-ck-001", frame: [0, 100, 414, 20], "", """
          <subviews>
          \(DocumentText.view("imageView", "ima-ge-001", frame: [0, 0, 24, 20], "", """
            <constraints>\(constraint)</constraints>
            """))
          \(DocumentText.view("label", "lab-el-001", frame: [24, 0, 390, 20], """
            text="ab" horizontalHuggingPriority="249"
            """))
          </subviews>
          """))</subviews>
        <constraints>
        <constraint firstItem="sta-ck-001" firstAttribute="leading" secondItem="roo-vi-001" \
        secondAttribute="leading" id="con-st-001"/>
        <constraint firstItem="roo-vi-001" firstAttribute="trailing" secondItem="sta-ck-001" \
        secondAttribute="trailing" id="con-st-002"/>
        <constraint firstItem="sta-ck-001" firstAttribute="top" secondItem="roo-vi-001" \
        secondAttribute="top" constant="100" id="con-st-003"/>
        </constraints>
        """))
    let label = try #require(document.canvas.index(of: "lab-el-001"))
    let root = document.canvas.sceneRoot(of: label)
    let check = try #require(SelfCheck(document, root: root, with: FixedTexts()))
    #expect(check.doubts(of: label).contains(.unknownSize) == isUnknown)
    var layout = try InterfaceLayout(document, document.canvas, root: root, forCanvas: false)
    let solved = layout.solve(on: .screen(width: 320), with: FixedTexts())
    #expect(solved.frames[label]?.width == 296)
  }

  @Test(arguments: [
    ("view", "", LayoutDoubt.runtimeWidth), ("collectionViewCell", "", .cellOfCollection),
    ("collectionReusableView", "", .cellOfCollection), ("tableViewCell", "", .tableWidth),
    (
      "collectionViewCell",
      "<constraints><constraint firstAttribute=\"width\" constant=\"50\" id=\"con-st-001\"/></constraints>",
      nil
    ),
  ])
  func `the width of a XIB's view comes from code`(
    kind: String, constraints: String, doubt: LayoutDoubt?
  ) throws {
    let document = try InterfaceDocument(
      DocumentText.xib(
        """
        <\(kind) id="vie-w1-001"><rect key="frame" width="320" height="100"/><subviews>
        <label text="a" id="lab-el-001"><rect key="frame" x="8" y="8" width="50" height="20"/>
        \(constraints)</label></subviews></\(kind)>
        """))
    let label = try #require(document.canvas.index(of: "lab-el-001"))
    let root = document.canvas.sceneRoot(of: label)
    let check = try #require(SelfCheck(document, root: root, with: FixedTexts()))
    #expect(check.doubts(of: label) == [doubt].compactMap { $0 })
    #expect(check.difference(of: label) == .zero)
  }

  /// A row is as high as its table or code says: what is as wide as it is high leaves the text another
  /// width in a higher row.
  @Test(arguments: [
    ("", false), (#"secondItem="ima-ge-001" secondAttribute="height""#, true),
    (#"constant="40""#, false),
  ])
  func `an image as wide as its row is high leaves an unknown rest`(
    width: String, isUnknown: Bool
  ) throws {
    let image =
      width.isEmpty
      ? "" : "<constraint firstAttribute=\"width\" \(width) id=\"con-st-006\"/>"
    let document = try InterfaceDocument(
      DocumentText.xib(
        """
        <tableViewCell rowHeight="60" id="cel-l1-001">
        <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="cel-l1-001" id="con-te-001">
        <rect key="frame" x="0.0" y="0.0" width="320" height="60"/><subviews>
        \(DocumentText.view("imageView", "ima-ge-001", frame: [10, 10, 40, 40], "", """
          <constraints>\(image)</constraints>
          """))
        \(DocumentText.view("label", "lab-el-001", frame: [60, 20, 250, 20], "text=\"ab\""))
        </subviews></tableViewCellContentView></tableViewCell>
        """))
    let label = try #require(document.canvas.index(of: "lab-el-001"))
    let root = document.canvas.sceneRoot(of: label)
    let check = try #require(SelfCheck(document, root: root, with: FixedTexts()))
    #expect(check.doubts(of: label).contains(.unknownSize) == isUnknown)
  }
}
