import OversetModel
import Testing

@testable import Overset

/// Objects that show no text, or another one than code's names say.
struct UnseenTextTests {
  private static func label(_ width: Int) -> String {
    TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Total", x: 16, width: Double(width)).replacing(
        "</label>",
        with: """
          <constraints><constraint firstAttribute="width" constant="\(width)" id="con-wi-001"/>\
          </constraints></label>
          """),
      """
      lab-el-001.leading = root.leading + 16
      lab-el-001.top = root.top + 100
      """)
  }

  @Test(arguments: [(1, 0), (2, 0), (30, 1)])
  func `a label that is a line shows nothing`(width: Int, count: Int) async throws {
    let result = try await TestInterface.check(
      Self.label(width), ["de": #""lab-el-001.text" = "Gesamtbetrag";"#])
    #expect(result.report.findings.count { $0.severity != .note } == count, "\(result.found)")
  }

  @Test(arguments: [("0.0", 0), ("0.5", 1), ("1", 1)])
  func `a text without any opacity is not seen`(alpha: String, count: Int) async throws {
    let color = "white=\"0.0\" alpha=\"\(alpha)\" colorSpace=\"calibratedWhite\"/>"
    let label = Self.label(30).replacing(
      "<fontDescription ", with: "<color key=\"textColor\" \(color)<fontDescription ")
    let button = TestInterface.storyboard(
      TestInterface.button("but-to-001", "Total", x: 16, width: 60).replacing(
        "title=\"Total\"/>", with: "title=\"Total\"><color key=\"titleColor\" \(color)</state>"),
      """
      but-to-001.leading = root.leading + 16
      but-to-001.top = root.top + 100
      but-to-001.width = 60
      """)
    for (storyboard, key) in [
      (label, "lab-el-001.text"), (button, "but-to-001.normalTitle"),
    ] {
      let result = try await TestInterface.check(
        storyboard, ["de": "\"\(key)\" = \"Gesamtbetrag\";"])
      #expect(
        result.report.findings.count { $0.severity != .note } == count, "\(key): \(result.found)")
    }
  }

  /// Another state shows the usual title in its own colour, and code may give what it reaches any.
  @Test(arguments: [true, false])
  func `a text without any opacity may be seen at another time`(isReached: Bool) async throws {
    let clear = "white=\"0.0\" alpha=\"0.0\" colorSpace=\"calibratedWhite\"/></state>"
    let state =
      isReached
      ? "" : "<state key=\"selected\"><color key=\"titleColor\" white=\"1\" alpha=\"1\"/></state>"
    let storyboard = TestInterface.storyboard(
      TestInterface.button("but-to-001", "Total", x: 16, width: 60).replacing(
        "title=\"Total\"/>",
        with: "title=\"Total\"><color key=\"titleColor\" \(clear)\(state)"),
      """
      but-to-001.leading = root.leading + 16
      but-to-001.top = root.top + 100
      but-to-001.width = 60
      """,
      inController: isReached
        ? """
        <connections><outlet property="total" destination="but-to-001" id="out-le-001"/></connections>
        """ : ""
    ).replacing("<viewController ", with: #"<viewController customClass="Account" "#)
    let account = "class Account: UIViewController { @IBOutlet var total: UIButton! }"
    let result = try await TestInterface.check(
      storyboard, ["de": #""but-to-001.normalTitle" = "Gesamtbetrag";"#],
      files: ["App/Account.swift": account])
    #expect(result.report.findings.count { $0.severity != .note } == 1, "\(result.found)")
  }

  /// The button's class sets the title of its usual state by the attribute.
  @Test(arguments: [("normal", 1), ("selected", 0)])
  func `a runtime attribute is the title of a button's usual state`(
    state: String, count: Int
  ) async throws {
    let button = """
      <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001">\
      <rect key="frame" x="16" y="100" width="60" height="30"/>\
      <state key="\(state)" title="Total"/><userDefinedRuntimeAttributes>\
      <userDefinedRuntimeAttribute type="string" keyPath="localizedKey" value="sum"/>\
      </userDefinedRuntimeAttributes></button>
      """
    let storyboard = TestInterface.storyboard(
      button,
      """
      but-to-001.leading = root.leading + 16
      but-to-001.top = root.top + 100
      but-to-001.width = 60
      """)
    let text = #""sum" = "Gesamtbetrag mit Steuern";"#
    let result = try await TestInterface.check(
      storyboard, [:],
      files: [
        "de.lproj/Localizable.strings": text, "en.lproj/Localizable.strings": #""sum" = "Sum";"#,
      ])
    #expect(result.report.findings.count { $0.rule == .truncated && $0.severity != .note } == count)
  }
}
