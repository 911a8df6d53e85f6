import OversetModel
import OversetRules
import Testing

@testable import Overset

/// Objects that a document hides, and that code shows.
struct ShownByCodeTests {
  private static let label = TestInterface.account.replacing(
    "<label text", with: "<label hidden=\"YES\" text")

  private static let long = #""lab-el-001.text" = "Gesamtbetrag mit allen Steuern und Gebühren";"#

  private static func findings(
    _ storyboard: String, _ files: [String: String], _ strings: String = long
  ) async throws -> [Finding] {
    let result = try await TestInterface.check(storyboard, ["de": strings], files: files)
    return result.report.findings.filter { $0.rule != .untranslated }
  }

  private static func swift(_ code: String) -> [String: String] {
    [
      "App/Account.swift": """
      class Account: UIViewController {
        @IBOutlet var total: UILabel!
        @IBOutlet var other: UIView!
        override func viewDidLoad() { \(code) }
      }
      """
    ]
  }

  private static func objectiveC(_ code: String) -> [String: String] {
    ["App/Account.m": "@implementation Account\n- (void)viewDidLoad { \(code) }\n@end\n"]
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var files: [String: String]
    /// None where nothing is checked.
    var severities: [Severity] = []

    var testDescription: String { files.values.joined() }
  }

  @Test(arguments: [
    Case(files: swift("")),
    Case(files: swift("total.isHidden = true")),
    Case(files: swift("other.isHidden = false")),
    Case(files: swift("total.isHidden = false"), severities: [.error]),
    Case(files: swift("if isOn { total.isHidden = false }"), severities: [.error]),
    Case(files: swift("total.isHidden = !isOn"), severities: [.warning]),
    Case(files: swift("total.isHidden = !isOn; total.isHidden = false"), severities: [.error]),
    Case(files: objectiveC("self.total.hidden = YES;")),
    Case(files: objectiveC("self.total.hidden = NO;"), severities: [.error]),
    Case(files: objectiveC("_total.hidden = !self.isOn;"), severities: [.warning]),
    Case(files: objectiveC("[self.total setHidden:NO];"), severities: [.error]),
    Case(files: objectiveC("[_total setHidden:YES];")),
  ])
  func `a label that is shown has the room that the document says`(_ c: Case) async throws {
    #expect(try await Self.findings(Self.label, c.files).map(\.severity) == c.severities)
  }

  @Test(
    arguments: [
      ("total.isHidden = false", []), ("other.isHidden = false", []),
      ("total.isHidden = false; other.isHidden = false", [.error]),
    ] as [(String, [Severity])])
  func `a label is shown where every hidden view around it is`(
    code: String, severities: [Severity]
  ) async throws {
    let label = TestInterface.label("lab-el-001", "Total", x: 0, width: 343, #"hidden="YES""#)
    let storyboard = TestInterface.storyboard(
      """
      <view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="pan-el-001">\
      <rect key="frame" x="16" y="100" width="343" height="20.5"/><subviews>
      \(label)
      </subviews><constraints>\
      <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="pan-el-001" \
      secondAttribute="leading" id="c-1"/>\
      <constraint firstItem="lab-el-001" firstAttribute="trailing" secondItem="pan-el-001" \
      secondAttribute="trailing" id="c-2"/></constraints></view>
      """,
      """
      pan-el-001.leading = root.leading + 16
      root.trailing = pan-el-001.trailing + 16
      """, inController: Self.outlets(other: "pan-el-001")
    ).replacing("<viewController ", with: #"<viewController customClass="Account" "#)
    #expect(try await Self.findings(storyboard, Self.swift(code)).map(\.severity) == severities)
  }

  private static func outlets(other: String) -> String {
    """
    <connections><outlet property="total" destination="lab-el-001" id="out-le-001"/>
    <outlet property="other" destination="\(other)" id="out-le-002"/></connections>
    """
  }

  /// A stack view of a hidden label and another one.
  private static func stack(_ axis: String, isOtherHidden: Bool = false) -> String {
    let hidden = #"hidden="YES""#
    let firm = #" horizontalCompressionResistancePriority="751""#
    return TestInterface.storyboard(
      """
      <stackView axis="\(axis)" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" \
      id="sta-ck-001"><rect key="frame" x="16" y="100" width="343" height="33"/><subviews>
      \(TestInterface.label("lab-el-001", "Total", x: 0, width: 343, hidden))
      \(TestInterface.label("oth-er-001", "12", x: 0, width: 343, firm + (isOtherHidden ? " " + hidden : "")))
      </subviews></stackView>
      """,
      """
      sta-ck-001.leading = root.leading + 16
      root.trailing = sta-ck-001.trailing + 16
      sta-ck-001.top = root.top + 100
      """, inController: outlets(other: "oth-er-001")
    ).replacing("<viewController ", with: #"<viewController customClass="Account" "#)
  }

  private static let both = "total.isHidden = false; other.isHidden = false"

  /// The stored frames of what a stack view hides are old ones: no layout is compared with them.
  @Test(
    arguments: [
      ("vertical", false, "total.isHidden = false", [.warning]),
      ("vertical", true, both, [.warning]),
      ("horizontal", false, "total.isHidden = false", [.warning]),
      // Whether both are there at a time is not known.
      ("horizontal", true, both, []),
      ("horizontal", false, "total.isHidden = isOut; other.isHidden = !isOut", []),
      ("horizontal", false, "total.isHidden = isOut; other.isHidden = isFull", [.warning]),
      ("horizontal", false, "total.isHidden = false; other.isHidden = true", []),
      ("vertical", false, "total.isHidden = isOut; other.isHidden = !isOut", [.warning]),
      ("vertical", false, "", []),
    ] as [(String, Bool, String, [Severity])])
  func `a stack view makes room for what code shows`(
    axis: String, isOtherHidden: Bool, code: String, severities: [Severity]
  ) async throws {
    let found = try await Self.findings(
      Self.stack(axis, isOtherHidden: isOtherHidden), Self.swift(code))
    #expect(found.map(\.severity) == severities)
  }

  @Test func `a view without a text may be hidden beside it, too`() async throws {
    let image = """
      <imageView translatesAutoresizingMaskIntoConstraints="NO" id="oth-er-001"><rect key="frame" \
      x="0" y="0" width="30" height="33"/><constraints><constraint firstAttribute="width" \
      constant="30" id="wid-th-001"/></constraints></imageView></subviews></stackView>
      """
    let text = Self.stack("horizontal")
    let start = try #require(text.range(of: "<label", options: .backwards)).lowerBound
    let end = try #require(text.range(of: "</stackView>")).upperBound
    let storyboard = text.replacingCharacters(in: start..<end, with: image)
    func severities(_ code: String) async throws -> [Severity] {
      try await Self.findings(storyboard, Self.swift(code)).map(\.severity)
    }
    #expect(try await severities("total.isHidden = isOut") == [.warning])
    #expect(try await severities("total.isHidden = isOut; other.isHidden = !isOut") == [])
  }

  /// Fits by itself, and not beside the other.
  @Test func `what is beside it has the room of the document`() async throws {
    let wide =
      #""oth-er-001.text" = "Gesamtbetrag mit allen Steuern"; "lab-el-001.text" = "Betrag";"#
    let found = try await Self.findings(
      Self.stack("horizontal"), Self.swift("total.isHidden = false"), wide)
    #expect(!found.contains { $0.subject.key == "oth-er-001.text" })
  }
}
