import OversetModel
import Testing

@testable import OversetSurfaces

/// Labels, buttons and text views that code makes.
struct CodeViewTests {
  private static func verdicts(_ members: String, _ text: String) -> [UseVerdict] {
    OversetSurfacesTests.verdicts(of: [
      """
      class Row: UIView {
        \(members)
        func show() { \(text) }
      }
      """
    ])
  }

  static let oneLine = "can be cut: 1 line, at most screen"
  static let notRead = "unknown: how name is set up"
  static let ownHeight = "cannot be cut: any number of lines, and no constraint limits its height"

  private static let stackOnTop = "stack.topAnchor.constraint(equalTo: view.topAnchor)"

  /// A label of any number of lines, with constraints.
  static func free(_ constraints: String...) -> String {
    """
    let name = UILabel(); let text = UILabel(); let icon = UIImageView(); let box = UIView()
    func f() { name.numberOfLines = 0; NSLayoutConstraint.activate([\(constraints.joined(separator: ", "))]) }
    """
  }

  @Test(arguments: [
    VerdictCase("let name = UILabel()", oneLine),
    VerdictCase(
      "let name = UILabel(); func f() { name.numberOfLines = 2 }",
      "can be cut: 2 lines, at most screen"),
    // Where a condition decides, the most lines are the bound.
    VerdictCase(
      "let name = UILabel(); func f() { name.numberOfLines = isWide ? 1 : 3 }",
      "can be cut: 3 lines, at most screen"),
    VerdictCase(
      "let name = UILabel(); func f() { name.numberOfLines = 1 }; func g() { name.numberOfLines = 2 }",
      "can be cut: 2 lines, at most screen"),
    VerdictCase("let name = UILabel(); func f() { name.numberOfLines = isWide ? 1 : 0 }", notRead),
    // A class of the app may set up what it likes.
    VerdictCase("let name: UILabel = TitleLabel()", notRead),
    VerdictCase("let name: UILabel = .init(frame: .zero)", oneLine),
    // The library Then.
    VerdictCase("let name = UILabel().then { $0.textColor = .red }", oneLine),
    VerdictCase(
      "lazy var name: UILabel = .init().then { label in label.numberOfLines = 2 }",
      "can be cut: 2 lines, at most screen"),
    VerdictCase(
      "let name = UILabel(); func f() { name.then { $0.numberOfLines = 2 } }",
      "can be cut: 2 lines, at most screen"),
    VerdictCase("let name = UILabel().then { style($0) }", notRead),
    VerdictCase("let name = make().then { $0.numberOfLines = 2 }", "unknown: what name.text is"),
    VerdictCase("lazy var name: UILabel = { let view = TitleLabel(); return view }()", notRead),
    VerdictCase("let name = UILabel(); func f() { name.numberOfLines = lines }", notRead),
    // What the app's own code does with it is not followed.
    VerdictCase("let name = UILabel(); func f() { style(name) }", notRead),
    VerdictCase("let name = UILabel(); func f() { name.growToFit() }", notRead),
    VerdictCase(
      "let name = UILabel(); func f() { fill(with: name) }; func fill(with v: UIView) {}", oneLine),
    VerdictCase(
      """
      let name = UILabel(); func f() { grow(name) }
      func grow(_ label: UILabel) { label.numberOfLines = 0 }
      """, notRead),
    VerdictCase("var name: UILabel!; func f() { name = .init() }", oneLine),
    VerdictCase("var name: UILabel!; func f() { name = .shared }", notRead),
    VerdictCase("let name = UILabel(); func f() { addSubview(name); name.sizeToFit() }", oneLine),
    // The variable in a closure is the property that the closure makes.
    VerdictCase(
      """
      lazy var name: UILabel = {
        let label = UILabel()
        label.numberOfLines = 2
        label.widthAnchor.constraint(equalToConstant: 90).isActive = true
        return label
      }()
      """, "can be cut: 2 lines, at most 90"),
    VerdictCase(
      "lazy var name: UILabel = { let label = UILabel(); style(label); return label }()", notRead),
    // The closure tells the type.
    VerdictCase(
      """
      lazy var name = {
        let label = UILabel()
        label.numberOfLines = 2
        label.widthAnchor.constraint(equalToConstant: 90).isActive = true
        return label
      }()
      """, "can be cut: 2 lines, at most 90"),
    VerdictCase("let name = { () -> UILabel in let label = UILabel(); return label }()", oneLine),
    VerdictCase("let name = { UILabel(frame: .zero) }()", oneLine),
    // A height limits lines.
    VerdictCase(
      """
      let name = UILabel()
      func f() {
        name.numberOfLines = 0
        name.snp.makeConstraints { $0.height.equalTo(44) }
      }
      """, "can be cut: any lines, 44.0 high, at most screen"),
    VerdictCase(
      "let name = UILabel(); func f() { name.heightAnchor.constraint(equalToConstant: 9).isActive = true }",
      oneLine),
    // Any number of lines, in the height of its text.
    VerdictCase(free("name.topAnchor.constraint(equalTo: view.topAnchor)"), ownHeight),
    // In the middle of something lower it runs out of that.
    VerdictCase(free("name.centerYAnchor.constraint(equalTo: icon.centerYAnchor)"), notRead),
    VerdictCase(
      free(
        "name.centerYAnchor.constraint(equalTo: icon.centerYAnchor)",
        "icon.topAnchor.constraint(equalTo: topAnchor)"), ownHeight),
    VerdictCase(
      free(
        "name.centerYAnchor.constraint(equalTo: box.centerYAnchor)",
        "box.topAnchor.constraint(equalTo: topAnchor)",
        "box.heightAnchor.constraint(equalToConstant: 100)"), notRead),
    VerdictCase(
      free(
        "name.topAnchor.constraint(equalTo: view.topAnchor)",
        "text.topAnchor.constraint(equalTo: name.bottomAnchor)"), ownHeight),
    VerdictCase(
      free(
        "name.topAnchor.constraint(equalTo: box.topAnchor)",
        "name.bottomAnchor.constraint(equalTo: box.bottomAnchor)",
        "box.topAnchor.constraint(equalTo: view.topAnchor)"), ownHeight),
    VerdictCase(
      free(
        "name.topAnchor.constraint(equalTo: view.topAnchor)",
        "name.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)"), ownHeight),
    // A stack view leaves it the height of its text.
    VerdictCase(
      free(stackOnTop) + "; func g() { [text, name].forEach { stack.addArrangedSubview($0) } }",
      ownHeight),
    VerdictCase(
      free(stackOnTop)
        + "; func g() { for view in [text, name] { stack.addArrangedSubview(view) } }",
      ownHeight),
    VerdictCase(
      free(stackOnTop) + "; func g() { stack.addArrangedSubviews([text, name]) }", ownHeight),
    VerdictCase(
      free(stackOnTop, "stack.heightAnchor.constraint(equalToConstant: 40)")
        + "; func g() { stack.addArrangedSubviews(text, name) }",
      "can be cut: any lines, 40.0 high, at most screen"),
    VerdictCase(free(), notRead),
    VerdictCase(
      free(
        "name.topAnchor.constraint(equalTo: view.topAnchor)",
        "name.bottomAnchor.constraint(equalTo: view.bottomAnchor)"), notRead),
    VerdictCase(
      free(
        "name.topAnchor.constraint(equalTo: view.topAnchor)",
        "name.bottomAnchor.constraint(lessThanOrEqualTo: text.topAnchor)",
        "text.bottomAnchor.constraint(equalTo: view.bottomAnchor)"), notRead),
    VerdictCase(
      free(
        "name.topAnchor.constraint(equalTo: box.topAnchor)",
        "name.bottomAnchor.constraint(equalTo: box.bottomAnchor)"), notRead),
    VerdictCase(
      free(
        "name.topAnchor.constraint(equalTo: view.topAnchor)",
        "name.centerYAnchor.constraint(equalTo: icon.centerYAnchor)"), notRead),
    VerdictCase(
      free(
        "name.topAnchor.constraint(equalTo: view.topAnchor)",
        "name.heightAnchor.constraint(equalTo: icon.heightAnchor)"), notRead),
    VerdictCase(
      free("name.topAnchor.constraint(equalTo: view.topAnchor)") + "; func g() { name.fill() }",
      notRead),
    // A constraint of its width is a bound, where it is certainly there.
    VerdictCase(
      """
      let name = UILabel()
      func f() { name.widthAnchor.constraint(equalToConstant: 96).isActive = true }
      """, "can be cut: 1 line, at most 96"),
    VerdictCase(
      """
      let name = UILabel()
      func f() {
        NSLayoutConstraint.activate([
          name.widthAnchor.constraint(lessThanOrEqualToConstant: 120), name.topAnchor.constraint(equalTo: topAnchor),
        ])
      }
      """, "can be cut: 1 line, at most 120"),
    VerdictCase(
      "let name = UILabel(); func f() { name.snp.makeConstraints { make in make.width.equalTo(80) } }",
      "can be cut: 1 line, at most 80"),
    VerdictCase(
      """
      let name = UILabel()
      func f() { name.snp.makeConstraints { make in make.width.equalTo(80).priority(.low) } }
      """, oneLine),
    VerdictCase(
      "let name = UILabel(); func f() { width = name.widthAnchor.constraint(equalToConstant: 96) }",
      oneLine),
    VerdictCase(
      """
      let name = UILabel()
      func f() { if isSmall { name.widthAnchor.constraint(equalToConstant: 96).isActive = true } }
      """, oneLine),
    VerdictCase(
      """
      let name = UILabel()
      func f() { name.superview.widthAnchor.constraint(equalToConstant: 96).isActive = true }
      """, oneLine),
  ])
  func `a label of code has the lines and the width that code says`(_ c: VerdictCase) {
    #expect(
      Self.verdicts(c.source, #"name.text = NSLocalizedString("k", comment: "")"#)
        .map(\.description) == c.verdicts)
  }

