import OversetModel
import Testing

@testable import OversetInterfaces

struct VariationTests {
  @Test(arguments: [
    (key: "default", sizeClass: SizeClass.phone, specificity: Int?.some(0)),
    ("widthClass=compact", .phone, 1),
    ("heightClass=regular-widthClass=compact", .phone, 2), ("widthClass=regular", .phone, nil),
    ("heightClass=regular-widthClass=regular", .pad, 2), ("widthClass=compact", .any, nil),
    ("nonsense", .pad, nil), ("", .any, 0),
  ])
  func `a variation counts where all its classes match`(
    key: String, sizeClass: SizeClass, specificity: Int?
  ) {
    #expect(sizeClass.specificity(ofVariation: key) == specificity)
  }

  private static func document() throws -> InterfaceDocument {
    try InterfaceDocument(
      DocumentText.storyboard(
        """
        <subviews>
        \(DocumentText.view("label", "lab-el-001", frame: [0, 0, 50, 20], "text=\"a\"", """
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <constraints><constraint firstAttribute="width" constant="80" id="wid-th-001">
          <variation key="widthClass=regular" constant="200"/></constraint></constraints>
          <variation key="widthClass=regular" text="b">
          <fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
          """))
        \(DocumentText.view("view", "vie-w1-001"))
        </subviews>
        <constraints>
        <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-vi-001" \
        secondAttribute="leading" id="lea-d1-001"/>
        <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-vi-001" \
        secondAttribute="leading" constant="30" id="lea-d2-001"/>
        <constraint firstItem="vie-w1-001" firstAttribute="top" secondItem="saf-ar-001" \
        secondAttribute="top" multiplier="16:9" priority="900" relation="greaterThanOrEqual" \
        id="top-v1-001"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="vie-w1-001"/></mask>
        <mask key="constraints"><exclude reference="lea-d2-001"/></mask></variation>
        <variation key="heightClass=regular-widthClass=regular">
        <mask key="subviews"><include reference="vie-w1-001"/></mask>
        <mask key="constraints"><exclude reference="lea-d1-001"/>
        <include reference="lea-d2-001"/></mask></variation>
        """))
  }

  @Test func `the canvas has the variations of its device`() throws {
    let tree = try Self.document().canvas
    let label = try #require(tree.object("lab-el-001"))
    #expect(label.element.text("text") == "a")
    #expect(label.element.property("fontDescription")?.number("pointSize") == 17)
    #expect(label.constraints.map(\.constant) == [80])
    #expect(tree.object("vie-w1-001") == nil)
    #expect(tree.object("roo-vi-001")?.constraints.map(\.id) == ["lea-d1-001"])
  }

  @Test func `any other size class has its own`() throws {
    let tree = try Self.document().tree(in: .pad)
    let label = try #require(tree.object("lab-el-001"))
    #expect(label.element.text("text") == "b")
    #expect(label.element.property("fontDescription")?.number("pointSize") == 30)
    #expect(label.constraints.map(\.constant) == [200])
    let root = try #require(tree.object("roo-vi-001"))
    #expect(root.constraints.map(\.id) == ["lea-d2-001", "top-v1-001"])
    let top = root.constraints[1]
    #expect(top.multiplier == 16.0 / 9)
    #expect(top.priority == 900)
    #expect(top.relation == .greaterThanOrEqual)
    #expect(top.second?.guide == .safeArea)
    #expect(top.second?.view == root.index)
  }
}
