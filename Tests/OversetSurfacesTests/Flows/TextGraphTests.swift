import Testing

@testable import OversetSurfaces

/// Texts that go through several places of an app's code before something shows them.
struct TextGraphTests {
  private static let inList = "cannot be cut: in a List, and nothing limits lines or height"

  @Test(arguments: [
    // As many places as there are.
    VerdictCase(
      """
      func make() -> A { A(text: String(localized: "k")) }
      ---
      struct A { let text: String }
      struct B { let name: String; init(a: A) { name = a.text } }
      struct C { let title: String; init(b: B) { title = b.name } }
      struct D { let header: String; init(c: C) { header = c.title } }
      struct E { let line: String; init(d: D) { line = d.header } }
      struct V: View { let e: E; var body: some View { List { Text(e.line) } } }
      """, inList),
    // Places that lead to each other.
    VerdictCase(
      """
      class A {
        var text = ""; let b: B
        func set() { text = String(localized: "k") }
        func give() { b.name = text }
      }
      ---
      class B { var name = ""; let a: A; func back() { a.text = name } }
      struct V: View { let a: A; let b: B; var body: some View { List { Text(a.text) }; Text(b.name).lineLimit(1) } }
      """, inList, "can be cut: 1 line, at most screen"),
    VerdictCase(
      """
      class A {
        var text = ""; let b: B
        func set() { text = String(localized: "k") }
        func give() { b.name = text }
      }
      ---
      class B { var name = ""; let a: A; func back() { a.text = name } }
      """, "unknown: where A.text takes it"),
    // What a function gets, and gives to another one.
    VerdictCase(
      """
      class C: UIViewController {
        func f() { show(message: String(localized: "k")) }
        func show(message: String) { present(text: message) }
        func present(text: String) { alert(body: text) }
        func alert(body: String) { let a = UIAlertController(title: nil, message: body, preferredStyle: .alert) }
      }
      """, "cannot be cut: alert message"),
    // A protocol of the app asks the type for the text.
    VerdictCase(
      """
      struct Paid: Method { var title: String { String(localized: "k") } }
      ---
      protocol Method { var title: String { get } }
      struct V: View { let method: any Method; var body: some View { List { Text(method.title) } } }
      """, inList),
    // A value of a superclass may be of another subclass.
    VerdictCase(
      """
      class Paid: Method { override var title: String { String(localized: "k") } }
      ---
      class Method { var title: String { "" } }
      struct V: View { let method: Method; var body: some View { Text(method.title).lineLimit(1) } }
      """, "unknown: where Paid.title takes it"),
  ])
  func `a text is shown where what keeps it is shown`(_ c: VerdictCase) {
    #expect(found(c) == c.verdicts)
  }

  /// LocalizedError reference: an error's `localizedDescription` is its `errorDescription`.
  @Test(arguments: [
    VerdictCase(
      "func f(e: Error) { let a = UIAlertController(title: nil, message: e.localizedDescription, preferredStyle: .alert) }",
      "cannot be cut: alert message"),
    VerdictCase(
      "class C: UIViewController { func f(e: Error) { title = e.localizedDescription } }",
      "unknown: where Fault.errorDescription takes it"),
    VerdictCase(
      """
      class C: UIViewController { func f() { do { try g() } catch { title = error.localizedDescription } } }
      struct V: View { let fault: Fault; var body: some View { List { Text(fault.errorDescription ?? "") } } }
      """, "unknown: where Fault.errorDescription takes it", inList),
    VerdictCase(
      "class C: UIViewController { func f(e: Fault) { title = e.localizedDescription } }",
      "can be cut: iOS 26: 1 line, at most screen - 32; iOS up to 18: 1 line, at most screen - 32"),
  ])
  func `what an error says is shown where any error may be`(_ c: VerdictCase) {
    let fault = """
      enum Fault: LocalizedError { case a; var errorDescription: String? { String(localized: "k") } }
      ---

      """
    #expect(found(VerdictCase(fault + c.source)) == c.verdicts)
  }

  private func found(_ c: VerdictCase) -> [String] {
    let files = c.source.split(separator: "---\n", omittingEmptySubsequences: false).map(
      String.init)
    return verdicts(of: files).map(\.description)
  }

  /// Every slot of a circle has the same answer, whichever is asked first.
  @Test func `an answer does not depend on what was asked before`() {
    let types = (0..<40).map { index in
      """
      class T\(index) {
        var text = ""; let next: T\((index * 7 + 3) % 40); let other: T\((index * 3 + 1) % 40)
        func set() { text = String(localized: "k\(index)") }
        func give() { next.text = text; other.text = text }
      }
      """
    }
    let view = "struct V: View { let t: T5; var body: some View { List { Text(t.text) } } }"
    let forward = verdicts(of: types + [view]).map(\.description)
    let backward = verdicts(of: types.reversed() + [view]).map(\.description)
    #expect(forward == Array(backward.reversed()))
    #expect(forward.contains(Self.inList))
  }
}
