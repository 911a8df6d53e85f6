import Testing

@testable import OversetSources
@testable import OversetSwiftSource

/// The uses in the last of several files, most of them through what the others declare.
struct ConstantTests {
  struct Case: Sendable {
    var declaring: String
    var using: String
    var uses: [String]
  }

  static let l10n = """
    enum L10n {
      static let plain = L10n.tr("Localizable", "plain.key", fallback: "Plain")
      static func items(_ p1: Int) -> String { return L10n.tr("Localizable", "items", p1) }
      enum Settings { static var title: String { L10n.tr("Settings", "title") } }
    }
    """

  @Test(arguments: [
    Case(
      declaring: l10n, using: "func f() { label.text = L10n.plain }",
      uses: ["plain.key@Localizable < via L10n.plain < label.text ="]),
    Case(
      declaring: l10n, using: "func f() { label.text = L10n.items(3).uppercased() }",
      uses: ["items@Localizable < via L10n.items < .uppercased < label.text ="]),
    Case(
      declaring: l10n, using: "func f() { Text(L10n.Settings.title).bold() }",
      uses: ["title@Settings < via L10n.Settings.title < Text(_).bold"]),
    Case(
      declaring: l10n, using: "typealias S = L10n.Settings\nlet x = Text(S.title)",
      uses: ["title@Settings < via L10n.Settings.title < Text(_) < let x"]),
    // A function that answers with the type itself.
    Case(
      declaring: "\(l10n)\nfunc strings() -> L10n.Type { L10n.self }",
      using: "func f() { label.text = strings().plain }",
      uses: ["plain.key@Localizable < via L10n.plain < label.text ="]),
    Case(
      declaring: "\(l10n)\nfunc strings() -> L10n { L10n() }",
      using: "func f() { label.text = strings().plain }", uses: []),
    Case(declaring: l10n, using: "let x = Text(Other.plain)", uses: []),
    Case(
      declaring: #"class A { let name = NSLocalizedString("k", comment: "") }"#,
      using: "extension A { func f() { label.text = name; other.text = self.name } }",
      uses: ["k < via A.name < label.text =", "k < via A.name < other.text ="]),
    Case(
      declaring: #"extension LocalizedStringKey { static let hello: Self = .init("k")  }"#,
      using: "let x = Text(.hello)",
      uses: ["k < via LocalizedStringKey.hello < Text(_) < let x"]),
    Case(
      declaring: #"extension LocalizedStringKey { static let hello: LocalizedStringKey = "k" }"#,
      using: "let x = Text(.hello)",
      uses: ["k < via LocalizedStringKey.hello < Text(_) < let x"]),
    Case(
      declaring: """
        enum Theme: CaseIterable { case dark, light
          var title: String {
            switch self { case .dark: return String(localized: "d"); case .light: "l".localized } }
        }
        """,
      using: "func f(theme: Theme) { Text(theme.title); Text(Theme.dark.title) }",
      uses: [
        "d < via Theme.title < Text(_)", "l < via Theme.title < Text(_)",
        "d < via Theme.title < Text(_)",
      ]),
    // A text of several cases, and of what is no case.
    Case(
      declaring: """
        enum Theme { case dark, dim, light, sepia(Int)
          static let standard = Theme.dark
          var title: String {
            switch self { case .dark, .dim: "d".localized; case let .sepia(n): "s".localized
            default: "l".localized } }
        }
        """,
      using: "func f() { Text(Theme.dim.title); Text(Theme.standard.title) }",
      uses: [
        "d < via Theme.title < Text(_)", "d < via Theme.title < Text(_)",
        "s < via Theme.title < Text(_)", "l < via Theme.title < Text(_)",
      ]),
    Case(
      declaring:
        #"enum Theme { case a; var title: String { NSLocalizedString("t", comment: "") } }"#,
      using: "ForEach(Theme.allCases) { theme in Text(theme.title) }",
      uses: ["t < via Theme.title < Text(_) < ForEach{_}"]),
    // A case that a call has as an argument.
    Case(
      declaring: """
        enum Names { static func name(of kind: Kind, _ isShort: Bool) -> String {
          switch kind { case .some: return "s".localized; case .all: return "a".localized
          default: return "d".localized } } }
        """,
      using: """
        func f(kind: Kind) { Text(Names.name(of: .all, true)); Text(Names.name(of: Kind.some, true))
          Text(Names.name(of: kind, true)) }
        """,
      uses: [
        "a < via Names.name < Text(_)", "s < via Names.name < Text(_)",
        "s < via Names.name < Text(_)", "a < via Names.name < Text(_)",
        "d < via Names.name < Text(_)",
      ]),
    // A part of what an argument is the key of.
    Case(
      declaring: """
        extension String { func find(id: String) -> String { NSLocalizedString(id, comment: "") } }
        enum Titles { static func any() -> String {
          String("".find(id: "k").split(separator: ",").first ?? "") } }
        """,
      using: "func f() { Text(Titles.any()) }", uses: []),
    // A part of a text is another text.
    Case(
      declaring: """
        enum Theme { case a
          var title: String { NSLocalizedString("t", comment: "") }
          var short: String { title.first?.uppercased() ?? "" }
        }
        """,
      using: "func f(theme: Theme) { Text(theme.short) }", uses: []),
    // A function is another thing than a property of its name.
    Case(
      declaring: """
        extension A { func tableView(_ t: T, titleForFooterInSection s: Int) -> String? {
          NSLocalizedString("k", comment: "") } }
        """,
      using: "extension A { func f() { tableView.reloadData(); self.tableView.isHidden = true } }",
      uses: []),
    Case(
      declaring: #"class A { func name() -> String { NSLocalizedString("k", comment: "") } }"#,
      using: "extension A { func f() { label.text = name(); other.text = self.name() } }",
      uses: ["k < via A.name < label.text =", "k < via A.name < other.text ="]),
    Case(
      declaring: l10n, using: "func f() { let make = isOn ? L10n.items : other; Text(make(3)) }",
      uses: [
        "items@Localizable < via L10n.items < let make",
        "items@Localizable < via make < via L10n.items < Text(_)",
      ]),
    // A constant of a constant.
    Case(
      declaring: l10n + "\nstruct Item { var name: String { L10n.plain } }",
      using: "struct V { let item: Item; var body: some View { Text(item.name) } }",
      uses: ["plain.key@Localizable < via Item.name < via L10n.plain < Text(_) < -> body"]),
    Case(
      declaring: "extension String { var loc: String { NSLocalizedString(self, comment: \"\") } }",
      using: #"let x = "k".loc"#, uses: ["k < .loc < let x"]),
    Case(
      declaring: """
        func say(_ key: String, in table: String) -> String {
          Bundle.main.localizedString(forKey: key, value: nil, table: table) }
        """,
      using: #"let x = say("k", in: "T")"#, uses: ["k@T < say(_) < let x"]),
    Case(
      declaring: "struct Row: View { let title: LocalizedStringKey; let id: String }",
      using: #"let x = Row(title: "k", id: "no")"#, uses: ["k < Row(title) < let x"]),
    Case(
      declaring: "struct Row: View { init(_ title: LocalizedStringResource, id: String) {} }",
      using: #"let x = Row("k", id: "no")"#, uses: ["k < Row(_) < let x"]),
    Case(
      declaring: "", using: "let x = R.string.main.some_key()",
      uses: ["some_key@main < let x"]),
    Case(
      declaring: "", using: "let x = Text(L10n.Settings.title.uppercased())",
      uses: ["Settings.title < .uppercased < Text(_) < let x"]),
    Case(
      declaring: "enum Check { case invalid(Int, description: LocalizedStringKey) }",
      using: #"let x = Check.invalid(1, description: "k")"#,
      uses: ["k < Check.invalid(description) < let x"]),
    Case(
      declaring: "", using: "let x = Text(.settingsTitle)",
      uses: ["settingsTitle < Text(_) < let x"]),
    // Another type has a constant of the name.
    Case(
      declaring: "enum Style { static let none = NSLocalizedString(\"n\", comment: \"\") }",
      using: "let style: Style; let x = Text(L10n.none)",
      uses: ["none < Text(_) < let x"]),
  ])
  func `follows names to their keys`(_ c: Case) {
    let count = uses(of: c.declaring).count
    #expect(Array(uses(of: c.declaring, c.using).dropFirst(count)) == c.uses)
  }

  /// The Swift Programming Language, Access Control, and Nested Types.
  @Test(arguments: [
    // What is private at the top of a file is seen in that file.
    Case(
      declaring: #"private enum Texts { static let title = NSLocalizedString("k", comment: "") }"#,
      using: "class A { func f() { title = Texts.title; title = C.Texts.title } }", uses: []),
    Case(
      declaring: #"fileprivate let name = NSLocalizedString("k", comment: "")"#,
      using: "class A { func f() { label.text = name } }", uses: []),
    Case(
      declaring: """
        private enum Texts {}
        private extension Texts { static let title = NSLocalizedString("k", comment: "") }
        """,
      using: "class A { func f() { title = Texts.title } }", uses: []),
    // A type's own nested type comes first, whatever it has.
    Case(
      declaring: #"enum Texts { static let title = NSLocalizedString("k", comment: "") }"#,
      using: "class A { enum Texts { static let title = id }; func f() { title = Texts.title } }",
      uses: []),
    Case(
      declaring: #"enum Texts { static let title = NSLocalizedString("k", comment: "") }"#,
      using: "class A { func f() { title = Texts.title; label.text = A.Texts.title } }",
      uses: ["k < via Texts.title < title ="]),
    // Another file's type is not this file's.
    Case(
      declaring: #"enum Texts { static let title = NSLocalizedString("k", comment: "") }"#,
      using: "private enum Texts { static let title = id }\nlet x = Text(Texts.title)", uses: []),
    // What a superclass has nested in it is seen without its name.
    Case(
      declaring: """
        class Base { enum Texts { static let title = NSLocalizedString("k", comment: "") } }
        """,
      using: "class A: Base { func f() { title = Texts.title } }",
      uses: ["k < via Base.Texts.title < title ="]),
    Case(
      declaring: """
        class Base { enum Texts { static let title = NSLocalizedString("k", comment: "") } }
        """,
      using: "extension Base { func f() { title = Self.Texts.title } }",
      uses: ["k < via Base.Texts.title < title ="]),
    Case(
      declaring: """
        class A { static let title = NSLocalizedString("k", comment: ""); class B {} }
        """,
      using: "extension A.B { func f() { label.text = self.title; x.text = Self.title } }", uses: []
    ),
    Case(
      declaring: """
        class A { enum Texts { static let title = NSLocalizedString("a", comment: "") } }
        class B { enum Texts { static let title = NSLocalizedString("b", comment: "") } }
        """,
      using: "private typealias T = B.Texts\nlet x = Text(T.title)",
      uses: ["b < via B.Texts.title < Text(_) < let x"]),
    Case(
      declaring: """
        private typealias T = A.Texts
        class A { enum Texts { static let title = NSLocalizedString("a", comment: "") } }
        """,
      using: "let x = Text(T.title)", uses: []),
  ])
  func `names are looked up as Swift does`(_ c: Case) {
    let count = uses(of: c.declaring).count
    #expect(Array(uses(of: c.declaring, c.using).dropFirst(count)) == c.uses)
  }

  @Test func `the first name can be that of the module`() {
    let texts = [
      "My-App/Texts.swift":
        #"enum Texts { static let title = NSLocalizedString("k", comment: "") }"#,
      "My-App/Main.swift": "let x = Text(My_App.Texts.title); let y = Text(Other.Texts.title)",
    ]
    let inputs = texts.sorted(by: { $0.key > $1.key }).map {
      SourceInput(path: $0.key, bytes: Array($0.value.utf8))
    }
    let uses = readSources(inputs, workers: 1).files.flatMap(\.uses)
    #expect(uses.filter { !$0.constants.isEmpty }.count == 1)
  }

  @Test func `only files that ask for a new constant are read again`() {
    let files = [
      "enum Style { static let none = NSLocalizedString(\"n\", comment: \"\") }",
      "struct Row { static let label = Style.none; let style: Style }",
      "let a = Text(Row.label)", "func f(label: Row) { Text(\"b\") }",
    ]
    // First the file with the lookup, then the others, then the one with `Row.label`.
    #expect(read(files).parsedCount == 1 + 3 + 1)
    #expect(uses(of: files[0], files[1], files[2]).count == 3)
  }

  @Test func `SwiftGen's own function is no key`() {
    let keys = read([Self.l10n]).files.flatMap(\.constants).flatMap(\.keys).map(\.text)
    #expect(keys == ["plain.key", "items", "title"])
    let first = readSource(
      SourceInput(path: "a.swift", bytes: Array(Self.l10n.utf8)), vocabulary: SourceVocabulary())
    #expect(first.constants.flatMap(\.keys).map(\.text) == keys)
  }

  @Test func `follows local variables in their scope`() {
    let source = """
      func f() {
        let title = NSLocalizedString("a", comment: "")
        show(title)
        if x { let title = "other"; show(title) }
        let message: String
        if x { message = "b".localized } else { message = "c".localized }
        show(message)
      }
      func g() { show(title) }
      """
    #expect(
      uses(of: source).filter { $0.contains("via") }
        == [
          "a < via title < show(_)", "b < via message < show(_)",
          "c < via message < show(_)",
        ])
  }

  @Test func `is the same in any order of files and with any number of workers`() {
    let texts = [Self.l10n, "let x = Text(L10n.plain)", #"Text("a")"#]
    let inputs = texts.enumerated().map { SourceInput(path: "\($0).swift", bytes: Array($1.utf8)) }
    let one = readSources(inputs, workers: 1).files
    #expect(readSources(inputs, workers: 3).files == one)
    #expect(Array(readSources(inputs.reversed(), workers: 2).files.reversed()) == one)
  }
}