  /// What a method of the app sets of a label.
  @Test(arguments: [
    ("font = .app(size)", oneLine),
    ("font = .app(size); numberOfLines = 0", notRead),
    ("font = .app(size); grow()", notRead),
  ])
  func `a method that sets the font alone leaves the number of lines`(
    _ statements: String, _ verdict: String
  ) {
    let verdicts = OversetSurfacesTests.verdicts(of: [
      """
      class Row: UIView {
        let name = UILabel()
        func show() { name.style(24); name.text = NSLocalizedString("k", comment: "") }
      }
      extension UILabel { func style(_ size: CGFloat) { \(statements) } }
      // Another type's property of the name sets nothing of the label.
      class Box: UIView {
        var style = 1 { didSet { grow() } }
        func grow() { text.numberOfLines = style }
      }
      """
    ])
    #expect(verdicts.map(\.description) == [verdict])
    if case .canBeCut(let rooms)? = verdicts.first?.outcome {
      #expect(rooms.map(\.isFontKnown) == [false])
    }
  }

  /// A view in a variable of a function, or that code makes behind the property.
  @Test(arguments: [
    VerdictCase("func f() { let name = UILabel(); SET; addSubview(name) }", oneLine),
    VerdictCase("func f() { let name = UILabel(); SET; name.numberOfLines = 0 }", notRead),
    VerdictCase(
      "func f() { let name = UILabel(); SET; stack = UIStackView(arrangedSubviews: [name]) }",
      oneLine),
    VerdictCase("func f() { let name = UILabel(); SET; navigationItem.titleView = name }", notRead),
    // What gets it may change it.
    VerdictCase("func f() -> UILabel { let name = UILabel(); SET; return name }", notRead),
    VerdictCase("func f() { let name = UILabel(); SET; other = name }", notRead),
    VerdictCase("func f() { let name = UILabel(); SET; style(name) }", notRead),
    VerdictCase("func f() { let name = UILabel(); SET; name.grow() }", notRead),
    VerdictCase("func f() { let name = UILabel(); SET; labels = [name] }", notRead),
    // Two of one name are not told apart.
    VerdictCase(
      "func f() { let name = UILabel(); SET }; func g() { let name = UILabel(); name.numberOfLines = 3 }",
      notRead),
    // Nor a variable and a parameter.
    VerdictCase(
      "func f() { let name = UILabel(); a(name) }; func g(_ name: UILabel) { SET }", notRead),
    VerdictCase("func f() { let name = UILabel(); SET; style([name, other]) }", notRead),
    VerdictCase("func f() { let name = UILabel(); SET; [name].forEach(style) }", notRead),
    VerdictCase("func f() { let name = UILabel(); SET; pair = (name, other) }", notRead),
    VerdictCase(
      "var name: UILabel!; func f() { if x { name = UILabel() } else { name = TitleLabel() }; SET }",
      notRead),
    VerdictCase(
      "var name: UILabel!; func f() { name = make() }; func g() { name = UILabel(); SET }", notRead),
    VerdictCase("var name: UILabel!; func f() { name = UILabel(); SET; name = nil }", oneLine),
    VerdictCase("var name: UILabel!; func f() { name = UILabel(); SET }", oneLine),
    VerdictCase("var name: UILabel!; func f() { self.name = UILabel(frame: .zero); SET }", oneLine),
    VerdictCase("var name: UILabel!; func f() { name = TitleLabel(); SET }", notRead),
    VerdictCase("var name: UILabel!; func f() { style(name); name = UILabel(); SET }", notRead),
    VerdictCase(
      """
      lazy var name: UILabel = Self.makeName(); func f() { SET }
      static func makeName() -> UILabel { let label = UILabel(); label.numberOfLines = 2; return label }
      """, "can be cut: 2 lines, at most screen"),
    VerdictCase(
      """
      lazy var name = makeName(); lazy var other = makeName(); func f() { SET }
      func makeName() -> UILabel { let label = UILabel(); label.numberOfLines = 2; return label }
      """, "unknown: how name is set up"),
    VerdictCase(
      """
      lazy var name: UILabel = makeName(); func f() { SET }
      func makeName() -> UILabel { let label = UILabel(); style(label); return label }
      """, notRead),
  ])
  func `a label that a function makes is known where nothing else gets it`(_ c: VerdictCase) {
    let text = #"name.text = NSLocalizedString("k", comment: "")"#
    #expect(
      Self.verdicts(c.source.replacing("SET", with: text), "").map(\.description) == c.verdicts)
  }

  @Test(arguments: [
    ("cell.name.text = item.name", notRead), ("cell.other.text = item.name", oneLine),
    ("", oneLine),
  ])
  func `a text that a label is made with is not known to stay`(code: String, verdict: String) {
    let verdicts = OversetSurfacesTests.verdicts(of: [
      """
      class Row: UIView {
        lazy var name: UILabel = {
          let label = UILabel(); label.text = NSLocalizedString("k", comment: ""); return label }()
        lazy var other = UILabel()
      }
      class List: UIViewController { func f(_ cell: Row) { \(code) } }
      """
    ])
    #expect(verdicts.map(\.description) == [verdict])
  }

  @Test(arguments: [
    ("", FontDescription.system(size: 17)),
    ("name.font = .systemFont(ofSize: 13, weight: .bold)", .system(size: 13, weight: .bold)),
    ("name.font = UIFont.preferredFont(forTextStyle: .footnote)", .textStyle(.footnote)),
    (
      "name.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 20, weight: .bold))",
      FontDescription(.system, size: .scaled(20, metrics: .title2), weight: .bold)
    ),
    (
      "name.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 9), maximumPointSize: 12)",
      nil
    ),
    ("name.font = UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))", nil),
    // Constants of the app.
    ("name.font = Fonts.small", .system(size: 11)),
    ("name.font = .caption", .system(size: 12)),
    ("name.font = self.fonts.title", .textStyle(.title1)),
    ("name.font = fonts.body", nil), ("name.font = fonts.changed", nil),
    ("name.font = fonts.twice", nil), ("name.font = Fonts.unknown", nil),
    (
      "if isSmall { name.font = .systemFont(ofSize: 9) } else { name.font = .systemFont(ofSize: 13) }",
      nil
    ),
  ])
  func `a font that code writes out is known`(setting: String, expected: FontDescription?) {
    let verdicts = OversetSurfacesTests.verdicts(of: [
      """
      class Row: UIView {
        let name = UILabel(), fonts = MoreFonts()
        func f() { \(setting) }
        func show() { name.text = NSLocalizedString("k", comment: "") }
      }
      """,
      """
      enum Fonts { static let small = UIFont.systemFont(ofSize: 11) }
      class MoreFonts {
        let title = UIFont.preferredFont(forTextStyle: .title1)
        var body = UIFont.preferredFont(forTextStyle: .body)
        var changed: UIFont { .systemFont(ofSize: 13) }
        var twice: UIFont { isSmall ? .systemFont(ofSize: 9) : .systemFont(ofSize: 13) }
      }
      class OtherFonts: MoreFonts { override var changed: UIFont { .systemFont(ofSize: 15) } }
      extension UIFont { static var caption: UIFont { return .systemFont(ofSize: 12) } }
      """,
    ])
    guard case .canBeCut(let rooms)? = verdicts.first?.outcome else {
      Issue.record("\(verdicts)")
      return
    }
    #expect(rooms.map { $0.isFontKnown ? $0.constraint.font : nil } == [expected])
  }

  @Test
  func `the font of an attributed text is its own`() {
    let verdicts =
      Self.verdicts(
        "let name = UILabel()",
        #"name.attributedText = styled(NSLocalizedString("k", comment: ""))"#)
      + Self.verdicts(
        "let name = UILabel()",
        #"name.attributedText = NSAttributedString(string: NSLocalizedString("k", comment: ""))"#)
    for case .canBeCut(let rooms) in verdicts.map(\.outcome) {
      #expect(rooms.allSatisfy { !$0.isFontKnown })
    }
  }

  /// A button has a label of the name, too.
  @Test(arguments: [
    ("let button: UIButton; func f() { button.name?.font = .systemFont(ofSize: 9) }", true),
    ("let row: Row; func f() { row.name.font = .systemFont(ofSize: 9) }", false),
    ("let row: WideRow; func f() { row.name.font = .systemFont(ofSize: 9) }", false),
    ("func f() { unknown.name.font = .systemFont(ofSize: 9) }", false),
    ("func f() { UILabel.appearance().font = .systemFont(ofSize: 9) }", false),
    ("func f() { UITextField.appearance().font = .systemFont(ofSize: 9) }", true),
  ])
  func `a font that other code sets of another type's view is not this one's`(
    other: String, isKnown: Bool
  ) {
    let verdicts = OversetSurfacesTests.verdicts(of: [
      """
      class Row: UIView {
        let name = UILabel()
        func show() { name.text = NSLocalizedString("k", comment: "") }
      }
      class WideRow: Row {}
      class Other: UIView { \(other) }
      """
    ])
    guard case .canBeCut(let rooms)? = verdicts.first?.outcome else {
      Issue.record("\(verdicts)")
      return
    }
    #expect(rooms.map(\.isFontKnown) == [isKnown])
  }

  @Test(arguments: [
    VerdictCase("let name = UIButton()", oneLine),
    VerdictCase("let name = UIButton(type: .system)", oneLine),
    VerdictCase("let name = UIButton(configuration: .filled())", notRead),
    VerdictCase("let name = UIButton(); func f() { name.configuration = .filled() }", notRead),
    VerdictCase("let name = UIButton(); func f() { name.titleLabel?.numberOfLines = 0 }", notRead),
    VerdictCase(
      "let name = UIButton(); func f() { name.titleLabel?.lineBreakMode = .byWordWrapping }",
      notRead),
    VerdictCase("let name = UIButton(); func f() { Theme.apply(to: name) }", notRead),
    VerdictCase("@IBOutlet var name: UIButton!", notRead),
  ])
  func `a button of code has one line unless code says otherwise`(_ c: VerdictCase) {
    #expect(
      Self.verdicts(c.source, #"name.setTitle(NSLocalizedString("k", comment: ""), for: .normal)"#)
        .map(\.description) == c.verdicts)
  }

  @Test
  func `a text that a closure gives the view that it makes is that property's`() {
    let verdicts = Self.verdicts(
      """
      let name: UILabel = {
        let label = UILabel()
        label.text = NSLocalizedString("k", comment: "")
        return label
      }()
      func f() { name.numberOfLines = 3 }
      """, "")
    #expect(verdicts.map(\.description) == ["can be cut: 3 lines, at most screen"])
  }

  @Test(arguments: [
    VerdictCase(
      "let name = UITextView()",
      "cannot be cut: in a UITextView, and nothing limits lines or height"),
    VerdictCase("let name = UITextView(); func f() { name.isScrollEnabled = false }", notRead),
    VerdictCase(
      "let name = UITextView(); func f() { name.textContainer.maximumNumberOfLines = 2 }", notRead),
    VerdictCase("let name: UITextView", notRead),
  ])
  func `a text view scrolls unless code says otherwise`(_ c: VerdictCase) {
    #expect(
      Self.verdicts(c.source, #"name.text = NSLocalizedString("k", comment: "")"#)
        .map(\.description) == c.verdicts)
  }

  @Test(arguments: [
    VerdictCase("UIImage(named: \"x\")", "never drawn: only the icon is shown"),
    VerdictCase("image", "unknown: how the system shows it (bar button with an image)"),
    VerdictCase(
      "nil",
      "can be cut: iOS 26: 1 line, at most screen - 64; iOS up to 18: 1 line, at most screen - 48"),
  ])
  func `an item of a bar with an image shows no title`(_ c: VerdictCase) {
    let verdicts = Self.verdicts(
      "",
      #"let i = UIBarButtonItem(title: NSLocalizedString("k", comment: ""), image: \#(c.source))"#)
    #expect(verdicts.map(\.description) == c.verdicts)
  }

  @Test(arguments: [
    VerdictCase("UIBarButtonItem(customView: box)", "never drawn: a view is shown in its place"),
    VerdictCase(
      "UIBarButtonItem(image: .init(named: \"x\"), style: .plain, target: self, action: nil)",
      "never drawn: only the icon is shown"),
    VerdictCase(
      "UIBarButtonItem(barButtonSystemItem: .done, target: self, action: nil)",
      "can be cut: iOS 26: 1 line, at most screen - 64; iOS up to 18: 1 line, at most screen - 48"),
  ])
  func `an item with a view or an image of its own shows no title that is set later`(
    _ c: VerdictCase
  ) {
    let verdicts = Self.verdicts(
      "", #"let i = \#(c.source); if isNew { i.title = NSLocalizedString("k", comment: "") }"#)
    #expect(verdicts.map(\.description) == c.verdicts)
  }

  /// A field that a document or other code makes has the font that these say.
  @Test(arguments: [
    VerdictCase("let name = UITextField()", "can be cut: 1 line, at most screen"),
    VerdictCase(
      "let name = UITextField(); func f() { name.font = .systemFont(ofSize: 12) }",
      "can be cut: 1 line, at most screen"),
    VerdictCase(
      """
      let name = UITextField()
      func f() { name.widthAnchor.constraint(equalToConstant: 90).isActive = true }
      """, "can be cut: 1 line, at most 90"),
    VerdictCase(
      "let name = UITextField(); func f() { name.adjustsFontSizeToFitWidth = true }", notRead),
    VerdictCase("@IBOutlet var name: UITextField!", notRead),
    VerdictCase("var name: UITextField", notRead),
  ])
  func `the placeholder of a field has the field's font`(_ c: VerdictCase) {
    let found = Self.verdicts(c.source, #"name.placeholder = String(localized: "k")"#)
    #expect(found.map(\.description) == c.verdicts)
  }

  /// What the app's own methods of views do to it counts, and no more.
  @Test(arguments: [
    ("extension UIView { func mark() { layer.cornerRadius = 4 } }", oneLine),
    ("extension UIView { func mark() { round(); alpha = 1 }; func round() {} }", oneLine),
    ("extension UILabel { func mark() { numberOfLines = 0 } }", notRead),
    ("extension UILabel { func mark() { grow() }; func grow() { numberOfLines = 0 } }", notRead),
    ("extension UILabel { func mark() { pin() } }", notRead),
    ("extension Model { func mark() {} }", notRead),
  ])
  func `a method of the app's says what it does to a label`(code: String, verdict: String) {
    let verdicts = OversetSurfacesTests.verdicts(of: [
      """
      class Row: UIView {
        let name = UILabel()
        func f() { name.mark(); addSubviews(name) }
        func show() { name.text = String(localized: "k") }
      }
      \(code)
      """
    ])
    #expect(verdicts.map(\.description) == [verdict])
  }
}
