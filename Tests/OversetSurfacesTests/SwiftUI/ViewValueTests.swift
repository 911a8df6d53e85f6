import Foundation
import Testing

@testable import OversetSurfaces

/// Views that types, members and styles of the app hold and put somewhere.
struct ViewValueTests {
  private static let inList = "cannot be cut: in a List, and nothing limits lines or height"
  private static let oneLine = "can be cut: 1 line, at most screen - 32"

  /// `---` ends a file.
  @Test(arguments: [
    // A generic parameter of any name, held as a view.
    VerdictCase(
      """
      struct Card<Title: View>: View {
        let title: Title
        var body: some View { VStack { title.lineLimit(1) } }
      }
      struct V: View { var body: some View { List { Card(title: Text("k")) } } }
      """, oneLine),
    VerdictCase(
      """
      struct Card<Title: View, Detail: View>: View {
        let title: Title?
        @ViewBuilder let detail: Detail
        var body: some View { VStack { if let title = title { title } ; detail.lineLimit(1) } }
      }
      struct V: View { var body: some View {
        List { Card(title: Text("k")) { Text("l") } }
      } }
      """, inList, oneLine),
    // What only watches the views in it.
    VerdictCase(
      """
      struct V: View { var body: some View {
        WithPerceptionTracking { List { Text("k") } }
      } }
      """, inList),
    // What The Composable Architecture makes alerts of.
    VerdictCase(
      """
      struct R: Reducer { func f(state: inout State) {
        state.alert = AlertState<A> { TextState("k") } message: { TextState("m") }
        state.other = AlertState(title: TextState("l"), message: TextState("n"))
      } }
      """, "cannot be cut: alert title", "cannot be cut: alert message",
      "cannot be cut: alert title", "cannot be cut: alert message"),
    VerdictCase(
      """
      struct R: Reducer { func f(state: inout State) {
        state.alert = AlertState<A> { TextState(x) } actions: {
          ButtonState(role: .cancel, action: .a) { TextState("k") }
        }
      } }
      """,
      "can be cut: iOS 26: 1 line, 264 to screen - 24; iOS up to 18: 1 line, 246 to screen - 24"),
    // A closure with parameters.
    VerdictCase(
      """
      struct Rows<Row: View>: View {
        let row: (Int) -> Row
        init(@ViewBuilder row: @escaping (Int) -> Row) { self.row = row }
        var body: some View { List { ForEach(items) { row($0).lineLimit(1) } } }
      }
      struct V: View { var body: some View { Rows { number in Text("k") } } }
      """, oneLine),
    // Members in an `#if`, and in extensions further down.
    VerdictCase(
      """
      struct Part<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View {
          #if os(macOS)
          wide
          #else
          narrow
          #endif
        }
        #if os(macOS)
        private var wide: some View { HStack { content().lineLimit(1) } }
        #else
        private var narrow: some View { Section { content() } }
        #endif
      }
      struct V: View { var body: some View { List { Part { Text("k") } } } }
      """, inList),
    VerdictCase(
      """
      struct V: View { var body: some View { List { row(of: 1); header } } }
      extension V {
        func row(of number: Int) -> some View { Text("k") }
        var header: some View { Text("l").lineLimit(1) }
      }
      """, inList, oneLine),
    // In an extension in another file.
    VerdictCase(
      """
      struct V: View { var body: some View { List { Spacer(); row(of: 1) } } }
      ---
      extension V { func row(of number: Int) -> some View { Text("k") } }
      """, inList),
    // Any number of members of one view.
    VerdictCase(
      """
      struct V: View {
        var body: some View { List { a } }
        var a: some View { VStack { b } }
        var b: some View { VStack { c } }
        var c: some View { VStack { d } }
        var d: some View { VStack { e } }
        var e: some View { Text("k") }
      }
      """, inList),
    // Functions that get views, of a module, of a type and of another one.
    VerdictCase(
      """
      func card<Content: View>(@ViewBuilder content: () -> Content) -> some View { content().padding() }
      struct V: View { var body: some View { List { card { Text("k") } } } }
      """, inList),
    VerdictCase(
      """
      struct V: View {
        var body: some View { List { section("t") { Text("k") } } }
        private func section<C: View>(_ title: String, @ViewBuilder _ content: () -> C) -> some View {
          VStack { Text(title); card(content) }
        }
        private func card<C: View>(@ViewBuilder _ content: () -> C) -> some View { VStack { content() } }
      }
      """, inList),
    VerdictCase(
      """
      struct V: View {
        var body: some View { List { row(action: { run("l") }, content: { Text("k") }) } }
        func row(action: @escaping () -> Void, @ViewBuilder content: () -> some View) -> some View {
          HStack { content().lineLimit(1) }
        }
      }
      """, oneLine),
    VerdictCase(
      """
      struct V: View { var body: some View { List { self.row { Text("k") } } } }
      class A { func row<C: View>(@ViewBuilder body: () -> C) -> some View { body() } }
      class B { func row<C: View>(@ViewBuilder body: () -> C) -> some View { body().lineLimit(1) } }
      """, "unknown: how self.row() shows it"),
    // A modifier for texts.
    VerdictCase(
      """
      extension Text { func caption() -> some View { self.lineLimit(1) } }
      struct V: View { var body: some View { List { Text("k").caption() } } }
      """, oneLine),
  ])
  func `views go where they are put`(_ c: VerdictCase) {
    let files = c.source.components(separatedBy: "---\n")
    let shown = verdicts(of: files).map(\.description).filter { !$0.hasPrefix("named") }
    #expect(shown == c.verdicts)
  }

  /// Members that mention each other end.
  @Test func `a circle of members is not followed for long`() {
    let source = """
      struct V: View {
        var body: some View { List { a } }
        var a: some View { VStack { Text("k"); b } }
        var b: some View { VStack { a; a; b } }
      }
      """
    #expect(verdicts(of: [source]).allSatisfy { $0.description != "" })
  }

  @Test(arguments: [
    VerdictCase(
      """
      struct Primary: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          PrimaryButton(configuration: configuration)
        }
      }
      struct PrimaryButton: View {
        let configuration: ButtonStyleConfiguration
        var body: some View { BaseButton(configuration: configuration).foregroundColor(.red) }
      }
      struct BaseButton: View {
        let configuration: ButtonStyleConfiguration
        var body: some View { HStack { configuration.label.lineLimit(1) } }
      }
      struct V: View { var body: some View { List { Button("k") { }.buttonStyle(Primary()) } } }
      """, oneLine),
    VerdictCase(
      """
      struct Primary: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Unknown(configuration: configuration) }
      }
      struct V: View { var body: some View { List { Button("k") { }.buttonStyle(Primary()) } } }
      """, "unknown: what .buttonStyle(Primary()) does"),
    VerdictCase(
      """
      struct V: View { var body: some View { List { Toggle("k", isOn: $a).toggleStyle(.switch) } } }
      """, inList),
    VerdictCase(
      """
      struct Check: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.label.lineLimit(1) }
        }
      }
      struct V: View { var body: some View {
        List { Toggle("k", isOn: $a).toggleStyle(Check()) }
      } }
      """, oneLine),
    VerdictCase(
      """
      struct V: View { var body: some View { List { Toggle("k", isOn: $a).toggleStyle(Check()) } } }
      """, "unknown: what .toggleStyle(Check()) does"),
  ])
  func `styles are gone into`(_ c: VerdictCase) {
    #expect(verdicts(of: [c.source]).map(\.description) == c.verdicts)
  }
}
