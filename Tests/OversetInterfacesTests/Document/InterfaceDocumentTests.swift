import OversetModel
import OversetSyntax
import Testing

@testable import OversetInterfaces

struct InterfaceDocumentTests {
  @Test func `the root says what the document is`() throws {
    let document = try InterfaceDocument(
      DocumentText.storyboard(
        "",
        resources: """
          <resources><image name="star" catalog="system" width="128" height="117"/>
          <image name="logo" width="40" height="30"/></resources>
          <designables><designable name="cus-to-001">
          <size key="intrinsicContentSize" width="12" height="34"/></designable></designables>
          """),
      path: "App/Base.lproj/Main Menu.storyboard")
    #expect(document.name == "Main Menu")
    #expect(document.platform == .iOS)
    #expect(document.device == "retina6_1")
    #expect(document.plugin == 21678)
    #expect(document.usesAutoLayout && document.usesSizeClasses && document.usesSafeAreas)
    #expect(document.isStoryboard && !document.isLandscape && !document.isLaunchScreen)
    #expect(document.images == ["logo": Size(width: 40, height: 30)])
    #expect(document.symbols == ["star": Size(width: 128, height: 117)])
    #expect(document.designables == ["cus-to-001": Size(width: 12, height: 34)])
    #expect(document.canvas.sizeClass == .phone)
    #expect(document.notices == [])
  }

  @Test(arguments: [
    ("", "1:1", "not well-formed"),
    ("\n<plist/>", "2:1", "must be 'document', not 'plist'"),
    ("<archive/>", "1:1", "before Xcode 5"),
    ("NIBArchive\u{1}", "1:1", "compiled nib"),
    ("<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>", "1:1", "WatchKit"),
    ("<document>\n<a></document>", "2:6", "mismatched tag"),
    ("<!DOCTYPE d [<!ENTITY e \"x\">]><document/>", "1:25", "entity"),
  ])
  func `what is no document is a fault`(text: String, position: String, message: String) {
    let fault = #expect(throws: FileFault.self) { try InterfaceDocument(text) }
    #expect(fault?.message.contains(message) == true)
    #expect(fault.map { "\($0.position.line):\($0.position.column)" } == position)
  }

