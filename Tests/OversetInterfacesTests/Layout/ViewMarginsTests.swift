import OversetAutoLayout
import OversetModel
import Testing

@testable import OversetInterfaces

struct ViewMarginsTests {
  private static func margins(
    of id: String, _ views: String, sceneWidth: Points = 414, width: Points = 414,
    isCanvas: Bool = true
  ) throws -> LayoutMargins {
    let document = try InterfaceDocument(
      DocumentText.storyboard("<subviews>\(views)</subviews>"))
    let view = try #require(document.canvas.object(id))
    let rules = ViewMargins(
      document: document, tree: document.canvas, sceneWidth: sceneWidth, isCanvas: isCanvas)
    return rules.margins(of: view, width: width)
  }

  @Test(arguments: [(375.0, 16.0), (399, 16), (400, 20), (414, 20)])
  func `a controller's view has the margins of its width`(width: Points, side: Points) throws {
    let margins = try Self.margins(of: "roo-vi-001", "", sceneWidth: width)
    #expect(margins.insets == LayoutInsets(top: 0, left: side, bottom: 0, right: side))
    #expect(margins.addsSafeArea)
  }

  @Test func `other views have 8, stack views 0, and all what they say`() throws {
    let views =
      DocumentText.view("view", "vie-w1-001") + DocumentText.view("stackView", "sta-ck-001")
      + DocumentText.view(
        "view", "vie-w2-001",
        "preservesSuperviewLayoutMargins=\"YES\" "
          + "insetsLayoutMarginsFromSafeArea=\"NO\"",
        "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>")
      + DocumentText.view(
        "view", "vie-w3-001", "",
        "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" "
          + "bottom=\"3\" trailing=\"4\"/>")
    #expect(try Self.margins(of: "vie-w1-001", views).insets == LayoutInsets(all: 8))
    #expect(try Self.margins(of: "sta-ck-001", views).insets == .zero)
    let own = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    let fixed = try Self.margins(of: "vie-w2-001", views)
    #expect(
      fixed
        == LayoutMargins(
          insets: own, isDirectional: false, preservesSuperview: true, addsSafeArea: false))
    let directional = try Self.margins(of: "vie-w3-001", views)
    #expect(directional.insets == own)
    #expect(directional.isDirectional)
  }

  @Test(arguments: [
    ("", 414.0, LayoutInsets(top: 11, left: 20, bottom: 11, right: 20)),
    ("", 320.0, LayoutInsets(top: 11, left: 16, bottom: 11, right: 16)),
    (
      "accessoryType=\"disclosureIndicator\"", 414.0,
      LayoutInsets(top: 11, left: 20, bottom: 11, right: 8)
    ),
  ])
  func `a cell has the margins of its device`(
    attributes: String, width: Points, insets: LayoutInsets
  ) throws {
    let cell = """
      <tableView id="tab-le-001"><rect key="frame" width="414" height="800"/><prototypes>
      <tableViewCell \(attributes) id="cel-l1-001"><rect key="frame" width="414" height="44"/>
      <tableViewCellContentView key="contentView" id="con-te-001">
      <rect key="frame" width="414" height="44"/></tableViewCellContentView>
      </tableViewCell></prototypes></tableView>
      """
    #expect(try Self.margins(of: "con-te-001", cell, width: width).insets == insets)
  }
}
