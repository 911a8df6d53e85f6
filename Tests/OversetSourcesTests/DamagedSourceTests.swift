import Testing

@testable import OversetSources
@testable import OversetSwiftSource

/// What no person writes must cost little time and never end the program.
struct DamagedSourceTests {
  static let sample = """
    class A: B {
      @IBOutlet var label: UILabel!
      enum L10n { static let a = L10n.tr("T", "a.b", fallback: "A \\"B\\"") }
      func f() -> String {
        label.text = isOn ? NSLocalizedString("x", comment: "") : "y".localized
        return String(localized: "z \\(count) \\(name, specifier: "%.2f")", table: "T")
      }
      var body: some View {
        List { Section("s") { Text(L10n.a).font(.body) } }.alert("t", isPresented: $p) { }
      }
    }
    """

  @Test func `a file that is cut anywhere is read as far as it goes`() {
    let bytes = Array(Self.sample.utf8)
    for end in bytes.indices {
      _ = readSources([SourceInput(path: "a.swift", bytes: Array(bytes[..<end]))], workers: 1)
      _ = readSources([SourceInput(path: "a.m", bytes: Array(bytes[..<end]))], workers: 1)
    }
  }

  @Test func `a cut file has a notice with its place`() throws {
    let file = try #require(read(["struct A {\n  let x = Text(\"a\")\n"]).files.first)
    #expect(file.uses.map(\.key.text) == ["a"])
    let notice = try #require(file.notices.first)
    #expect(notice.location?.path == "0.swift")
    #expect(notice.location?.position.line == 2)
  }

  @Test func `bytes that are no UTF-8 have a notice`() {
    let input = SourceInput(
      path: "a.swift", bytes: Array("Text(\"".utf8) + [0xFF] + Array("\")".utf8))
    let notices = readSources([input], workers: 1).files.flatMap(\.notices)
    #expect(
      notices.map(\.description) == [
        "a.swift:1:7: warning: this file is not read: byte 0xFF is not UTF-8"
      ])
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("x.f { ", " }"), ("if x { ", " }"),
      ("struct A { ", " }"), ("-", ""), ("a ? b : ", ""), ("a + ", ""), ("#if A\n", "\n#endif"),
      ("\"\\(", ")\""), ("try ", ""), ("x.f(1)", ""), ("f<", ">"), ("[x ", "]"), ("{", ""),
      ("(", ""),
      ("a = ", ""), ("[[[x]] ", ""), ("@a(", ")"), (".a", ""), ("x[", "]"), ("&", ""),
      ("a as ", ""),
      ("\"a\" + ", ""), ("f(Text(\"a\"), ", ")"), ("x?.", "a"), ("let ", ""), ("< x ", ""),
      ("? x ", ""), ("macro x ", ""), ("infix ", ""), ("} precedencegroup x { ", ""),
    ])
  func `what is before deep nesting is read`(_ pair: (String, String)) {
    let count = 1_000
    let text =
      "let a = Text(\"k\")\nlet b = "
      + String(repeating: pair.0, count: count) + "Text(\"a\")"
      + String(repeating: pair.1, count: count)
    #expect(uses(of: text).first == "k < Text(_) < let a")
    _ = uses(of: text, ending: "m")
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["f(\"a\")", "? x.f(1){}", "`f` <a>;"])
  func `calls among the members of a type are passed over`(call: String) {
    let text =
      "struct U { let k = Text(\"k\") }\nstruct V { "
      + String(repeating: call + " ", count: 20_000) + "}"
    #expect(uses(of: text) == ["k < Text(_) < let k"])
  }

  @Test func `what people write is never too deep`() {
    let labels = String(repeating: "  case .a: return color(for: theme, if: isOn)\n", count: 300)
    let requirements = String(repeating: "  func f(x: Int?) throws -> A<B>\n", count: 300)
    let texts = [
      "func f() { switch x {\n\(labels)} }", "protocol P {\n\(requirements)}",
      "let x = [\n" + String(repeating: "  a < b ? \"c\" : .if,\n", count: 150) + "]",
      String(repeating: "func f() { if a { } else if b { } else { } }\n", count: 300),
      "func f() {\n" + String(repeating: "  try await load(x as? [A])\n", count: 300) + "}",
      "class A {\n" + String(repeating: "  @A(1) class func f(x: B<C>) { g(1) }\n", count: 300)
        + "}",
      "enum A {\n" + String(repeating: "  case a(Int)\n  static let b = c(d(1))\n", count: 300)
        + "}",
      "class A { class func f() {\n" + String(repeating: "  g(1)\n", count: 300) + "} }",
    ]
    for text in texts {
      #expect(NestingGuard.limit(of: Array(text.utf8)) == nil, "\(text.prefix(60))")
    }
  }

  @Test func `a chain of many calls ends in time`() {
    let chain = "let x = Text(\"a\")" + String(repeating: ".f(\"b\".localized)", count: 500)
    #expect(uses(of: chain).count == 501)
  }

  @Test func `an array of many keys ends in time`() {
    let keys = "let x: [LocalizedStringKey] = [" + String(repeating: "\"a\", ", count: 500) + "]"
    #expect(uses(of: keys).count == 500)
  }
}
