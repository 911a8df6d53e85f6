import Foundation
import Testing

@testable import OversetSurfaces

/// Styles of the app's own, for buttons and labels, and modifiers in files of their own.
struct StyleTests {
  private static let inList = "cannot be cut: in a List, and nothing limits lines or height"
  private static let oneLine = "can be cut: 1 line, at most screen - 32"

  /// `---` ends a file.
  @Test(arguments: [
    VerdictCase(
      """
      struct Centered: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.icon; configuration.title }
        }
      }
      struct V: View { var body: some View {
        List { Label { Text("k") } icon: { x }.labelStyle(Centered()) }
      } }
      """, inList),
    // What the style sets is nearer to the title than what is set around the label.
    VerdictCase(
      """
      struct Cut: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { configuration.icon; configuration.title.lineLimit(1) }
        }
      }
      extension LabelStyle where Self == Cut { static var cut: Cut { Cut() } }
      struct V: View { var body: some View {
        List { Label("k", systemImage: "x").lineLimit(2).labelStyle(.cut) }
      } }
      """, oneLine),
    VerdictCase(
      """
      struct Cut: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.lineLimit(1) }
      }
      extension ButtonStyle where Self == Cut { static func cut(_ size: Int) -> Cut { Cut() } }
      struct V: View { var body: some View { List { Button("k") { }.buttonStyle(.cut(1)) } } }
      """, oneLine),
    // The nearest style counts.
    VerdictCase(
      """
      struct Cut: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.lineLimit(1) }
      }
      struct V: View { var body: some View {
        List { Button("k") { }.buttonStyle(.plain) }.buttonStyle(Cut())
      } }
      """, inList),
    // A style that shows no title, and one that no code declares.
    VerdictCase(
      """
      struct Icon: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.icon }
      }
      struct V: View { var body: some View {
        List { Label("k", systemImage: "x").labelStyle(Icon()) }
      } }
      """, "unknown: what .labelStyle(Icon()) does"),
    VerdictCase(
      """
      struct V: View { var body: some View {
        List { Label("k", systemImage: "x").labelStyle(.card) }
      } }
      """, "unknown: what .labelStyle(.card) does"),
    // A file with nothing but a modifier.
    VerdictCase(
      """
      struct V: View { var body: some View { List { Text("k").read($height) } } }
      ---
      extension View {
        func read(_ height: Binding<CGFloat>) -> some View {
          onGeometryChange(for: CGFloat.self) { geometry in
            geometry.size.height
          } action: { value in
            height.wrappedValue = value
          }
        }
      }
      """, inList),
    VerdictCase(
      """
      struct V: View { var body: some View { List { Button("k") { }.buttonStyle(Cut()) } } }
      ---
      struct Cut: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.lineLimit(1) }
      }
      """, oneLine),
    // A long call, and the same modifier for another platform.
    VerdictCase(
      """
      struct V: View { var body: some View { List { Text("k").closing { } } } }
      ---
      extension View {
        func closing(_ action: @escaping () -> Void) -> some View {
          modifier(
            Closing(
              action: action
            )
          )
        }
      }
      struct Closing: ViewModifier {
        let action: () -> Void
        func body(content: Content) -> some View { content.toolbar { Button(action: action) } }
      }
      ---
      #if os(tvOS)
      extension View {
        func closing(_ action: @escaping () -> Void) -> some View { self.lineLimit(1) }
      }
      #endif
      """, inList),
  ])
  func `styles and modifiers are gone into`(_ c: VerdictCase) {
    let files = c.source.components(separatedBy: "---\n")
    #expect(verdicts(of: files).map(\.description) == c.verdicts)
  }
}
