import OversetSources
import Testing

/// Views that are shown only for a state that nothing sets.
struct StateConstantTests {
  @Test(
    arguments: [
      ("if isOpen { A() }", "", true),
      ("Text(\"a\").sheet(isPresented: $isOpen) { A() }", "", true),
      ("if self.isOpen, isReady { A() }", "", true),
      ("if isOpen || isReady { A() }", "", false),
      ("if isOpen { } else { A() }", "", false),
      ("if isOpen { A() }; Button(\"a\") { isOpen = true }", "", false),
      ("if isOpen { A() }; Button(\"a\") { isOpen.toggle() }", "", false),
      ("if isOpen { A() }; Toggle(\"a\", isOn: $isOpen)", "", false),
      (
        "if isOpen { A() }", "extension Main { init() { _isOpen = State(initialValue: a) } }", false
      ),
      ("if isOpen { A() }", "let main = Main(isOpen: true)", false),
      ("if isOpen { A() }", "let set = \\Main.isOpen", false),
      ("if isOpen == false { A() }", "", false),
      // Another variable has the name.
      ("if let isOpen { A() }", "", false),
      ("list.forEach { isOpen in if isOpen { A() } }", "", false),
    ] as [(String, String, Bool)])
  func `what a state is the condition of`(
    _ c: (code: String, other: String, isLeftOut: Bool)
  ) {
    #expect(
      leavesOutView(in: c.code, of: "@State private var isOpen = false", c.other) == c.isLeftOut)
  }

  @Test(arguments: [
    ("@State var isOpen: Bool = false", true), ("@State var isOpen = true", false),
    ("@Binding var isOpen = false", false), ("@AppStorage(\"open\") var isOpen = false", false),
    ("var isOpen = false", false), ("@State var isOpen: Bool", false),
  ])
  func `a state begins with false`(declaration: String, isLeftOut: Bool) {
    #expect(leavesOutView(in: "if isOpen { A() }", of: declaration, "") == isLeftOut)
  }

  private func leavesOutView(
    in body: String, of declaration: String, _ other: String
  ) -> Bool {
    let text = """
      @main struct Main: App { \(declaration)
        var body: some View { \(body) }
      }

      """
    let files = [text + other, "struct A: View { func f() { } }"]
    let outlines = files.enumerated().map { index, file in
      CodeOutline(of: SourceInput(path: "\(index).swift", bytes: Array(file.utf8)))
    }
    let reached = ReachedCode(outlines, named: [], isWhole: true)
    return reached.leftOut(of: 1).contains { $0.contains(0) }
  }
}
