import OversetModel
import Testing

@testable import Overset

/// What the texts of a locale do to the layout of a scene.
struct SceneFaultCheckTests {
  /// Nothing is between the two.
  private static let edges = TestInterface.storyboard(
    TestInterface.label("lef-t1-001", "Total", x: 16, width: 37.5)
      + TestInterface.label("rig-ht-001", "Sum", x: 324.5, width: 34.5),
    """
    lef-t1-001.leading = root.leading + 16
    root.trailing = rig-ht-001.trailing + 16
    lef-t1-001.top = root.top + 100
    rig-ht-001.top = root.top + 100
    """)

  @Test func `texts that meet in a locale overlap`() async throws {
    let result = try await TestInterface.check(
      Self.edges,
      [
        "de": """
        "lef-t1-001.text" = "Gesamtbetrag inklusive Steuern";
        "rig-ht-001.text" = "zwölfhundert";
        """,
        "fr": #""lef-t1-001.text" = "Total"; "rig-ht-001.text" = "Somme";"#,
      ])
    #expect(result.found == ["overlap rig-ht-001.text de"])
    let finding = try #require(result.report.findings.first)
    #expect(
      finding.message.hasPrefix("'rig-ht-001.text' (de, se) overlaps ‘Total’ by "),
      "\(finding.message)")
    #expect(finding.message.hasSuffix(" in 'Main ▸ Account'"), "\(finding.message)")
    #expect(finding.location.path == "de.lproj/Main.strings")
    #expect(finding.location.position.line == 2)
  }

  /// Views in one place are often shown one after the other.
  @Test(arguments: [
    ("", Severity.error), ("total.alpha = isOpen ? 1 : 0", .note),
    ("if isOpen { total.isHidden = true }", .note), ("total.textColor = .red", .error),
  ])
  func `texts of which code may hide one are only doubted`(code: String, severity: Severity)
    async throws
  {
    let storyboard = Self.edges.replacing(
      "<viewController ", with: #"<viewController customClass="Account" "#
    ).replacing(
      "</viewController>",
      with: """
        <connections><outlet property="total" destination="lef-t1-001" id="out-le-001"/>\
        </connections></viewController>
        """)
    let long = """
      "lef-t1-001.text" = "Gesamtbetrag inklusive Steuern"; "rig-ht-001.text" = "zwölfhundert";
      """
    let source = """
      class Account: UIViewController {
        @IBOutlet var total: UILabel!
        func show(isOpen: Bool) { \(code) }
      }
      """
    let result = try await TestInterface.check(
      storyboard, ["de": long], files: ["App/Account.swift": source])
    #expect(result.report.findings.filter { $0.rule == .overlap }.map(\.severity) == [severity])
  }

  /// A line is in the middle of a label that is higher.
  @Test(arguments: [(44, 0), (22, 1)])
  func `a text that meets only the frame of another one does not overlap it`(
    height: Int, count: Int
  ) async throws {
    let storyboard = TestInterface.storyboard(
      TestInterface.label("lef-t1-001", "Total", x: 16, width: 343)
        + TestInterface.label("but-to-001", "Open", x: 16, width: 343, #"textAlignment="center""#),
      """
      lef-t1-001.leading = root.leading + 16
      root.trailing = lef-t1-001.trailing + 16
      lef-t1-001.top = root.top + 100
      but-to-001.leading = root.leading + 16
      root.trailing = but-to-001.trailing + 16
      but-to-001.top = lef-t1-001.bottom - 6
      but-to-001.height = \(height)
      """)
    let long = """
      "lef-t1-001.text" = "Gesamtbetrag mit Steuern"; "but-to-001.text" = "Gesamtbetrag öffnen";
      """
    let result = try await TestInterface.check(storyboard, ["de": long])
    #expect(result.report.findings.count { $0.rule == .overlap } == count, "\(result.found)")
  }

  @Test(arguments: [("Benachrichtigungen bei Verspätung", 1), ("Mitteilungen", 0)])
  func `a text that runs over a control overlaps it`(text: String, count: Int) async throws {
    let storyboard = TestInterface.storyboard(
      TestInterface.label("lef-t1-001", "Total", x: 16, width: 37.5) + """
        <switch translatesAutoresizingMaskIntoConstraints="NO" id="swi-tc-001">
        <rect key="frame" x="310" y="100" width="51" height="31"/></switch>
        """,
      """
      lef-t1-001.leading = root.leading + 16
      root.trailing = swi-tc-001.trailing + 16
      lef-t1-001.top = root.top + 100
      swi-tc-001.top = root.top + 100
      """)
    let result = try await TestInterface.check(
      storyboard, ["de": "\"lef-t1-001.text\" = \"\(text)\";"])
    #expect(
      result.found == [String](repeating: "overlap lef-t1-001.text de", count: count),
      "\(result.report.findings.map(\.message))")
  }

  @Test func `texts that meet in the source locale already are meant to`() async throws {
    let storyboard = TestInterface.storyboard(
      TestInterface.label("lef-t1-001", "Total", x: 16, width: 37.5)
        + TestInterface.label("rig-ht-001", "Sum", x: 20, width: 34.5),
      """
      lef-t1-001.leading = root.leading + 16
      rig-ht-001.leading = root.leading + 20
      lef-t1-001.top = root.top + 100
      rig-ht-001.top = root.top + 100
      """)
    let result = try await TestInterface.check(
      storyboard, ["de": #""lef-t1-001.text" = "Gesamt"; "rig-ht-001.text" = "Summe";"#])
    #expect(result.found == [])
  }

  /// Pinned to the leading edge alone.
  private static let unlimited = TestInterface.storyboard(
    TestInterface.label("lab-el-001", "Title", x: 16, width: 33.5),
    """
    lab-el-001.leading = root.leading + 16
    lab-el-001.top = root.top + 100
    """)

  @Test func `a text that nothing limits runs out of the screen`() async throws {
    let result = try await TestInterface.check(
      Self.unlimited,
      [
        "de": #""lab-el-001.text" = "Ein Titel, der breiter als der ganze Bildschirm ist";"#,
        "fr": #""lab-el-001.text" = "Un titre";"#,
      ], yaml: "screens: {se: 320, pad: 1024}\n")
    #expect(result.found == ["off-screen lab-el-001.text de"])
    let message = try #require(result.report.findings.first?.message)
    #expect(message.hasSuffix("in 'Main ▸ Account', on se, not on pad"), "\(message)")
  }

  @Test func `right to left, it runs out of the left edge`() async throws {
    let text = String(repeating: "عنوان أطول من الشاشة ", count: 3)
    let result = try await TestInterface.check(
      Self.unlimited,
      ["ar": "\"lab-el-001.text\" = \"\(text)\";", "he": #""lab-el-001.text" = "כותרת";"#])
    #expect(result.found == ["off-screen lab-el-001.text ar"])
  }

  @Test func `right to left, the two edges change places`() async throws {
    let storyboard = TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Title", x: 16, width: 33.5)
        + TestInterface.label("fix-ed-001", "Sum", x: 324.5, width: 34.5),
      """
      lab-el-001.leading = root.leading + 16
      fix-ed-001.left = root.left + 324.5
      fix-ed-001.width = 34.5
      lab-el-001.top = root.top + 100
      fix-ed-001.top = root.top + 100
      """)
    let result = try await TestInterface.check(
      storyboard,
      [
        "he": #""lab-el-001.text" = "כותרת"; "fix-ed-001.text" = "סך";"#,
        "de": #""lab-el-001.text" = "Titel"; "fix-ed-001.text" = "Ja";"#,
      ], yaml: "screens: {plus: 375}\n")
    #expect(result.found == ["overlap fix-ed-001.text he"])
  }

  @Test func `what scrolls sideways does not run out of the screen`() async throws {
    let storyboard = TestInterface.storyboard(
      """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scr-ol-001">\
      <rect key="frame" x="0" y="0" width="375" height="100"/><subviews>
      \(TestInterface.label("lab-el-001", "Title", x: 16, width: 33.5))
      </subviews></scrollView>
      """,
      """
      scr-ol-001.leading = root.leading
      scr-ol-001.trailing = root.trailing
      scr-ol-001.top = root.top
      scr-ol-001.height = 100
      lab-el-001.leading = scr-ol-001.leading + 16
      scr-ol-001.trailing = lab-el-001.trailing + 16
      lab-el-001.top = scr-ol-001.top
      scr-ol-001.bottom = lab-el-001.bottom
      """)
    let long = #""lab-el-001.text" = "Ein Titel, der breiter als der ganze Bildschirm ist";"#
    let result = try await TestInterface.check(storyboard, ["de": long])
    #expect(result.report.summary.layouts > 0)
    #expect(result.found == [])
  }

  private static let stiff = TestInterface.storyboard(
    TestInterface.button(
      "but-to-001", "Save", x: 16, width: 120, "horizontalCompressionResistancePriority=\"1000\""),
    """
    but-to-001.leading = root.leading + 16
    but-to-001.top = root.top + 100
    but-to-001.width = 120
    """)

  @Test func `a text that may not be compressed breaks a required width`() async throws {
    let result = try await TestInterface.check(
      Self.stiff,
      [
        "de": #""but-to-001.normalTitle" = "Zahlungspflichtig bestellen";"#,
        "fr": #""but-to-001.normalTitle" = "Payer";"#,
      ])
    #expect(
      result.found == [
        "truncated but-to-001.normalTitle de", "unsatisfiable but-to-001.normalTitle de",
      ])
    let finding = try #require(
      result.report.findings.first { $0.rule.rawValue == "unsatisfiable" })
    #expect(finding.severity == .warning)
    #expect(finding.message.contains("breaks a constraint of ‘Save’"), "\(finding.message)")
    #expect(finding.suggestion == "give the constraint #con-st-2 a priority below 1000")
    // UIKit may break the width as well.
    let lost = try #require(result.report.findings.first { $0.rule.rawValue == "truncated" })
    #expect(lost.severity == .warning)
  }

  @Test func `texts of one priority in a row are one finding`() async throws {
    let result = try await TestInterface.check(
      SolvedFrameTests.buttons,
      [
        "de": """
        "one-bu-001.normalTitle" = "Änderungen sichern";
        "two-bu-001.normalTitle" = "Weiterempfehlen";
        "thr-bu-001.normalTitle" = "Öffnen";
        """,
        "fr": """
        "one-bu-001.normalTitle" = "Garder";
        "two-bu-001.normalTitle" = "Envoyer";
        "thr-bu-001.normalTitle" = "Ouvrir";
        """,
      ])
    #expect(result.found == ["row-overflow one-bu-001.normalTitle de"], "at the widest text")
    let message = try #require(result.report.findings.first?.message)
    let others = "‘Send’ (129.7 pt) and ‘Open’ (52.7 pt)"
    #expect(
      message.contains("asks for 153.7 pt in a row with \(others) that lacks 64.0 pt"),
      "\(message)")
  }

  /// A label beside a switch, of one priority.
  @Test(
    arguments: [
      (1, nil, ["row-overflow lab-el-001.text de"]), (0, nil, []), (1, 0.5, []),
      (1, 0.9, ["row-overflow lab-el-001.text de"]),
    ] as [(Int, Double?, [String])])
  func `a label that wraps or shrinks lacks nothing beside a switch`(
    lines: Int, scale: Double?, found: [String]
  ) async throws {
    let fixed = #"adjustsFontSizeToFit="NO""#
    let fit = scale.map { "adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"\($0)\"" }
    let storyboard = TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Sounds", x: 16, width: 286, "numberOfLines=\"\(lines)\"")
        + """
        <switch horizontalHuggingPriority="750" id="swi-ch-001" \
        translatesAutoresizingMaskIntoConstraints="NO">\
        <rect key="frame" x="310" y="100" width="51" height="31"/></switch>
        """,
      """
      lab-el-001.leading = root.leading + 16
      swi-ch-001.leading = lab-el-001.trailing + 8
      root.trailing = swi-ch-001.trailing + 16
      lab-el-001.top = root.top + 100
      swi-ch-001.top = root.top + 100
      """)
    let result = try await TestInterface.check(
      storyboard.replacing(fixed, with: fit ?? fixed),
      ["de": #""lab-el-001.text" = "Geräusche bei jeder Benachrichtigung";"#])
    #expect(result.found == found)
    guard let finding = result.report.findings.first else { return }
    #expect(finding.message.contains(" that lacks "), "\(finding.message)")
    let advice = "give the text a lower compression resistance than the views beside it"
    #expect(finding.suggestion?.contains(advice) ?? false, "\(finding.suggestion ?? "")")
  }

  @Test func `a layout that code may change is a finding of the severity below`() async throws {
    let storyboard = TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Title", x: 16, width: 33.5),
      """
      lab-el-001.leading = root.leading + 16
      lab-el-001.top = root.top + 100
      """,
      inController: """
        <connections><outlet property="side" destination="con-st-0" id="out-le-001"/></connections>
        """)
    let long = #""lab-el-001.text" = "Ein Titel, der breiter als der ganze Bildschirm ist";"#
    let result = try await TestInterface.check(storyboard, ["de": long])
    let finding = try #require(result.report.findings.first)
    #expect(finding.severity == .warning)
    #expect(
      finding.message.hasSuffix(
        "; the layout is not certain: code may change one of its constraints"),
      "\(finding.message)")
  }
}
