import Foundation
import OversetModel
import OversetSources
import OversetSwiftSource
import Testing
@testable import OversetSurfaces

/// What code for other platforms and for older systems says of texts.
struct CodePlatformTests {
  @Test(arguments: [
    VerdictCase(
      """
      #if os(macOS)
      struct V: View { var body: some View { Text("k").lineLimit(1).help("l") } }
      #endif
      """, "can be cut in a room that is not known: 1 line", "cannot be cut: a tooltip wraps"),
    VerdictCase(
      """
      #if os(iOS) && BETA
      struct V: View { var body: some View { Text("k").lineLimit(1) } }
      #else
      struct W: View { var body: some View { Text("k").lineLimit(1) } }
      #endif
      """, "can be cut: 1 line, at most screen", "can be cut: 1 line, at most screen"),
    VerdictCase(
      """
      #if canImport(UIKit)
      struct V: View { var body: some View { Text("k").lineLimit(1) } }
      #elseif canImport(AppKit)
      struct W: View { var body: some View { Text("k").lineLimit(1) } }
      #endif
      """, "can be cut: 1 line, at most screen", "can be cut in a room that is not known: 1 line"),
    VerdictCase(
      """
      #if !os(iOS) || targetEnvironment(macCatalyst)
      struct V: View { var body: some View { List { Text("k") }.navigationTitle("t") } }
      #endif
      """, "unknown: how much room macOS gives it",
      "can be cut in a room that is not known: 1 line"),
    VerdictCase(
      """
      import AppKit
      struct V: View { var body: some View { Text("k").frame(width: 90).lineLimit(1) } }
      """, "can be cut: 1 line, 90"),
    VerdictCase(
      """
      import WatchKit
      struct V: View { var body: some View { Text("k").lineLimit(1) } }
      """, "can be cut in a room that is not known: 1 line"),
  ])
  func `code of another platform is not judged by the table of iOS`(_ c: VerdictCase) {
    #expect(verdicts(of: [c.source]).map(\.description) == c.verdicts)
  }

  /// Apple, GroupedFormStyle: its rows scroll; those of a form in columns do not. A button has one line.
  @Test(arguments: [
    VerdictCase("Form { Toggle(\"k\", isOn: x) }.formStyle(.grouped)", scrolls),
    VerdictCase("Group { Form { Text(\"k\") } }.formStyle(GroupedFormStyle())", scrolls),
    VerdictCase("Form { Section(\"k\") { Text(verbatim: x) } }.formStyle(.grouped)", scrolls),
    VerdictCase("Form { Text(\"k\") }.formStyle(.columns)", unknownRoom),
    VerdictCase("Form { Text(\"k\") }", unknownRoom),
    VerdictCase("Form { Button(\"k\") {} }.formStyle(.grouped)", unknownRoom),
  ])
  func `a form with grouped rows scrolls on macOS`(_ c: VerdictCase) {
    let source = "import AppKit\nstruct V: View { var body: some View { \(c.source) } }"
    #expect(verdicts(of: [source]).map(\.description) == c.verdicts)
  }

  private static let scrolls =
    "cannot be cut: in a grouped Form, and nothing limits lines or height"
  private static let unknownRoom = "unknown: how much room macOS gives it"

  /// AppKit's text styles are smaller than iOS's (Human Interface Guidelines, Typography).
  @Test func `text styles have the sizes of the platform`() throws {
    func size(_ rest: String) throws -> Points {
      let source = """
        \(rest)
        struct V: View { var body: some View {
          Text("k").font(.subheadline).frame(width: 90).lineLimit(1) } }
        """
      let verdict = try #require(verdicts(of: [source]).first)
      guard case .canBeCut(let rooms) = verdict.outcome else { return 0 }
      return rooms[0].constraint.font.pointSize
    }
    #expect(try size("") == 15)
    #expect(try size("import AppKit") == 11)
  }

