import OversetModel
import Testing

@testable import OversetInterfaces

struct InterfaceTextTests {
  private static func texts(
    _ views: String, inController: String = ""
  ) throws -> [String: InterfaceText] {
    let document = try InterfaceDocument(
      DocumentText.storyboard("<subviews>\(views)</subviews>", inController: inController))
    let texts = document.texts(in: document.canvas)
    return Dictionary(texts.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A piece of a document, the keys of its texts and what they show.
  struct Case: Sendable {
    var content: String
    var texts: [String: String]
  }

  @Test(arguments: [
    Case(
      content: DocumentText.view("label", "lab-el-001", "text=\"Hello\""),
      texts: ["lab-el-001.text": "Hello"]),
    Case(
      content: DocumentText.view(
        "label", "lab-el-001", "", "<string key=\"text\">Two\nlines</string>"),
      texts: ["lab-el-001.text": "Two\nlines"]),
    Case(
      content: DocumentText.view(
        "label", "lab-el-001", "",
        "<string key=\"text\" base64-UTF8=\"YES\">w4kKb\ngo</string>"),
      texts: ["lab-el-001.text": "É\nn\n"]),
    Case(
      content: DocumentText.view(
        "label", "lab-el-001", "",
        "<attributedString key=\"attributedText\"><fragment content=\"a\"/>"
          + "<fragment><string key=\"content\">b</string></fragment></attributedString>"),
      texts: ["lab-el-001.attributedText": "ab"]),
    Case(
      content: DocumentText.view(
        "button", "but-to-001", "buttonType=\"system\"",
        "<state key=\"selected\" title=\"On\"/><state key=\"normal\" title=\"Off\"/>"),
      texts: ["but-to-001.normalTitle": "Off", "but-to-001.selectedTitle": "On"]),
    Case(
      content: DocumentText.view(
        "button", "but-to-001", "",
        "<state key=\"normal\" title=\"unseen\"/><buttonConfiguration key=\"configuration\" "
          + "style=\"filled\" title=\"Buy\" subtitle=\"now\"/>"),
      texts: ["but-to-001.configuration.title": "Buy", "but-to-001.configuration.subtitle": "now"]),
    Case(
      content: DocumentText.view(
        "textField", "fie-ld-001", "borderStyle=\"roundedRect\" placeholder=\"Name\""),
      texts: ["fie-ld-001.placeholder": "Name"]),
    Case(
      content: DocumentText.view("textView", "tex-tv-001", "text=\"Terms\""),
      texts: ["tex-tv-001.text": "Terms"]),
    Case(
      content: DocumentText.view(
        "segmentedControl", "seg-me-001", "",
        "<segments><segment title=\"A\"/><segment image=\"i\"/><segment title=\"B\"/></segments>"),
      texts: ["seg-me-001.segmentTitles[0]": "A", "seg-me-001.segmentTitles[2]": "B"]),
    Case(
      content: DocumentText.view(
        "searchBar", "sea-rc-001", "placeholder=\"Find\"",
        "<scopeButtonTitles><string>All</string></scopeButtonTitles>"),
      texts: ["sea-rc-001.placeholder": "Find", "sea-rc-001.scopeButtonTitles[0]": "All"]),
    Case(
      content: DocumentText.view(
        "tableView", "tab-le-001", "",
        "<sections><tableViewSection headerTitle=\"Top\" id=\"sec-ti-001\">"
          + "<string key=\"footerTitle\">Bottom</string></tableViewSection></sections>"),
      texts: ["sec-ti-001.headerTitle": "Top", "sec-ti-001.footerTitle": "Bottom"]),
  ])
  func `texts have the keys of their translations`(_ c: Case) throws {
    let texts = try Self.texts(c.content)
    #expect(texts.mapValues(\.text) == c.texts)
    #expect(texts.values.allSatisfy { $0.position.line > 1 })
  }

  @Test func `bars have texts that no view of the document shows`() throws {
    let texts = try Self.texts(
      "",
      inController: """
        <tabBarItem key="tabBarItem" title="Home" id="tab-it-001"/>
        <navigationItem key="navigationItem" title="Account" prompt="Hi" backButtonTitle="Back" \
        id="nav-it-001">
        <barButtonItem key="rightBarButtonItem" title="Done" id="bar-bt-001"/></navigationItem>
        """)
    #expect(
      texts.mapValues(\.text) == [
        "tab-it-001.title": "Home", "nav-it-001.title": "Account", "nav-it-001.prompt": "Hi",
        "nav-it-001.backButtonTitle": "Back", "bar-bt-001.title": "Done",
      ])
    #expect(texts.values.allSatisfy { $0.view == nil && !$0.fillsView })
    #expect(texts["tab-it-001.title"]?.label.font == .system(size: 10, weight: .medium))
  }

  @Test func `macOS has its texts in cells`() throws {
    let document = try InterfaceDocument(
      DocumentText.xib(
        """
        <window title="Settings" id="win-do-001"><rect key="contentRect" width="480" height="200"/>
        <view key="contentView" id="con-te-001"><rect key="frame" width="480" height="200"/>
        <subviews>
        \(DocumentText.view("textField", "fie-ld-001", "", """
          <textFieldCell key="cell" title="Name:" lineBreakMode="clipping" controlSize="small" \
          id="cel-l1-001"><font key="font" metaFont="smallSystem"/></textFieldCell>
          """))
        \(DocumentText.view("popUpButton", "pop-up-001", "", """
          <popUpButtonCell key="cell" id="cel-l2-001"><menu key="menu" id="men-u1-001"><items>
          <menuItem title="Small" id="ite-m1-001"/></items></menu></popUpButtonCell>
          """))
        \(DocumentText.view("tableView", "tab-le-001", "", """
          <tableColumns><tableColumn id="col-um-001"><tableHeaderCell key="headerCell" \
          title="Size"/></tableColumn></tableColumns>
          """))
        </subviews></view></window>
        <menu title="Main" id="men-u2-001"><items><menuItem title="Quit" id="ite-m2-001"/></items>
        </menu>
        <tabViewItem label="General" id="tab-it-001"/>
        <toolbarItem label="Add" paletteLabel="Add One" id="too-lb-001"/>
        """, type: "Cocoa"), path: "Main.xib")
    let texts = document.texts(in: document.canvas)
    #expect(
      Dictionary(uniqueKeysWithValues: texts.map { ($0.key, $0.text) }) == [
        "win-do-001.title": "Settings", "cel-l1-001.title": "Name:", "ite-m1-001.title": "Small",
        "col-um-001.headerCell.title": "Size", "men-u2-001.title": "Main",
        "ite-m2-001.title": "Quit", "tab-it-001.label": "General", "too-lb-001.label": "Add",
        "too-lb-001.paletteLabel": "Add One",
      ])
    let field = try #require(texts.first { $0.key == "cel-l1-001.title" })
    #expect(field.view.map { document.canvas.objects[$0].id } == "fie-ld-001")
    #expect(field.label.font == .system(size: 11).on(.macOS))
    #expect(field.label.lineBreakMode == .byClipping)
    #expect(field.insets == Insets(leading: 2, trailing: 2))
  }

