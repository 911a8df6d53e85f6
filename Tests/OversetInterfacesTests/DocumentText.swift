import OversetModel

@testable import OversetInterfaces

/// Writes documents for tests.
enum DocumentText {
  /// A storyboard of one scene with one controller.
  static func storyboard(
    _ views: String, device: String = "retina6_1", beside: String = "",
    controller: String = "customClass=\"AccountController\"", inController: String = "",
    resources: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait" appearance="light"/>
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
    version="21678"/></dependencies>
    <scenes><scene sceneID="sce-ne-001"><objects>
    <viewController id="con-tr-001" \(controller) sceneMemberID="viewController">
    <view key="view" id="roo-vi-001"><rect key="frame" x="0" y="0" width="414" height="896"/>
    \(views)
    <viewLayoutGuide key="safeArea" id="saf-ar-001"/>
    </view>
    \(inController)
    </viewController>
    \(beside)
    <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-001"/>
    </objects></scene></scenes>
    \(resources)
    </document>
    """
  }

  /// A XIB with these objects at its top.
  static func xib(_ objects: String, type: String = "CocoaTouch") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.\(type).XIB" version="3.0" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_1" orientation="portrait"/>
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
    version="21678"/></dependencies>
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
    \(objects)
    </objects></document>
    """
  }

  /// `frame` is x, y, width and height.
  static func view(
    _ kind: String = "view", _ id: String, frame: [Int] = [0, 0, 100, 20],
    _ attributes: String = "",
    _ content: String = ""
  ) -> String {
    """
    <\(kind) id="\(id)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>\
    \(content)</\(kind)>
    """
  }
}

extension InterfaceDocument {
  init(_ text: String, path: String = "Settings.storyboard") throws {
    try self.init(path: path, bytes: Array(text.utf8))
  }
}

extension InterfaceTree {
  func object(_ id: String) -> InterfaceObject? { index(of: id).map { objects[$0] } }
}
