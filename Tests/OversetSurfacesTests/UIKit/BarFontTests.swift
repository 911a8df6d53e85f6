import OversetModel
import Testing

@testable import OversetSurfaces

/// Titles in bars whose fonts code sets.
struct BarFontTests {
  /// The rooms that the text has in a bar.
  private static func rooms(_ text: String, _ rest: String = "") -> [TextRoom] {
    let verdicts = OversetSurfacesTests.verdicts(of: [
      """
      class Screen: UIViewController {
        @IBOutlet var done: UIBarButtonItem!
        func show() { \(text) }
      }
      """, rest,
    ])
    return verdicts.flatMap { verdict -> [TextRoom] in
      if case .canBeCut(let rooms) = verdict.outcome { rooms } else { [] }
    }
  }

  private static let item = #"done.title = NSLocalizedString("k", comment: "")"#
  private static let title = #"title = NSLocalizedString("k", comment: "")"#

  @Test func `an item has the font of its attributes`() {
    let bold = "NSAttributedString.Key.font: UIFont.boldSystemFont(ofSize: 12)"
    for set in [
      "done.setTitleTextAttributes([\(bold)], for: .normal)",
      "let style = [\(bold)]; done.setTitleTextAttributes(style, for: .normal)",
    ] {
      let rooms = Self.rooms("\(set); \(Self.item)")
      #expect(!rooms.isEmpty)
      #expect(rooms.allSatisfy { $0.constraint.font == .system(size: 12, weight: .bold) })
      #expect(rooms.allSatisfy { $0.isFontKnown })
    }
  }

  @Test(arguments: [
    ("", true),
    ("done.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)", true),
    ("done.setTitleTextAttributes(Style.small, for: .normal)", false),
    ("done.setTitleTextAttributes([.font: Style.small], for: .normal)", false),
  ])
  func `a font that is not written out is not known`(_ c: (code: String, isKnown: Bool)) {
    let rooms = Self.rooms("\(c.code); \(Self.item)")
    #expect(!rooms.isEmpty)
    #expect(rooms.allSatisfy { $0.isFontKnown == c.isKnown })
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var code: String
    /// What the font may not be that of the table for.
    var title = false
    var item = false

    var testDescription: String { code }
  }

  @Test(arguments: [
    Case(code: ""),
    Case(code: "UINavigationBar.appearance().titleTextAttributes = [.font: big]", title: true),
    Case(code: "UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: red]"),
    Case(code: "look.titleTextAttributes = [.font: big]", title: true),
    Case(code: "look.buttonAppearance.normal.titleTextAttributes = [.font: big]", item: true),
    Case(
      code: "UIBarButtonItem.appearance().setTitleTextAttributes([.font: big], for: .normal)",
      item: true),
    Case(
      code: "UISegmentedControl.appearance().setTitleTextAttributes([.font: big], for: .normal)"),
  ])
  func `a font of all bars makes titles less certain`(_ c: Case) {
    let rest = "func setUp() { \(c.code) }"
    for (text, isDoubted) in [(Self.title, c.title), (Self.item, c.item)] {
      let rooms = Self.rooms(text, rest)
      #expect(!rooms.isEmpty)
      let doubted = rooms.filter { $0.source == "code sets the font of titles in bars" }
      #expect(doubted.count == (isDoubted ? rooms.count : 0))
      #expect(doubted.allSatisfy { $0.evidence >= .believed })
    }
  }
}