  /// Cocoa Bindings Reference: the title of the document is not seen where a value is bound.
  @Test(arguments: [
    ("textField", "value", true), ("textField", "displayPatternValue1", true),
    ("textField", "enabled", false), ("button", "title", true), ("button", "value", false),
  ])
  func `a bound title has no room`(kind: String, binding: String, isBound: Bool) throws {
    let document = try InterfaceDocument(
      DocumentText.xib(
        DocumentText.view(
          kind, "vie-w1-001", "",
          """
          <\(kind)Cell key="cell" title="Name" id="cel-l1-001">\
          <font key="font" metaFont="palette"/></\(kind)Cell>
          <connections><binding destination="-2" name="\(binding)" keyPath="name" id="bin-d1-001"/>\
          </connections>
          """), type: "Cocoa"), path: "Main.xib")
    let text = try #require(document.texts(in: document.canvas).first)
    #expect((text.view == nil) == isBound)
    #expect(text.label.font == .system(size: 11).on(.macOS))
  }

  /// NSFont.userFont(ofSize:)
  @Test(arguments: [("", 12.0), (#" size="14""#, 14)])
  func `the font of a user's documents is Helvetica`(size: String, points: Double) throws {
    let document = try InterfaceDocument(
      DocumentText.xib(
        DocumentText.view(
          "textField", "vie-w1-001", "",
          """
          <textFieldCell key="cell" title="Name" id="cel-l1-001">\
          <font key="font" metaFont="user"\(size)/></textFieldCell>
          """), type: "Cocoa"), path: "Main.xib")
    let text = try #require(document.texts(in: document.canvas).first)
    #expect(text.label.font == .named("Helvetica", size: points).on(.macOS))
  }

  @Test func `a label has UIKit's properties, and shrinks unless it says no`() throws {
    let label = try #require(
      Self.texts(
        DocumentText.view(
          "label", "lab-el-001",
          """
          text="a" numberOfLines="3" lineBreakMode="middleTruncation" textAlignment="center" \
          minimumFontSize="9" adjustsLetterSpacingToFitWidth="YES" preferredMaxLayoutWidth="90" \
          adjustsFontForContentSizeCategory="YES" semanticContentAttribute="forceRightToLeft"
          """,
          "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"18\"/>")
      )["lab-el-001.text"]?.label)
    #expect(label.numberOfLines == 3)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.textAlignment == .center)
    #expect(label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScale == 0.5)
    #expect(label.allowsDefaultTighteningForTruncation)
    #expect(label.preferredMaxLayoutWidth == 90)
    #expect(label.adjustsFontForContentSizeCategory)
    #expect(label.semanticContentAttribute == .forceRightToLeft)
    let fixed = try Self.texts(
      DocumentText.view("label", "lab-el-001", "text=\"a\" adjustsFontSizeToFit=\"NO\""))
    #expect(fixed["lab-el-001.text"]?.label.adjustsFontSizeToFitWidth == false)
    #expect(fixed["lab-el-001.text"]?.label.font == .label)
  }

  @Test(arguments: [
    ("type=\"system\" pointSize=\"15\"", FontDescription.system(size: 15)),
    ("type=\"system\" weight=\"semibold\" pointSize=\"15\"", .system(size: 15, weight: .semibold)),
    ("type=\"italicSystem\" pointSize=\"15\"", .system(size: 15, italic: true)),
    ("style=\"UICTFontTextStyleSubhead\"", .textStyle(.subheadline)),
    ("name=\"Avenir-Heavy\" family=\"Avenir\" pointSize=\"12\"", .named("Avenir-Heavy", size: 12)),
    ("name=\".SFUIText-Semibold\" pointSize=\"12\"", .system(size: 12, weight: .semibold)),
    ("type=\"system\" pointSize=\"-4\"", .system(size: 1)),
    ("type=\"system\" pointSize=\"huge\"", .system(size: 17)),
  ])
  func `fonts are those of the font book`(attributes: String, font: FontDescription) throws {
    let texts = try Self.texts(
      DocumentText.view(
        "label", "lab-el-001", "text=\"a\"",
        "<fontDescription key=\"fontDescription\" \(attributes)/>"))
    #expect(texts["lab-el-001.text"]?.label.font == font)
    #expect(texts["lab-el-001.text"]?.fontDoubt == nil)
  }

  @Test func `a text of several fonts is in doubt`() throws {
    func fragment(_ size: Int) -> String {
      "<fragment content=\"a\"><attributes><font key=\"NSFont\" size=\"\(size)\" "
        + "metaFont=\"system\"/></attributes></fragment>"
    }
    let texts = try Self.texts(
      DocumentText.view(
        "label", "lab-el-001", "",
        "<attributedString key=\"attributedText\">\(fragment(12))\(fragment(13))</attributedString>"
      ))
    #expect(texts["lab-el-001.attributedText"]?.fontDoubt == .several)
    #expect(texts["lab-el-001.attributedText"]?.label.font == .system(size: 12))
  }

  @Test func `a button's title has the room that its insets and image leave`() throws {
    let document = try InterfaceDocument(
      DocumentText.storyboard(
        "<subviews>"
          + DocumentText.view(
            "button", "but-to-001", "buttonType=\"system\" lineBreakMode=\"wordWrap\"",
            """
            <inset key="contentEdgeInsets" minX="10" minY="5" maxX="12" maxY="6"/>
            <inset key="titleEdgeInsets" minX="4" minY="0.0" maxX="2.2250738585072014e-308" \
            maxY="0.0"/>
            <state key="normal" title="Go" image="arrow"/>
            """) + "</subviews>",
        resources: "<resources><image name=\"arrow\" width=\"16\" height=\"9\"/></resources>"))
    let text = try #require(document.texts(in: document.canvas).first)
    #expect(text.insets == Insets(top: 5, leading: 30, bottom: 6, trailing: 12))
    #expect(text.label.font == .system(size: 15))
    #expect(text.label.numberOfLines == 0)
  }

  /// UIKit gives the title the height of its lines, in a lower button, too.
  @Test(arguments: [
    ("", true), ("clipsSubviews=\"YES\"", false), ("contentVerticalAlignment=\"fill\"", false),
  ])
  func `a button's title is as high as its lines`(attributes: String, hasItsHeight: Bool) throws {
    let document = try InterfaceDocument(
      DocumentText.storyboard(
        "<subviews>"
          + DocumentText.view(
            "button", "but-to-001", attributes, "<state key=\"normal\" title=\"Go\"/>")
          + "</subviews>"))
    let text = try #require(document.texts(in: document.canvas).first)
    #expect(text.hasItsHeight == hasItsHeight)
  }
}