  @Test func `scenes have controllers and views with roles`() throws {
    let tree = try InterfaceDocument(
      DocumentText.storyboard(
        "<subviews>"
          + DocumentText.view(
            "tableView", "tab-le-001", frame: [0, 0, 414, 800], "",
            """
            <view key="tableHeaderView" id="hea-de-001">
            <rect key="frame" x="0" y="0" width="414" height="44"/></view>
            <prototypes><tableViewCell id="cel-l1-001">
            <rect key="frame" x="0" y="44" width="414" height="44"/>
            <tableViewCellContentView key="contentView">
            <rect key="frame" x="0" y="0" width="414" height="44"/>
            <subviews>\(DocumentText.view("label", "lab-el-001"))</subviews>
            </tableViewCellContentView></tableViewCell></prototypes>
            """) + "</subviews>",
        beside: DocumentText.view("view", "fre-ev-001"),
        inController: """
          <navigationItem key="navigationItem" title="Account" id="nav-it-001">
          <barButtonItem key="rightBarButtonItem" title="Done" id="bar-bt-001"/></navigationItem>
          """)
    ).canvas
    #expect(tree.scenes.count == 1)
    let scene = try #require(tree.scenes.first)
    #expect(scene.id == "sce-ne-001")
    #expect(scene.controller.map { tree.objects[$0].customClass } == "AccountController")
    #expect(scene.roots.map { tree.objects[$0].id } == ["roo-vi-001", "fre-ev-001"])
    let roles: [String: InterfaceObject.Role] = [
      "roo-vi-001": .controllerRoot, "fre-ev-001": .free, "tab-le-001": .subview,
      "hea-de-001": .header, "cel-l1-001": .cell, "cel-l1-001:contentView": .content,
      "lab-el-001": .subview, "nav-it-001": .other, "bar-bt-001": .other,
    ]
    for (id, role) in roles { #expect(tree.object(id)?.role == role, "\(id)") }
    #expect(
      tree.systems.map { tree.objects[$0].id }
        == ["roo-vi-001", "hea-de-001", "cel-l1-001", "fre-ev-001"])
    let cell = try #require(tree.index(of: "cel-l1-001"))
    #expect(
      tree.views(inSystem: cell).map { tree.objects[$0].id }
        == ["cel-l1-001", "cel-l1-001:contentView", "lab-el-001"])
    #expect(
      tree.views(inSystem: tree.systems[0]).map { tree.objects[$0].id }
        == ["roo-vi-001", "tab-le-001"])
  }

  @Test func `each object at the top of a XIB is a scene`() throws {
    let tree = try InterfaceDocument(
      DocumentText.xib(
        DocumentText.view("view", "vie-w1-001", frame: [0, 0, 320, 100]) + """
          <viewController id="con-tr-001"><view key="view" id="vie-w2-001">
          <rect key="frame" x="0" y="0" width="320" height="480"/></view></viewController>
          """)
    ).canvas
    #expect(tree.scenes.map(\.id) == ["vie-w1-001", "con-tr-001"])
    #expect(tree.object("vie-w1-001")?.role == .documentRoot)
    #expect(tree.object("vie-w2-001")?.role == .controllerRoot)
    #expect(tree.object("-1")?.customClass == "Card")
  }

  @Test func `outlets know the class of the object that has them`() throws {
    let document = try InterfaceDocument(
      DocumentText.storyboard(
        "<subviews>" + DocumentText.view("label", "lab-el-001") + "</subviews>",
        inController: """
          <connections>
          <outlet property="titleLabel" destination="lab-el-001" id="out-le-001"/>
          <outletCollection property="labels" destination="lab-el-001" id="out-le-002"/>
          <action selector="go:" destination="lab-el-001" id="act-io-001"/>
          </connections>
          """))
    let tree = document.canvas
    let label = try #require(tree.object("lab-el-001"))
    let outlets = tree.outlets(to: label)
    #expect(outlets.map(\.property) == ["titleLabel", "labels"])
    #expect(outlets.map(\.isCollection) == [false, true])
    #expect(outlets.allSatisfy { tree.objects[$0.owner].customClass == "AccountController" })
  }

  @Test func `runtime attributes have the value of any type`() throws {
    let document = try InterfaceDocument(
      DocumentText.storyboard(
        "<subviews>"
          + DocumentText.view(
            "label", "lab-el-001", "",
            """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="localizedKey" value="a.b"/>
            <userDefinedRuntimeAttribute type="string" keyPath="hint">
            <string key="value">two
            lines</string></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="inset">
            <real key="value" value="4.5"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            """) + "</subviews>"))
    let label = try #require(document.canvas.object("lab-el-001"))
    #expect(label.runtimeAttributes.map(\.keyPath) == ["localizedKey", "hint", "inset"])
    #expect(label.runtimeAttributes.map(\.type) == ["string", "string", "number"])
    #expect(label.runtimeAttributes.map(\.value) == ["a.b", "two\nlines", "4.5"])
  }

  @Test func `positions are those of start tags`() throws {
    let document = try InterfaceDocument(
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects>\n"
        + "  <customView id=\"1\"><rect key=\"frame\" width=\"5\" height=\"6\"/></customView>\n"
        + "</objects></document>")
    #expect(document.platform == .macOS)
    let view = try #require(document.canvas.object("1"))
    #expect(view.position == TextPosition(line: 2, column: 3))
    #expect(view.frame == Rect(x: 0, y: 0, width: 5, height: 6))
  }
}

struct ScreenRootTests {
  @Test func `an owner's view fills the screen, and an embedded controller's does not`() throws {
    let owned = try InterfaceDocument(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="view" destination="vie-w1-001" id="out-le-001"/></connections></placeholder>
      \(DocumentText.view("view", "vie-w1-001", frame: [0, 0, 375, 667]))
      \(DocumentText.view("view", "vie-w2-001", frame: [0, 0, 375, 667]))
      </objects></document>
      """
    ).canvas
    #expect(try owned.fillsScreen(#require(owned.object("vie-w1-001"))))
    #expect(try !owned.fillsScreen(#require(owned.object("vie-w2-001"))))
    func storyboard(_ kind: String) throws -> InterfaceTree {
      try InterfaceDocument(
        DocumentText.storyboard(
          "<subviews>"
            + DocumentText.view(
              "containerView", "con-ta-001", "",
              "<connections><segue kind=\"\(kind)\" "
                + "destination=\"con-tr-001\" id=\"seg-ue-001\"/></connections>")
            + "</subviews>")
      ).canvas
    }
    let (embedded, shown) = (try storyboard("embed"), try storyboard("show"))
    #expect(try !embedded.fillsScreen(#require(embedded.object("roo-vi-001"))))
    #expect(try shown.fillsScreen(#require(shown.object("roo-vi-001"))))
  }
}
