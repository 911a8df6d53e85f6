import OversetSources
import Testing

/// Which branches of a `switch` run: those of cases that code makes.
struct ReachedCasesTests {
  /// The code of the branch of a case, and what else the app's file has.
  @Test(
    arguments: [
      // What makes a case, and what does not.
      ("case .b: A()", "", true),
      ("case .b: A()", "let a = Plan.b", false),
      ("case .b: A()", "func f(_ plan: Plan = .b) { }; let a = f()", false),
      ("case .b: A()", "let a = plan == .b", true),
      ("case .b: A()", "let a = plan != Plan.b", true),
      ("case .b: A()", "func f() { if case .b = plan { } }; let a = f()", true),
      ("case .b: A()", "struct Unused { let a = Plan.b }", true),
      ("case .b: A()", "let a = Plan(rawValue: 1)", false),
      ("case .b: A()", "let a = Plan.init(rawValue: 1)", false),
      ("case .b: A()", "let a = ids.map(Plan.init(rawValue:))", false),
      ("case .b: A()", "let a = UIFont.Weight(rawValue: 1)", true),
      ("case .b: A()", "func f<T: RawRepresentable>(a: T) { T(rawValue: 1) }", false),
      ("case .b: A()", "let a = Plan.allCases", false),
      ("case .b: A()", "let a = decode(Plan.self)", false),
      ("case .b: A()", "@AppStorage(\"plan\") var plan: Plan = .a", false),
      ("case .b: A()", "extension Plan: Decodable { }", false),
      ("case .b: A()", "extension Plan { static let first = allCases.first }", false),
      ("case .b: A()", "extension Plan: Hashable { }", true),
      // A case is asked of a type, and not of a value; in no other type a bare name means it.
      ("case .b: A()", "func f(_ row: Row) { row.b = 1; row?.b; row!.b() }", true),
      ("case .b: A()", "struct Row { var b = 1; func f() { b += 1; self.b += 1 } }", true),
      ("case .b: A()", "struct Row: Unread { func f() { b() } }", true),
      ("case .b: A()", "extension Plan { static var c: Plan { b } }; let a = Plan.c", false),
      ("case .b: A()", "func f() -> Plan { return .b }; let a = f()", false),
      ("case .b: A()", "let all: [Plan] = [.a, .b]", false),
      ("case .b: A()", "func f() -> Plan { return.b }; let a = f()", false),
      (
        "case .b: A()", "typealias P = Plan; extension P { static var c: P { b } }; let a = P.c",
        false
      ),
      (
        "case .b: A()",
        "extension Identifiable where Self == Plan { static var c: Plan { b } }; let a = Plan.c",
        false
      ),
      ("case .b: A()", "let a = App.Plan.b", false),
      ("case .b: A()", "let a = make().b", false),
      ("case .b: A()", "let a = v.navigationDestination(for: Plan.self) { $0 }", true),
      ("case .b: A()", "let a = v.navigationDestination(for: App.Plan.self) { $0 }", true),
      ("case .b: A()", "let a = v.decode(for: Plan.self)", false),
      // Patterns.
      ("case Plan.b: A()", "", true),
      ("case .b, .c: A()", "", true),
      ("case .b, .c: A()", "let a = Plan.c", false),
      ("case .b where isWide: A()", "", true),
      ("case .b, nil: A()", "", false),
      ("case .b, .d: A()", "", false),
      ("case .c: fallthrough\ncase .b: A()", "", false),
      ("case .b: break\ndefault: A()", "", false),
      ("case .b: values[1, default: 2]; A()", "", true),
      ("case (.b, 1): A()", "", false),
      ("case let .b(value): A()", "", true),
      ("case .b(.c): A()", "", true),
      ("case .b: switch plan { case .a: break\ndefault: A() }", "", true),
    ] as [(String, String, Bool)])
  func `the branch of a case runs where code makes the case`(
    _ c: (code: String, other: String, isLeftOut: Bool)
  ) {
    let plan = "enum Plan: Int { case a = 1, b = 2, c }"
    #expect(leavesOutView(behind: c.code, "\(plan)\n\(c.other)") == c.isLeftOut)
  }

  @Test(
    arguments: [
      // Another enumeration may be meant: one of another module, or one that has all the cases.
      ("enum Plan { case a, b }", "case .b: A()", true),
      ("enum Plan { case a, b }", "case .b: A()\ncase .other: break", false),
      ("enum Plan { case a, b }; enum Other: Decodable { case a, b, c }", "case .b: A()", false),
      ("public enum Plan { case a, b }", "case .b: A()", false),
      ("@objc enum Plan: Int { case a, b }", "case .b: A()", false),
      ("indirect enum Plan { case a(Plan); case b(first: Plan, Int) }", "case .b: A()", true),
      ("enum Plan: String { case a = \"b\", b = \"c\" }", "case .b: A()", true),
      ("enum Plan { case a, `b` }", "case .`b`: A()", false),
      ("struct Plan { static let a = 1; static let b = 2 }", "case .b: A()", false),
      // Its cases are not told from members of values.
      ("enum plan { case a, b }", "case .b: A()", false),
      ("enum Übersicht { case a, b }", "case .b: A()", false),
      ("enum _Plan { case a, b }", "case .b: A()", false),
    ] as [(String, String, Bool)])
  func `a case is one of an enumeration of the app`(
    _ c: (type: String, code: String, isLeftOut: Bool)
  ) {
    #expect(leavesOutView(behind: c.code, c.type) == c.isLeftOut)
  }

  /// Whether a view of an app is left out that only the branch of a `switch` makes.
  private func leavesOutView(behind branch: String, _ declarations: String) -> Bool {
    let text = """
      @main struct Main: App { let plan = Plan.a; func body() { switch plan {
      case .a: break
      \(branch)
      } } }
      \(declarations)

      """
    let view = "struct A: View { func f() { } }"
    let input = SourceInput(path: "A.swift", bytes: Array((text + view).utf8))
    let reached = ReachedCode(DeclaredCode([CodeOutline(of: input)]), named: [], isWhole: true)
    return reached.leftOut(of: 0).contains { $0.contains(text.utf8.count) }
  }
}
