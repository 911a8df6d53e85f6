import OversetModel
import Testing

@testable import Overset

/// Texts that are not shown as the document has them, and rooms that nobody can say.
struct UnsureRoomTests {
  private static let long =
    #""lab-el-001.text" = "Eine neue Verbindung mit einem anderen Gerät hinzufügen und danach anzeigen";"#

  private static func table(_ mode: String) -> String {
    let label = TestInterface.label(
      "lab-el-001", "Title", x: 16, width: 343, #"clipsSubviews="YES" "#
    ).replacing(#" translatesAutoresizingMaskIntoConstraints="NO""#, with: "")
      .replacing(#"y="100""#, with: #"y="0""#).replacing(#"height="20.5""#, with: #"height="44""#)
    return TestInterface.table(
      "<subviews>\(label)</subviews>",
      cell: #"reuseIdentifier="row" style="IBUITableViewCellStyleDefault" textLabel="lab-el-001""#,
      dataMode: mode, rowHeight: #"rowHeight="-1""#
    ).replacing("<viewController ", with: #"<viewController customClass="List" "#)
  }

  /// Code that makes copies of a cell sets their texts; rows of a static table stay as they are.
  @Test(arguments: [
    ("prototypes", "cell.textLabel?.text = item.name", false),
    ("prototypes", "cell.detailTextLabel?.text = item.name", true),
    ("prototypes", "name.text = item.name", true), ("static", "cell.textLabel?.text = name", true),
  ])
  func `a text that code sets in a copy of a cell is not the document's`(
    mode: String, code: String, isFound: Bool
  ) async throws {
    let result = try await TestInterface.check(
      Self.table(mode), ["de": Self.long],
      files: [
        "App/List.swift":
          "class List: UIViewController { func fill(_ cell: UITableViewCell) { dequeue(\"row\"); \(code) } }"
      ])
    #expect(
      result.report.findings.contains { $0.rule.rawValue == "truncated" } == isFound,
      "\(result.found)")
  }

  /// The app may show it only there: a view for landscape is laid out on no upright phone.
  @Test(arguments: [("portrait", "error"), ("landscape", "note")])
  func `a document that was made in landscape makes notes`(
    orientation: String, severity: String
  ) async throws {
    let storyboard = TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Total", x: 16, width: 60),
      """
      lab-el-001.leading = root.leading + 16
      lab-el-001.top = root.top + 100
      lab-el-001.width = 60
      """
    ).replacing(#"orientation="portrait""#, with: "orientation=\"\(orientation)\"")
    let result = try await TestInterface.check(
      storyboard, ["de": #""lab-el-001.text" = "Gesamtbetrag";"#])
    let finding = try #require(result.report.findings.first { $0.rule.rawValue == "truncated" })
    #expect(finding.severity.rawValue == severity)
    let reasons = result.report.layouts.flatMap(\.fit.confidence.reasons)
    #expect(reasons.contains { $0.contains("landscape") } == (orientation == "landscape"))
  }

  /// On a phone of 320 points two required constraints contradict each other: UIKit breaks either.
  @Test(arguments: [("", 0), (" @ 900", 1)])
  func `a room that constraints contradict on a screen is not known`(
    priority: String, count: Int
  ) async throws {
    let box = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box-vi-001">\
      <rect key="frame" x="20" y="100" width="335" height="60"/><subviews>\
      \(TestInterface.label("lab-el-001", "Wait", x: 20, width: 295))</subviews></view>
      """
    let result = try await TestInterface.check(
      TestInterface.storyboard(
        box,
        """
        box-vi-001.width = 335\(priority)
        box-vi-001.height = 60
        box-vi-001.centerX = root.centerX
        box-vi-001.leading >= root.leading + 20
        box-vi-001.top = root.top + 100
        lab-el-001.leading = box-vi-001.leading + 20
        box-vi-001.trailing = lab-el-001.trailing + 20
        lab-el-001.top = box-vi-001.top + 20
        """), ["de": Self.long], yaml: "screens: {small: 320}\n")
    #expect(
      result.report.findings.count { $0.rule.rawValue == "truncated" } == count, "\(result.found)")
  }

  /// A function that gets a view without constraints may give it another frame.
  @Test(arguments: [
    ("", Severity.error as Severity?), ("resize(total)", nil), ("style(total)", .error),
    ("view.addSubview(total)", .error),
  ])
  func `a label without constraints that code gives away has a room that is not known`(
    code: String, severity: Severity?
  ) async throws {
    let label = TestInterface.label("lab-el-001", "Wait", x: 20, width: 120).replacing(
      "translatesAutoresizingMaskIntoConstraints=\"NO\"", with: #"fixedFrame="YES""#)
    let storyboard = TestInterface.storyboard(
      label, "",
      inController: """
        <connections><outlet property="total" destination="lab-el-001" id="out-le-001"/></connections>
        """
    ).replacing("<viewController ", with: #"<viewController customClass="Account" "#)
    let result = try await TestInterface.check(
      storyboard, ["de": Self.long],
      files: [
        "App/Account.swift": """
        class Account: UIViewController { @IBOutlet var total: UILabel!
          override func viewDidLoad() { \(code) } }
        func style(_ label: UILabel) { label.adjustsFontForContentSizeCategory = true }
        """
      ])
    #expect(
      result.report.findings.filter { $0.rule.rawValue == "truncated" }.map(\.severity)
        == [severity].compactMap(\.self), "\(result.found)")
  }

  /// Which of a list's texts each of two labels shows is not known; one label shows all of them.
  @Test(arguments: [
    ("first.text = titles[row]", Severity.warning as Severity?),
    ("first.text = titles[row]; second.text = titles[row]", .note),
  ])
  func `a text of a list that several objects show may be another one's`(
    code: String, severity: Severity?
  ) async throws {
    func label(_ id: String, y: Int) -> String {
      TestInterface.label(id, "", x: 16, width: 100).replacing(#"y="100""#, with: "y=\"\(y)\"")
    }
    let storyboard = TestInterface.storyboard(
      label("lab-el-001", y: 100) + label("lab-el-002", y: 200),
      """
      lab-el-001.leading = root.leading + 16
      lab-el-001.width = 100
      lab-el-001.top = root.top + 100
      lab-el-002.leading = root.leading + 16
      lab-el-002.width = 100
      lab-el-002.top = root.top + 200
      """,
      inController: """
        <connections><outlet property="first" destination="lab-el-001" id="out-le-001"/>\
        <outlet property="second" destination="lab-el-002" id="out-le-002"/></connections>
        """
    ).replacing("<viewController ", with: #"<viewController customClass="Account" "#)
    let result = try await TestInterface.check(
      storyboard, [:],
      files: [
        "App/Account.swift": """
        class Account: UIViewController {
          @IBOutlet var first: UILabel!
          @IBOutlet var second: UILabel!
          let titles = [NSLocalizedString("a", comment: ""), NSLocalizedString("b", comment: ""),
            NSLocalizedString("c", comment: "")]
          func show(_ row: Int) { \(code) }
        }
        """,
        "en.lproj/Localizable.strings": #""a" = "On"; "b" = "Off"; "c" = "All";"#,
        "de.lproj/Localizable.strings":
          #""a" = "Eine sehr lange Bezeichnung"; "b" = "Aus"; "c" = "Alle";"#,
      ])
    let found = result.report.findings.filter { $0.rule.rawValue == "truncated" }
    #expect(found.first?.severity == severity, "\(result.found)")
  }

  /// The view of a XIB's controller is as wide in the document as the person who made it liked: code may say
  /// how wide it is, also that of a superclass.
  @Test(arguments: [
    ("", Severity.warning as Severity?),
    ("view.widthAnchor.constraint(equalToConstant: 600).isActive = true", .note),
    ("view.widthAnchor.constraint(equalToConstant: Self.width).isActive = true", .note),
  ])
  func `a width that code gives a controller's view makes the document's unsure`(
    code: String, severity: Severity?
  ) async throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" useAutolayout="YES">
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="23504"/>
      </dependencies>
      <objects><customObject id="-2" customClass="SizePane">
      <connections><outlet property="view" destination="vie-w0-001" id="out-le-001"/></connections>
      </customObject>
      <customView id="vie-w0-001"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <textField horizontalCompressionResistancePriority="250" \
      translatesAutoresizingMaskIntoConstraints="NO" id="fie-ld-001">
      <rect key="frame" x="18" y="42" width="164" height="16"/>
      <textFieldCell key="cell" lineBreakMode="truncatingTail" title="Size" id="cel-l0-001">
      <font key="font" metaFont="system"/></textFieldCell></textField></subviews>
      <constraints>
      \(TestInterface.constraints("""
        fie-ld-001.leading = vie-w0-001.leading + 20
        vie-w0-001.trailing = fie-ld-001.trailing + 20
        fie-ld-001.centerY = vie-w0-001.centerY
        """))
      </constraints></customView></objects></document>
      """
    let result = try await TestInterface.check(
      TestInterface.storyboard("", ""), [:],
      files: [
        "Base.lproj/Pane.xib": xib,
        "de.lproj/Pane.strings":
          #""cel-l0-001.title" = "Eine sehr lange Bezeichnung für die Größe";"#,
        "App/Base.swift": """
        class Base: NSViewController { static let width: CGFloat = 600
          override func viewDidLoad() { \(code) } }
        class SizePane: Base { func make() { SizePane(nibName: "Pane", bundle: nil) } }
        """,
      ])
    let found = result.report.findings.filter { $0.subject.key == "cel-l0-001.title" }
    #expect(found.first?.severity == severity, "\(result.found)")
  }

  /// A view of a XIB is as high as code makes it, or as a stack view lets it be: only a constraint limits that.
  @Test(arguments: [("", 0), ("pan-el-001.height = 60", 1), ("lab-el-001.height = 20", 1)])
  func `the canvas of a XIB does not limit heights`(height: String, count: Int) async throws {
    let label = TestInterface.label("lab-el-001", "Title", x: 20, width: 280, #"numberOfLines="0""#)
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      useAutolayout="YES"><device id="retina4_7"/><dependencies>\
      <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21678"/>\
      </dependencies><objects><view translatesAutoresizingMaskIntoConstraints="NO" id="pan-el-001">
      <rect key="frame" x="0" y="0" width="320" height="60"/><subviews>\(label)</subviews>
      <constraints>\(TestInterface.constraints("""
        lab-el-001.leading = pan-el-001.leading + 20
        pan-el-001.trailing = lab-el-001.trailing + 20
        lab-el-001.top = pan-el-001.top + 20
        pan-el-001.bottom = lab-el-001.bottom + 20
        \(height)
        """))</constraints></view></objects></document>
      """
    let result = try await TestInterface.check(
      TestInterface.storyboard("", ""), [:],
      files: [
        "Base.lproj/Pane.xib": xib,
        "de.lproj/Pane.strings":
          #""lab-el-001.text" = "Eine sehr lange Bezeichnung mit mehr als einer Zeile";"#,
        "App/Pane.swift": #"let nib = UINib(nibName: "Pane", bundle: nil)"#,
      ])
    #expect(result.found.count == count, "\(result.found)")
  }

  /// A button in the row that is as wide as its image leaves the label the rest.
  @Test(arguments: [
    ("", Severity.error as Severity?),
    ("icon.setImage(UIImage(named: \"a\"), for: .normal)", .note),
    ("icon.tintColor = .red", .error),
  ])
  func `an image of code beside a label makes its room unsure`(
    code: String, severity: Severity?
  ) async throws {
    let row = """
      <stackView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="row-st-001">\
      <rect key="frame" x="16" y="100" width="120" height="20.5"/><subviews>\
      <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" \
      horizontalHuggingPriority="751" horizontalCompressionResistancePriority="800" id="ico-n0-001">\
      <rect key="frame" x="0" y="0" width="30" height="20.5"/>\
      <state key="normal" image="icon"/></button>\
      \(TestInterface.label("lab-el-001", "Wait", x: 30, width: 90))</subviews></stackView>
      """
    let storyboard = TestInterface.storyboard(
      row,
      """
      row-st-001.leading = root.leading + 16
      row-st-001.top = root.top + 100
      row-st-001.width = 120
      """,
      inController: """
        <connections><outlet property="icon" destination="ico-n0-001" id="out-le-001"/></connections>
        """
    ).replacing("<viewController ", with: #"<viewController customClass="Account" "#)
      .replacing(
        "</document>",
        with: #"<resources><image name="icon" width="30" height="20.5"/></resources></document>"#)
    let result = try await TestInterface.check(
      storyboard, ["de": Self.long],
      files: [
        "App/Account.swift":
          "class Account: UIViewController { @IBOutlet var icon: UIButton!\nfunc f() { \(code) } }"
      ])
    let found = result.report.findings.filter { $0.rule.rawValue == "truncated" }
    #expect(found.first?.severity == severity, "\(result.found) \(result.notices)")
  }

  /// UIScrollView.isScrollEnabled: it shows all of its text, a part at a time.
  @Test(arguments: [("", 0), (#"scrollEnabled="NO""#, 1)])
  func `a text view that scrolls cuts nothing`(scrolling: String, count: Int) async throws {
    let view = """
      <textView \(scrolling) translatesAutoresizingMaskIntoConstraints="NO" id="vie-w0-001">\
      <rect key="frame" x="16" y="100" width="200" height="40"/>\
      <string key="text">Wait</string>\
      <fontDescription key="fontDescription" type="system" pointSize="14"/></textView>
      """
    let result = try await TestInterface.check(
      TestInterface.storyboard(
        view,
        """
        vie-w0-001.leading = root.leading + 16
        vie-w0-001.top = root.top + 100
        vie-w0-001.width = 200
        vie-w0-001.height = 40
        """),
      ["de": #""vie-w0-001.text" = "Eine sehr lange Bezeichnung mit mehr als einer Zeile";"#])
    #expect(result.found.count == count, "\(result.found)")
  }
}
