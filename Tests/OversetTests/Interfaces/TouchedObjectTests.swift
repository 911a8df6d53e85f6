import OversetModel
import OversetRules
import Testing

@testable import Overset

/// Objects of documents that code does something to beside setting their texts.
struct TouchedObjectTests {
  private static let long = #""lab-el-001.text" = "Gesamtbetrag mit allen Steuern und Gebühren";"#

  private static let short = #""lab-el-001.text" = "Gesamtbetrag mit Steuern";"#

  private static func findings(
    _ files: [String: String], in storyboard: String = TestInterface.account,
    _ strings: [String: String] = ["de": long]
  ) async throws -> [Finding] {
    let result = try await TestInterface.check(storyboard, strings, files: files)
    return result.report.findings.filter { $0.rule != .untranslated }
  }

  private static func account(_ code: String, _ rest: String = "") -> [String: String] {
    [
      "App/Account.swift": """
      class Account: UIViewController {
        @IBOutlet var total: UILabel!
        override func viewDidLoad() {
          \(code)
        }
      }
      \(rest)
      """
    ]
  }

  /// A method of a category, and what it calls of the view in its turn.
  @Test(
    arguments: [
      ("[total setTextColor:red];", "", [.error]), ("[total setTheme:1];", "", [.warning]),
      ("[total setFace:name];", "- (void)setFace:(NSString *)name { [self wrap:0]; }", []),
      ("[total setFace:name];", "- (void)setFace:(NSString *)name { [other wrap:0]; }", [.error]),
      // What another class has of the name says nothing of a label.
      (
        "[total setFace:name];",
        "- (void)setFace:(NSString *)name { }\n@end\n@implementation UITextView (Face)\n"
          + "- (void)setFace:(NSString *)name { [self wide:0]; }\n"
          + "- (void)wide:(int)a { [self setNumberOfLines:0]; }", [.error]
      ),
    ] as [(String, String, [Severity])])
  func `methods of Objective-C's categories are followed`(
    message: String, method: String, severities: [Severity]
  ) async throws {
    let found = try await Self.findings([
      "App/Account.m": """
      @implementation Account {
        __weak IBOutlet UILabel *total;
      }
      - (void)viewDidLoad { \(message) }
      @end
      @implementation UILabel (Face)
      \(method)
      - (void)wrap:(int)lines { [self setNumberOfLines:0]; }
      @end
      """
    ])
    #expect(found.map(\.severity) == severities, "\(found.map(\.message))")
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var code: String
    var rest = ""
    /// Nil where nothing is found.
    var severity: Severity?
    var doubt: String?

    var testDescription: String { "\(code) \(rest)" }
  }

  @Test(arguments: [
    Case(code: "", severity: .error),
    // What changes no room is no doubt.
    Case(code: "total.textColor = .red; total.alpha = 0.5", severity: .error),
    Case(code: "total.addGestureRecognizer(tap); view.addSubview(total)", severity: .error),
    Case(code: "total.setAccessibilityIdentifier(\"total\")", severity: .error),
    Case(
      code: "total.fade()", rest: "extension UIView { func fade() { alpha = 0 } }",
      severity: .error),
    Case(
      code: "total.wrap()", rest: "extension UILabel { func wrap() { numberOfLines = 0 } }"),
    Case(
      code: "total.wrap()", rest: "extension UITableViewCell { func wrap() { numberOfLines = 0 } }",
      severity: .error),
    // Through another method of the view.
    Case(
      code: "total.style()",
      rest: "extension UILabel { func style() { self.wrap(1) }; func wrap(_ a: Int) { grow() }; "
        + "func grow() { numberOfLines = 0 } }"),
    Case(code: "style(total)", rest: "func style(_ l: UILabel) { l.numberOfLines = 0 }"),
    Case(
      code: "style(other, total)",
      rest: "func style(_ l: UILabel, _ m: UILabel) { l.numberOfLines = 0 }", severity: .error),
    Case(code: "let label = total; label?.numberOfLines = 0"),
    Case(
      code: "if isOn { style(total) }", rest: "func style(_ l: UILabel) { l.numberOfLines = 0 }",
      severity: .warning, doubt: "code sets its 'numberOfLines' (App/Account.swift:4)"),
    Case(
      code: "total.applyTheme(.dark)", severity: .warning,
      doubt: "code calls 'applyTheme' of it (App/Account.swift:4)"),
    Case(
      code: "for view in total.subviews { (view as? UILabel)?.minimumScaleFactor = 0.5 }",
      severity: .note, doubt: "code goes through the views inside of it"),
    Case(
      code: "total.widthAnchor.constraint(equalToConstant: 300).isActive = true",
      severity: .warning, doubt: "code adds constraints to it (App/Account.swift:4)"),
    Case(code: "total.pin.left(8).sizeToFit()"),
    Case(
      code: "pane.title = total", severity: .warning,
      doubt: "another object has it as its 'title' (App/Account.swift:4)"),
    Case(code: "pane.title = total.text; self.sum = total", severity: .error),
    // Auto Layout takes the frame back.
    Case(code: "total.frame = .zero", severity: .error),
    // A font of a known size has the letters of the document's; of another font nothing is known.
    Case(
      code: "total.font = Fonts.regular(size: 8)", severity: nil),
    Case(
      code: "total.font = Fonts.regular(size: 17)", severity: .warning,
      doubt: "code sets its 'font' (App/Account.swift:4)"),
    Case(
      code: "total.font = Fonts.regular", severity: .note,
      doubt: "code sets its 'font' (App/Account.swift:4)"),
    Case(
      code: "let font = UIFont.systemFont(ofSize: 8); total.font = font", severity: nil),
    Case(
      code: "total.setCharacterFont()",
      rest: """
        extension UILabel {
          func setCharacterFont() { let font = Fonts.shared.regular(size: 8); self.font = font }
        }
        """, severity: nil),
    // A number that is not written there may be any.
    Case(
      code: "total.numberOfLines = Layout.lines", severity: .note,
      doubt: "code sets its 'numberOfLines' (App/Account.swift:4)"),
    Case(
      code: "total.minimumScaleFactor = leastScale", severity: .note,
      doubt: "code sets its 'minimumScaleFactor' (App/Account.swift:4)"),
    // UIAppearance replaces what the document says.
    Case(
      code: "UILabel.appearance().font = theme.font", severity: .note,
      doubt: "code sets UILabel.appearance()'s 'font' (App/Account.swift:4)"),
    // Nobody sees what is always hidden.
    Case(code: "total.isHidden = true"),
    Case(code: "for view in [other, total] { view?.isHidden = true }"),
    Case(code: "[total, other].forEach { $0?.isHidden = true }"),
    Case(code: "[total].forEach { label in label?.numberOfLines = 0 }"),
    Case(code: "for view in [other] { view?.isHidden = true }", severity: .error),
    Case(code: "total.isHidden = !isOn", severity: .error),
    Case(code: "if isOn { total.isHidden = true }", severity: .error),
    Case(code: "guard isOn else { return }; total.isHidden = true", severity: .error),
    Case(code: "if isOn { show(); return }; total.isHidden = true", severity: .error),
    Case(code: "total.isHidden = true; total.isHidden = false", severity: .error),
  ])
  func `follows what code does to an object`(_ c: Case) async throws {
    let findings = try await Self.findings(Self.account(c.code, c.rest))
    #expect(findings.map(\.severity) == [c.severity].compactMap { $0 })
    guard let doubt = c.doubt, let message = findings.first?.layout?.fit.confidence.reasons.first
    else {
      #expect(c.doubt == nil)
      return
    }
    #expect(message.contains(doubt), "\(message)")
  }

