import OversetSources
import OversetSwiftSource
import Testing

@testable import OversetSurfaces

/// Texts that types of the system are made with, and that calls of the system get.
struct SystemTypeTests {
  private static let title =
    "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"
  private static let button =
    "can be cut: iOS 26: 1 line, at most screen - 68; iOS up to 18: 1 line, at most screen - 68"

  @Test(arguments: [
    #"extension UIAlertController { static func make() -> UIAlertController { Self(title: KEY) } }"#,
    #"extension UIAlertController { convenience init(key: Int) { self.init(title: KEY) } }"#,
    #"func f() { let alert: UIAlertController = .init(title: KEY) }"#,
    #"class C { var alert: UIAlertController; func f() { alert = .init(title: KEY) } }"#,
    #"class C: UIAlertController { init() { super.init(title: KEY) } }"#,
  ])
  func `an initialiser without its type's name is that of the type`(_ code: String) {
    let named = "func f() { use(UIAlertController(title: KEY)) }"
    #expect(Self.verdicts(code) == Self.verdicts(named))
  }

  @Test(arguments: [
    // A type of the app is made by its own.
    #"class C: UIAlertController { init(title: String) {} ; static func f() { Self(title: KEY) } }"#,
    #"func f() { let alert: Unknown = .init(title: KEY) }"#,
  ])
  func `another type's is not`(_ code: String) {
    #expect(Self.verdicts(code).first?.hasPrefix("unknown") ?? false)
  }

  @Test(arguments: [
    (#"try container.encode(KEY, forKey: .title)"#, "written to data that is stored or sent"),
    (#"use(URLQueryItem(name: "a", value: KEY))"#, "written to data that is stored or sent"),
    (#"XCTAssertEqual(KEY, x)"#, "compared, or a key of a dictionary"),
    (#"text.addAttribute(.font, value: font, range: x(KEY))"#, nil),
    (#"use(UIImage(named: KEY))"#, "address of a page or a file"),
    (#"use(folder.appendingPathComponent(KEY))"#, "address of a page or a file"),
    (#"if KEY.utf8.isEmpty { f() }"#, "compared, or a key of a dictionary"),
    (#"if "\(KEY)".localizedStandardContains(x) { f() }"#, "compared, or a key of a dictionary"),
    (#"view.onChange(of: KEY) { f() }"#, "compared, or a key of a dictionary"),
  ])
  func `calls of the system that show nothing`(_ code: String, _ reason: String?) {
    let found = Self.verdicts("func f() { \(code) }")
    #expect(found == [reason.map { "never drawn: \($0)" } ?? "unknown: how x(_:) shows it"])
  }

  @Test(arguments: [
    "x.replacingOccurrences(of: \"%\", with: KEY)", "parts.joined(separator: KEY)",
    "x.appending(KEY)", "String(describing: KEY)",
  ])
  func `a part of a text is shown where the text is`(_ code: String) {
    #expect(
      Self.verdicts("class C: UIViewController { func f() { navigationItem.title = \(code) } }")
        == [Self.title])
  }

  /// What a build's accessor answers with may be looked up again: that changes nothing.
  @Test func `a text is its own text where it is looked up`() {
    let found = OversetSurfacesTests.verdicts(of: [
      #"extension String { var found: String { NSLocalizedString(self, comment: "") } }"#,
      "class C: UIViewController { func f() { navigationItem.title = L10n.Keys.title.found } }",
    ]).map(\.description)
    #expect(found == [Self.title])
  }

  /// A local variable is not what its own initial value names.
  @Test func `a variable's initial value does not see the variable`() {
    let found = OversetSurfacesTests.verdicts(of: [
      """
      func f() { use(Row(text: String(localized: "k"))) }
      """,
      """
      class Row: UIViewController {
        let text: String
        init(text: String) { self.text = text }
        func f() { let text = show(text: text) }
        func show(text: String) { navigationItem.title = text }
      }
      """,
    ]).map(\.description)
    #expect(found == [Self.title])
  }

  private static func verdicts(_ code: String) -> [String] {
    OversetSurfacesTests.verdicts(of: [
      code.replacing("KEY", with: #"NSLocalizedString("k", comment: "")"#)
    ]).map(\.description)
  }
}
