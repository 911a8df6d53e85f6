import OversetModel
import Testing

@testable import Overset

/// Which texts of objects are checked beside those that a view shows by itself.
struct ShownTextTests {
  @Test func `a segment has its share of the control`() async throws {
    let storyboard = TestInterface.storyboard(
      """
      <segmentedControl translatesAutoresizingMaskIntoConstraints="NO" id="seg-me-001">\
      <rect key="frame" x="16" y="100" width="343" height="32"/><segments>
      <segment title="Day"/><segment title="Week"/><segment title="Month"/>
      </segments></segmentedControl>
      """,
      """
      seg-me-001.leading = root.leading + 16
      root.trailing = seg-me-001.trailing + 16
      seg-me-001.top = root.top + 100
      """)
    let result = try await TestInterface.check(
      storyboard,
      [
        "de": #"""
        "seg-me-001.segmentTitles[0]" = "Tag";
        "seg-me-001.segmentTitles[1]" = "Wochen";
        "seg-me-001.segmentTitles[2]" = "Kalendermonate";
        """#
      ])
    #expect(result.found == ["truncated seg-me-001.segmentTitles[2] de"])
    let width = try #require(result.width(of: "seg-me-001.segmentTitles[1]", in: "de"))
    #expect(abs(width - 96) < 0.1)
  }

  @Test(arguments: [
    (
      "App/A.swift",
      #"class Account { @IBOutlet var days: UISegmentedControl!; func f() { CODE } }"#,
      #"days.setTitle(NSLocalizedString("k", comment: ""), forSegmentAt: 1)"#
    ),
    (
      "App/A.m", "@implementation Account\n- (void)f { CODE }\n@end",
      #"[self.days setTitle:NSLocalizedString(@"k", nil) forSegmentAtIndex:1];"#
    ),
  ])
  func `code sets the title of one segment`(file: String, source: String, code: String) async throws
  {
    let storyboard = TestInterface.storyboard(
      """
      <segmentedControl translatesAutoresizingMaskIntoConstraints="NO" id="seg-me-001">\
      <rect key="frame" x="16" y="100" width="343" height="32"/><segments>
      <segment title="Day"/><segment title="Week"/><segment title="Month"/>
      </segments></segmentedControl>
      """,
      """
      seg-me-001.leading = root.leading + 16
      root.trailing = seg-me-001.trailing + 16
      seg-me-001.top = root.top + 100
      """,
      inController: """
        <connections><outlet property="days" destination="seg-me-001" id="out-le-001"/></connections>
        """
    ).replacing("<viewController ", with: #"<viewController customClass="Account" "#)
    let result = try await TestInterface.check(
      storyboard, [:],
      files: [
        file: source.replacing("CODE", with: code),
        "en.lproj/Localizable.strings": #""k" = "Week";"#,
        "de.lproj/Localizable.strings": #""k" = "Kalendermonate";"#,
      ])
    #expect(result.found == ["truncated k de"])
    #expect(result.width(of: "k", in: "de").map { abs($0 - 96) < 0.1 } == true)
  }

  @Test func `a button shows the titles of all states in the same room`() async throws {
    let button = TestInterface.button("but-to-001", "Play", x: 16, width: 60)
      .replacing("</button>", with: #"<state key="selected" title="Pause"/></button>"#)
    let storyboard = TestInterface.storyboard(
      button,
      """
      but-to-001.leading = root.leading + 16
      but-to-001.top = root.top + 100
      but-to-001.width = 60
      """)
    let result = try await TestInterface.check(
      storyboard,
      [
        "de": #"""
        "but-to-001.normalTitle" = "Spiele";
        "but-to-001.selectedTitle" = "Unterbrechen";
        """#
      ])
    #expect(result.found == ["truncated but-to-001.selectedTitle de"])
    #expect(
      result.report.findings.first?.subject.label?.hasSuffix("▸ selectedTitle #but-to-001") == true)
  }

  @Test func `what only another size class has is found`() async throws {
    let label = TestInterface.label("pad-la-001", "Total", x: 16, width: 60)
    let storyboard = TestInterface.storyboard(
      label,
      """
      pad-la-001.leading = root.leading + 16
      pad-la-001.top = root.top + 100
      pad-la-001.width = 60
      """
    ).replacing(
      "</view>\n",
      with: """
        <variation key="default"><mask key="subviews"><exclude reference="pad-la-001"/></mask>
        </variation><variation key="heightClass=regular-widthClass=regular">\
        <mask key="subviews"><include reference="pad-la-001"/></mask></variation></view>

        """)
    let strings = ["de": #""pad-la-001.text" = "Gesamtbetrag";"#]
    let result = try await TestInterface.check(
      storyboard, strings, yaml: "screens: {se: 320, pad: 834}\n")
    #expect(result.found == ["truncated pad-la-001.text de"])
    let finding = try #require(result.report.findings.first)
    #expect(finding.severity == .warning)
    #expect(finding.subject.variant.screen == "pad")
    let phone = try await TestInterface.check(storyboard, strings)
    #expect(phone.found == [])
  }
}
