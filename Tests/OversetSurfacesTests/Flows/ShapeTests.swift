import OversetSources
import OversetSurfaces
import Testing

/// Texts that values of types hold of which the code around does not say the type.
struct ShapeTests {
  /// Each case has the file with the key first; `---` ends a file.
  @Test(arguments: [
    // A value of a type that is not known is asked for what the type has not.
    VerdictCase(
      """
      enum Kind { case a; var title: String { String(localized: "k") } }
      struct V: View { let kind: Kind; var body: some View { List { Text(kind.title) } } }
      ---
      struct W: View { var body: some View {
        let x = load()
        Text(x.title).lineLimit(1)
        Text(x.author)
      } }
      """, "named: Kind.title",
      "cannot be cut: in a List, and nothing limits lines or height"),
    // It may be of the type where that has all that the value is asked for.
    VerdictCase(
      """
      enum Kind { case a; var title: String { String(localized: "k") }; var author: String { "" } }
      struct V: View { let kind: Kind; var body: some View { List { Text(kind.title) } } }
      ---
      struct W: View { var body: some View {
        let x = load()
        Text(x.title).lineLimit(1)
        Text(x.author)
      } }
      """, "unknown: where Kind.title takes it",
      "cannot be cut: in a List, and nothing limits lines or height"),
    // What it inherits may have it.
    VerdictCase(
      """
      class Kind: Base { var title: String { String(localized: "k") } }
      struct V: View { let kind: Kind; var body: some View { List { Text(kind.title) } } }
      ---
      struct W: View { var body: some View {
        let x = load()
        Text(x.title).lineLimit(1)
        Text(x.author)
      } }
      """, "unknown: where Kind.title takes it",
      "cannot be cut: in a List, and nothing limits lines or height"),
    // And what inherits it.
    VerdictCase(
      """
      class Kind { var title: String { String(localized: "k") } }
      class Book: Kind { var author = "" }
      struct V: View { let kind: Kind; var body: some View { List { Text(kind.title) } } }
      ---
      struct W: View { var body: some View {
        let x = load()
        Text(x.title).lineLimit(1)
        Text(x.author)
      } }
      """, "unknown: where Kind.title takes it",
      "cannot be cut: in a List, and nothing limits lines or height"),
    // No other file sees a private member.
    VerdictCase(
      """
      struct V: View {
        let kind: Kind
        var body: some View { List { Text(kind.title) } }
      }
      private enum Kind { case a; var title: String { String(localized: "k") } }
      ---
      struct W: View { var body: some View { Text(load().title).lineLimit(1) } }
      """, "cannot be cut: in a List, and nothing limits lines or height", "named: Kind.title"),
    // Files are read for their types alone, too.
    VerdictCase(
      """
      enum Kind { case a; var title: String { String(localized: "k") } }
      struct V: View { let model: Model; var body: some View { List { Text(model.kind.title) } } }
      ---
      final class Model { var kind: Kind }
      """, "cannot be cut: in a List, and nothing limits lines or height"),
    // The errors of two `catch` are two values.
    VerdictCase(
      """
      enum Kind { case a; var title: String { String(localized: "k") } }
      struct V: View { let kind: Kind; var body: some View { List { Text(kind.title) } } }
      ---
      struct W {
        func f() { do { try g() } catch { navigationItem.title = error.title } }
        func h() { do { try g() } catch { navigationItem.title = error.author } }
      }
      """, "unknown: where Kind.title takes it",
      "cannot be cut: in a List, and nothing limits lines or height"),
    // What a case holds as an Error may be any error.
    VerdictCase(
      """
      enum Kind: LocalizedError { case a; var title: String { String(localized: "k") } }
      struct V: View { let kind: Kind; var body: some View { List { Text(kind.title) } } }
      ---
      enum State { case failed(Error), done; static let all = [State.failed] }
      struct W: View { let state: State; var body: some View {
        switch state { case .failed(let x): Text(x.title).lineLimit(1); case .done: EmptyView() }
      } }
      """, "unknown: where Kind.title takes it",
      "cannot be cut: in a List, and nothing limits lines or height"),
    // Another variable of the name is another value.
    VerdictCase(
      """
      enum Kind { case a; var title: String { String(localized: "k") } }
      struct V: View { let kind: Kind; var body: some View { List { Text(kind.title) } } }
      ---
      struct W {
        func f() { let x = load(); navigationItem.title = x.title }
        func g() { let x = load(); navigationItem.title = x.author }
      }
      """, "unknown: where Kind.title takes it",
      "cannot be cut: in a List, and nothing limits lines or height"),
  ])
  func `a type is meant only where it has all that a value is asked for`(_ c: VerdictCase) {
    #expect(verdicts(of: c) == c.verdicts)
  }

