import Testing

@testable import OversetSurfaces

/// The sound rule for SwiftUI: what can be cut, what cannot, and what is not known.
struct SoundRuleTests {
  @Test(arguments: [
    // A limit of lines is on the way.
    VerdictCase(#"Text("k").lineLimit(1)"#, "can be cut: 1 line, at most screen"),
    VerdictCase(#"List { Text("k").lineLimit(2) }"#, "can be cut: 2 lines, at most screen - 32"),
    VerdictCase(#"Form { Text("k").lineLimit(1) }"#, "can be cut: 1 line, at most screen - 64"),
    VerdictCase(#"VStack { Text("k") }.lineLimit(1)"#, "can be cut: 1 line, at most screen"),
    VerdictCase(#"List { Text("k") }.lineLimit(1)"#, "can be cut: 1 line, at most screen - 32"),
    VerdictCase(
      #"Text("k").lineLimit(1).frame(width: 120)"#, "can be cut: 1 line, 120"),
    VerdictCase(
      #"Text("k").padding(8).frame(width: 120).lineLimit(1)"#, "can be cut: 1 line, 104"),
    // A padding that is not read, a button's and a row's margins leave less than the frame.
    VerdictCase(
      #"Text("k").padding().frame(width: 120).lineLimit(1)"#, "can be cut: 1 line, at most 120"),
    VerdictCase(
      #"Text("k").padding(.leading, gap).frame(width: 120).lineLimit(1)"#,
      "can be cut: 1 line, at most 120"),
    VerdictCase(
      #"Text("k").padding(.vertical, gap).frame(width: 120).lineLimit(1)"#,
      "can be cut: 1 line, 120"),
    VerdictCase(
      #"Button("k") {}.frame(width: 120).lineLimit(1)"#, "can be cut: 1 line, at most 120"),
    VerdictCase(
      #"List { Text("k").lineLimit(1) }.frame(width: 120)"#, "can be cut: 1 line, at most 120"),
    VerdictCase(
      "Text(\"k\")\n#if os(iOS)\n.padding(4)\n#endif\n.frame(width: 120).lineLimit(1)",
      "can be cut: 1 line, 112"),
    VerdictCase(
      "Text(\"k\")\n#if BETA\n.padding(4)\n#endif\n.frame(width: 120).lineLimit(1)",
      "can be cut: 1 line, at most 120"),
    VerdictCase(
      #"Text("k").padding(.horizontal, 10).padding(.top, 3).lineLimit(1)"#,
      "can be cut: 1 line, at most screen - 20"),
    VerdictCase(
      #"HStack { Image("x"); Text("k").lineLimit(1) }.frame(width: 120)"#,
      "can be cut: 1 line, at most 120"),
    // A spacer keeps 8 points, unless it says how many; one in a column takes no width.
    VerdictCase(
      #"HStack { Text("k").lineLimit(1); Spacer() }.frame(width: 120)"#,
      "can be cut: 1 line, at most 112"),
    VerdictCase(
      #"HStack { Spacer(); VStack { Text("k") }; Spacer() }.lineLimit(1)"#,
      "can be cut: 1 line, at most screen - 16"),
    VerdictCase(
      #"HStack { VStack { Text("k").lineLimit(1); Spacer() }; Spacer(minLength: 0) }.frame(width: 120)"#,
      "can be cut: 1 line, at most 120"),
    VerdictCase(
      #"Text("k").lineLimit(1).frame(maxWidth: 120)"#, "can be cut: 1 line, at most 120"),
    VerdictCase(
      #"Text("k").lineLimit(1).frame(maxWidth: .infinity)"#, "can be cut: 1 line, at most screen"),
    VerdictCase(
      #"Text("k").frame(width: 90).lineLimit(1).frame(width: 200)"#, "can be cut: 1 line, 90"),
    VerdictCase(#"Text("k").lineLimit(2...4)"#, "can be cut: 4 lines, at most screen"),
    VerdictCase(#"Text("k").lineLimit(...3)"#, "can be cut: 3 lines, at most screen"),
    VerdictCase(#"Text("k").lineLimit(0)"#, "can be cut: 1 line, at most screen"),
    VerdictCase(
      #"ScrollView { Text("k").lineLimit(3, reservesSpace: true) }"#,
      "can be cut: 3 lines, at most screen"),
    VerdictCase(
      #"Text("k").fixedSize(horizontal: false, vertical: true).lineLimit(1)"#,
      "can be cut: 1 line, at most screen"),
    // The nearest limit counts.
    VerdictCase(
      #"List { Text("k").lineLimit(nil) }.lineLimit(1)"#,
      "cannot be cut: in a List, and nothing limits lines or height"),
    // A fixed height is on the way.
    VerdictCase(
      #"Text("k").frame(width: 120, height: 44)"#, "can be cut: any lines, 44.0 high, 120"),
    VerdictCase(
      #"List { Text("k").frame(maxHeight: 60) }"#,
      "can be cut: any lines, 60.0 high, at most screen - 32"),
    VerdictCase(
      #"List { Text("k").frame(height: rowHeight) }"#,
      "can be cut in a room that is not known: a fixed height"),
    VerdictCase(
      #"Form { Text("k") }.frame(height: 200)"#,
      "cannot be cut: in a Form, and nothing limits lines or height"),
    VerdictCase(
      #"List { Text("k").frame(minHeight: 44) }"#,
      "cannot be cut: in a List, and nothing limits lines or height"),
  ])
  func `a limit on the way can cut a text`(_ c: VerdictCase) {
    #expect(verdicts(ofBody: c.source).map(\.description) == c.verdicts)
  }

  @Test(arguments: [
    VerdictCase(#"List { Text("k") }"#, "in a List, and nothing limits lines or height"),
    VerdictCase(
      #"Form { Toggle("k", isOn: $x) }"#, "in a Form, and nothing limits lines or height"),
    VerdictCase(
      #"ScrollView { VStack { Text("k").font(.title) } }"#,
      "in a ScrollView, and nothing limits lines or height"),
    VerdictCase(
      #"ScrollView(.vertical) { LazyVStack { Text("k") } }"#,
      "in a ScrollView, and nothing limits lines or height"),
    VerdictCase(
      "List { Text(\"k\").scaleEffect(0.8).rotationEffect(angle)\n#if BETA\n.tint(.red)\n#endif\n }",
      "in a List, and nothing limits lines or height"),
    VerdictCase(
      #"List { HStack { Image("x"); Text("k"); Spacer() } }"#,
      "in a List, and nothing limits lines or height"),
    VerdictCase(
      #"List { ForEach(xs) { x in Button("k") { } } }"#,
      "in a List, and nothing limits lines or height"),
    VerdictCase(
      #"List { NavigationLink("k") { Detail() } }"#,
      "in a List, and nothing limits lines or height"),
    VerdictCase(
      #"List { Button { go() } label: { Label("k", systemImage: "x") } }"#,
      "in a List, and nothing limits lines or height"),
    VerdictCase(
      #"List { Button("k") { }.buttonStyle(.borderedProminent) }"#,
      "in a List, and nothing limits lines or height"),
    VerdictCase(
      #"Form { if x { Text("k") } else { EmptyView() } }"#,
      "in a Form, and nothing limits lines or height"),
    VerdictCase(
      #"Form { LabeledContent("k", value: x) }"#, "in a Form, and nothing limits lines or height"),
    VerdictCase(#"Form { Section("k") { Text(x) } }"#, "section header"),
    VerdictCase(
      "List { Text(\"k\")\n#if os(macOS)\n.padding(.leading, 4)\n#endif\n }",
      "in a List, and nothing limits lines or height"),
    VerdictCase(#"Section { Text(x) } header: { Text("k") }"#, "section header"),
    VerdictCase(#"Section { Text(x) } footer: { Text("k") }"#, "section footer"),
    VerdictCase(#"Section(header: Text("k"), footer: Text(x)) { }"#, "section header"),
    VerdictCase(
      #"Text(x).alert("t", isPresented: $p) { } message: { Text(y) }"#, "alert title"),
    VerdictCase(
      #"VStack { Text("k").fixedSize(horizontal: false, vertical: true) }"#,
      "fixedSize(horizontal: false, vertical: true), and no limit of lines"),
    VerdictCase(
      #"Text("k").fixedSize(horizontal: false, vertical: true).frame(height: 20)"#,
      "fixedSize(horizontal: false, vertical: true), and no limit of lines"),
    VerdictCase(
      #"NavigationStack { List { Text("k") }.navigationTitle(t).toolbar { EditButton() } }"#,
      "in a List, and nothing limits lines or height"),
  ])
  func `a text that may grow cannot be cut`(_ c: VerdictCase) {
    let expected = c.verdicts.map { "cannot be cut: \($0)" }
    #expect(
      verdicts(ofBody: c.source).map(\.description).filter { $0.hasPrefix("cannot") } == expected)
  }

  @Test(arguments: [
    VerdictCase(#"VStack { Text("k") }"#, "whether the screen of V scrolls"),
    VerdictCase(
      #"Color.red.overlay { Text("k").fixedSize(horizontal: false, vertical: true) }"#,
      "how much height overlay leaves"),
    VerdictCase(#"List { Text("k").fixedSize() }"#, "how much height fixedSize() leaves"),
    VerdictCase(#"Text("k").lineLimit(1).fixedSize()"#, "how much height fixedSize() leaves"),
    VerdictCase(#"List { Text("k").lineLimit(limit) }"#, "the value in lineLimit(…)"),
    VerdictCase(#"List { Card { Text("k") } }"#, "how Card() shows it"),
    VerdictCase(#"List { Text("k").cardStyle() }"#, "what cardStyle() does"),
    VerdictCase(
      #"List { Button("k") { }.buttonStyle(.primary) }"#, "what .buttonStyle(.primary) does"),
    VerdictCase(
      #"List { Label("k", systemImage: "x").labelStyle(Big()) }"#, "what .labelStyle(Big()) does"),
    VerdictCase(
      "List { Text(\"k\")\n#if BETA\n.lineLimit(1)\n#endif\n }", "what #if … lineLimit() does"),
    VerdictCase(#"List { Text("k").scaleEffect(2) }"#, "how much height scaleEffect() leaves"),
    VerdictCase(
      #"PrimaryButton(title: NSLocalizedString("k", comment: ""))"#,
      "how PrimaryButton(title:) shows it"),
    VerdictCase(
      #"TextField("k", text: $t, axis: .vertical)"#, "how the system shows it (TextField(axis:))"),
    VerdictCase(
      #"TextField("k", text: .constant(path))"#, "how the system shows it (constant)"),
    VerdictCase(
      #"Picker("x", selection: $s) { Text("k") }.labelsHidden().pickerStyle(.wheel)"#,
      "how the system shows it (Picker's options)"),
    VerdictCase(
      """
      TabView { A().tabItem { Text("k") }; B(); C(); D(); E(); F() }
      """, "how the system shows it (More)"),
    VerdictCase(
      #"Text(NSLocalizedString("k", comment: "").prefix(1)).lineLimit(1)"#, "where prefix takes it"),
    VerdictCase(
      #"Text(tr("k").first?.uppercased() ?? x).lineLimit(1)"#, "where first takes it"),
  ])
  func `what may be anything is unknown`(_ c: VerdictCase) {
    let found = verdicts(ofBody: c.source).map(\.description)
    #expect(
      found.filter { $0.hasPrefix("unknown") }.suffix(1) == c.verdicts.map { "unknown: \($0)" }[...]
    )
    #expect(!found.contains { $0.hasPrefix("cannot") || $0.hasPrefix("can be") })
  }

  /// All is known up to a screen of its own, to what scrolls to the side, or to what has a size of its own.
  @Test(arguments: [
    VerdictCase(#"GeometryReader { g in Text("k") }"#, "\(limited) GeometryReader leaves"),
    VerdictCase(#"List { ViewThatFits { Text("k") } }"#, "\(limited) ViewThatFits leaves"),
    VerdictCase(#"List { Color.red.overlay { Text("k") } }"#, "\(limited) overlay leaves"),
    VerdictCase(#"List { Color.red.overlay(Text("k")) }"#, "\(limited) overlay leaves"),
    VerdictCase(
      #"Color.red.overlay { Text("k").lineLimit(2) }"#,
      "can be cut in a room that is not known: 2 lines"),
    VerdictCase(
      #"List { }.toolbar { Button { f() } label: { HStack { Image(x); Text("k") } } }"#,
      "\(limited) the toolbar leaves"),
    VerdictCase(
      #"ScrollView(.horizontal) { Text("k").frame(width: 90) }"#,
      "\(limited) ScrollView(.horizontal) leaves"),
    VerdictCase(#"List { Text(x) }.sheet(isPresented: $p) { Text("k") }"#, onScreen),
    VerdictCase(#"NavigationLink { Text("k") } label: { Text(x) }"#, onScreen),
    VerdictCase(#"List { Text(x) }.safeAreaInset(edge: .bottom) { Text("k") }"#, onScreen),
    VerdictCase(#"UIHostingController(rootView: VStack { Text("k") })"#, onScreen),
    VerdictCase(
      #"List { Text(x) }.sheet(isPresented: $p) { Text("k").cardStyle() }"#,
      "unknown: what cardStyle() does"),
    VerdictCase(
      #"ScrollView(.horizontal) { HStack { Text("k").lineLimit(1) } }"#,
      "cannot be cut: in a ScrollView(.horizontal), and nothing limits lines or height"),
    VerdictCase(
      #"ScrollView(.horizontal) { Text("k").lineLimit(1) }.frame(height: 44)"#,
      "can be cut in a room that is not known: a fixed height"),
    VerdictCase(
      #"ScrollView(.horizontal) { Text("k").lineLimit(1) }.cardStyle()"#,
      "unknown: what cardStyle() does"),
    VerdictCase(
      #"ScrollView(.horizontal) { Text("k").frame(height: 30) }"#,
      "can be cut: any lines, 30.0 high, at most screen"),
    // A width that is not read, columns, and axes that are not written.
    VerdictCase(
      #"ScrollView(.horizontal) { Text("k").lineLimit(1).frame(width: cardWidth) }"#,
      "can be cut in a room that is not known: 1 line"),
    VerdictCase(
      #"ScrollView(.horizontal) { LazyVGrid(columns: c) { Text("k").lineLimit(1) } }"#,
      "can be cut in a room that is not known: 1 line"),
    VerdictCase(
      #"ScrollView(axes) { Text("k").lineLimit(1) }"#,
      "can be cut in a room that is not known: 1 line"),
    VerdictCase(
      #"ScrollView(big ? .horizontal : []) { Text("k").lineLimit(1) }"#,
      "can be cut in a room that is not known: 1 line"),
  ])
  func `what has a size of its own is the limit where nothing else is`(_ c: VerdictCase) {
    #expect(verdicts(ofBody: c.source).map(\.description).last == c.verdicts.last)
  }

  private static let limited = "can be cut in a room that is not known: the size that"
  private static let onScreen =
    "can be cut in a room that is not known: the height of a screen that does not scroll"

  @Test(arguments: [
    VerdictCase(#"Image("x").accessibilityLabel("k")"#, "accessibility"),
    VerdictCase(#"Image("x").accessibilityLabel(Text("k"))"#, "accessibility"),
    VerdictCase(#"Image("x").accessibilityHint("k")"#, "accessibility"),
    VerdictCase(#"Button("") { }.accessibilityAction(named: "k") { }"#, "accessibility"),
    VerdictCase(#"Image("x").help("k")"#, "hint for VoiceOver, and a tooltip on a Mac"),
    VerdictCase(#"Toggle("k", isOn: $x).labelsHidden()"#, "hidden"),
    VerdictCase(#"Text("k").hidden()"#, "hidden"),
    VerdictCase(#"Text("k").lineLimit(1).redacted(reason: .placeholder)"#, "hidden"),
    VerdictCase(#"VStack { Text("k").lineLimit(1) }.opacity(0)"#, "hidden"),
    VerdictCase(#"Text("k").lineLimit(1).foregroundColor(.clear)"#, "hidden"),
    VerdictCase(#"Label("k", systemImage: "x").labelStyle(.iconOnly)"#, "only the icon is shown"),
    VerdictCase(#"List { }.toolbar { Label("k", systemImage: "x") }"#, "only the icon is shown"),
    VerdictCase(#"TextField("k", text: $x, prompt: Text(p))"#, "hidden"),
  ])
  func `a text that nobody sees is never drawn`(_ c: VerdictCase) {
    let found = verdicts(ofBody: c.source).map(\.description)
    #expect(found.filter { $0.hasPrefix("never") } == c.verdicts.map { "never drawn: \($0)" })
  }

  @Test func `a preview is no screen of the app`() {
    for view in [#"VStack { Text("k") }"#, #"Text("k").lineLimit(1)"#] {
      #expect(
        verdicts(of: ["#Preview { \(view) }"]).map(\.description) == ["never drawn: preview"])
    }
  }
}
