import OversetModel
import Testing

@testable import OversetCatalogs
@testable import OversetSyntax

struct DirectiveScannerTests {
  struct Case: Sendable {
    let note: String
    /// `column: text`
    let directives: [String]
    var lineEnds = DirectiveScanner.LineEnds.asWritten
  }

  @Test(arguments: [
    Case(note: "overset:ignore", directives: ["1:9 ignore"]),
    Case(note: "Sign in. overset: width=120  lines=1 \t", directives: ["1:19 width=120  lines=1"]),
    Case(note: "é 😀 overset: ignore de - ß", directives: ["1:15 ignore de - ß"]),
    Case(note: "overset: a overset: b", directives: ["1:10 a overset: b"]),
    Case(note: "overset:a\n* overset:b\r\n overset:", directives: ["1:9 a", "2:11 b", "3:10 "]),
    Case(note: "no overset", directives: []),
    Case(note: "Overset: x, reoverset: y", directives: []),
    Case(note: #"overset:a\noverset:b"#, directives: [#"1:9 a\noverset:b"#]),
    Case(
      note: #"overset:a\n overset:b \\n\t\r"#, directives: ["1:9 a", #"1:21 b \\n\t"#],
      lineEnds: .alsoEscaped),
    Case(
      note: #"a\\noverset:b\noverset:c"#, directives: ["1:24 c"], lineEnds: .alsoEscaped),
    Case(note: #"a\noverset:b"#, directives: []),
  ])
  func `a directive is what follows the mark, up to the line's end`(_ c: Case) throws {
    let source = try SourceText(Array(c.note.utf8), encoding: .utf8)
    let directives = DirectiveScanner.directives(
      in: 0..<source.utf8.count, of: source, lineEnds: c.lineEnds)
    #expect(
      directives.map { "\($0.position.line):\($0.position.column) \($0.text)" } == c.directives)
  }

  @Test func `only the note itself is looked at`() throws {
    let source = try SourceText(Array("overset:a overset:b overset:c".utf8), encoding: .utf8)
    let directives = DirectiveScanner.directives(in: 10..<19, of: source)
    #expect(directives == [Directive(text: "b", position: TextPosition(line: 1, column: 19))])
  }
}