  private static let either = "one.isHidden = isTwo; two.isHidden = !isTwo"

  /// Two views in a row, of which code shows one at a time. In a column each has all of the width anyhow.
  @Test(
    arguments: [
      ("", true, long, [.error]), ("one.isHidden = isTwo", true, long, [.error]),
      (either, true, long, [.error]), (either, false, long, [.error]),
      // Fits in the whole row.
      ("one.isHidden = isTwo", true, short, [.error]), (either, true, short, []),
      (either, false, short, []),
      // Whether both are there at a time is not known.
      ("one.isHidden = isOne; two.isHidden = isTwo", true, short, [.note]),
      (either + "; two.isHidden = false", true, short, [.note]),
      // Each branch sets its own.
      ("one.isHidden = false\nstep()\ntwo.isHidden = true", true, short, [.note]),
    ] as [(String, Bool, String, [Severity])])
  func `a view of a row that code hides and shows may have all of its room`(
    code: String, isRow: Bool, german: String, severities: [Severity]
  ) async throws {
    func box(_ id: String, x: Double, _ content: String) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
      <rect key="frame" x="\(x)" y="0" width="171.5" height="40"/><subviews>\(content)</subviews>
      <constraints>
      \(content.isEmpty ? "" : TestInterface.constraints("""
        lab-el-001.leading = one-00-001.leading
        one-00-001.trailing = lab-el-001.trailing
        lab-el-001.top = one-00-001.top
        """).replacing("con-st-", with: "con-in-"))
      </constraints></view>
      """
    }
    let label = TestInterface.label("lab-el-001", "Total", x: 0, width: 171.5)
    let storyboard = TestInterface.storyboard(
      """
      <stackView axis="horizontal" distribution="fillEqually" \
      translatesAutoresizingMaskIntoConstraints="NO" id="row-01-001">\
      <rect key="frame" x="16" y="100" width="343" height="40"/><subviews>
      \(box("one-00-001", x: 0, label))\(box("two-00-001", x: 171.5, ""))
      </subviews></stackView>
      """,
      """
      row-01-001.leading = root.leading + 16
      root.trailing = row-01-001.trailing + 16
      row-01-001.top = root.top + 100
      row-01-001.height = 40
      """,
      inController: """
        <connections><outlet property="one" destination="one-00-001" id="out-le-001"/>\
        <outlet property="two" destination="two-00-001" id="out-le-002"/></connections>
        """
    ).replacing("<viewController ", with: #"<viewController customClass="Account" "#)
    let files = [
      "App/Account.swift": """
      class Account: UIViewController {
        @IBOutlet var one: UIView!
        @IBOutlet var two: UIView!
        override func viewDidLoad() { \(code) }
      }
      """
    ]
    let column = storyboard.replacing(#"axis="horizontal""#, with: #"axis="vertical""#)
      .replacing("x=\"171.5\"", with: "x=\"0\"").replacing("width=\"171.5\"", with: "width=\"343\"")
    let findings = try await Self.findings(
      files, in: isRow ? storyboard : column, ["de": german])
    #expect(findings.filter { $0.rule == .truncated }.map(\.severity) == severities)
  }

  /// What Interface Builder calls a new object nobody is meant to see.
  @Test(arguments: [("Label", Severity.note), ("Total", .error)])
  func `the text of a new object is a note`(text: String, severity: Severity) async throws {
    let storyboard = TestInterface.account.replacing("text=\"Total\"", with: "text=\"\(text)\"")
    #expect(try await Self.findings([:], in: storyboard).map(\.severity) == [severity])
  }

  /// It weighs as much as what is always seen.
  @Test(arguments: [
    ("", nil), ("total.isHidden = false", nil), ("view.isHidden = isOff", nil),
    ("total.isHidden = isOff", 4), ("if isOn { total.isHidden = true }", 4),
    ("total.isHidden = true; total.isHidden = false", 4),
    // The view around it.
    ("box.isHidden = isOff", 4), ("box.isHidden = false", nil),
  ])
  func `what code may hide is not certainly seen`(code: String, line: Int?) async throws {
    let box = #"<connections><outlet property="box" destination="root" id="out-le-002"/>"#
    let storyboard = TestInterface.account.replacing("<connections>", with: box)
    let findings = try await Self.findings(Self.account(code), in: storyboard)
    #expect(findings.map(\.severity) == [.error])
    let reasons = findings.first?.layout?.fit.confidence.reasons ?? []
    #expect(
      reasons
        == (line.map { ["code may hide it (App/Account.swift:\($0))"] } ?? []))
  }

  /// A file that sets nothing but through Objective-C's messages is read, too.
  @Test(
    arguments: [
      ("[[UILabel appearance] setFont:[Theme font]];", [.note]),
      ("[[UITextField appearance] setFont:[Theme font]];", [.error]),
    ] as [(String, [Severity])])
  func `messages of Objective-C set what all labels have`(
    message: String, severities: [Severity]
  ) async throws {
    let theme = "@implementation Theme\n+ (void)apply { \(message) }\n@end\n"
    let files = Self.account("", "").merging(["App/Theme.m": theme]) { $1 }
    #expect(try await Self.findings(files).map(\.severity) == severities)
  }

  /// Two buttons of one width in a stack view, of which code may take the other one out.
  @Test(
    arguments: [
      ("", [.error]), ("other.isHidden = true", []),
      ("if isOn { other.isHidden = true }", [.warning]),
      ("other.isHidden = !isOn; other.isHidden = true", [.warning]),
      // One above the other each has the whole width.
      ("row.axis = isNarrow ? .vertical : .horizontal", [.note]), ("row.spacing = 4", [.error]),
    ] as [(String, [Severity])])
  func `a view that code hides leaves its room to others`(
    code: String, severities: [Severity]
  ) async throws {
    let storyboard = TestInterface.storyboard(
      """
      <stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-001">\
      <rect key="frame" x="16" y="100" width="343" height="33"/><subviews>
      \(TestInterface.button("lab-el-001", "Send", x: 0, width: 167.5))
      \(TestInterface.button("oth-er-001", "Sell", x: 175.5, width: 167.5))
      </subviews><constraints>
      <constraint firstItem="lab-el-001" firstAttribute="width" secondItem="oth-er-001" \
      secondAttribute="width" id="wid-th-001"/></constraints></stackView>
      """,
      """
      sta-ck-001.leading = root.leading + 16
      root.trailing = sta-ck-001.trailing + 16
      sta-ck-001.top = root.top + 100
      """,
      inController: """
        <connections><outlet property="total" destination="lab-el-001" id="out-le-001"/>
        <outlet property="other" destination="oth-er-001" id="out-le-002"/>
        <outlet property="row" destination="sta-ck-001" id="out-le-003"/></connections>
        """
    ).replacing("<viewController ", with: #"<viewController customClass="Account" "#)
    let findings = try await Self.findings(
      Self.account(code), in: storyboard,
      [
        "de":
          #""lab-el-001.normalTitle" = "An alle Freunde senden"; "oth-er-001.normalTitle" = "Weg";"#
      ])
    #expect(
      findings.filter { $0.subject.key == "lab-el-001.normalTitle" }.map(\.severity) == severities)
  }

  /// How wide an image is that code sets, nothing says; one as wide as the button leaves no title.
  @Test(arguments: [
    (16.0, "", 1), (16, "total.setImage(icon, for: .normal)", 0), (120, "", 0), (60, "", 1),
    // Insets may give the title all of the width.
    (16, "total.titleEdgeInsets = insets", 0), (16, "total.center()", 0),
  ])
  func `an image takes room from a button's title`(
    width: Double, code: String, count: Int
  ) async throws {
    let button = TestInterface.button("lab-el-001", "Send", x: 16, width: 120).replacing(
      "title=\"Send\"", with: "title=\"Send\" image=\"icon\"")
    let storyboard = TestInterface.storyboard(
      button,
      """
      lab-el-001.leading = root.leading + 16
      lab-el-001.width = 120
      lab-el-001.top = root.top + 100
      """,
      inController: """
        <connections><outlet property="total" destination="lab-el-001" id="out-le-001"/></connections>
        """
    ).replacing("<viewController ", with: #"<viewController customClass="Account" "#).replacing(
      "</scenes>",
      with:
        "</scenes><resources><image name=\"icon\" width=\"\(width)\" height=\"16\"/></resources>"
    )
    let files = Self.account(
      code, "extension UIButton { func center() { titleEdgeInsets = UIEdgeInsets() } }"
    ).mapValues { $0.replacing("total: UILabel!", with: "total: UIButton!") }
    let findings = try await Self.findings(
      files, in: storyboard, ["de": #""lab-el-001.normalTitle" = "An alle Freunde senden";"#])
    #expect(
      findings.count {
        $0.rule == .truncated && $0.subject.locale?.identifier == "de" && $0.severity != .note
      } == count)
  }

  @Test(arguments: [
    (#"class Badge: UILabel {}"#, Severity.error),
    (#"class Badge: UIView { var text: String? }"#, nil),
    (#"class Badge: Pill {}; class Pill: UIView {}"#, nil),
    (
      "class Badge: UILabel { override var intrinsicContentSize: CGSize { .zero } }",
      Severity.warning
    ),
    (#"class Badge: Pill {}; class Pill: UILabel { func setUp() { numberOfLines = 0 } }"#, nil),
    (#"class Badge: UILabel { func setUp() { if isOn { numberOfLines = 0 } } }"#, .warning),
    // The font of the attributes counts, which is not known.
    (#"class Badge: UILabel { func style() { self.attributedText = styled(text) } }"#, .note),
    (#"class Badge: UILabel { func setUp(_ l: UILabel) { l.numberOfLines = 0 } }"#, .error),
    (
      "class Badge: UILabel { override func drawText(in rect: CGRect) { super.drawText(in: rect) } }",
      .warning
    ),
    // Of a library nothing is known.
    ("class Other {}", .note),
    ("class Badge: MarqueeLabel {}", .note),
  ])
  func `a class of the app or of a library may draw or size itself`(
    source: String, severity: Severity?
  ) async throws {
    let storyboard = TestInterface.account.replacing(
      "<label ", with: #"<label customClass="Badge" "#)
    let findings = try await Self.findings(["App/Badge.swift": source], in: storyboard)
    #expect(findings.map(\.severity) == [severity].compactMap { $0 })
  }

  /// A class of Objective-C inherits what its header says.
  @Test(arguments: [("UILabel", Severity.error), ("UIView", nil), ("LibraryLabel", .note)])
  func `a header says what a class inherits`(superclass: String, severity: Severity?) async throws {
    let storyboard = TestInterface.account.replacing(
      "<label ", with: #"<label customClass="Badge" "#)
    let findings = try await Self.findings(
      [
        "App/Badge.h": "@interface Badge : \(superclass)\n@end",
        "App/Badge.m": "#import \"Badge.h\"\n@implementation Badge\n@end",
      ], in: storyboard)
    #expect(findings.map(\.severity) == [severity].compactMap { $0 })
  }

  @Test(arguments: [
    (#"type="boolean" keyPath="autoFont" value="YES"/"#, Severity.note),
    (#"type="string" keyPath="fontStyle" value="small"/"#, .note),
    (#"type="number" keyPath="layer.cornerRadius"><real key="value" value="8"/></a"#, .error),
    (#"type="boolean" keyPath="isRounded" value="YES"/"#, .error),
    (#"type="color" keyPath="lineColor"/"#, .error),
  ])
  func `a runtime attribute may change the room`(attribute: String, severity: Severity) async throws
  {
    let name = "userDefinedRuntimeAttribute"
    let written = "<\(name) \(attribute)>".replacing("</a>", with: "</\(name)>")
    let label = "</label>"
    let storyboard = TestInterface.account.replacing(
      label, with: "<\(name)s>\(written)</\(name)s>\(label)")
    let findings = try await Self.findings(["App/Other.swift": "class Other {}"], in: storyboard)
    #expect(findings.map(\.severity) == [severity])
  }

  @Test(arguments: [
    (#"class Pill: UIButton { func setUp() { titleLabel?.lineBreakMode = .byWordWrapping } }"#, 0),
    (#"class Pill: UIButton { func setUp() { titleLabel?.lineBreakMode = .byClipping } }"#, 1),
    (#"class Pill: UIButton { func setUp() { titleLabel?.textColor = .red } }"#, 1),
    (
      "class Pill: UIButton { override func titleRect(forContentRect r: CGRect) -> CGRect { r } }",
      0
    ),
  ])
  func `a button has as many lines as its class says, and the place that this gives its title`(
    source: String, count: Int
  ) async throws {
    let button = """
      <button buttonType="system" customClass="Pill" id="but-on-001" opaque="NO" \
      contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="100" width="343" height="30"/>
      <state key="normal" title="Total"/></button>
      """
    let storyboard = TestInterface.storyboard(
      button,
      """
      but-on-001.leading = root.leading + 16
      root.trailing = but-on-001.trailing + 16
      but-on-001.top = root.top + 100
      """)
    let findings = try await Self.findings(
      ["App/Pill.swift": source.replacing("SET", with: "titleLabel?.numberOfLines = 0")],
      in: storyboard,
      ["de": Self.long.replacing("lab-el-001.text", with: "but-on-001.normalTitle")])
    #expect(findings.count == count)
  }

  /// Two texts of one label; the code of one of them gives it any number of lines.
  @Test func `what stands beside the code of a text is of that text`() async throws {
    let short = "Gesamtbetrag mit allen Steuern und Gebühren"
    let files = Self.account(
      """
      if isOpen {
          total.text = NSLocalizedString("open", comment: "")
          total.numberOfLines = 0
        } else {
          total.text = NSLocalizedString("closed", comment: "")
        }
      """
    ).merging([
      "en.lproj/Localizable.strings": #""open" = "Open"; "closed" = "Closed";"#,
      "de.lproj/Localizable.strings": "\"open\" = \"\(short)\"; \"closed\" = \"\(short)\";",
    ]) { $1 }
    let findings = try await Self.findings(files, [:])
    #expect(findings.map(\.subject.key) == ["closed"])
  }

  /// The storyboard does not begin with the scene, and no segue leads to it.
  @Test(arguments: [
    (#"let id = "account""#, 1), ("enum Scene: String { case account }", 1),
    (#"let path = "Main/account""#, 1), ("// account", 0), (#"/* "account" */"#, 0),
    (#"let other = "account of many""#, 1), ("let other = 1", 0),
  ])
  func `a scene that code names is shown`(source: String, count: Int) async throws {
    let first = #"<scene sceneID="sce-ne-002"><objects><viewController id="fir-st-001"/>"#
    let storyboard = TestInterface.account.replacing(
      "<viewController ", with: #"<viewController storyboardIdentifier="account" "#
    ).replacing("<document ", with: #"<document initialViewController="fir-st-001" "#)
      .replacing("<scenes>", with: "<scenes>\(first)</objects></scene>")
    let files = Self.account("", source)
    #expect(try await Self.findings(files, in: storyboard).count == count)
    // Without code nothing is known.
    #expect(try await Self.findings([:], in: storyboard).count == 1)
  }

  /// Which storyboard code has that asks for the identifier is not followed. One that begins with no scene is asked
  /// for nothing else.
  @Test(arguments: [
    ("account", true, Severity.note), ("other", true, .error), ("account", false, .error),
  ])
  func `a scene whose identifier another storyboard has makes notes`(
    identifier: String, begins: Bool, severity: Severity
  ) async throws {
    let first = #"<scene sceneID="sce-ne-002"><objects><viewController id="fir-st-001"/>"#
    let storyboard = TestInterface.account.replacing(
      "<viewController ", with: #"<viewController storyboardIdentifier="account" "#
    ).replacing("<document ", with: #"<document initialViewController="fir-st-001" "#)
      .replacing("<scenes>", with: "<scenes>\(first)</objects></scene>")
    let shown =
      begins
      ? storyboard : storyboard.replacing(#" initialViewController="fir-st-001""#, with: "")
    let other = storyboard.replacing("-001", with: "-003").replacing(
      "\"account\"", with: "\"\(identifier)\"")
    let files = Self.account("", "let ids = [\"account\", \"other\", \"Main\"]").merging([
      "Base.lproj/Other.storyboard": other
    ]) { $1 }
    let findings = try await Self.findings(files, in: shown)
    #expect(
      findings.filter { $0.subject.key == "lab-el-001.text" }.map(\.severity) == [severity])
  }

  /// A segue that begins in the prototype of a row, which code must ask for.
  @Test(arguments: [
    (#"table.dequeueReusableCell(withIdentifier: "row-1")"#, 1),
    (#"table.dequeueReusableCell(withIdentifier: "other")"#, 0),
    (#"if Flags.isOpen { table.dequeueReusableCell(withIdentifier: "row-1") }"#, 0),
  ])
  func `a scene behind a row is shown where code asks for the row`(
    code: String, count: Int
  ) async throws {
    let first = """
      <scene sceneID="sce-ne-002"><objects><tableViewController id="fir-st-001">\
      <tableView key="view" dataMode="prototypes" style="plain" id="tab-le-001">\
      <rect key="frame" x="0" y="0" width="375" height="600"/><prototypes>\
      <tableViewCell reuseIdentifier="row-1" id="cel-ll-001">\
      <rect key="frame" x="0" y="28" width="375" height="44"/>\
      <tableViewCellContentView key="contentView" id="con-te-001">\
      <rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCellContentView>\
      <connections><segue destination="con-tr-001" kind="show" id="seg-ue-001"/></connections>\
      </tableViewCell></prototypes></tableView></tableViewController></objects></scene>
      """
    let storyboard = TestInterface.account.replacing(
      "<document ", with: #"<document initialViewController="fir-st-001" "#
    ).replacing("<scenes>", with: "<scenes>\(first)")
    let files = Self.account("", "enum Flags { static let isOpen = false }\nfunc f() { \(code) }")
    #expect(try await Self.findings(files, in: storyboard).count == count)
  }

  /// UITableView makes rows of a prototype that code asks for.
  @Test(arguments: [
    (#"table.dequeueReusableCell(withIdentifier: "row-1")"#, "prototypes", 1),
    (#"table.dequeueReusableCell(withIdentifier: "other")"#, "prototypes", 0),
    (#"table.dequeueReusableCell(withIdentifier: "other")"#, "static", 1),
  ])
  func `a prototype that no code asks for has no rows`(
    code: String, mode: String, count: Int
  ) async throws {
    let label = TestInterface.label("lab-el-001", "Total", x: 16, width: 343)
    let storyboard = TestInterface.table(
      """
      <subviews>\(label)</subviews><constraints>\(TestInterface.constraints("""
        lab-el-001.leading = con-te-001.leading + 16
        con-te-001.trailing = lab-el-001.trailing + 16
        lab-el-001.top = con-te-001.top + 10
        """).replacing("con-st", with: "cel-st"))</constraints>
      """,
      cell: #"reuseIdentifier="row-1""#, dataMode: mode,
      inController: """
        <connections><outlet property="total" destination="lab-el-001" id="out-le-001"/></connections>
        """
    ).replacing("<viewController ", with: #"<viewController customClass="Account" "#)
    let findings = try await Self.findings(Self.account("let cell = \(code)"), in: storyboard)
    #expect(findings.count { $0.rule == .truncated } == count)
  }

  /// The cells of all tables have one class, and code gets a cell by its identifier.
  @Test(arguments: [
    ("", 1), ("cell?.textField?.stringValue = row.name", 0),
    (#"cell?.textField?.stringValue = NSLocalizedString("name", comment: "")"#, 0),
    ("cell?.imageView?.image = row.icon", 1),
  ])
  func `a field of a cell shows what code sets of cells`(code: String, count: Int) async throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" useAutolayout="YES">
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="23504"/>
      </dependencies>
      <objects><customObject id="-2" customClass="Rows"/>
      <tableCellView identifier="Row" id="cel-vi-001">
      <rect key="frame" x="0" y="0" width="120" height="24"/><subviews>
      <textField horizontalCompressionResistancePriority="250" \
      translatesAutoresizingMaskIntoConstraints="NO" id="fie-ld-001">
      <rect key="frame" x="0" y="4" width="120" height="16"/>
      <textFieldCell key="cell" scrollable="YES" lineBreakMode="truncatingTail" title="Total" \
      id="lab-el-001">
      <font key="font" metaFont="system"/></textFieldCell></textField></subviews>
      <constraints>
      \(TestInterface.constraints("""
        fie-ld-001.leading = cel-vi-001.leading + 2
        cel-vi-001.trailing = fie-ld-001.trailing + 2
        fie-ld-001.centerY = cel-vi-001.centerY
        """))
      </constraints>
      <connections><outlet property="textField" destination="fie-ld-001" id="out-le-001"/>
      </connections></tableCellView></objects></document>
      """
    let source = """
      class Rows: NSViewController {
        func show(_ table: NSTableView) {
          let cell = table.makeView(withIdentifier: id, owner: self) as? NSTableCellView
          \(code)
        }
      }
      """
    let strings = ["de": Self.long.replacing(".text", with: ".title")]
    let findings = try await Self.findings(["App/Rows.swift": source], in: xib, strings)
    #expect(findings.count == count, "\(findings.map(\.message))")
  }

