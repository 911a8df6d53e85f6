import Foundation
import Testing

@testable import OversetSurfaces

/// Modifiers that are applied under a condition: of the compiler, of the app, or by a closure.
struct ConditionalModifierTests {
  private static let inList = "cannot be cut: in a List, and nothing limits lines or height"
  private static let oneLine = "can be cut: 1 line, at most screen - 32"
  private static let ifElse = """
    extension View {
      @ViewBuilder func `if`<Content: View>(
        _ condition: Bool, transform: (Self) -> Content
      ) -> some View {
        if condition { transform(self) } else { self }
      }
    }

    """

  @Test(arguments: [
    VerdictCase("Text(\"k\")\n#if os(macOS)\n.lineLimit(1)\n#endif\n", inList),
    VerdictCase("Text(\"k\")\n#if os(iOS)\n.lineLimit(1)\n#endif\n", oneLine),
    VerdictCase(
      "Text(\"k\")\n#if os(macOS)\n.lineLimit(2)\n#else\n.lineLimit(1)\n#endif\n", oneLine),
    VerdictCase(
      "Text(\"k\")\n#if BETA\n.lineLimit(1)\n#endif\n", "unknown: what #if … lineLimit() does"),
    // The worse of two limits.
    VerdictCase(#"Text("k").lineLimit(isOpen ? nil : 1)"#, oneLine),
    VerdictCase(#"Text("k").lineLimit(isLarge ? 0 : 1)"#, oneLine),
    VerdictCase(
      #"Text("k").lineLimit(isOpen ? nil : most)"#, "unknown: the value in lineLimit(…)"),
    VerdictCase(
      #"Text("k").lineLimit(a ? nil : b ? 1 : 2)"#, "unknown: the value in lineLimit(…)"),
    // What closures of a call do to the view.
    VerdictCase(#"Text("k").if(isWide) { $0.padding() }"#, inList),
    VerdictCase(#"Text("k").if(isWide) { $0.lineLimit(1) }"#, oneLine),
    VerdictCase(#"Text("k").if(isWide, transform: { view in view.lineLimit(1) })"#, oneLine),
    VerdictCase(#"Text("k").if(isWide) { $0.padding() }.lineLimit(1)"#, oneLine),
    VerdictCase(
      #"Text("k").if(isWide) { view in if a { view.bold() } else { view.lineLimit(1) } }"#, oneLine),
    VerdictCase(
      #"Text("k").if(isWide) { view in if #available(iOS 26, *) { view } else { view.tint(.red) } }"#,
      inList),
    VerdictCase(#"Text("k").if(isWide) { HStack { $0 } }"#, "unknown: what if() does"),
    VerdictCase(#"Text("k").if(isWide) { $0.strange() }"#, "unknown: what strange() does"),
    VerdictCase(#"Text("k").if(isWide, transform: pad)"#, "unknown: what if() does"),
    // Two limits by one condition: which belong together is not kept.
    VerdictCase(
      #"Text("k").if(isWide) { $0.lineLimit(1).frame(height: 20) }"#, "unknown: what if() does"),
  ])
  func `one of the ways is taken`(_ c: VerdictCase) {
    let source = Self.ifElse + "struct V: View { var body: some View { List { \(c.source) } } }"
    #expect(verdicts(of: [source]).map(\.description) == c.verdicts)
  }

  /// `modify` binds what its closure answers with.
  @Test func `a closure may answer with nothing`() {
    let source = """
      extension View {
        @ViewBuilder func modify(@ViewBuilder _ transform: (Self) -> (some View)?) -> some View {
          if let view = transform(self), !(view is EmptyView) { view } else { self }
        }
      }
      struct V: View { var body: some View {
        List {
          Text("k").modify { view in
            if #available(iOS 17, *) { view.contentMargins(4) } else { view }
          }
          Text("l").modify { $0.lineLimit(1) }
        }
      } }
      """
    #expect(verdicts(of: [source]).map(\.description) == [Self.inList, Self.oneLine])
  }

  /// A limit that a condition decides is not as sure as one that is always there.
  @Test func `a condition makes a room unsure`() {
    let found = verdicts(
      ofBody: #"List { Text("k").lineLimit(isOpen ? nil : 1); Text("l").lineLimit(1) }"#)
    let evidence = found.map { verdict -> SurfaceEvidence? in
      if case .canBeCut(let rooms) = verdict.outcome { rooms.first?.evidence } else { nil }
    }
    #expect(evidence == [.believed, .derived])
  }
}
