import OversetModel
import Testing

@testable import OversetInterfaces

/// Scenes of a storyboard that nothing leads to.
struct ReachedScenesTests {
  /// Scenes with a view each; the first is where the storyboard begins.
  private static func unreached(
    _ scenes: [(attributes: String, segues: [String])], manual: String = "",
    namedBy names: Set<String> = []
  ) throws -> Set<String> {
    let text = scenes.enumerated().map { index, scene in
      let segues = scene.segues.map { target in
        "<segue destination=\"\(target)\" kind=\"show\" id=\"\(target)-\(index)\"/>"
      }
      return """
        <scene sceneID="sce-\(index)"><objects>
        <viewController id="con-\(index)" \(scene.attributes) sceneMemberID="viewController">
        <view key="view" id="roo-\(index)"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><button id="but-\(index)"><rect key="frame" x="0" y="0" width="50" height="30"/>
        <connections>\(segues.joined())</connections></button></subviews></view>
        <connections>\(index == 0 ? manual : "")</connections></viewController>
        </objects></scene>
        """
    }
    let document = try InterfaceDocument(
      path: "Main.storyboard",
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        initialViewController="con-0"><scenes>\(text.joined())</scenes></document>
        """.utf8))
    let roots = document.unreachedRoots(namedBy: names)
    return Set(roots.map { document.canvas.objects[$0].id })
  }

  @Test func `segues lead from the first scene to others`() throws {
    #expect(try Self.unreached([("", ["con-1"]), ("", ["con-2"]), ("", [])]) == [])
    #expect(
      try Self.unreached([("", []), ("", ["con-2"]), ("", ["con-1"])]) == ["roo-1", "roo-2"])
  }

  /// A segue that begins at a controller is performed by code, a relationship and an embedding are not.
  @Test(
    arguments: [
      (#"kind="show" identifier="pay""#, [], false), (#"kind="show""#, ["pay"], false),
      (#"kind="show" identifier="pay""#, ["pay"], true),
      (#"kind="relationship" relationship="rootViewController""#, [], true),
      (#"kind="custom" identifier="embedCenter" customClass="ContainmentSegue""#, [], true),
    ] as [(String, Set<String>, Bool)])
  func `code performs segues of controllers`(
    attributes: String, names: Set<String>, isReached: Bool
  ) throws {
    let unreached = try Self.unreached(
      [("", []), ("", [])], manual: "<segue destination=\"con-1\" \(attributes) id=\"seg-1\"/>",
      namedBy: names)
    #expect(unreached == (isReached ? [] : ["roo-1"]))
  }

  @Test func `code asks for a scene by its identifier or its class`() throws {
    let scenes =
      [
        ("", []), (#"storyboardIdentifier="invite""#, ["con-2"]), ("", []),
        (#"storyboardIdentifier="Row" customClass="Row""#, []),
      ] as [(String, [String])]
    #expect(try Self.unreached(scenes) == ["roo-1", "roo-2", "roo-3"])
    #expect(try Self.unreached(scenes, namedBy: ["Row"]) == ["roo-1", "roo-2"])
    #expect(try Self.unreached(scenes, namedBy: ["invite", "Row"]) == [])
  }

  @Test(
    arguments: [
      ("Settings.xib", ["Settings"], false), ("Settings.xib", ["settings"], false),
      ("Settings~ipad.xib", ["Settings"], false),
      ("SettingsView.xib", ["SettingsViewController"], false),
      ("Settings.storyboard", ["SettingsController"], true), ("Settings.xib", ["Set"], true),
    ] as [(String, Set<String>, Bool)])
  func `a document is loaded by its name`(path: String, names: Set<String>, isUnnamed: Bool) throws
  {
    let type = path.hasSuffix("xib") ? "XIB" : "Storyboard.XIB"
    let document = try InterfaceDocument(
      path: path,
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0"><objects>
        <view id="roo"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        </objects></document>
        """.utf8))
    #expect(document.isUnnamed(by: names) == isUnnamed)
  }

  @Test func `the document with the app's menu is loaded with the app`() throws {
    let document = try InterfaceDocument(
      path: "Menu.xib",
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"><objects>
        <menu title="Main" systemMenu="main" id="men"><items><menuItem title="App" id="app"/></items>
        </menu></objects></document>
        """.utf8))
    #expect(!document.isUnnamed(by: []))
  }

  @Test func `a document names others`() throws {
    let document = try InterfaceDocument(
      path: "Main.storyboard",
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes>
        <scene sceneID="a"><objects><viewControllerPlaceholder storyboardName="Settings" id="p"/>
        </objects></scene><scene sceneID="b"><objects><viewController nibName="Sheet" id="c"
        sceneMemberID="viewController"/></objects></scene></scenes></document>
        """.utf8))
    #expect(document.namedDocuments == ["Settings", "Sheet"])
  }
}
