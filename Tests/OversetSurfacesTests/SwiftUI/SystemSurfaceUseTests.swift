import OversetSources
import Testing

@testable import OversetSurfaces

/// Each row of the table is met by code that uses it.
struct SystemSurfaceUseTests {
  struct Case: Sendable {
    var source: String
    var surface: SystemSurface

    init(_ source: String, _ surface: SystemSurface) {
      self.source = source
      self.surface = surface
    }
  }

  static let views = [
    Case(#"List { }.navigationTitle("k")"#, .inlineTitle),
    Case(#"List { }.navigationBarTitle(Text("k"), displayMode: .inline)"#, .inlineTitle),
    Case(
      #"List { }.navigationTitle("k").navigationBarTitleDisplayMode(.large)"#, .largeTitle),
    Case(#"List { }.toolbar { Button("k") { } }"#, .barButton),
    Case(#"List { }.navigationBarItems(trailing: Button("k") { })"#, .barButton),
    Case(
      #"List { }.toolbar { ToolbarItem(placement: .bottomBar) { Button("k") { } } }"#,
      .toolbarText),
    Case(#"List { }.toolbar { ToolbarItem { Label("k", systemImage: "x") } }"#, .toolbarLabel),
    Case(#"TabView { Home().tabItem { Label("k", systemImage: "x") }; B() }"#, .tabItem),
    Case(#"TabView { Tab("k", systemImage: "x") { Home() } }"#, .tabItem),
    Case(#"List { }.alert("k", isPresented: $p) { }"#, .alertTitle),
    Case(#"List { }.alert(t, isPresented: $p) { } message: { Text("k") }"#, .alertMessage),
    Case(#"List { }.alert(t, isPresented: $p) { Button("k", role: .cancel) { } }"#, .alertButton),
    Case(#"Alert(title: Text(t), dismissButton: .default(Text("k")))"#, .alertButton),
    Case(#"ActionSheet(title: Text("k"), buttons: [.cancel()])"#, .sheetTitle),
    Case(#"ActionSheet(title: Text(t), buttons: [.default(Text("k"))])"#, .sheetButton),
    Case(#"List { }.confirmationDialog("k", isPresented: $p) { }"#, .confirmationTitle),
    Case(
      #"List { }.confirmationDialog(t, isPresented: $p) { Button("k") { } }"#,
      .confirmationButton),
    Case(#"Menu(t) { Button("k") { } }"#, .menuItem),
    Case(#"Text(t).contextMenu { Button { } label: { Label("k", systemImage: "x") } }"#, .menuItem),
    Case(#"Menu(t) { Section("k") { Button(x) { } } }"#, .menuHeader),
    Case(
      #"Picker(t, selection: $s) { Text("k"); Text(b) }.pickerStyle(.segmented)"#, .segment),
    Case(#"List { Row().swipeActions { Button("k") { } } }"#, .swipeAction),
    Case(
      #"List { Row().swipeActions { Button { } label: { Label("k", systemImage: "x") } } }"#,
      .swipeLabel),
    Case(#"List { }.searchable(text: $t, prompt: "k")"#, .searchPrompt),
    Case(#"TextField("k", text: $t)"#, .placeholder),
    Case(#"SecureField(t, text: $t, prompt: Text("k"))"#, .placeholder),
    Case(#"Section { Text(x) } header: { Text("k") }"#, .sectionHeader),
    Case(#"Section { Text(x) } footer: { Text("k") }"#, .sectionFooter),
  ]

  static let rooms: [(String, SystemSurface)] = [
    (
      #"StaticConfiguration(kind: k) { e in Text("k").lineLimit(1) }.supportedFamilies([.systemSmall])"#,
      .smallWidget
    ),
    (
      #"StaticConfiguration(kind: k) { e in Text("k").lineLimit(1) }.supportedFamilies([.systemMedium])"#,
      .mediumWidget
    ),
    (
      #"StaticConfiguration(kind: k) { e in Text("k").lineLimit(1) }.supportedFamilies([.accessoryRectangular])"#,
      .rectangularWidget
    ),
    (#"Form { Text("k").lineLimit(1) }"#, .formRow),
    (#"List { Text("k").lineLimit(1) }"#, .listRow),
  ]

  @Test(arguments: views)
  func `SwiftUI's calls lead to their surface`(_ c: Case) {
    #expect(verdicts(ofBody: c.source).contains { $0.surface == .system(c.surface) })
  }

  /// A menu shows further texts of a button below its title, smaller.
  @Test(arguments: [
    (#"Menu(t) { Button { } label: { Text("k"); Text(u) } }"#, "menu item"),
    (#"Menu(t) { Button { } label: { Image(systemName: "x"); Text("k") } }"#, "menu item"),
    (#"Menu(t) { Button { } label: { Text(u).bold(); Text("k") } }"#, nil),
  ])
  func `the second text of a button is the subtitle of a menu's item`(
    _ body: String, _ surface: String?
  ) {
    let found = verdicts(ofBody: body)
    #expect(found.contains { $0.surface == .system(.menuItem) } == (surface != nil), "\(found)")
  }

  @Test(arguments: rooms)
  func `rows and widgets bound what is in them`(_ source: String, _ surface: SystemSurface) throws {
    let verdict = try #require(verdicts(ofBody: source).first)
    guard case .canBeCut(let found) = verdict.outcome else {
      Issue.record("\(verdict)")
      return
    }
    #expect(found.first?.width.upper == SurfaceTable.rows(of: surface).first?.room.upper)
  }

  static let controllers = [
    Case(#"alert.addAction(UIAlertAction(title: tr("k"), style: .cancel))"#, .alertButton),
    Case(#"navigationItem.backButtonTitle = tr("k")"#, .backButton),
    Case(
      #"navigationItem.backBarButtonItem = UIBarButtonItem(title: tr("k"), style: .plain)"#,
      .backButton),
    Case(
      #"navigationItem.rightBarButtonItem = UIBarButtonItem(title: tr("k"), style: .plain)"#,
      .barButton),
    Case(#"title = tr("k")"#, .inlineTitle),
    Case(#"self.navigationItem.title = tr("k")"#, .inlineTitle),
    Case(#"tabBarItem.title = tr("k")"#, .tabItem),
    Case(#"tabBarItem = UITabBarItem(title: tr("k"), image: nil, tag: 0)"#, .tabItem),
    Case(
      #"let a = UIAlertController(title: tr("k"), message: nil, preferredStyle: .alert)"#,
      .alertTitle),
    Case(
      #"let a = UIAlertController(title: nil, message: tr("k"), preferredStyle: .alert)"#,
      .alertMessage),
    Case(
      #"let a = UIAlertController(title: tr("k"), message: nil, preferredStyle: .actionSheet)"#,
      .sheetTitle),
    Case(#"let m = UIMenu(children: [UIAction(title: tr("k")) { _ in }])"#, .menuItem),
    Case(#"b.menu = UIMenu(title: tr("k"), children: [])"#, .menuHeader),
    Case(
      #"let m = UIMenu(children: [UIMenu(title: tr("k"), options: .displayInline)])"#, .menuHeader),
    Case(#"let m = UIMenu(children: [UIMenu(title: tr("k"), children: [])])"#, .menuItem),
    Case(#"let a = UIContextualAction(style: .normal, title: tr("k")) { _ in }"#, .swipeAction),
    Case(#"let s = UISegmentedControl(items: [tr("k"), "b"])"#, .segment),
    Case(#"searchController.searchBar.placeholder = tr("k")"#, .searchPrompt),
    Case(
      #"let cell = UITableViewCell(style: .default, reuseIdentifier: nil); cell.textLabel?.text = tr("k")"#,
      .cellLabel),
    Case(
      #"let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: i); cell.textLabel?.text = tr("k")"#,
      .cellLabel),
    Case(
      #"var cell = tableView.dequeueReusableCell(withIdentifier: "a")!; cell.textLabel?.text = tr("k")"#,
      .cellLabel),
    Case(
      #"let cell = tableView.dequeueReusableCell(withIdentifier: "a") ?? UITableViewCell(); cell.textLabel?.text = tr("k")"#,
      .cellLabel),
    Case(#"let cell = tableView.cellForRow(at: i); cell?.textLabel?.text = tr("k")"#, .cellLabel),
    Case(
      #"var content = cell.defaultContentConfiguration(); content.text = tr("k")"#, .cellContent),
    Case(#"var c = UIButton.Configuration.plain(); c.title = tr("k")"#, .buttonConfiguration),
    Case(
      #"button.titleLabel?.lineBreakMode = .byTruncatingTail; button.setTitle(tr("k"), for: .normal)"#,
      .buttonTitle),
    Case(#"let q = UIApplicationShortcutItem(type: "t", localizedTitle: tr("k"))"#, .quickAction),
  ]

  static let members = [
    Case("let field = UITextField(); func show() { field.placeholder = tr(\"k\") }", .placeholder)
  ]

  static func controller(_ members: String) -> String {
    """
    func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }
    class SettingsViewController: UIViewController {
      let button = UIButton()
      \(members)
    }
    """
  }

  @Test(arguments: controllers.map { Case("func show() { \($0.source) }", $0.surface) } + members)
  func `UIKit's calls lead to their surface`(_ c: Case) {
    #expect(verdicts(of: [Self.controller(c.source)]).map(\.surface) == [.system(c.surface)])
  }

  /// The title of a screen is that of the view inside which has one.
  @Test(arguments: [("List { }", true), (#"List { }.navigationTitle("own")"#, false)])
  func `a title around a view that has one is not the screen's`(body: String, isTitle: Bool) {
    let found = verdicts(of: [
      #"struct V: View { var body: some View { Row(id: 1).navigationTitle("k") } }"#,
      "struct Row: View { let id: Int; var body: some View { \(body) } }",
    ])
    #expect((found.first?.surface == .system(.inlineTitle)) == isTitle, "\(found)")
  }

  /// A sheet to share has no title of its own; a class of the app may draw what it likes.
  @Test(arguments: [
    ("let sheet = UIActivityViewController(activityItems: []); sheet.title = tr(\"k\")", ""),
    ("searchBar.placeholder = tr(\"k\")", "class SearchBar: UIImageView {}"),
    ("searchBar.placeholder = tr(\"k\")", "class SearchBar: UIView { var placeholder = \"\" }"),
  ])
  func `what only has the name of a part of UIKit is not that part`(code: String, type: String) {
    let source =
      Self.controller("let searchBar: SearchBar; func show() { \(code) }") + "\n" + type
    let found = verdicts(of: [source])
    #expect(!found.isEmpty && found.allSatisfy { $0.surface == nil }, "\(found)")
  }

  @Test func `a search bar of the app's own class has the prompt of UIKit's`() {
    let source =
      Self.controller("let searchBar: SearchBar; func show() { searchBar.placeholder = tr(\"k\") }")
      + "\nclass SearchBar: UISearchBar {}"
    #expect(verdicts(of: [source]).map(\.surface) == [.system(.searchPrompt)])
  }

  /// What makes its text smaller decides about its room, another font about its width.
  @Test(arguments: [
    ("backgroundColor = .red", true), ("adjustsFontSizeToFitWidth = true", nil),
    ("font = .systemFont(ofSize: 17)", true), ("font = .systemFont(ofSize: 15)", false),
    ("font = .body", false), ("numberOfLines = 0", nil), ("lineBreakMode = .byClipping", nil),
  ])
  func `a cell's label that code styles is not judged by its defaults`(
    style: String, isFontKnown: Bool?
  ) {
    let source = Self.controller(
      """
      func row() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = tr("k")
        cell.textLabel?.\(style)
      }
      """)
    #expect(Self.isFontKnown(inCellsOf: source) == isFontKnown)
  }

  @Test(arguments: [
    ("cell.detailTextLabel?.text = tr(\"k\")", "", false),
    // The first label's lines are its own.
    ("cell.detailTextLabel?.text = tr(\"k\"); cell.textLabel?.numberOfLines = 0", "", false),
    ("cell.detailTextLabel?.text = tr(\"k\"); cell.detailTextLabel?.numberOfLines = 0", "", nil),
    ("", "func f() { textLabel?.text = tr(\"k\") }", true),
    ("", "func f() { self.detailTextLabel?.text = tr(\"k\") }", false),
    ("", "func f() { textLabel?.text = tr(\"k\"); textLabel?.numberOfLines = 2 }", nil),
    ("", "let textLabel = TitleLabel(); func f() { textLabel?.text = tr(\"k\") }", nil),
  ])
  func `a cell comes with labels of one line`(row: String, member: String, isFontKnown: Bool?) {
    let source =
      Self.controller(
        """
        func row() {
          let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
          \(row)
        }
        """) + "\nclass Row: UITableViewCell { \(member) }"
    #expect(Self.isFontKnown(inCellsOf: source) == isFontKnown)
  }

  /// Whether the font of a cell's label is known; nil where its room is not.
  private static func isFontKnown(inCellsOf source: String) -> Bool? {
    for verdict in verdicts(of: [source]) where verdict.surface == .system(.cellLabel) {
      if case .canBeCut(let rooms) = verdict.outcome { return rooms.allSatisfy(\.isFontKnown) }
    }
    return nil
  }

  @Test func `no row of the table is without a use`() {
    let used =
      (Self.views + Self.controllers + Self.members).map(\.surface)
      + Self.rooms.map(\.1) + [.homeScreenName, .inlineWidget]
    #expect(Set(SystemSurface.allCases).subtracting(used) == [])
    let widget =
      #"StaticConfiguration(kind: k) { e in Text("k") }.supportedFamilies([.accessoryInline])"#
    #expect(verdicts(ofBody: widget).first?.surface == .system(.inlineWidget))
  }

  private static let third =
    "can be cut: iOS 26: 1 line, at most screen * 0.333 - 4; iOS up to 18: 1 line, at most screen * 0.333"
  private static let unknown = "can be cut in a room that is not known: segment"

  /// CaseIterable: a loop over all cases makes a segment for each.
  @Test(arguments: [
    ("ForEach(Plan.allCases, id: \\.self) { p in Text(\"k\") }", "", third),
    ("ForEach(Plan.allCases) { p in Text(\"k\").tag(p) }", "", third),
    ("Text(b); ForEach(Plan.allCases) { p in Text(\"k\") }", "", third),
    ("ForEach(Plan.allCases) { p in Text(\"k\") }", "static let allCases = [Plan.a]", unknown),
    ("ForEach(Plan.allCases.dropLast()) { p in Text(\"k\") }", "", unknown),
    ("ForEach(Other.allCases) { p in Text(\"k\") }", "", unknown),
    ("ForEach(plans) { p in Text(\"k\") }", "", unknown),
  ])
  func `segments of all cases are counted`(options: String, member: String, verdict: String) {
    let found = OversetSurfacesTests.verdicts(of: [
      "enum Plan: String, CaseIterable { case a, b\ncase c = \"d\"; \(member) }",
      """
      struct V: View { var body: some View {
        Picker(t, selection: $s) { \(options) }.pickerStyle(.segmented) } }
      """,
    ])
    #expect(found.map(\.description) == [verdict])
  }
}
