import OversetSources
import OversetSurfaces
import OversetSwiftSource
import Testing

/// Code that nobody who has the app sees, and what is near to it and is seen.
struct UnreachedCodeTests {
  struct Case: Sendable {
    var texts: [String]
    /// Of all uses, in order: what the verdict says, or its beginning.
    var verdicts: [String]

    init(_ texts: String..., verdicts: String...) {
      (self.texts, self.verdicts) = (texts, verdicts)
    }
  }

  static let shown = "can be cut"
  static let debug = "never drawn: only in builds for debugging"
  static let old = "never drawn: only on systems older than the app is for"
  static let unmade =
    "never drawn: no code of a release gets to it"

  /// A view controller whose title is set in a branch.
  private static func title(_ code: String) -> String {
    #"class A: UIViewController { func f() { \#(code) } }"#
      .replacing("SET", with: #"title = NSLocalizedString("k", comment: "")"#)
  }

  private static let app = "@main struct Main: App { var body: some Scene { WindowGroup {} } }"

  private static let screen = """
    // Screen.swift
    struct Screen: View { var body: some View { List {}.navigationTitle("k") } }
    #Preview { Screen() }
    struct Screen_Previews: PreviewProvider { static var previews: some View { Screen() } }
    """

  /// Two texts, and a title that is one of them.
  private static let plan = """
    enum Plan: Int { case free, paid
      var title: String { switch self {
        case .free: String(localized: "k")
        case .paid: String(localized: "l") } } }
    struct A: View { var plan: Plan; var body: some View { List {}.navigationTitle(plan.title) } }
    let a = A(plan: plan)
    """

  @Test(arguments: [
    Case(title("#if DEBUG\nSET\n#endif"), verdicts: debug),
    Case(title("#if DEBUG && os(iOS)\nSET\n#endif"), verdicts: debug),
    Case(title("#if !DEBUG\nSET\n#else\nSET\n#endif"), verdicts: shown, debug),
    Case(title("#if DEBUG\nSET\n#else\nSET\n#endif"), verdicts: debug, shown),
    Case(title("#if DEBUG || BETA\nSET\n#endif"), verdicts: shown),
    // The app is for iOS 16 and later.
    Case(
      title("if #available(iOS 16, *) { SET } else { SET }"), verdicts: shown, old),
    Case(title("if #available(iOS 17, *) { SET } else { SET }"), verdicts: shown, shown),
    Case(title("if #available(iOS 16.1, *) {} else { SET }"), verdicts: shown),
    Case(title("if #available(macOS 14, *) {} else { SET }"), verdicts: shown),
    Case(title("if #available(iOS 15, *), isOn {} else { SET }"), verdicts: shown),
    Case(title("if #unavailable(iOS 15) { SET } else { SET }"), verdicts: old, shown),
    Case(title("guard #available(iOS 15, *) else { SET; return }\nSET"), verdicts: old, shown),
    // On a Mac a bar is wider.
    Case(
      title("if ProcessInfo.processInfo.isMacCatalystApp { SET } else { SET }"),
      verdicts: "can be cut in a room that is not known: 1 line", shown),
    Case(
      title("if UIDevice.current.userInterfaceIdiom == .mac { SET }"),
      verdicts: "can be cut in a room that is not known: 1 line"),
    Case(
      title(
        #"title = isCatalyst ? NSLocalizedString("m", comment: "") : NSLocalizedString("p", comment: "")"#
      ),
      verdicts: "can be cut in a room that is not known: 1 line", shown),
    Case(
      title(
        #"title = !isCatalyst ? NSLocalizedString("p", comment: "") : NSLocalizedString("m", comment: "")"#
      ),
      verdicts: shown, shown),
    // Previews.
    Case(
      """
      struct P: PreviewProvider {
        static var previews: some View { List {}.navigationTitle("k") }
      }
      """, verdicts: "never drawn: preview"),
    Case(
      """
      struct V<C: View>: View { var menu: () -> C
        var body: some View { List { Text(x).contextMenu { menu() } } } }
      #Preview { V(menu: { Text("k") }) }
      """, "func f() { show(V(menu: { Text(y) })) }", verdicts: "never drawn: preview"),
    // Views that nothing else makes.
    Case(screen, verdicts: unmade),
    Case(
      screen, "func f() {\n#if DEBUG\nshow(\"k\".localized, Screen())\n#endif\n}", verdicts: unmade,
      debug),
    Case(screen, "func f() { show(Screen()) }", verdicts: shown),
    Case(screen, "let screens: [any View.Type] = [Screen.self]", verdicts: shown),
    Case(screen, #"let name = "Screen""#, verdicts: shown),
    Case(screen.replacing("struct Screen:", with: "public struct Screen:"), verdicts: shown),
    Case(screen, "// Screen is for tests", verdicts: unmade),
    Case(screen, #"let text = "Screen of many""#, verdicts: unmade),
    Case(
      "struct Root: View { var body: some View { List {}.navigationTitle(\"k\") } }",
      verdicts: shown),
    // What only such a view makes, and what nothing makes where the app begins in the code.
    Case(
      screen.replacing("List {}", with: "Row()"),
      "struct Row: View { var body: some View { List {}.navigationTitle(\"k\") } }", app,
      verdicts: unmade, unmade),
    Case(
      "struct Row: View { var body: some View { List {}.navigationTitle(\"k\") } }", app,
      verdicts: unmade),
    Case(
      "struct Row: View { var body: some View { List {}.navigationTitle(\"k\") } }\nlet row = Row()",
      app, verdicts: shown),
    Case(
      """
      struct M: ViewModifier { func body(content: Content) -> some View {
        content.navigationTitle("k") } }
      extension M { var isOn: Bool { true } }
      """, app, verdicts: unmade),
    Case(
      "struct A: View { var body: some View { Row() } }\nlet a = A()",
      "struct Row: View { var body: some View { List {}.navigationTitle(\"k\") } }", app,
      verdicts: shown),
    // Cases of an enumeration that nothing makes.
    Case(plan, "let a = show(Plan.free)", verdicts: "named", unmade, shown, unmade),
    Case(plan, "let a: [Plan] = [.free, .paid]", verdicts: "named", "named", shown, shown),
    Case(
      plan, "let a = show(Plan.free); func f() { switch b {\ncase .paid:\n break } }",
      verdicts: "named", unmade, shown, unmade),
    Case(plan, "let a = Plan.allCases", verdicts: "named", "named", shown, shown),
    Case(plan, "let a = Plan(rawValue: 1)", verdicts: "named", "named", shown, shown),
    Case(
      plan, "func f<T: CaseIterable>(_: T) { T.allCases }", verdicts: "named", "named", shown, shown
    ),
    Case(
      plan, "extension Plan { static var open: [Plan] { allCases } }",
      verdicts: "named", "named", shown, shown),
    Case(
      plan,
      "enum Other: CaseIterable { static var a: [Other] { allCases } }", "let a = show(Plan.free)",
      verdicts: "named", unmade, shown, unmade),
    Case(
      plan, "let n = Notification.Name(rawValue: x); let a = show(Plan.free)",
      verdicts: "named", unmade, shown, unmade),
    Case(
      plan, "func f<Option: RawRepresentable>(_ o: Option) { Option(rawValue: 1) }",
      verdicts: "named", "named", shown, shown),
    Case(plan, "@AppStorage(\"p\") var a: Plan?", verdicts: "named", "named", shown, shown),
    Case(
      plan.replacing("enum Plan: Int", with: "enum Plan: Int, Codable"),
      verdicts: "named", "named", shown, shown),
  ])
  func `what nobody sees is never drawn`(_ c: Case) {
    let files = readSources(reachedInputs(c.texts), workers: 1).files
    let resolver = SurfaceResolver(files, systems: AppSystems(leastVersion: 16))
    let verdicts = files.flatMap(\.uses).flatMap(resolver.verdicts).map(\.description)
    #expect(verdicts.count == c.verdicts.count)
    for (found, wanted) in zip(verdicts, c.verdicts) { #expect(found.hasPrefix(wanted)) }
  }
}