  /// A bar shows something else in the place of the title, or is not there.
  @Test(arguments: [
    ("", true), (".toolbar { ToolbarItem(placement: .principal) { Logo() } }", false),
    (".toolbar { ToolbarItem(placement: .cancellationAction) { Logo() } }", true),
    (".navigationBarHidden(true)", false), (".navigationBarHidden(false)", true),
    (".navigationBarHidden(isHidden)", true),
  ])
  func `a title that a bar replaces has no room that is known`(rest: String, isShown: Bool) {
    let source = """
      struct V: View { var body: some View { List {}.navigationTitle("k")\(rest) } }
      """
    // A view in it has the toolbar.
    let inner = """
      struct V: View { var body: some View { VStack { Middle() }.navigationTitle("k") } }
      struct Middle: View { var body: some View { Group { Inner() } } }
      struct Inner: View { var body: some View { List {}\(rest) } }
      """
    // A screen that it goes to has a bar of its own.
    let next = inner.replacing("Group { Inner() }", with: "NavigationLink(x) { Inner() }")
    #expect(verdicts(of: [next]).map(\.description).allSatisfy { $0.hasPrefix("can be cut") })
    for source in [source, inner] {
      let verdicts = verdicts(of: [source]).map(\.description)
      #expect(verdicts.allSatisfy { $0.hasPrefix("can be cut") } == isShown, "\(verdicts)")
    }
  }

