import OversetSources
import Testing

/// Views that are shown only for a state that nothing sets.
struct FalseStateTests {
  @Test(
    arguments: [
      ("if isOpen { A() }", true),
      ("Text(\"a\").sheet(isPresented: $isOpen) { A() }", true),
      ("Text(\"a\").alert(title(1), isPresented: $isOpen) { A() }", true),
      ("if self.isOpen, isReady { A() }", true),
      ("if isReady && isOpen { A() }", true),
      (
        "if isOpen { A() }; Text(\"a\").opacity(isOpen ? 1 : 0).animation(.easeIn, value: isOpen)",
        true
      ),
      ("if isOpen || isReady { A() }", false),
      ("if isOpen { } else { A() }", false),
      ("if !isOpen { A() }", false),
      ("if isOpen == false { A() }", false),
      // What is around it decides.
      ("if !(isReady && isOpen && isBusy) { A() }", false),
      ("if [isReady, isOpen, isBusy].contains(true) { A() }", false),
      // Code sets it.
      ("if isOpen { A() }; Button(\"a\") { isOpen = true }", false),
      ("if isOpen { A() }; Button(\"a\") { isOpen.toggle() }", false),
      ("if isOpen { A() }; Button(\"a\") { isOpen = false }", true),
      ("if isOpen { A() }; Button(\"a\") {\n self.isOpen = false\n f()\n }", true),
      ("if isOpen { A() }; Button(\"a\") { isOpen = false || isReady }", false),
      ("if isOpen { A() }; struct B { var isOpen = false }", false),
      ("if isOpen { A() }; Button(\"a\") { (isOpen, isReady) = (true, true) }", false),
      ("if isOpen { A() }; Button(\"a\") { flip(&self.isOpen) }", false),
      ("if isOpen { A() }; Button(\"a\") { isOpen ^= true }", false),
      ("if isOpen { A() }; Toggle(\"a\", isOn: $isOpen)", false),
      ("if isOpen { A() }; let set = \\Main.isOpen", false),
      ("if isOpen { A() }; _isOpen.wrappedValue = true", false),
      ("if isOpen { A() }; _isOpen = State(initialValue: true)", false),
      // What else gets the binding may set it.
      ("if isOpen { A() }; Text(\"a\").searchable(text: $a, isPresented: $isOpen)", false),
      ("if isOpen { A() }; Menu(isPresented: $isOpen)", false),
      ("if isOpen { A() }; Text(\"a\").sheet(isPresented: $isOpen.inverted) { B() }", false),
      ("Text(\"a\").drawer(isPresented: $isOpen) { A() }", false),
      // Another variable has the name.
      ("if let isOpen { A() }", false),
      ("list.forEach { isOpen in if isOpen { A() } }", false),
      ("list.forEach { isOpen, n in if isOpen { A() } }", false),
      ("let (isOpen, n) = f(); if isOpen { A() }", false),
      ("if case let .loaded(isOpen) = a { if isOpen { A() } }", false),
    ] as [(String, Bool)])
  func `what a state is the condition of`(_ c: (code: String, isLeftOut: Bool)) {
    #expect(leavesOutView(in: c.code, of: "@State private var isOpen = false") == c.isLeftOut)
  }

  @Test(arguments: [
    ("@State private var isOpen: Bool = false", true), ("@State private var isOpen = true", false),
    // Others can make the view with another value.
    ("@State var isOpen = false", false),
    ("@Binding private var isOpen = false", false),
    ("@AppStorage(\"open\") private var isOpen = false", false),
    ("private var isOpen = false", false), ("@State private var isOpen: Bool", false),
  ])
  func `a state begins with false`(declaration: String, isLeftOut: Bool) {
    #expect(leavesOutView(in: "if isOpen { A() }", of: declaration) == isLeftOut)
  }

  private func leavesOutView(in body: String, of declaration: String) -> Bool {
    let text = """
      @main struct Main: App { \(declaration)
        var body: some View { \(body) }
      }
      """
    let files = [text, "struct A: View { func f() { } }"]
    let outlines = files.enumerated().map { index, file in
      CodeOutline(of: SourceInput(path: "\(index).swift", bytes: Array(file.utf8)))
    }
    let reached = ReachedCode(DeclaredCode(outlines), named: [], isWhole: true)
    return reached.leftOut(of: 1).contains { $0.contains(0) }
  }
}
