import Fixtures
import OversetModel
import OversetRules

@testable import Overset
@testable import OversetConfiguration

/// A storyboard of one scene, and checks of folders with it.
///
/// The canvas is 375 points wide, at two pixels a point. A frame is what Xcode would store: only its x
/// and width are compared with the layout.
enum TestInterface {
  /// A view controller named Account with these views in its root.
  static func storyboard(
    _ views: String, _ constraints: String, inController: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
    version="21678"/></dependencies>
    <scenes><scene sceneID="sce-ne-001"><objects>
    <viewController title="Account" id="con-tr-001" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    \(views)
    </subviews>
    <constraints>\(self.constraints(constraints))</constraints>
    </view>
    \(inController)
    </viewController>
    </objects></scene></scenes>
    </document>
    """
  }

  /// A view controller with a table across its root, of one cell of 44 points: `content` is what its content
  /// view has.
  static func table(
    _ content: String, cell: String = #"reuseIdentifier="row""#, dataMode: String = "prototypes",
    rowHeight: String = "", inController: String = ""
  ) -> String {
    let row = """
      <tableViewCell \(cell) id="cel-ll-001">\
      <rect key="frame" x="0" y="28" width="375" height="44"/>\
      <tableViewCellContentView key="contentView" id="con-te-001">\
      <rect key="frame" x="0" y="0" width="375" height="44"/>\(content)\
      </tableViewCellContentView></tableViewCell>
      """
    let rows =
      dataMode == "static"
      ? "<sections><tableViewSection id=\"sec-ti-001\"><cells>\(row)</cells></tableViewSection></sections>"
      : "<prototypes>\(row)</prototypes>"
    return storyboard(
      """
      <tableView dataMode="\(dataMode)" style="plain" \(rowHeight) id="tab-le-001" \
      translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="375" height="600"/>\(rows)</tableView>
      """,
      """
      tab-le-001.leading = root.leading
      tab-le-001.trailing = root.trailing
      tab-le-001.top = root.top
      tab-le-001.bottom = root.bottom
      """, inController: inController)
  }

  /// A label across the canvas that says Total, which the controller `Account` has as `total`.
  static let account = storyboard(
    label("lab-el-001", "Total", x: 16, width: 343),
    """
    lab-el-001.leading = root.leading + 16
    root.trailing = lab-el-001.trailing + 16
    lab-el-001.top = root.top + 100
    """,
    inController: """
      <connections><outlet property="total" destination="lab-el-001" id="out-le-001"/></connections>
      """
  ).replacing("<viewController ", with: #"<viewController customClass="Account" "#)

  /// Each line is a constraint: `a.leading = b.trailing + 8`, `a.width = 120 @ 750`.
  static func constraints(_ text: String) -> String {
    text.split(separator: "\n").enumerated().map { index, line in
      let parts = line.split(separator: "@")
      var words = parts[0].split(separator: " ").map(String.init)
      let first = words.removeFirst().split(separator: ".")
      var attributes = "firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\""
      switch words.removeFirst() {
      case ">=": attributes += " relation=\"greaterThanOrEqual\""
      case "<=": attributes += " relation=\"lessThanOrEqual\""
      default: break
      }
      if let second = words.first, second.contains(".") {
        let names = second.split(separator: ".")
        attributes += " secondItem=\"\(names[0])\" secondAttribute=\"\(names[1])\""
        words.removeFirst()
      }
      if !words.isEmpty { attributes += " constant=\"\(words.joined())\"" }
      if parts.count > 1 { attributes += " priority=\"\(parts[1].dropFirst())\"" }
      return "<constraint \(attributes.replacing("\"+", with: "\"")) id=\"con-st-\(index)\"/>"
    }.joined(separator: "\n")
  }

  /// A label in the system font at 17 points.
  static func label(
    _ id: String, _ text: String, x: Points, width: Points, _ attributes: String = "",
    _ content: String = ""
  ) -> String {
    """
    <label text="\(text)" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" \(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
    <rect key="frame" x="\(x)" y="100" width="\(width)" height="20.5"/>\
    <fontDescription key="fontDescription" type="system" pointSize="17"/>\(content)</label>
    """
  }

  /// A system button with a title of 17 points.
  static func button(
    _ id: String, _ title: String, x: Points, width: Points, _ attributes: String = ""
  ) -> String {
    """
    <button buttonType="system" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" \
    id="\(id)"><rect key="frame" x="\(x)" y="0" width="\(width)" height="33"/>\
    <fontDescription key="fontDescription" type="system" pointSize="17"/>\
    <state key="normal" title="\(title)"/></button>
    """
  }

  /// Checks a folder with a storyboard in `Base.lproj`, its `.strings` by locale, and other files, on
  /// one screen of 320 points where `yaml` does not say other ones.
  static func check(
    _ storyboard: String, _ strings: [String: String], files: [String: String] = [:],
    yaml: String = "screens: {se: 320}\n", workers: Int = 1
  ) async throws -> Check.Result {
    var all = files
    all["Base.lproj/Main.storyboard"] = storyboard
    for (locale, text) in strings { all["\(locale).lproj/Main.strings"] = text }
    let folder = try TestFolder(all)
    // Short texts grow by much in translation.
    let configuration = try ConfigurationReader.read(
      "rules: {growth: off, crowded: off}\n" + yaml, root: folder.path)
    return await Check(configuration, workers: workers, keepsLayouts: true, keepsRegions: true)
      .run()
  }
}

extension Check.Result {
  /// Every finding as the rule, the key and the locale.
  var found: [String] {
    report.findings.map {
      "\($0.rule.rawValue) \($0.subject.key ?? "-") \($0.subject.locale?.identifier ?? "-")"
    }
  }

  /// The width of the frame that shows a key in a locale, on the first screen; nil for none.
  func width(of key: String, in locale: String) -> Points? {
    report.layouts.first { $0.key == key && $0.locale.identifier == locale }?.frame.width
  }
}
