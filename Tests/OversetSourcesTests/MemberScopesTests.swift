import OversetSources
import Testing

/// Which members a name means: those of the types in which Swift looks it up.
struct MemberScopesTests {
  /// The code of a class that the app makes, what else its file has, and whether `more()` of Other is left out.
  @Test(
    arguments: [
      // Another class has a member of the same name.
      ("let a = more()", "", true),
      ("let a = self.more()", "", true),
      ("weak var a: Screen?; init() { { [weak self] in self?.more() }() }", "", true),
      ("let a = #selector(more)", "", true),
      ("let a = Self.more", "", true),
      ("let a = Screen.more", "", true),
      ("struct Row { let a = more }; let row = Row()", "", true),
      // The value of any type may be meant.
      ("let a = other.more()", "", false),
      ("let a = self.other.more()", "", false),
      ("let a = items[0].more()", "", false),
      ("let a = make()?.more()", "", false),
      ("let a: Other = .more()", "", false),
      (#"let a = \Other.more"#, "", false),
      (#"let a = #keyPath(other.more)"#, "", false),
      (#"let a = NSSelectorFromString("more")"#, "", false),
      ("let a = Other.more", "", false),
      ("let a = Alias.more", "typealias Alias = Other", false),
      ("let a = Library.more", "", false),
      // A case or a property may be named like a type, and a type parameter, too.
      ("let a = Tab.Kind.more", "enum Tab { case Kind }; struct Kind { }", false),
      ("let a = Other.`more`", "", false),
      ("let a: Other = .`more`()", "", false),
      ("func f<Row: Shown>(_: Row.Type) { Row.more() }; let a = f", "struct Row { }", false),
      ("func f<A, Row: Shown>(_: Row.Type) { Row.more() }; let a = f", "struct Row { }", false),
      ("let a = f()", "func f() { Item.more() }; struct Item { }", true),
      (
        "let a = f()",
        "func f() { Item.more() }; struct Item { }; protocol P { associatedtype Item: Shown }",
        false
      ),
      ("let a = more()", "@dynamicMemberLookup extension Screen { }", false),
      // What it inherits.
      ("let a = more()", "class Base { }; extension Base { func more() { } }", true),
      // Code outside of types, and in types of libraries and protocols.
      ("let a = f()", "func f() { more() }", true),
      ("let a = 1.f()", "extension Int { func f() { more() } }", false),
      (
        "let a = f()",
        "extension Screen: Shown { }; extension Shown { func f() { more() } }; protocol Shown { }",
        false
      ),
    ] as [(code: String, other: String, isLeftOut: Bool)])
  func `a bare name means no member of another type`(
    _ c: (code: String, other: String, isLeftOut: Bool)
  ) {
    #expect(
      leavesOutMore(of: "Other", c.code, is: "UIViewController", c.other) == c.isLeftOut)
  }

  @Test(
    arguments: [
      // What is around the class, what it is, and whether `more()` of Base is left out.
      ("Base", "", false),
      ("Middle", "class Middle: Base { }", false),
      ("Lowest", "class Lowest: Middle { }; class Middle: Lower { }; class Lower: Base { }", false),
      ("Row", "protocol Row: Base { }", false),
      ("Alias", "typealias Alias = Base", false),
      ("Alias", "typealias Alias = Base & Row; protocol Row { }", false),
      ("UITableViewController", "extension UIViewController: Base { }", false),
      ("UITableViewController", "extension UIViewController: Row { }; class Row: Base { }", false),
      ("UIViewController", "", true),
      // Of a class that the app does not declare, the declaration may not have been read.
      ("Unread", "", false),
      ("Middle", "class Middle { }", true),
    ] as [(inherited: String, other: String, isLeftOut: Bool)])
  func `a bare name means members of what a type inherits`(
    _ c: (inherited: String, other: String, isLeftOut: Bool)
  ) {
    #expect(leavesOutMore(of: "Base", "let a = more()", is: c.inherited, c.other) == c.isLeftOut)
  }

  @Test(
    arguments: [
      // The code of a class that the app makes, and whether the branch of `.b` is left out.
      ("let a = b()", true),
      ("let a = self.b", true),
      ("let a = Other.b", true),
      ("let a = Plan.b", false),
      ("let a: Plan = .b", false),
      ("let a = Alias.b", false),
      ("let a = Library.b", false),
    ] as [(code: String, isLeftOut: Bool)])
  func `what is no case of an enumeration makes none`(_ c: (code: String, isLeftOut: Bool)) {
    let text = """
      @main class Screen: UIViewController { var plan = Plan.a; \(c.code); init() { switch plan {
      case .a: break
      case .b: more()
      } }; func b() { } }
      enum Plan { case a, b }; class Other { static let b = 1 }; typealias Alias = Plan
      """
    #expect(leftOut(of: text).contains("case .b: more()") == c.isLeftOut)
  }

  /// An enumeration's own code needs no point before a static member.
  @Test func `an enumeration makes its own cases by bare names`() {
    let text = """
      @main class Screen: UIViewController { let plan = Plan.all[0]; init() { switch plan {
      case .a: break
      case .b: more()
      } } }
      enum Plan { case a, b; static let all = [b, a] }
      """
    #expect(leftOut(of: text).isEmpty)
  }

  /// Private members of two types in a file have one name.
  @Test func `a private member is that of the type around`() {
    let text = """
      @main class Screen: UIViewController { private func more() { }; let a = more() }
      class Other: UIView { private func more() { }; init() { Screen() } }
      let other = Other()
      """
    #expect(leftOut(of: text) == ["private func more() { }"])
  }

  /// Types that call a member of the same name, one after the other.
  @Test func `types of one member each are read in linear time`() {
    let types = (0..<20_000).map {
      "class C\($0): C\($0 + 1) { func more() { }; init() { more() } }"
    }
    let text =
      "@main class Screen { let a = C0() }\nclass C20000 { }\n" + types.joined(separator: "\n")
    #expect(leftOut(of: text).isEmpty)
  }

  private func leavesOutMore(
    of type: String, _ code: String, is inherited: String, _ other: String
  ) -> Bool {
    let text = """
      @main class Screen: \(inherited) { var other: \(type); \(code) }
      class \(type) { let text = 1; func more() { text() } }
      \(other)
      """
    return leftOut(of: text).contains("func more() { text() }")
  }

  private func leftOut(of text: String) -> [String] {
    let input = SourceInput(path: "A.swift", bytes: Array(text.utf8))
    let reached = ReachedCode(DeclaredCode([CodeOutline(of: input)]), named: [], isWhole: true)
    return reached.leftOut(of: 0).map {
      String(decoding: input.bytes[$0], as: UTF8.self).trimmingCharacters(in: " \n")
    }
  }
}

extension String {
  /// Without some characters at both ends.
  fileprivate func trimmingCharacters(in characters: String) -> String {
    String(
      trimmingPrefix(while: characters.contains).reversed().trimmingPrefix(
        while: characters.contains
      ).reversed())
  }
}