  /// A `title` of a value whose type is not known: the first verdict says whether it can be that of a Kind.
  @Test(arguments: [
    // All members of a name have another type.
    VerdictCase(
      "\(book); struct W: View { var body: some View { Text(load().author.title).lineLimit(1) } }",
      notMeant),
    // Of one of them the type is not known.
    VerdictCase(
      """
      \(book); struct Song { let author = load() }
      struct W: View { var body: some View { Text(load().author.title).lineLimit(1) } }
      """, mayBeMeant),
    // What a tuple has, and the elements of a list, may be of any type.
    VerdictCase(
      """
      \(book); struct W: View {
        let author: Author
        let rows: [(author: Kind, count: Int)]
        var body: some View { Text(rows[0].author.title).lineLimit(1) }
      }
      """, mayBeMeant),
    // A file without texts may say that a member of the name has the type.
    VerdictCase(
      """
      \(book); struct W: View {
        var body: some View { Text(Library.current.song.author.title).lineLimit(1) }
      }
      ---
      struct Library { static let current = Library(); var song: Song }
      ---
      struct Song { let author: Kind }
      """, "can be cut: 1 line, at most screen"),
    // What is of the system has none of the app's types.
    VerdictCase(
      "struct W: View { var body: some View { Text(UIDevice.current.title).lineLimit(1) } }",
      notMeant),
    // A type of the app that has the name of one of the system.
    VerdictCase(
      """
      struct Feed: View {
        class UIDevice { let payload = load() }
        func f(device: UIDevice) -> some View { Text(device.payload.title).lineLimit(1) }
      }
      """, mayBeMeant),
  ])
  func `a type is meant only where a member of the name can have it`(_ c: VerdictCase) {
    let kind = """
      enum Kind { case a; var title: String { String(localized: "k") } }
      struct V: View { let kind: Kind; var body: some View { List { Text(kind.title) } } }
      ---
      """
    let found = verdicts(of: VerdictCase("\(kind)\n\(c.source)"))
    let inList = "cannot be cut: in a List, and nothing limits lines or height"
    #expect(found == c.verdicts + [inList])
  }

  private static let book =
    "struct Book { let author: Author }; struct Author { let title: String }"
  private static let notMeant = "named: Kind.title"
  private static let mayBeMeant = "unknown: where Kind.title takes it"

