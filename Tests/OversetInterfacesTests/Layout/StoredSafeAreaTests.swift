import OversetAutoLayout
import Testing

@testable import OversetInterfaces

struct StoredSafeAreaTests {
  private static func safeArea(_ constraints: String) throws -> LayoutInsets {
    let document = try InterfaceDocument(
      DocumentText.storyboard(
        """
        <subviews>\(DocumentText.view("view", "vie-w1-001", frame: [0, 100, 414, 700]))
        \(DocumentText.view("view", "vie-w2-001", frame: [0, 140, 10, 10]))</subviews>
        <constraints>\(constraints)</constraints>
        """))
    let tree = document.canvas
    let root = try #require(tree.object("roo-vi-001"))
    return tree.storedSafeArea(of: root.index, device: document.deviceSafeArea(of: root))
  }

  @Test func `without constraints the device's count`() throws {
    #expect(try Self.safeArea("") == LayoutInsets(top: 44, left: 0, bottom: 34, right: 0))
  }

  @Test func `Xcode's own bars are found from stored frames`() throws {
    let constraints = """
      <constraint firstItem="vie-w1-001" firstAttribute="top" secondItem="saf-ar-001" \
      secondAttribute="top" constant="12" id="con-st-001"/>
      <constraint firstItem="saf-ar-001" firstAttribute="bottom" secondItem="vie-w1-001" \
      secondAttribute="bottom" constant="13" id="con-st-002"/>
      <constraint firstItem="vie-w2-001" firstAttribute="top" relation="greaterThanOrEqual" \
      secondItem="saf-ar-001" secondAttribute="top" id="con-st-003"/>
      """
    #expect(
      try Self.safeArea(constraints) == LayoutInsets(top: 88, left: 0, bottom: 83, right: 0))
  }
}
