import Testing

@testable import OversetSurfaces

/// The app's own views, modifiers and styles, read where they are declared.
struct OwnViewTests {
  @Test(arguments: [
    // A closure that is given on by its name.
    VerdictCase(
      """
      struct Card<Content: View>: View {
        var content: () -> Content
        var body: some View { HStack { VStack(content: content); Spacer() } }
      }
      struct V: View { var body: some View { List { Card { Text("k") } } } }
      """, "cannot be cut: in a List, and nothing limits lines or height"),
    // An initialiser of an extension gives it on.
    VerdictCase(
      """
      struct Card<Content: View, Side: View>: View {
        @ViewBuilder var side: () -> Side
        @ViewBuilder var content: () -> Content
        var body: some View { HStack { VStack { content() }; side() } }
      }
      extension Card where Side == EmptyView {
        init(@ViewBuilder content: @escaping () -> Content) {
          self.init(side: { EmptyView() }, content: content)
        }
      }
      struct V: View { var body: some View { List { Card { Text("k") } } } }
      """, "cannot be cut: in a List, and nothing limits lines or height"),
    // A view that gets a text.
    VerdictCase(
      """
      struct Row: View { let title: LocalizedStringKey; var body: some View { Text(title).lineLimit(1) } }
      struct V: View { var body: some View { List { Row(title: "k") } } }
      """, "can be cut: 1 line, at most screen - 32"),
    VerdictCase(
      """
      struct Row: View { let title: LocalizedStringKey; var body: some View { HStack { Text(title) } } }
      struct V: View { var body: some View { List { Row(title: "k") } } }
      """, "cannot be cut: in a List, and nothing limits lines or height"),
    VerdictCase(
      """
      struct Row: View {
        let text: LocalizedStringKey
        init(title: LocalizedStringKey) { self.text = title }
        var body: some View { Text(text) }
      }
      struct V: View { var body: some View { Form { Row(title: "k") } } }
      """, "cannot be cut: in a Form, and nothing limits lines or height"),
    VerdictCase(
      """
      struct Row: View {
        let text: LocalizedStringKey
        init(_ title: LocalizedStringKey) { self.text = title }
        var body: some View { VStack { Text(text) }.frame(height: 20) }
      }
      struct V: View { var body: some View { List { Row("k") } } }
      """, "can be cut: any lines, 20.0 high, at most screen - 32"),
    // A view in a view in a view.
    VerdictCase(
      """
      struct Inner: View { let t: LocalizedStringKey; var body: some View { Text(t).lineLimit(2) } }
      struct Outer: View { let t: LocalizedStringKey; var body: some View { Inner(t: t) } }
      struct V: View { var body: some View { Outer(t: "k") } }
      """, "can be cut: 2 lines, at most screen"),
    // A view around others.
    VerdictCase(
      """
      struct Card<Content: View>: View {
        let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { VStack { content }.padding().background(Color.red) }
      }
      struct V: View { var body: some View { List { Card { Text("k") } } } }
      """, "cannot be cut: in a List, and nothing limits lines or height"),
    VerdictCase(
      """
      struct Card<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { content().lineLimit(1) }
      }
      struct V: View { var body: some View { List { Card { Text("k") } } } }
      """, "can be cut: 1 line, at most screen - 32"),
    // Members between what a view gets and its body.
    VerdictCase(
      """
      struct Card<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { ZStack { if big { plain } else { padded.lineLimit(2) } } }
        var plain: some View { ScrollView { content() } }
        var padded: some View { VStack { content() }.padding() }
      }
      struct V: View { var body: some View { Card { Text("k") } } }
      """, "cannot be cut: in a ScrollView, and nothing limits lines or height",
      "can be cut: 2 lines, at most screen"),
    // A part that the initialiser makes.
    VerdictCase(
      """
      struct Row: View {
        let title: Text
        init(_ title: LocalizedStringKey) { self.title = Text(title, bundle: .main) }
        var body: some View { HStack { title.font(.body); if isShort { title.lineLimit(1) } } }
      }
      struct V: View { var body: some View { List { Row("k") } } }
      """, "cannot be cut: in a List, and nothing limits lines or height",
      "can be cut: 1 line, at most screen"),
    // Views that modifiers of the app take.
    VerdictCase(
      """
      struct SheetModifier<SheetContent: View>: ViewModifier {
        @Binding var isPresented: Bool
        var sheetContent: SheetContent
        func body(content: Content) -> some View {
          content.sheet(isPresented: $isPresented) { part() }
        }
        @ViewBuilder func part() -> some View { VStack { sheetContent } }
      }
      extension View {
        func panel(isPresented: Binding<Bool>, content: @escaping () -> some View) -> some View {
          modifier(SheetModifier(isPresented: isPresented, sheetContent: content()))
        }
        func pane<C: View>(@ViewBuilder content: () -> C) -> some View {
          sheet(isPresented: x) { ScrollView { content() } }
        }
      }
      struct V: View {
        var body: some View { List { }.panel(isPresented: $x) { Text("k").lineLimit(1) } }
      }
      struct W: View { var body: some View { List { }.pane { Text("l") } } }
      """, "can be cut: 1 line, at most screen",
      "cannot be cut: in a ScrollView, and nothing limits lines or height"),
    // A view of the app has a function of the modifier's name, and a type that of a library's.
    VerdictCase(
      """
      extension View {
        func panel<C: View>(@ViewBuilder _ c: () -> C) -> some View { ScrollView { c() } }
      }
      struct Card: View {
        var body: some View { Image("x") }
        func panel<C: View>(@ViewBuilder _ c: () -> C) -> some View { c().frame(width: 40) }
      }
      struct V: View { var body: some View { Card().panel { Text("k") } } }
      """, "unknown: how panel() shows it"),
    VerdictCase(
      """
      struct AlertState { let title: String }
      struct V: View {
        let s = AlertState(title: String(localized: "k"))
        var body: some View { Text(s.title).lineLimit(1).frame(width: 50) }
      }
      """, "can be cut: 1 line, 50"),
    // What a modifier of the app does with a text, and one that is not read.
    VerdictCase(
      """
      extension View {
        func spoken(_ label: String, hint: String? = nil) -> some View {
          self.accessibilityLabel(label).accessibilityHint(hint ?? "")
        }
      }
      struct V: View {
        var body: some View {
          Menu { Button { } label: { Image("x") }.spoken("k", hint: String(localized: "l")).other(String(localized: "m")) }
        }
      }
      """, "never drawn: accessibility",
      "unknown: how other(_:) shows it"),
    VerdictCase(
      """
      struct MenuLabel: View {
        private let label: Label<Text, Image>
        init(_ title: LocalizedStringKey) { label = Label(title, systemImage: "x") }
        var body: some View { if x { label.labelStyle(.titleOnly) } else { label.lineLimit(1) } }
      }
      struct V: View { var body: some View { List { MenuLabel("k") } } }
      """, "cannot be cut: in a List, and nothing limits lines or height",
      "can be cut: 1 line, at most screen - 32"),
    VerdictCase(
      """
      struct MenuLabel: View {
        private let label: Label<Text, Image>
        init<S: StringProtocol>(_ title: S) { label = Label(title, systemImage: "x") }
        var body: some View { label }
      }
      struct V: View { var body: some View { Menu("m") { MenuLabel(String(localized: "k")) } } }
      """, "unknown: whether the screen of V scrolls",
      "can be cut: iOS 26: 2 lines, 162 to 194; iOS up to 18: 2 lines, 190 to 218"),
    // Functions in place of an alert's closures.
    VerdictCase(
      """
      struct V: View {
        var body: some View { X().alert(item: $info, actions: buttons, message: message) }
        func buttons(_ info: Info) -> some View { Button("k") {} }
        func message(_ info: Info) -> some View { Text("m") }
      }
      """, "named: V.message",
      "can be cut: iOS 26: 1 line, 264 to screen - 24; iOS up to 18: 1 line, 246 to screen - 24",
      "cannot be cut: alert message"),
    VerdictCase(
      """
      struct V: View {
        var body: some View { X().alert(item: $a) { _ in Alert(title: Text(x), message: Text("m")) } }
      }
      """, "cannot be cut: alert message"),
    // What is no button among an alert's actions is none of its buttons.
    VerdictCase(
      #"struct V: View { var body: some View { X().alert(t, isPresented: $p) { Text("k") } } }"#,
      "unknown: how the system shows it (the actions of an alert)"),
    // A long argument still says which modifier it makes.
    VerdictCase(
      """
      struct One: ViewModifier { func body(content: Content) -> some View { content.lineLimit(1) } }
      struct V: View {
        var body: some View {
          Text("k").modifier(One(first: "a rather long argument", second: "and one that is longer"))
        }
      }
      """, "can be cut: 1 line, at most screen"),
    // An alert in an extension of View.
    VerdictCase(
      """
      struct Info { struct Choice { let title: String }; let choice: Choice }
      extension View {
        func alert<T>(item: Binding<Info?>) -> some View {
          alert(item: item) { item in Button(item.choice.title) {} } message: { item in Text(x) }
        }
      }
      let info = Info(choice: .init(title: String(localized: "k")))
      """,
      "can be cut: iOS 26: 1 line, 264 to screen - 24; iOS up to 18: 1 line, 246 to screen - 24"),
    // Functions and properties that make views.
    VerdictCase(
      """
      struct V: View {
        var body: some View { List { header } }
        var header: some View { HStack { Text("k") } }
      }
      """, "cannot be cut: in a List, and nothing limits lines or height"),
    VerdictCase(
      """
      struct V: View {
        var body: some View { List { row("k") } }
        func row(_ title: LocalizedStringKey) -> some View { Text(title).lineLimit(1) }
      }
      """, "can be cut: 1 line, at most screen - 32"),
    VerdictCase(
      """
      struct V: View {
        var body: some View { List { header }; VStack { header } }
        var header: some View { Text("k") }
      }
      """, "named: V.header", "named: V.header",
      "cannot be cut: in a List, and nothing limits lines or height",
      "unknown: whether the screen of V scrolls"),
    // Modifiers and styles.
    VerdictCase(
      """
      extension View { func card() -> some View { self.padding(8).background(Color.red) } }
      struct V: View { var body: some View { List { Text("k").card() } } }
      """, "cannot be cut: in a List, and nothing limits lines or height"),
    VerdictCase(
      """
      extension View { func title() -> some View { font(.headline).lineLimit(1) } }
      struct V: View { var body: some View { List { Text("k").title() } } }
      """, "can be cut: 1 line, at most screen - 32"),
    VerdictCase(
      """
      struct Short: ViewModifier { func body(content: Content) -> some View { content.lineLimit(1) } }
      struct V: View { var body: some View { List { Text("k").modifier(Short()) } } }
      """, "can be cut: 1 line, at most screen - 32"),
    VerdictCase(
      """
      struct Short: ViewModifier {
        func body(content: Content) -> some View { if x { content.lineLimit(1) } else { content } }
      }
      struct V: View { var body: some View { List { Text("k").modifier(Short()) } } }
      """, "can be cut: 1 line, at most screen - 32"),
    VerdictCase(
      """
      struct Primary: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.lineLimit(1).padding(.horizontal, 10)
        }
      }
      struct V: View { var body: some View { List { Button("k") { }.buttonStyle(Primary()) } } }
      """, "can be cut: 1 line, at most screen - 52"),
    VerdictCase(
      """
      struct Tall: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding().background(Color.red)
        }
      }
      struct V: View { var body: some View { List { Button("k") { }.buttonStyle(Tall()) } } }
      """, "cannot be cut: in a List, and nothing limits lines or height"),
    // Two types of one name.
    VerdictCase(
      """
      enum A { struct Row: View { let t: LocalizedStringKey; var body: some View { Text(t).lineLimit(1) } } }
      enum B { struct Row: View { let t: LocalizedStringKey; var body: some View { Text(t) } } }
      struct V: View { var body: some View { List { Row(t: "k") } } }
      """, "unknown: how Row(t:) shows it"),
    VerdictCase(
      """
      enum A {
        struct Row: View { let t: LocalizedStringKey; var body: some View { Text(t).lineLimit(1) } }
        struct V: View { var body: some View { List { Row(t: "k") } } }
      }
      enum B { struct Row: View { let t: LocalizedStringKey; var body: some View { Text(t) } } }
      """, "can be cut: 1 line, at most screen - 32"),
  ])
  func `the app's own code is followed`(_ c: VerdictCase) {
    #expect(verdicts(of: [c.source]).map(\.description) == c.verdicts)
  }

  @Test func `followed names are counted`() {
    let source = """
      enum L { static let a = NSLocalizedString("k", comment: "") }
      struct Row: View { let title: String; var body: some View { Text(title).lineLimit(1) } }
      struct V: View { var body: some View { List { Row(title: L.a) } } }
      """
    #expect(verdicts(of: [source]).map(\.followedNames) == [0, 2])
    #expect(verdicts(of: [source]).first?.outcome == .named("L.a"))
  }

  @Test func `a view that shows itself ends`() {
    let source = """
      struct Row: View { let t: LocalizedStringKey; var body: some View { Row(t: t) } }
      struct V: View { var body: some View { a; Row(t: "k") }; var a: some View { b }; var b: some View { VStack { a; Text("m") } } }
      """
    #expect(!verdicts(of: [source]).isEmpty)
  }
}