  @Test(arguments: [
    VerdictCase(
      """
      enum State { case failed(reason: String), done }
      class M { func f() { state = .failed(reason: String(localized: "k")) } }
      ---
      struct V: View {
        let state: State
        var body: some View {
          List { switch state { case .failed(let reason): Text(reason); case .done: EmptyView() } }
        }
      }
      """, "cannot be cut: in a List, and nothing limits lines or height"),
    VerdictCase(
      """
      class M { func f() { report(State.failed(String(localized: "k"))) } }
      enum State { case failed(String), done }
      ---
      class C: UIViewController {
        var state: State = .done
        func f() { if case let .failed(reason) = state { navigationItem.title = reason } }
      }
      """,
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
    // A `switch` with another case is about another type.
    VerdictCase(
      """
      class M { func f() { report(State.failed(String(localized: "k"))) } }
      enum State { case failed(String), done }
      ---
      struct V: View { let state: State; var body: some View {
        List { switch state { case .failed(let reason): Text(reason); case .done: EmptyView() } }
      } }
      class C { func f() {
        switch load() { case .failed(let reason): navigationItem.title = reason; case .open: break }
      } }
      """, "cannot be cut: in a List, and nothing limits lines or height"),
    VerdictCase(
      """
      class M { func f() { report(State.failed(String(localized: "k"))) } }
      enum State { case failed(String), done }
      ---
      struct V: View { let state: State; var body: some View {
        List { switch state { case .failed(let reason): Text(reason); case .done: EmptyView() } }
      } }
      class C { func f() {
        switch load() { case .failed(let reason): navigationItem.title = reason; case .done: break }
      } }
      """, "cannot be cut: in a List, and nothing limits lines or height",
      "unknown: where State.failed takes it"),
    // A pattern inside of another one is of another type.
    VerdictCase(
      """
      class M { func f() { report(State.failed(String(localized: "k"))) } }
      enum State { case failed(String), done }
      enum Outer { case state(State), none; static let all = [Outer.state] }
      ---
      class C: UIViewController {
        let outer: Outer
        func f() {
          switch outer { case .state(.failed(let reason)): navigationItem.title = reason; case .none: g() }
        }
      }
      """, "unknown: where State.failed takes it"),
    // What another function does with it is not followed.
    VerdictCase(
      """
      class M { func f() { report(State.failed(String(localized: "k"))) } }
      enum State { case failed(String), done }
      ---
      class C: UIViewController { let state: State; func f() {
        title = NSLocalizedString("", comment: "")
        switch state { case .failed(let reason): note(reason); case .done: break }
      } }
      """, "unknown: how note(_:) shows it",
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
  ])
  func `what a case of an enumeration holds is followed`(_ c: VerdictCase) {
    #expect(verdicts(of: c) == c.verdicts)
  }

  /// The message of `.init(title:message:)` is no button of the alert.
  @Test func `what a bare init makes is not known`() {
    let body = """
      List {}.alert(isPresented: $a) {
        .init(title: Text("t"), message: Text("k"), dismissButton: .default(Text("b")))
      }
      """
    #expect(
      OversetSurfacesTests.verdicts(ofBody: body).map(\.description) == [
        "unknown: how .init(title:) shows it", "unknown: how .init(message:) shows it",
        "unknown: how .init(dismissButton:) shows it",
      ])
  }

  @Test(arguments: [
    VerdictCase(
      "let p = NSPredicate(format: \"name == %@\", String(localized: \"k\"))",
      "never drawn: compared, or a key of a dictionary"),
    VerdictCase(
      "func f(s: String) { if s.range(of: String(localized: \"k\")) != nil { g() } }",
      "never drawn: compared, or a key of a dictionary"),
    VerdictCase(
      """
      class C: UIViewController { func f() {
        var parts: [String] = []
        parts.append(String(localized: "k"))
        navigationItem.title = parts.joined(separator: " ")
      } }
      """, "named: C.parts",
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
    VerdictCase(
      """
      class C: UIViewController { func f() {
        var text = ""
        text += String(localized: "k")
        navigationItem.title = text
      } }
      """, "named: C.text",
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
    VerdictCase(
      """
      func f() -> AnyCancellable { $isOn.map { _ in String(localized: "k") }.sink { print($0) } }
      """, "unknown: where sink takes it"),
    VerdictCase(
      """
      class C: UIViewController { func f(n: Int?) {
        navigationItem.title = n.map { _ in String(localized: "k") }
      } }
      """,
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
  ])
  func `a text goes through lists, sums and closures`(_ c: VerdictCase) {
    #expect(verdicts(of: c) == c.verdicts)
  }

  private func verdicts(of c: VerdictCase) -> [String] {
    OversetSurfacesTests.verdicts(of: c.source.components(separatedBy: "\n---\n")).map(
      \.description)
  }
}
