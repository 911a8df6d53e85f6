import Testing

@testable import OversetSources
@testable import OversetSwiftSource

struct KeyUseTests {
  struct Case: Sendable {
    var source: String
    var uses: [String]
  }

  @Test(arguments: [
    Case(source: #"Text("a")"#, uses: ["a < Text(_)"]),
    Case(source: #"Text("a", tableName: "T", bundle: .module)"#, uses: ["a@T < Text(_)"]),
    Case(source: #"Text(verbatim: "a")"#, uses: []),
    Case(source: #"print("a")"#, uses: []),
    Case(source: #"Label("a", systemImage: "star")"#, uses: ["a < Label(_)"]),
    Case(source: #"Button("a") { go() }"#, uses: ["a < Button(_)"]),
    Case(source: #"Toggle("a", isOn: $isOn)"#, uses: ["a < Toggle(_)"]),
    Case(source: #"Picker("a", selection: $x) { }"#, uses: ["a < Picker(_)"]),
    Case(source: #"Section("a") { }"#, uses: ["a < Section(_)"]),
    Case(source: #"view.navigationTitle("a")"#, uses: ["a < view.navigationTitle(_)"]),
    Case(
      source: #"list.searchable(text: $text, prompt: "a")"#,
      uses: ["a < list.searchable(prompt)"]),
    Case(
      source: #"let x = String(localized: "a", table: "T", comment: "c")"#,
      uses: ["a@T < String(localized) < let x"]),
    Case(
      source: #"let x = NSLocalizedString("a", tableName: "T", comment: "c")"#,
      uses: ["a@T < NSLocalizedString(_) < let x"]),
    Case(
      source: #"let x = NSLocalizedString("a", tableName: nil, comment: "c")"#,
      uses: ["a@Localizable < NSLocalizedString(_) < let x"]),
    Case(
      source:
        #"func f() { let t = "T"; show(NSLocalizedString("a", tableName: t, comment: "c")) }"#,
      uses: ["a@T < NSLocalizedString(_) < show(_)"]),
    Case(
      source: #"let x = AttributedString(localized: "a")"#,
      uses: ["a < AttributedString(localized) < let x"]),
    Case(
      source: #"f(LocalizedStringResource("a"))"#, uses: ["a < LocalizedStringResource(_) < f(_)"]),
    Case(source: #"let x: LocalizedStringKey = "a""#, uses: ["a < let x"]),
    Case(
      source: #"let x: [LocalizedStringKey] = ["a", "b"]"#,
      uses: ["a < element < let x", "b < element < let x"]),
    Case(
      source: #"let x: [Int: LocalizedStringKey] = [1: "a"]"#, uses: ["a < element < let x"]),
    Case(
      source: #"let x: [String: LocalizedStringKey] = ["no": "a"]"#, uses: ["a < element < let x"]),
    Case(
      source: #"let x: [Theme: DisplayRepresentation] = [.dark: .init(title: "a")]"#,
      uses: ["a < .init(title) < element < let x"]),
    Case(
      source: #"Button(.init("a", table: "T", defaultValue: "A")) { }"#,
      uses: ["a@T < .init(_) < Button(_)"]),
    Case(source: #"Text(.init("a"))"#, uses: ["a < .init(_) < Text(_)"]),
    Case(source: #"show(.init("a"))"#, uses: []),
    Case(
      source: #"struct V { var e: LocalizedStringKey?; func f() { e = "a"; x = "b" } }"#,
      uses: ["a < e ="]),
    Case(source: #"let x = "a".localized"#, uses: ["a < .localized < let x"]),
    Case(source: #"let x = "a".localized()"#, uses: ["a < .localized < let x"]),
    Case(source: #"let x = "A".localizedLowercase"#, uses: []),
    Case(
      source: #"let x = Bundle.main.localizedString(forKey: "a", value: nil, table: "T")"#,
      uses: ["a@T < Bundle.main.localizedString(forKey) < let x"]),
    Case(
      source: #"struct I { @Parameter(title: "a") var x: Int }"#, uses: ["a < @Parameter(title)"]),
  ])
  func `finds what takes a key`(_ c: Case) {
    #expect(uses(of: c.source) == c.uses)
  }

  /// Both operands of `??` and of a ternary have one type, and only a `LocalizedStringKey` is looked up.
  @Test(arguments: [
    Case(source: #"Text(name ?? "a")"#, uses: []),
    Case(source: #"Text(user?.name ?? "a").bold()"#, uses: []),
    Case(source: #"Text((name ?? "a"))"#, uses: []),
    Case(source: #"Button(name ?? "a") { go() }"#, uses: []),
    Case(source: #"func f(key: LocalizedStringKey?) { Text(key ?? "a") }"#, uses: ["a < Text(_)"]),
    Case(source: #"Text(LocalizedStringKey(name) ?? "a")"#, uses: ["a < Text(_)"]),
    Case(
      source: #"let x = NSLocalizedString(name ?? "a", comment: "")"#,
      uses: ["a < NSLocalizedString(_) < let x"]),
    Case(source: #"Text(isOn ? "a" : "b")"#, uses: ["a < Text(_)", "b < Text(_)"]),
    Case(source: #"Text(isOn ? "a" : other.text)"#, uses: ["a < Text(_)"]),
    Case(source: #"func f(name: String) { Text(isOn ? "a" : name) }"#, uses: []),
    Case(source: #"func f(name: String) { Text(isOn ? name : "a") }"#, uses: []),
    Case(source: #"Text(isOn ? String(n) : "a")"#, uses: []),
    Case(source: #"Text("a" + name)"#, uses: []),
    Case(source: #"Text(name + "a" + "b")"#, uses: []),
  ])
  func `a literal beside a plain text is none`(_ c: Case) {
    #expect(uses(of: c.source) == c.uses)
  }

  @Test(arguments: [
    Case(source: #"Text("a\n\u{e9}\"")"#, uses: ["a\né\""]),
    Case(source: ##"Text(#"a\n\#n"#)"##, uses: ["a\\n\n"]),
    Case(source: "Text(\"\"\"\n  a\n    b\\\n  c\n  \"\"\")", uses: ["a\n  bc"]),
    Case(source: #"Text("a" + "b" + "c")"#, uses: ["abc"]),
    Case(source: #"Text("100%")"#, uses: ["100%"]),
    Case(source: #"Text("\(3)% of \(name)")"#, uses: ["%lld%% of %@"]),
    Case(source: #"Text("\(items.count)")"#, uses: ["%lld"]),
    Case(source: #"Text("\(x, specifier: "%.2f")")"#, uses: ["%.2f"]),
    Case(source: #"Text("\(x, format: .number)")"#, uses: ["%@"]),
    Case(source: #"func f(n: Int, x: Double) { Text("\(n) \(x)") }"#, uses: ["%lld %lf"]),
    Case(source: #"struct V { let n: Int; var b: some View { Text("\(n)") } }"#, uses: ["%lld"]),
    Case(source: #"Text(isOn ? "a" : "b")"#, uses: ["a", "b"]),
    Case(source: #"Text(mode == "a" ? "b" : "c")"#, uses: ["b", "c"]),
  ])
  func `spells the key as the catalog does`(_ c: Case) {
    #expect(read([c.source]).files.flatMap(\.uses).map(\.key.text) == c.uses)
  }

  @Test func `an interpolation of an unknown type can be several specifiers`() {
    let keys = read([#"Text("a \(x) b \(y)")"#]).files.flatMap(\.uses).map(\.key)
    #expect(keys.first?.candidates.count == 9)
    #expect(keys.first?.candidates.contains("a %lld b %@") == true)
    let many = String(repeating: #"\(x)"#, count: 40)
    #expect(read([#"Text("\#(many)")"#]).files.first?.uses.first?.key.candidates.count == 243)
  }

  /// `NSLocalizedString` takes a String: in the catalog no key has the specifier of the value.
  @Test(arguments: [
    (#"NSLocalizedString("a \(x)", comment: "")"#, 0),
    (#"bundle.localizedString(forKey: "a \(x)", value: nil, table: nil)"#, 0),
    (#"NSLocalizedString("a %@", comment: "")"#, 1), (#"String(localized: "a \(x)")"#, 1),
  ])
  func `a key that is only known when the app runs is none`(source: String, count: Int) {
    #expect(read([source]).files.flatMap(\.uses).count == count)
  }

  /// What shows the action shows its title.
  @Test(arguments: [
    Case(
      source: "let a = UIAction(title: L); return UIMenu(children: [a, b])",
      uses: ["k < let a", "k < via a < UIAction(title) < element < UIMenu(children)"]),
    Case(
      source: """
        var all: [UIAction] = []; all.append(UIAction(title: L) { _ in })
        return UIMenu(children: all)
        """,
      uses: ["k < let all", "k < via all < UIAction(title) < UIMenu(children)"]),
    Case(
      source: "let a = UIAction(title: L); let all = [a]; button.menu = UIMenu(children: all)",
      uses: [
        "k < let a", "k < via a < let all",
        "k < via all < via a < UIAction(title) < UIMenu(children) < button.menu =",
      ]),
    Case(
      source: "let a = UIAction(title: L); a.attributes = []; button.addAction(a, for: e)",
      uses: ["k < let a", "k < via a < UIAction(title) < button.addAction(_)"]),
    Case(
      source: "let a = Other(title: L); show(a)", uses: ["k < Other(title) < let a"]),
  ])
  func `an action of a menu goes on through variables`(_ c: Case) {
    let source = "func f() { \(c.source) }"
      .replacing("L", with: #"NSLocalizedString("k", comment: "")"#)
    #expect(uses(of: source).map { $0.replacing("NSLocalizedString(_) < ", with: "") } == c.uses)
  }

  /// `value` of an app's own function may be anything.
  @Test(arguments: [
    (#"String(localized: "a", defaultValue: "Hello \(name)")"#, "Hello %@"),
    (#"Text(LocalizedStringResource("a", defaultValue: "Hello"))"#, "Hello"),
    (#"Text(.init("a", defaultValue: "Hello"))"#, "Hello"),
    (#"NSLocalizedString("a", value: "Hel" + "lo", comment: "")"#, "Hello"),
    (#"Bundle.main.localizedString(forKey: "a", value: "Hello", table: nil)"#, "Hello"),
    (#"L10n.tr("Localizable", "a", fallback: "Hello")"#, "Hello"),
    (#"NSLocalizedString("a", value: name, comment: "")"#, nil),
    (#"appLocalizedString("a", value: "Hello") + NSLocalizedString("b")"#, nil),
    (#"NSLocalizedString("a", tableName: "T", value: "Hello", comment: "")"#, "Hello"),
    (#"NSLocalizedString("a", tableName: table, value: "Hello", comment: "")"#, nil),
  ])
  func `a default text is read beside the key`(source: String, text: String?) throws {
    let use = try #require(read(["let x = \(source)"]).files.first?.uses.first)
    #expect(use.key.text == "a")
    #expect(use.defaultText?.text == text)
  }

  @Test(arguments: [
    Case(
      source: """
        struct V: View { var body: some View {
          List { Section { Button { go() } label: { Text("a").font(.headline).lineLimit(1) } } }
            .navigationTitle(title)
        } }
        """,
      uses: [
        "a < Text(_).font.lineLimit < Button{label} < Section{_} < List{_}.navigationTitle < -> body"
      ]),
    Case(
      source: #"func f() { self.titleLabel.text = NSLocalizedString("a", comment: "") }"#,
      uses: ["a < NSLocalizedString(_) < self.titleLabel.text ="]),
    Case(
      source: #"func f() { button.setTitle(String(localized: "a"), for: .normal) }"#,
      uses: ["a < String(localized) < button.setTitle(_)"]),
    Case(
      source: #"func f() { alert.addAction(UIAlertAction(title: "a".localized, style: .cancel)) }"#,
      uses: ["a < .localized < UIAlertAction(title) < alert.addAction(_)"]),
    Case(
      source: #"func f() -> some View { if x { Text("a") } else { Text("b").bold() } }"#,
      uses: ["a < Text(_) < -> f", "b < Text(_).bold < -> f"]),
    Case(
      source: #"Text("x").alert("a", isPresented: $p) { } message: { Text("b") }"#,
      uses: [
        "x < Text(_).alert", "a < Text().alert(_)", "b < Text(_) < Text().alert{message}",
      ]),
    Case(
      source: #"func f() { x.text = String(format: NSLocalizedString("a", comment: ""), n) }"#,
      uses: ["a < NSLocalizedString(_) < String(format) < x.text ="]),
  ])
  func `says what is around it`(_ c: Case) {
    #expect(uses(of: c.source) == c.uses)
  }

  @Test func `keeps the literal arguments of modifiers and calls`() throws {
    let source = #"VStack(spacing: 8) { Text("a").minimumScaleFactor(0.5).font(.headline) }"#
    let surface = try #require(read([source]).files.first?.uses.first?.surface)
    #expect(
      surface.steps.first?.modifiers == [
        SurfaceModifier(name: "minimumScaleFactor", arguments: [SourceArgument(text: "0.5")]),
        SurfaceModifier(name: "font", arguments: [SourceArgument(text: ".headline")]),
      ])
    #expect(surface.steps.last?.arguments == [SourceArgument(label: "spacing", text: "8")])
  }

  @Test func `names the type, the member and the position`() throws {
    let source = """
      extension A.B {
        struct C {
          func show() {
            let é = { Text("k") }
          }
        }
      }
      """
    let use = try #require(read([source]).files.first?.uses.first)
    #expect(use.type == "A.B.C")
    #expect(use.member == "show")
    #expect(use.position.line == 4)
    #expect(use.position.column == 22)
  }
}
