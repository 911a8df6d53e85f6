import OversetModel
import Testing

@testable import Overset

/// The frames of labels in storyboards, by the texts of each locale.
struct SolvedFrameTests {
  /// A title that gives way to a value at its right. On 320 points they share 280.
  static let row = TestInterface.storyboard(
    TestInterface.label(
      "tit-le-001", "Title", x: 16, width: 312.5, "horizontalCompressionResistancePriority=\"749\"")
      + TestInterface.label(
        "val-ue-001", "On", x: 336.5, width: 22.5, "horizontalHuggingPriority=\"251\""),
    """
    tit-le-001.leading = root.leading + 16
    val-ue-001.leading = tit-le-001.trailing + 8
    root.trailing = val-ue-001.trailing + 16
    tit-le-001.top = root.top + 100
    val-ue-001.top = root.top + 100
    """)

  @Test func `a text is cut off in the locale whose other texts take its room`() async throws {
    let title = #""tit-le-001.text" = "Benachrichtigungen"; "#
    let result = try await TestInterface.check(
      Self.row,
      [
        "de": title + #""val-ue-001.text" = "Nur bei Verspätungen";"#,
        "nl": title + #""val-ue-001.text" = "Aan";"#,
      ])
    #expect(result.found == ["truncated tit-le-001.text de"])
    let finding = try #require(result.report.findings.first)
    #expect(finding.severity == .error)
    #expect(
      finding.subject.label == "Main ▸ Scene ‘Account’ ▸ ‘Title’ #tit-le-001")
    #expect(finding.location.path == "de.lproj/Main.strings")
    #expect(result.notices.isEmpty, "\(result.notices)")
    let german = try #require(result.width(of: "tit-le-001.text", in: "de"))
    let dutch = try #require(result.width(of: "tit-le-001.text", in: "nl"))
    // Of 280 points "Nur bei Verspätungen" takes 166, and "On" 22.3.
    #expect(abs(german - 114) < 0.4, "\(german)")
    #expect(abs(dutch - 257.7) < 0.4, "\(dutch)")
  }

  /// A label of 120 points, or of less, that Xcode stored at another place or width.
  private static func stored(x: Points, width: Points, solved: Int = 120) -> String {
    TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Title", x: x, width: width),
      """
      lab-el-001.leading = root.leading + 16
      lab-el-001.width = \(solved)
      lab-el-001.top = root.top + 100
      """)
  }

  @Test(arguments: [
    (stored(x: 16, width: 120), ["error"]), (stored(x: 18, width: 120), ["note"]),
    (stored(x: 90, width: 120), ["note"]), (stored(x: 16, width: 90), ["note"]),
    // As wide as Xcode stored it, it fits.
    (stored(x: 16, width: 343), []),
    // What does not hold the source's text either is another layout than the app's.
    (stored(x: 90, width: 20, solved: 20), []),
  ])
  func `a text in a room that is not sure makes a finding that weighs less`(
    storyboard: String, severities: [String]
  ) async throws {
    let result = try await TestInterface.check(
      storyboard, ["de": #""lab-el-001.text" = "Benachrichtigungen bei Verspätungen";"#])
    #expect(
      result.report.findings.map(\.severity.rawValue) == severities, "\(result.report.findings)")
  }

  /// 250 texts in one place: every two of them overlap.
  @Test func `a scene that takes too much work is not known, and passes nothing`() async throws {
    let ids = (100..<350).map { "lab-el-\($0)" }
    let labels = ids.map { id in
      TestInterface.label(id, "Save", x: 16, width: 60).replacing(
        "translatesAutoresizingMaskIntoConstraints=\"NO\"", with: #"fixedFrame="YES""#)
    }
    let strings = ids.map { "\"\($0).text\" = \"Sichern\";" }.joined(separator: "\n")
    let result = try await TestInterface.check(
      TestInterface.storyboard(labels.joined(), ""), ["de": strings])
    #expect(result.report.layouts.isEmpty)
    #expect(
      result.notices.contains {
        $0.message.hasPrefix("250 of 250 texts of interfaces are not checked, because their rooms")
      }, "\(result.notices)")
  }

  @Test(arguments: [
    "root.trailing >= but-to-001.trailing + 16", "but-to-001.width <= 200", "",
  ])
  func `a view that is as wide as its text is not crowded`(limit: String) async throws {
    let storyboard = TestInterface.storyboard(
      TestInterface.button("but-to-001", "Save", x: 16, width: 37),
      """
      but-to-001.leading = root.leading + 16
      but-to-001.top = root.top + 100
      \(limit)
      """)
    let result = try await TestInterface.check(
      storyboard, ["de": #""but-to-001.normalTitle" = "Sichern";"#])
    #expect(result.report.summary.layouts > 0)
    #expect(result.found.isEmpty)
  }

  /// Three buttons in a stack view whose gaps are equal.
  static let buttons = TestInterface.storyboard(
    """
    <stackView distribution="equalSpacing" spacing="8" \
    translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-001">\
    <rect key="frame" x="16" y="100" width="343" height="33"/><subviews>
    \(TestInterface.button("one-bu-001", "Save", x: 0, width: 37))
    \(TestInterface.button("two-bu-001", "Send", x: 150, width: 39.5))
    \(TestInterface.button("thr-bu-001", "Open", x: 301.5, width: 41.5))
    </subviews></stackView>
    """,
    """
    sta-ck-001.leading = root.leading + 16
    root.trailing = sta-ck-001.trailing + 16
    sta-ck-001.top = root.top + 100
    """)

  @Test func `buttons of one priority have the room that the others leave`() async throws {
    let result = try await TestInterface.check(
      Self.buttons, ["de": #""one-bu-001.normalTitle" = "Sichern";"#])
    #expect(result.found.filter { !$0.hasPrefix("untranslated") }.isEmpty, "\(result.found)")
    let width = try #require(result.width(of: "one-bu-001.normalTitle", in: "de"))
    // 288 points without two gaps of 8 and the other two titles.
    #expect(abs(width - 191.3) < 0.6, "\(width)")
  }

  @Test func `labels are found on the screens of the configuration, else on usual ones`()
    async throws
  {
    let strings = ["de": #""tit-le-001.text" = "Titel";"#]
    func screens(_ yaml: String, on device: String = "retina4_7") async throws -> [String] {
      let result = try await TestInterface.check(
        Self.row.replacing("retina4_7", with: device), strings, yaml: yaml)
      return result.report.layouts.filter { $0.locale.identifier == "de" }
        .compactMap(\.variant.screen)
    }
    #expect(try await screens("screens: {a: 300, b: 500}\n") == ["a", "b"])
    #expect(try await screens("") == ["320", "375", "393", "430"])
    #expect(try await screens("", on: "retina6_1") == ["320", "375", "393", "414", "430"])
  }

  @Test func `a size class has constraints of its own`() async throws {
    let storyboard = TestInterface.storyboard(
      TestInterface.label("lab-el-001", "Title", x: 16, width: 120),
      """
      lab-el-001.leading = root.leading + 16
      lab-el-001.top = root.top + 100
      lab-el-001.width = 120
      """
    ).replacing(
      "constant=\"120\" id=\"con-st-2\"/>",
      with: """
        constant="120" id="con-st-2"><variation key="widthClass=regular" constant="600"/></constraint>
        """)
    let result = try await TestInterface.check(
      storyboard, ["de": #""lab-el-001.text" = "Ein Titel mit mehr Text";"#],
      yaml: "screens: {se: 320, pad: 1024}\n")
    #expect(result.found == ["truncated lab-el-001.text de"])
    let message = try #require(result.report.findings.first?.message)
    #expect(message.hasSuffix("on se, not on pad"), "\(message)")
  }

  @Test func `a prototype cell is as wide as its table`() async throws {
    let table = TestInterface.table(
      """
      <subviews>\(TestInterface.label("lab-el-001", "Title", x: 16, width: 343))</subviews>\
      <constraints>\(TestInterface.constraints("""
        lab-el-001.leading = con-te-001.leading + 16
        con-te-001.trailing = lab-el-001.trailing + 16
        lab-el-001.top = con-te-001.top + 10
        """).replacing("con-st", with: "cel-st"))</constraints>
      """)
    let result = try await TestInterface.check(
      table,
      ["de": #""lab-el-001.text" = "Ein Titel mit mehr Text als der Zeile guttut";"#])
    #expect(result.found == ["truncated lab-el-001.text de"])
    #expect(result.report.findings.first?.severity == .error)
    let width = try #require(result.width(of: "lab-el-001.text", in: "de"))
    #expect(abs(width - 288) < 0.1, "\(width)")
  }

  /// The letters of the scripts are higher than a line of the system font.
  @Test(
    arguments: [
      ("ar", "اسم الدليل"), ("mr", "स्ट्रॉबेरी कूँ"), ("th", "ที่ปู่ซื้อ"), ("ta", "ஸ்ரீ கூடு"),
    ], ["", #"numberOfLines="0""#])
  func `the text of a basic cell has the whole height of the row`(
    text: (locale: String, value: String), lines: String
  ) async throws {
    let label = TestInterface.label(
      "lab-el-001", "Title", x: 16, width: 343, #"clipsSubviews="YES" "# + lines
    ).replacing(#" translatesAutoresizingMaskIntoConstraints="NO""#, with: "")
      .replacing(#"y="100""#, with: #"y="0""#).replacing(#"height="20.5""#, with: #"height="44""#)
      .replacing(#"type="system""#, with: #"type="boldSystem""#)
    let table = TestInterface.table(
      "<subviews>\(label)</subviews>",
      cell: #"reuseIdentifier="row" style="IBUITableViewCellStyleDefault" textLabel="lab-el-001""#,
      rowHeight: #"rowHeight="-1""#)
    let result = try await TestInterface.check(
      table,
      [text.locale: "\"lab-el-001.text\" = \"\(text.value)\";"])
    #expect(result.report.summary.layouts > 0)
    #expect(result.found == [])
  }

  /// The document places the label, as wide as Xcode's own measure of the text: ours is 0.4 points wider.
  @Test(arguments: [(41, 0), (38, 1)])
  func `a text that was drawn to fit its frame fits it`(width: Points, count: Int) async throws {
    let label = TestInterface.label("lab-el-001", "Titles", x: 16, width: width).replacing(
      "translatesAutoresizingMaskIntoConstraints=\"NO\"", with: #"fixedFrame="YES""#)
    let result = try await TestInterface.check(
      TestInterface.storyboard(label, ""), ["en": #""lab-el-001.text" = "Titles";"#],
      yaml: "screens: {phone: 375}\nsourceLocale: en\n")
    #expect(result.report.layouts.map(\.fit.needs.width).allSatisfy { ($0 ?? 0) > width })
    #expect(result.found.count == count, "\(result.found)")
  }

  /// A root that shows the text itself is as wide as its text, or as code says.
  @Test(arguments: [
    ("", false, 0), (#"firstAttribute="width" constant="80""#, false, 1), ("", true, 1),
  ])
  func `a label at the top of a XIB has only a width of its own`(
    constraint: String, keepsFrame: Bool, count: Int
  ) async throws {
    let label = TestInterface.label(
      "lab-el-001", "Title", x: 0, width: 80, "",
      constraint.isEmpty
        ? "" : "<constraints><constraint \(constraint) id=\"wid-th-001\"/></constraints>"
    ).replacing(
      #"translatesAutoresizingMaskIntoConstraints="NO""#,
      with: keepsFrame ? "" : #"translatesAutoresizingMaskIntoConstraints="NO""#)
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      useAutolayout="YES"><device id="retina4_7"/><dependencies>\
      <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21678"/>\
      </dependencies><objects>\(label)</objects></document>
      """
    let result = try await TestInterface.check(
      TestInterface.storyboard("", ""), [:],
      files: [
        "Base.lproj/Badge.xib": xib,
        "de.lproj/Badge.strings": #""lab-el-001.text" = "Ein Titel mit mehr Text";"#,
      ])
    #expect(result.found.count == count, "\(result.found)")
  }

  /// Its owner's class is in no code that the app compiles, and no code names it.
  @Test(arguments: [
    ("class Badge: UIViewController {}", 1), ("class Other {}", 0),
    (#"let nib = UINib(nibName: "Pane", bundle: nil)"#, 1), ("// Badges", 0),
  ])
  func `a XIB that no code loads is not shown`(source: String, count: Int) async throws {
    let label = TestInterface.label(
      "lab-el-001", "Title", x: 0, width: 80, "",
      #"<constraints><constraint firstAttribute="width" constant="80" id="wid-th-001"/></constraints>"#
    )
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      useAutolayout="YES"><device id="retina4_7"/><dependencies>\
      <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21678"/>\
      </dependencies><objects>\
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge"/>\
      \(label)</objects></document>
      """
    let result = try await TestInterface.check(
      TestInterface.storyboard("", ""), [:],
      files: [
        "Base.lproj/Pane.xib": xib, "App/Badge.swift": source,
        "de.lproj/Pane.strings": #""lab-el-001.text" = "Ein Titel mit mehr Text";"#,
      ])
    #expect(result.found.filter { $0.hasPrefix("truncated") }.count == count, "\(result.found)")
  }

  @Test func `a text in a text style is laid out at every size`() async throws {
    let style = """
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      """
    let storyboard = TestInterface.storyboard(
      TestInterface.label(
        "lab-el-001", "Title", x: 16, width: 343, "adjustsFontForContentSizeCategory=\"YES\""
      ).replacing(
        #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#, with: style),
      """
      lab-el-001.leading = root.leading + 16
      root.trailing = lab-el-001.trailing + 16
      lab-el-001.top = root.top + 100
      """)
    let result = try await TestInterface.check(
      storyboard, ["de": #""lab-el-001.text" = "Ein Titel mit mehr Text";"#],
      yaml: "screens: {se: 320}\ncontentSizes: [L, AX5]\n")
    #expect(result.found == ["truncated lab-el-001.text de"])
    #expect(
      result.report.findings.first?.subject.variant.contentSize
        == .accessibilityExtraExtraExtraLarge)
  }

  /// A label across the canvas, with a constraint of its own.
  private static func headline(_ font: String, lines: Int, _ constraint: String) -> String {
    TestInterface.storyboard(
      TestInterface.label(
        "lab-el-001", "Ågj", x: 16, width: 343,
        "adjustsFontForContentSizeCategory=\"YES\" numberOfLines=\"\(lines)\"",
        "<constraints><constraint \(constraint) id=\"hei-gh-001\"/></constraints>"
      ).replacing(
        #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#, with: font),
      """
      lab-el-001.leading = root.leading + 16
      root.trailing = lab-el-001.trailing + 16
      lab-el-001.top = root.top + 100
      """)
  }

  private static let headlineFont =
    #"<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>"#
  private static let largeFont =
    #"<fontDescription key="fontDescription" type="system" pointSize="30"/>"#

  /// What the source's text lacks, too, is a fault of the layout: once for all locales.
  @Test(arguments: [
    (headlineFont, 1, #"firstAttribute="height" constant="24""#, 2),
    (headlineFont, 0, #"firstAttribute="height" constant="24""#, 2),
    (headlineFont, 1, #"firstAttribute="height" relation="lessThanOrEqual" constant="24""#, 2),
    (largeFont, 1, #"firstAttribute="height" constant="24""#, 1),
    (headlineFont, 1, #"firstAttribute="height" relation="greaterThanOrEqual" constant="24""#, 0),
    (headlineFont, 1, #"firstAttribute="height" constant="24" priority="700""#, 0),
    (headlineFont, 1, #"firstAttribute="height" constant="24" placeholder="YES""#, 0),
    // More than it asks for.
    (headlineFont, 1, #"firstAttribute="height" relation="lessThanOrEqual" constant="90""#, 0),
  ])
  func `a height that no size of text changes is too little for the source's text as well`(
    font: String, lines: Int, constraint: String, faults: Int
  ) async throws {
    let result = try await TestInterface.check(
      Self.headline(font, lines: lines, constraint), ["de": #""lab-el-001.text" = "Ägj";"#],
      yaml: "screens: {se: 320}\ncontentSizes: [L, AX1, AX5]\nsourceLocale: en\n")
    let lost = result.report.layouts.filter { $0.fit.outcome != .fits }
    #expect(Set(lost.map(\.variant.contentSize)).count == faults, "\(lost.count)")
    // A font of fixed size that says it adjusts.
    let findings = result.report.findings.filter { $0.rule != .conflictingProperties }
    #expect(findings.count == (faults > 0 ? 1 : 0), "\(result.found)")
    #expect(findings.allSatisfy { $0.severity == .error })
  }

  /// A window of macOS with a view in it.
  private static func window(
    _ view: String, width: Int = 200, constraints: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" useAutolayout="YES">
    <dependencies><plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="23504"/>
    </dependencies>
    <objects><customObject id="-2" customClass="NSWindowController"/>
    <window title="Window" id="win-do-001">
    <rect key="contentRect" x="0" y="0" width="\(width)" height="60"/>
    <view key="contentView" id="root"><rect key="frame" x="0" y="0" width="\(width)" height="60"/>
    <subviews>\(view)</subviews><constraints>\(TestInterface.constraints(constraints))</constraints>
    </view></window></objects></document>
    """
  }

  private static func check(window view: String) async throws -> [String] {
    let result = try await TestInterface.check(
      TestInterface.storyboard("", ""), [:],
      files: [
        "Base.lproj/Pane.xib": window(view),
        "de.lproj/Pane.strings": #""cel-ll-001.title" = "Drucken…";"#,
      ])
    return result.found.filter { !$0.hasPrefix("untranslated") }
  }

  /// NSButton.imagePosition, NSButton.BezelStyle.
  @Test(arguments: [
    (#"type="square""#, 1), (#"type="square" imagePosition="only""#, 0),
    (#"type="square" imagePosition="left""#, 1), (#"type="help""#, 0),
    (#"type="roundedDisclosure""#, 0), (#"type="push" bezelStyle="helpButton""#, 0),
  ])
  func `a button that draws no title loses none`(attributes: String, count: Int) async throws {
    let found = try await Self.check(
      window: """
        <button fixedFrame="YES" id="but-to-001"><rect key="frame" x="8" y="13" width="28" height="24"/>\
        <buttonCell key="cell" \(attributes) title="Go" id="cel-ll-001">\
        <font key="font" metaFont="system"/></buttonCell></button>
        """)
    #expect(found.count == count, "\(found)")
  }

  /// A cell draws hard line breaks as lines, where it does not say that it has a single one.
  @Test(arguments: [("Drucken…", Severity.error), ("Drucken\\nund mehr", .note)])
  func `lines of a button's title are only doubted`(title: String, severity: Severity) async throws
  {
    let button = """
      <button fixedFrame="YES" id="but-to-001"><rect key="frame" x="8" y="13" width="28" height="44"/>\
      <buttonCell key="cell" type="square" title="Go" id="cel-ll-001">\
      <font key="font" metaFont="system"/></buttonCell></button>
      """
    let result = try await TestInterface.check(
      TestInterface.storyboard("", ""), [:],
      files: [
        "Base.lproj/Pane.xib": Self.window(button),
        "de.lproj/Pane.strings": "\"cel-ll-001.title\" = \"\(title)\";",
      ])
    let findings = result.report.findings.filter { $0.rule == .truncated }
    #expect(findings.map(\.severity) == [severity], "\(result.found)")
  }

  /// NSTextFieldCell.lineBreakMode, NSCell.usesSingleLineMode.
  @Test(arguments: [
    ("", 0), (#"lineBreakMode="charWrapping""#, 0), (#"lineBreakMode="wordWrapping""#, 0),
    (#"lineBreakMode="charWrapping" usesSingleLineMode="YES""#, 1),
    (#"lineBreakMode="truncatingTail""#, 1),
  ])
  func `a field of macOS wraps where its mode does`(attributes: String, count: Int) async throws {
    let found = try await Self.check(
      window: """
        <textField fixedFrame="YES" id="fie-ld-001"><rect key="frame" x="8" y="13" width="50" height="40"/>\
        <textFieldCell key="cell" \(attributes) title="Go" id="cel-ll-001">\
        <font key="font" metaFont="system"/></textFieldCell></textField>
        """)
    #expect(found.filter { !$0.hasPrefix("word-broken") }.count == count, "\(found)")
  }

  /// A field grows with its text where constraints place it (NSTextField.intrinsicContentSize), and not where the
  /// document says its height: what is below that is not drawn.
  @Test(arguments: [
    (#"fixedFrame="YES""#, 17, "", "", 1), (#"fixedFrame="YES""#, 68, "", "", 0),
    (
      #"fixedFrame="YES""#, 17, #"<autoresizingMask key="autoresizingMask" heightSizable="YES"/>"#,
      "", 0
    ),
    (unplaced, 17, "", "", 0), (unplaced, 17, "", "fie-ld-001.height = 17", 1),
    (unplaced, 17, "", "fie-ld-001.height = 68", 0),
    (unplaced, 17, "", "fie-ld-001.height >= 17", 0),
    (unplaced, 17, "", "fie-ld-001.height = 17 @ 250", 0),
  ])
  func `a field of macOS with a height of its own loses lines`(
    attributes: String, height: Int, mask: String, constraint: String, count: Int
  ) async throws {
    let xib = Self.window(
      """
      <textField \(attributes) id="fie-ld-001"><rect key="frame" x="8" y="13" width="124" \
      height="\(height)"/>\(mask)<textFieldCell key="cell" title="Go" id="cel-ll-001">\
      <font key="font" metaFont="system"/></textFieldCell>\
      <constraints>\(TestInterface.constraints(constraint))</constraints></textField>
      """,
      constraints: attributes == Self.unplaced
        ? """
        fie-ld-001.leading = root.leading + 10
        fie-ld-001.width = 120
        fie-ld-001.top = root.top + 30
        """ : "")
    let result = try await TestInterface.check(
      xib, ["de": #""cel-ll-001.title" = "Die ausgewählten Fahrkarten werden jetzt gedruckt.";"#])
    #expect(result.found.count == count, "\(result.found)")
  }

  private static let unplaced = #"translatesAutoresizingMaskIntoConstraints="NO""#

  @Test(arguments: [(13, 1), (-23, 1), (-24, 0), (59, 1), (60, 0)])
  func `a button outside of its window is not seen`(y: Int, count: Int) async throws {
    let found = try await Self.check(
      window: """
        <button fixedFrame="YES" id="but-to-001"><rect key="frame" x="8" y="\(y)" width="28" height="24"/>\
        <buttonCell key="cell" type="square" title="Go" id="cel-ll-001">\
        <font key="font" metaFont="system"/></buttonCell></button>
        """)
    #expect(found.count == count, "\(found)")
  }

  /// The text is 61.3 points wide. A field clips at its frame, and not 2 points before, and the last letter's side
  /// bearing has no ink; what wraps or is truncated has 2 points less on either side.
  @Test(arguments: [
    ("clipping", 63, 0), ("clipping", 60, 1), ("truncatingTail", 63, 1), ("truncatingTail", 66, 0),
  ])
  func `a field of macOS clips at its frame`(mode: String, width: Int, count: Int) async throws {
    let found = try await Self.check(
      window: """
        <textField fixedFrame="YES" id="fie-ld-001">\
        <rect key="frame" x="8" y="13" width="\(width)" height="16"/>\
        <textFieldCell key="cell" lineBreakMode="\(mode)" title="Go" id="cel-ll-001">\
        <font key="font" metaFont="system"/></textFieldCell></textField>
        """)
    #expect(found.count == count, "\(found)")
  }

  /// Nobody empties a field that is not editable (NSTextFieldCell.placeholderString).
  @Test(arguments: [
    ("", "", Severity.error), ("next.stringValue = \"Sitting\"", "", .note),
    ("next.stringValue = name", "", .note), ("next.stringValue = \"\"", "", .error),
    ("next.stringValue = name", #"editable="YES""#, .error),
    ("next.isHidden = false", "", .error),
  ])
  func `a placeholder of a label that code fills may not be seen`(
    code: String, attributes: String, severity: Severity
  ) async throws {
    let field = """
      <textField fixedFrame="YES" id="fie-ld-001"><rect key="frame" x="8" y="13" width="30" height="17"/>\
      <textFieldCell key="cell" lineBreakMode="clipping" \(attributes) placeholderString="Go" \
      id="cel-ll-001"><font key="font" metaFont="system"/></textFieldCell></textField>
      """
    let result = try await TestInterface.check(
      TestInterface.storyboard("", ""), [:],
      files: [
        "Base.lproj/Pane.xib": Self.window(field).replacing(
          #"customClass="NSWindowController"/>"#,
          with: #"customClass="Pane"><connections><outlet property="next" "#
            + #"destination="fie-ld-001" id="out-le-001"/></connections></customObject>"#),
        "de.lproj/Pane.strings": #""cel-ll-001.placeholderString" = "Drucken…";"#,
        "App/Pane.swift": """
        class Pane: NSWindowController {
          @IBOutlet var next: NSTextField!
          func fill() { \(code) }
        }
        """,
      ])
    let findings = result.report.findings.filter { $0.rule == .clipped }
    #expect(findings.map(\.severity) == [severity], "\(result.found)")
  }

  @Test func `a window of macOS grows with its texts`() async throws {
    func button(_ id: String, _ cell: String, _ title: String, x: Int, width: Int) -> String {
      """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
      <rect key="frame" x="\(x)" y="13" width="\(width)" height="32"/>\
      <buttonCell key="cell" type="push" title="\(title)" bezelStyle="rounded" id="\(cell)">\
      <font key="font" metaFont="system"/></buttonCell></button>
      """
    }
    let xib = Self.window(
      button("but-to-001", "cel-ll-001", "Print Ticket", x: 13, width: 174),
      constraints: """
        but-to-001.leading = root.leading + 20
        root.trailing = but-to-001.trailing + 20
        root.bottom = but-to-001.bottom + 20
        """)
    let result = try await TestInterface.check(
      xib, ["de": #""cel-ll-001.title" = "Alle ausgewählten Fahrkarten jetzt ausdrucken";"#])
    #expect(result.found == [])
    #expect(try #require(result.width(of: "cel-ll-001.title", in: "de")) > 200)
    #expect(result.report.layouts.allSatisfy { $0.variant.screen == nil })
  }

  @Test func `a width that a text of macOS breaks is named by the text`() async throws {
    let button = """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001" \
      horizontalCompressionResistancePriority="1000">\
      <rect key="frame" x="13" y="13" width="134" height="32"/>\
      <buttonCell key="cell" type="push" title="Print" bezelStyle="rounded" id="cel-ll-001">\
      <font key="font" metaFont="system"/></buttonCell></button>
      """
    let xib = Self.window(
      button, width: 400,
      constraints: """
        but-to-001.leading = root.leading + 20
        but-to-001.width = 120
        root.bottom = but-to-001.bottom + 20
        """)
    let result = try await TestInterface.check(
      xib, ["de": #""cel-ll-001.title" = "Alle ausgewählten Fahrkarten drucken";"#])
    #expect(result.found.contains("unsatisfiable cel-ll-001.title de"), "\(result.found)")
  }
}