  @Test func `an attributed text with colours alone has the font of its label`() async throws {
    func severities(_ attributes: String) async throws -> [Severity] {
      let text = "Gesamtbetrag mit allen Steuern und Gebühren"
      let files = Self.account(
        """
        total.attributedText = NSAttributedString(string: NSLocalizedString("sum", comment: ""), \
        attributes: \(attributes))
        """
      ).merging([
        "en.lproj/Localizable.strings": #""sum" = "Sum";"#,
        "de.lproj/Localizable.strings": "\"sum\" = \"\(text)\";",
      ]) { $1 }
      return try await Self.findings(files, [:]).map { $0.severity }
    }
    #expect(try await severities("[.foregroundColor: color]") == [.error])
    #expect(try await severities("[.font: font]") == [.warning])
    #expect(try await severities("attributes") == [.warning])
  }

  /// Asks for the rows of ``cell(_:)``.
  private static let row = #"let identifier = "row""#

  /// A prototype cell with a label that has a tag.
  private static func cell(_ attributes: String = "tag=\"3\"") -> String {
    TestInterface.table(
      """
      <subviews>\(TestInterface.label("lab-el-001", "Title", x: 16, width: 343, attributes))</subviews>\
      <constraints>\(TestInterface.constraints("""
        lab-el-001.leading = con-te-001.leading + 16
        con-te-001.trailing = lab-el-001.trailing + 16
        lab-el-001.top = con-te-001.top + 10
        con-te-001.bottom = lab-el-001.bottom + 10
        """).replacing("con-st", with: "cel-st"))</constraints>
      """,
      rowHeight: #"rowHeight="44""#,
      inController: """
        <connections><outlet property="table" destination="tab-le-001" id="out-le-001"/>\
        <outlet property="total" destination="lab-el-001" id="out-le-002"/></connections>
        """
    ).replacing("<viewController ", with: #"<viewController customClass="Account" "#)
  }

  @Test(arguments: [
    ("", 1), ("_ = cell.viewWithTag(4)", 1), ("_ = cell.viewWithTag(3) as? UILabel", 0),
    ("_ = cell.viewWithTag(Tags.title)", 0),
  ])
  func `the text of a cell that code reaches by its tag is not the document's`(
    code: String, count: Int
  ) async throws {
    let findings = try await Self.findings(Self.account(code, Self.row), in: Self.cell())
    #expect(findings.count == count)
  }

  /// In a view of a controller, whose code sets other texts by tags that it counts.
  @Test(arguments: [
    ("", 1), ("for tag in 1...9 { fill(view.viewWithTag(tag)) }", 0),
    ("_ = view.viewWithTag(3)", 1), ("view.viewWithTag(spinnerTag)?.removeFromSuperview()", 1),
  ])
  func `the text of a view whose tag code counts is not the document's`(
    code: String, count: Int
  ) async throws {
    let storyboard = TestInterface.account.replacing(
      "<label ", with: "<label tag=\"3\" ")
    let findings = try await Self.findings(Self.account(code), in: storyboard)
    #expect(findings.count { $0.severity == .error } == count, "\(findings.map(\.message))")
  }

  /// Of two lines that the canvas has the height of.
  @Test(arguments: [
    ("", 1), ("table.rowHeight = UITableView.automaticDimension", 0),
    ("table.estimatedRowHeight = 60", 0),
  ])
  func `rows are as high as what is in them where code says so`(
    code: String, count: Int
  ) async throws {
    let findings = try await Self.findings(
      Self.account(code, Self.row), in: Self.cell("numberOfLines=\"0\""),
      ["de": "\"lab-el-001.text\" = \"\(String(repeating: "Gesamtbetrag ", count: 8))\";"])
    #expect(findings.count { $0.rule == .truncated } == count, "\(findings.map(\.message))")
  }

  @Test func `code says so of rows whose texts no outlet holds, too`() async throws {
    let storyboard = Self.cell("numberOfLines=\"0\"").replacing(
      #"<outlet property="total" destination="lab-el-001" id="out-le-002"/>"#, with: "")
    let german = "\"lab-el-001.text\" = \"\(String(repeating: "Gesamtbetrag ", count: 8))\";"
    for (code, count) in [("", 1), ("table.rowHeight = UITableView.automaticDimension", 0)] {
      let findings = try await Self.findings(
        Self.account(code, Self.row), in: storyboard, ["de": german])
      #expect(findings.count { $0.rule == .truncated } == count, "\(findings.map(\.message))")
    }
  }

  @Test func `a prototype's own row height is the canvas's`() async throws {
    let storyboard = Self.cell("numberOfLines=\"0\"").replacing(
      #"reuseIdentifier="row""#, with: #"reuseIdentifier="row" rowHeight="80""#)
    let result = try await TestInterface.check(
      storyboard,
      ["de": "\"lab-el-001.text\" = \"\(String(repeating: "Gesamtbetrag ", count: 30))\";"],
      yaml: "screens: {se: 320}\n")
    #expect(Set(result.report.layouts.map(\.fit.outcome)) == [.fits])
  }

  /// On 320 points the source's text lacks the row's height, on 430 only the translation does.
  @Test func `a height that the source's text lacks on one screen is known on none`() async throws {
    let source = String(repeating: "effects ", count: 11)
    let storyboard = Self.cell("numberOfLines=\"0\"").replacing(
      #"text="Title""#, with: "text=\"\(source)\""
    ).replacing(#"rowHeight="44""#, with: #"rowHeight="80""#).replacing(
      #"height="44""#, with: #"height="80""#)
    func rules(_ screens: String) async throws -> [String] {
      try await TestInterface.check(
        storyboard,
        ["de": "\"lab-el-001.text\" = \"\(String(repeating: "Wirkungen ", count: 30))\";"],
        yaml: "screens: {\(screens)}\n"
      ).found.filter { !$0.hasPrefix("long-label") }
    }
    #expect(try await rules("max: 430") == ["truncated lab-el-001.text de"])
    #expect(try await rules("se: 320, max: 430") == [])
  }

  /// A button's label is a label.
  @Test(arguments: [
    ("extension UILabel { func wrap() { numberOfLines = 0; lineBreakMode = .byWordWrapping } }", 0),
    (
      "extension UILabel { func wrap() { adjustsFontSizeToFitWidth = true; minimumScaleFactor = 0.2 } }",
      0
    ),
    ("extension UILabel { func wrap() { textColor = .red } }", 1),
    (
      "extension UIImageView { func wrap() { numberOfLines = 0; lineBreakMode = .byWordWrapping } }",
      1
    ),
  ])
  func `a method of a button's label may set how it breaks`(
    source: String, count: Int
  ) async throws {
    let storyboard = TestInterface.storyboard(
      TestInterface.button("lab-el-001", "Save", x: 16, width: 60),
      """
      lab-el-001.leading = root.leading + 16
      lab-el-001.top = root.top + 100
      lab-el-001.width = 60
      """,
      inController: """
        <connections><outlet property="total" destination="lab-el-001" id="out-le-001"/></connections>
        """
    ).replacing("<viewController ", with: #"<viewController customClass="Account" "#)
    let code = """
      class Account: UIViewController {
        @IBOutlet var total: UIButton!
        override func viewDidLoad() { total.titleLabel?.wrap() }
      }
      \(source)
      """
    let findings = try await Self.findings(
      ["App/Account.swift": code], in: storyboard,
      ["de": "\"lab-el-001.normalTitle\" = \"Sicherung\";"])
    #expect(findings.filter { $0.severity == .error }.count == count)
  }

  /// What a function of an extension of UIKit's class sets, it sets where it is called.
  @Test(arguments: [
    ("class Pill: UIButton { func setUp() { SET } }", false, 0),
    ("class Pill: UIButton {}; extension Pill { func a() { SET } }", false, 0),
    ("class Pill: UIButton {}; extension UIButton { func a() { SET } }", false, 1),
    // A loop may call it.
    ("class Pill: UIButton {}; extension UIButton { func a() { SET } }", true, 0),
  ])
  func `an extension of a button sets nothing of all buttons`(
    source: String, isInCollection: Bool, count: Int
  ) async throws {
    let storyboard = TestInterface.storyboard(
      TestInterface.button("but-to-001", "Save all", x: 16, width: 60, "customClass=\"Pill\""),
      """
      but-to-001.leading = root.leading + 16
      but-to-001.top = root.top + 100
      but-to-001.width = 60
      """,
      inController: isInCollection
        ? """
        <connections><outletCollection property="pills" destination="but-to-001" \
        id="out-le-001"/></connections>
        """ : "")
    let findings = try await Self.findings(
      ["App/Pill.swift": source.replacing("SET", with: "titleLabel?.numberOfLines = 0")],
      in: storyboard,
      ["de": "\"but-to-001.normalTitle\" = \"Alle sichern\";"])
    #expect(findings.filter { $0.rule == .truncated }.count == count)
  }

  /// A configuration has its own font, insets and lines.
  @Test(arguments: [
    ("class Pill: UIButton {}", 1),
    ("class Pill: UIButton { func setUp() { configuration = .plain() } }", 0),
    ("class Pill: UIButton { func setUp() { let configuration = x; use(configuration) } }", 1),
  ])
  func `a button that code configures is not drawn as its document says`(
    source: String, count: Int
  ) async throws {
    let storyboard = TestInterface.storyboard(
      TestInterface.button("but-to-001", "Save", x: 16, width: 60, "customClass=\"Pill\""),
      """
      but-to-001.leading = root.leading + 16
      but-to-001.top = root.top + 100
      but-to-001.width = 60
      """)
    let findings = try await Self.findings(
      ["App/Pill.swift": source.replacing("SET", with: "titleLabel?.numberOfLines = 0")],
      in: storyboard,
      ["de": "\"but-to-001.normalTitle\" = \"Speichern und schließen\";"])
    #expect(findings.count == count, "\(findings.map(\.message))")
  }

  /// The view of a XIB, with a label from edge to edge.
  @Test(arguments: [
    (80.0, "", 8, 0),
    (80.0, #"<constraint firstAttribute="width" constant="64" id="wid-th-001"/>"#, 8, 1),
    (375.0, "", 8, 1),
    // What holds it is no wider than the screen.
    (600.5, "", 6, 1),
  ])
  func `the canvas of a small XIB says nothing of the width that code gives its view`(
    width: Double, constraint: String, words: Int, count: Int
  ) async throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
      version="21678"/></dependencies>
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Item"/>
      <view id="root"><rect key="frame" x="0" y="0" width="\(width)" height="60"/><subviews>
      \(TestInterface.label("lab-el-001", "Copy", x: 8, width: width - 16, "", "<constraints>\(constraint)</constraints>"))
      </subviews><constraints>\(TestInterface.constraints(
        """
        lab-el-001.leading = root.leading + 8
        root.trailing = lab-el-001.trailing + 8
        lab-el-001.top = root.top + 8
        """))</constraints></view></objects></document>
      """
    let text = String(repeating: "Kopieren ", count: words)
    let findings = try await Self.findings(
      [:], in: xib, ["de": "\"lab-el-001.text\" = \"\(text)\";"])
    #expect(findings.count == count, "\(findings.map(\.message))")
  }

  /// The constraint at its end has the outlet `edge`.
  @Test(arguments: [
    ("edge.constant = 40", Severity.note), ("edge.isActive = isWide", .note),
    ("print(edge.constant)", .warning),
  ])
  func `code that changes a constraint makes a note`(code: String, severity: Severity) async throws
  {
    let outlet = #"<outlet property="edge" destination="con-st-1" id="out-le-002"/></connections>"#
    let storyboard = TestInterface.account.replacing("</connections>", with: outlet)
    let files = Self.account(code).mapValues {
      $0.replacing(
        "@IBOutlet var total",
        with: "@IBOutlet var edge: NSLayoutConstraint!\n  @IBOutlet var total")
    }
    let findings = try await Self.findings(files, in: storyboard)
    #expect(findings.map(\.severity) == [severity])
  }

  /// NSLocalizedString looks in the app's own bundle (NSBundle.h), in one inside of it only what names it.
  @Test(arguments: [
    ("NSLocalizedString(\"sum\", comment: \"\")", 0),
    ("NSLocalizedString(\"sum\", bundle: library, comment: \"\")", 1),
  ])
  func `a bundle inside of the app has texts of its own`(lookup: String, count: Int) async throws {
    var files = Self.account("total.text = \(lookup)")
    files["App/Library.bundle/de.lproj/Localizable.strings"] =
      #""sum" = "Gesamtbetrag mit allen Steuern und Gebühren";"#
    files["App/Library.bundle/en.lproj/Localizable.strings"] = #""sum" = "Sum";"#
    if count == 0 {
      files["App/de.lproj/Localizable.strings"] = #""sum" = "Summe";"#
      files["App/en.lproj/Localizable.strings"] = #""sum" = "Sum";"#
    }
    let findings = try await Self.findings(files, [:])
    #expect(findings.count { $0.layout != nil } == count)
  }

  /// A cell that a table hands out may be a prototype, which says its own font.
  @Test(arguments: [("", 1), (#"textLabel="lab-el-001" style="IBUITableViewCellStyleDefault""#, 0)])
  func `a label of a cell is in UIKit's font where no document has such a cell`(
    style: String, count: Int
  ) async throws {
    let cell = TestInterface.table(
      TestInterface.label("lab-el-001", "Title", x: 16, width: 300),
      cell: #"reuseIdentifier="row" "# + style)
    let result = try await TestInterface.check(
      cell, [:],
      files: [
        "App/List.swift": """
        class List: UITableViewController {
          func fill(_ table: UITableView) {
            let cell = table.dequeueReusableCell(withIdentifier: "row")!
            cell.textLabel?.text = NSLocalizedString("long", comment: "")
          }
        }
        """,
        "de.lproj/Localizable.strings":
          #""long" = "Eine sehr lange Bezeichnung mit mehr als einer Zeile";"#,
      ])
    let found = result.report.findings.filter { $0.subject.key == "long" && $0.rule == .truncated }
    #expect(found.count == count, "\(result.found)")
  }
}
