import Testing

@testable import OversetSurfaces

/// `fixedSize()`: a text of its own size is whole where no window can be smaller.
struct OwnSizeTests {
  private static let kept =
    "cannot be cut: fixedSize(), and a window is not smaller than what is in it"
  private static let unknown = "unknown: how much height fixedSize() leaves"

  @Test(arguments: [
    #"struct V: View { var body: some View { X().sheet(isPresented: $p) { Text("k").fixedSize() } } }"#,
    // All that is in a container of its own size has its own, too.
    """
    struct V: View {
      var body: some View { VStack { Grid { GridRow { Text("k") } }.padding() }.fixedSize() }
    }
    let view = NSHostingView(rootView: HStack { V() }.padding(14))
    """,
    """
    struct V: View {
      var body: some View {
        VStack { DisclosureGroup { Text("k").fixedSize() } label: { Text(x) } }.fixedSize()
      }
    }
    struct Outer: View { var body: some View { V() } }
    let view = NSHostingController(rootView: Outer())
    """,
    """
    struct V: View {
      var body: some View { Text("k").fixedSize().frame(maxWidth: .infinity, alignment: .leading) }
    }
    let view = NSHostingView(rootView: V())
    """,
  ])
  func `a window of macOS holds it`(_ source: String) {
    #expect(verdicts(of: ["import AppKit\n" + source]).map(\.description) == [Self.kept])
    #expect(verdicts(of: [source]).map(\.description) != [Self.kept])
  }

  @Test(arguments: [
    // Nothing says where it is.
    #"Text("k").fixedSize()"#,
    // The limit of lines still counts.
    #"Window("w") { Text("k").lineLimit(1).fixedSize() }"#,
    // What is around it may be smaller.
    #"Window("w") { Text("k").fixedSize().frame(minWidth: 100) }"#,
    #"Window("w") { Text("k").fixedSize().frame(width: 100) }"#,
    #"Window("w") { Text("k").fixedSize().offset(x: 40) }"#,
    #"Window("w") { ScrollView { Text("k").fixedSize() } }"#,
    #"Window("w") { NavigationSplitView { Text("k").fixedSize() } detail: { Text(x) } }"#,
    // A frame inside of it keeps its size.
    #"Window("w") { VStack { Button("k") {}.frame(width: 100) }.fixedSize() }"#,
    #"Window("w") { VStack { Text("k").frame(idealHeight: 20) }.fixedSize() }"#,
    #"V().inspector(isPresented: $p) { Text("k").fixedSize() }"#,
  ])
  func `what may be smaller leaves it open`(_ body: String) {
    let source = "import AppKit\nstruct V: View { var body: some View { \(body) } }"
    #expect(verdicts(of: [source]).last?.description == Self.unknown)
  }
}
