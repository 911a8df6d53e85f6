import Testing

@testable import OversetSurfaces

/// Labels and buttons of the app's own classes.
struct OwnViewClassTests {
  private static func verdict(_ type: String, _ use: String) -> [String] {
    verdicts(of: [
      type,
      """
      class Screen: UIViewController {
        let name = TitleLabel()
        func show() { \(use) }
      }
      """,
    ]).map(\.description)
  }

  private static let shown = #"name.text = NSLocalizedString("k", comment: "")"#
  private static let pressed = #"name.setTitle(NSLocalizedString("k", comment: ""), for: .normal)"#

  @Test(arguments: [
    (
      "class TitleLabel: UILabel { func setUp() { font = .systemFont(ofSize: 12) } }", shown,
      "can be cut: 1 line, at most screen"
    ),
    (
      "class TitleLabel: UILabel { func setUp() { numberOfLines = 2 } }", shown,
      "can be cut: 2 lines, at most screen"
    ),
    (
      "class Base: UILabel { func setUp() { self.numberOfLines = 3 } }\nclass TitleLabel: Base {}",
      shown, "can be cut: 3 lines, at most screen"
    ),
    // What an instance says comes first.
    (
      "class TitleLabel: UILabel { func setUp() { numberOfLines = 2 } }",
      "name.numberOfLines = 4; " + shown, "can be cut: 4 lines, at most screen"
    ),
    (
      "class TitleLabel: UIButton { func setUp() { titleLabel?.font = .systemFont(ofSize: 12) } }",
      pressed, "can be cut: 1 line, at most screen"
    ),
    (
      "class TitleLabel: UIButton { func setUp() { titleLabel?.numberOfLines = 2 } }", pressed,
      "can be cut: 2 lines, at most screen"
    ),
    // What is not written there, or shows another text.
    (
      "class TitleLabel: UILabel { init(lines: Int) { super.init(frame: .zero); numberOfLines = lines } }",
      shown, "unknown: how name is set up"
    ),
    (
      "class TitleLabel: UILabel { func setUp() { numberOfLines = 0 } }", shown,
      "unknown: how name is set up"
    ),
    (
      "class TitleLabel: UILabel { override var text: String? { didSet { fit() } } }", shown,
      "unknown: what name.text is"
    ),
    (
      "class TitleLabel: UIButton { func setUp() { configuration = .filled() } }", pressed,
      "unknown: how name is set up"
    ),
    ("class TitleLabel: MarqueeLabel {}", shown, "unknown: what name.text is"),
  ])
  func `a class of the app says how its labels show texts`(
    type: String, use: String, verdict: String
  ) {
    #expect(Self.verdict(type, use) == [verdict])
  }

  @Test(arguments: [
    (
      #"class TitleLabel: UILabel { func f() { text = NSLocalizedString("k", comment: "") } }"#, "",
      "can be cut: 1 line, at most screen"
    ),
    (
      #"class TitleLabel: UIButton { func f() { setTitle(NSLocalizedString("k", comment: ""), for: .normal) } }"#,
      "", "can be cut: 1 line, at most screen"
    ),
    (
      #"class TitleLabel: UILabel { func f() { numberOfLines = 2; self.text = NSLocalizedString("k", comment: "") } }"#,
      "", "can be cut: 2 lines, at most screen"
    ),
    (
      #"class TitleLabel: UILabel { func f() { text = NSLocalizedString("k", comment: "") } }"#,
      "name.numberOfLines = 0", "unknown: how the view is set up"
    ),
  ])
  func `so does the class that sets its own text`(type: String, use: String, verdict: String) {
    #expect(Self.verdict(type, use) == [verdict])
  }

  private static let given = #"name.fill(title: NSLocalizedString("k", comment: ""))"#

  /// What a method sets of the view itself it sets of the view that it is called on.
  @Test(arguments: [
    (
      "extension UILabel { func fill(title: String) { self.text = title } }", "UILabel()",
      "can be cut: 1 line, at most screen"
    ),
    (
      "extension UILabel { func fill(title: String) { text = title } }\n@objc class A: NSObject { let x = UILabel(); func f() { x.numberOfLines = 3 } }",
      "UILabel()", "can be cut: 1 line, at most screen"
    ),
    (
      "extension UIButton { func fill(title: String) { setTitle(title, for: .normal) } }",
      "UIButton()", "can be cut: 1 line, at most screen"
    ),
    (
      "extension UILabel { func fill(title: String) { numberOfLines = 0; text = title } }",
      "UILabel()", "unknown: how name is set up"
    ),
    (
      "class TitleLabel: UILabel { func fill(title: String) { text = title.uppercased() } }",
      "TitleLabel()", "can be cut: 1 line, at most screen"
    ),
    (
      "extension UITextField { func fill(title: String) { placeholder = title } }", "UITextField()",
      "can be cut: 1 line, at most screen"
    ),
    // Nobody knows the label.
    (
      "extension UILabel { func fill(title: String) { text = title }; func again() { fill(title: NSLocalizedString(\"k\", comment: \"\")) } }",
      "", "unknown: how the view is set up"
    ),
  ])
  func `a method that sets a view's own text sets that of the view that it is called on`(
    declarations: String, made: String, verdict: String
  ) {
    let use = made.isEmpty ? "" : "let name = \(made); func show() { \(Self.given) }"
    let found = OversetSurfacesTests.verdicts(of: [
      declarations, "class Screen: UIViewController { \(use) }",
    ])
    #expect(found.map(\.description) == [verdict])
  }

  /// UIKit calls these before the view is seen.
  @Test(arguments: [
    ("viewWillAppear", "unknown: how name is set up"),
    ("viewIsAppearing", "unknown: how name is set up"),
    // What it gives to others is run later.
    ("viewDidLoad", "can be cut: 1 line, at most screen"),
    ("tapped", "can be cut: 1 line, at most screen"),
  ])
  func `a text that a controller sets again before it is seen is not shown`(
    method: String, verdict: String
  ) {
    let found = OversetSurfacesTests.verdicts(of: [
      """
      class Screen: UIViewController {
        let name: UILabel = {
          let label = UILabel()
          label.text = NSLocalizedString("k", comment: "")
          return label
        }()
        func \(method)() { name.text = park.detail }
      }
      """
    ])
    #expect(found.map(\.description) == [verdict])
  }
}
