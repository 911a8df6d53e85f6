import OversetSources
import OversetSurfaces
import OversetSwiftSource
import Testing

/// Source that was made to take long or to end the program: it ends, and what stands around it is
/// read.
@Suite(.serialized)
struct HostileSourceTests {
  /// Text that grows with a number.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: @Sendable (Int) -> String

    init(_ name: String, _ source: @escaping @Sendable (Int) -> String) {
      (testDescription, self.source) = (name, source)
    }

    /// A text for each number.
    init(_ name: String, each text: @escaping @Sendable (Int) -> String) {
      self.init(name) { count in (0..<count).map(text).joined(separator: "\n") }
    }
  }

  static let cases = [
    Case("a view that places itself often") { count in
      """
      struct R: View {
        let t: LocalizedStringKey
        var body: some View { VStack { \(String(repeating: "R(t: t);", count: count)) } }
      }
      struct V: View { var body: some View { R(t: "a") } }
      """
    },
    Case("properties that are placed often") { count in
      """
      struct V: View {
        var body: some View { List { \(String(repeating: "a;", count: count)) } }
        var a: some View { VStack { \(String(repeating: "b;", count: count)) } }
        var b: some View { VStack { \(String(repeating: "c;", count: count)) } }
        var c: some View { VStack { Text("a") } }
      }
      """
    },
    Case("views in a circle") { count in
      (0..<count).map { number in
        """
        struct R\(number): View {
          let t: LocalizedStringKey
          var body: some View { R\((number + 1) % count)(t: t) }
        }
        """
      }.joined(separator: "\n") + "\nstruct V: View { var body: some View { R0(t: \"a\") } }"
    },
    Case("types that inherit in a circle") { count in
      (0..<count).map { number in
        """
        class A\(number): A\((number + 1) % count) {
          func f() { title = NSLocalizedString("a", comment: "") }
        }
        """
      }.joined(separator: "\n")
    },
    Case("modifiers of one name that call each other") { count in
      String(
        repeating: "extension View { func m() -> some View { self.m().m() } }\n", count: count)
        + String(
          repeating: "struct V: View { var body: some View { Text(\"a\").m().m() } }\n",
          count: count)
    },
    Case("a style with many ways, and its buttons") { count in
      """
      struct S: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          \(String(repeating: "configuration.label;", count: count))
        }
      }
      """
        + String(
          repeating:
            "struct V: View { var body: some View { Button(\"a\"){}.buttonStyle(S()) } }\n",
          count: count)
    },
    Case(
      "functions of one name",
      each: { number in
        """
        struct V\(number): View {
          func row(_ t: LocalizedStringKey) -> some View { Text(t) }
          var body: some View { row("a") }
        }
        """
      }),
    Case(
      "labels of one type",
      each: { number in
        """
        extension C { func f\(number)() {
          label.numberOfLines = 1
          label.text = NSLocalizedString("a", comment: "")
        } }
        """
      }),
    Case(
      "types of one name",
      each: { number in
        """
        enum E\(number) {
          struct Row: View { let t: LocalizedStringKey; var body: some View { Text(t) } }
        }
        struct V\(number): View { var body: some View { Row(t: "a") } }
        """
      }),
    Case("modifiers of one view") { count in
      "struct V: View { var body: some View { Text(\"a\")"
        + String(repeating: ".padding()", count: count * 4) + " } }"
    },
    Case("arguments of one call") { count in
      "struct V: View { var body: some View { f("
        + Array(repeating: "\"a\"", count: count).joined(separator: ", ")
        + ") } }\nfunc f(_ a: LocalizedStringKey) {}"
    },
    Case("uses of one name") { count in
      "enum L { static let a = NSLocalizedString(\"a\", comment: \"\") }\nfunc f() {"
        + String(repeating: "\ng(L.a)", count: count * 4) + "\n}"
    },
    Case("elements of an array") { count in
      "let x: [LocalizedStringKey] = ["
        + Array(repeating: "\"a\"", count: count * 4).joined(separator: ", ") + "]"
    },
    Case(
      "branches for the compiler",
      each: { number in
        "#if A\(number)\nlet a\(number) = Text(\"a\")\n#else\nlet a\(number) = Text(\"b\")\n#endif"
      }),
    Case("macros", each: { "@A(x: \($0)) #b { Text(\"a\") }\n#Preview { Text(\"a\") }" }),
  ]

  /// None of these takes time that doubles with each piece.
  @Test(.timeLimit(.minutes(1)), arguments: cases)
  func `every use of a large one has a verdict`(_ c: Case) {
    let input = SourceInput(path: "a.swift", bytes: Array(c.source(200).utf8))
    let files = readSources([input], workers: 1).files
    let resolver = SurfaceResolver(files)
    let uses = files.flatMap(\.uses)
    #expect(!uses.isEmpty)
    #expect(uses.allSatisfy { !resolver.verdicts(of: $0).isEmpty })
  }

  @Test(arguments: cases)
  func `what is before and behind is read`(_ c: Case) {
    let mark = { (key: String) in
      "\nstruct Z\(key): View { var body: some View { Text(\"\(key)\").lineLimit(1) } }\n"
    }
    let source = mark("first") + c.source(20) + mark("last")
    let uses = readSources([SourceInput(path: "a.swift", bytes: Array(source.utf8))], workers: 1)
      .files.flatMap(\.uses).map(\.key.text)
    #expect(uses.contains("first") && uses.contains("last"))
  }
}