  @Test(arguments: [
    ("", true), ("navigationItem.titleView = logo", false),
    ("navigationItem.titleView = nil", true),
    ("navigationController?.setNavigationBarHidden(true, animated: false)", false),
    ("navigationController?.isNavigationBarHidden = true", false),
    ("other.titleView.alpha = 1", true),
  ])
  func `a controller's title neither`(rest: String, isShown: Bool) {
    let source = """
      class A: UIViewController { func f() {
        title = NSLocalizedString("k", comment: "")
        \(rest)
      } }
      """
    #expect(
      verdicts(of: [source]).map(\.description).allSatisfy { $0.hasPrefix("can be cut") } == isShown
    )
  }

  @Test func `folders say the platform as targets are named`() throws {
    let text = #"struct V: View { var body: some View { Text("k").lineLimit(1) } }"#
    let paths = ["Platform/macOS/V.swift", "App Watch App/V.swift", "iOS and macOS/V.swift"]
    let files = readSources(
      paths.map { SourceInput(path: $0, bytes: Array(text.utf8)) }, workers: 1
    ).files
    #expect(files.flatMap(\.uses).map(\.platform) == [.macOS, .watchOS, nil])
  }

  @Test(arguments: [
    (nil as Int?, "can be cut: iOS 26: 2 lines, 162 to 194; iOS up to 18: 2 lines, 190 to 218"),
    (16, "can be cut: iOS 26: 2 lines, 162 to 194; iOS up to 18: 2 lines, 190 to 218"),
    (26, "can be cut: iOS 26: 2 lines, 162 to 194"),
  ])
  func `only systems that the app is for count`(_ version: Int?, _ verdict: String) {
    let text = #"struct V: View { var body: some View { Menu("m") { Button("k") {} } } }"#
    let files = readSources(
      [SourceInput(path: "V.swift", bytes: Array(text.utf8))], workers: 1
    ).files
    let resolver = SurfaceResolver(files, systems: AppSystems(leastVersion: version))
    #expect(files.flatMap(\.uses).flatMap(resolver.verdicts).last?.description == verdict)
    let onMac = SurfaceResolver(files, systems: AppSystems(platform: .macOS))
    #expect(
      files.flatMap(\.uses).flatMap(onMac.verdicts).last?.description
        == "cannot be cut: a menu is as wide as its items")
  }

  /// What macOS is believed to do with the texts of menus and alerts.
  @Test(arguments: [
    VerdictCase(
      #"func f() { (x as? NSMenuItem)?.title = String(localized: "k") }"#,
      "cannot be cut: a menu is as wide as its items"),
    VerdictCase(
      #"func f() { undoManager?.setActionName(String(localized: "k")) }"#,
      "cannot be cut: a menu is as wide as its items"),
    VerdictCase(
      #"func f() { let alert = NSAlert(); alert.informativeText = String(localized: "k") }"#,
      "cannot be cut: an alert of macOS wraps"),
    VerdictCase(
      #"struct V: View { var body: some View { X().contextMenu { Button("k") {} } } }"#,
      "cannot be cut: a menu is as wide as its items"),
    VerdictCase(
      #"struct V: Scene { var body: some Scene { MenuBarExtra(x, image: y) { Button("k") {} } } }"#,
      "cannot be cut: a menu is as wide as its items"),
    VerdictCase(
      #"struct V: Scene { var body: some Scene { MenuBarExtra(x, image: y) { Text("k") }.menuBarExtraStyle(.window) } }"#,
      "can be cut in a room that is not known: the height of a screen that does not scroll"),
    VerdictCase(
      #"func f() { button.setAccessibilityLabel(String(localized: "k")) }"#,
      "never drawn: accessibility"),
    VerdictCase(
      #"struct V: View { var body: some View { X().toolbar { Button("k") {} } } }"#,
      "can be cut in a room that is not known: 1 line"),
    VerdictCase(
      #"struct V: View { var body: some View { X().alert(t, isPresented: $p) { Button("k") {} } } }"#,
      "can be cut in a room that is not known: 1 line"),
  ])
  func `menus and alerts of macOS`(_ c: VerdictCase) {
    #expect(verdicts(of: ["import AppKit\n" + c.source]).map(\.description) == c.verdicts)
  }

  /// Of controls of macOS only the number of lines is known.
  @Test(arguments: [
    ("_ = NSButton(title: KEY, target: nil, action: nil)", true),
    ("_ = NSButton(checkboxWithTitle: KEY, target: nil, action: nil)", true),
    ("let button = NSButton(); button.title = KEY", true),
    ("_ = NSTextField(labelWithString: KEY)", true),
    ("_ = NSTextField(wrappingLabelWithString: KEY)", false),
    ("let field = NSTextField(); field.stringValue = KEY", false),
    ("let alert = NSAlert(); alert.addButton(withTitle: KEY)", true),
    ("let popup = NSPopUpButton(); popup.addItem(withTitle: KEY)", true),
    ("let panel = NSOpenPanel(); panel.prompt = KEY", true),
    ("let item = NSToolbarItem(itemIdentifier: a); item.label = KEY", true),
    ("let window = NSWindow(); window.title = KEY", true),
  ])
  func `controls of macOS have one line`(_ statements: String, _ isKnown: Bool) {
    let source = statements.replacing("KEY", with: #"String(localized: "k")"#)
    let found = verdicts(of: ["import AppKit\nclass A: NSViewController { func f() { \(source) } }"]
    )
    #expect(
      found.map { $0.description == "can be cut in a room that is not known: 1 line" } == [isKnown])
  }

  @Test func `Objective-C is of the platform that its folder says`() {
    let text = """
      - (void)f {
        [UIAlertController alertControllerWithTitle:NSLocalizedString(@"t", nil)
          message:[NSString stringWithFormat:NSLocalizedString(@"m", nil), x] preferredStyle:0];
        [UIAlertAction actionWithTitle:NSLocalizedString(@"b", nil) style:0 handler:nil];
        [UIAction actionWithTitle:NSLocalizedString(@"c", nil) image:nil handler:nil];
      }
      """
    func verdicts(in folder: String) -> [String] {
      let input = SourceInput(path: "\(folder)/A.m", bytes: Array(text.utf8))
      let files = readSources([input], workers: 1).files
      return files.flatMap(\.uses).flatMap(SurfaceResolver(files).verdicts).map(\.description)
    }
    #expect(
      verdicts(in: "iOS") == [
        "cannot be cut: alert title", "cannot be cut: alert message",
        "can be cut: iOS 26: 1 line, 264 to screen - 24",
        "unknown: how UIAction.actionWithTitle(actionWithTitle:) shows it",
      ])
    #expect(
      verdicts(in: "tvOS") == [
        "unknown: how much room tvOS gives it",
        "unknown: how much room tvOS gives it", "unknown: how much room tvOS gives it",
        "unknown: how UIAction.actionWithTitle(actionWithTitle:) shows it",
      ])
  }
}
