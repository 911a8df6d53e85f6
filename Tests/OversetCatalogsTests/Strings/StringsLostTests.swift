import OversetModel
import Testing
@testable import OversetCatalogs

/// What no app sees of a damaged file, and where it stands.
struct StringsLostTests {
  struct Case: Sendable {
    let text: String
    /// `line:column key=value`
    let lost: [String]
  }

  @Test(arguments: [
    Case(text: #"a=b;;"c"="d";"#, lost: [#"1:6 c=d"#]),
    Case(text: "a=b;=\n\"c\"=\"d\"; e = f;", lost: ["2:1 c=d", "2:10 e=f"]),
    Case(text: "a=b;\n& c=d;\n\"e\"=\"f\";", lost: ["2:3 c=d", "3:1 e=f"]),
    Case(text: "a=b;\n“c” = \"d\";\n\"e\"=\"f\";", lost: ["3:1 e=f"]),
    Case(
      text: "a=b;\n<<<<<<< HEAD\nc=d;\n=======\n\"c\"=\"e\";\n>>>>>>> main\nf=g;",
      lost: ["3:1 c=d", "5:1 c=e", "7:1 f=g"]),
    Case(text: "a=b;\n\"c = d;\n'e' = 'f';\ng = h;", lost: ["3:1 e=f", "4:1 g=h"]),
    Case(text: "a=b;;\n\"c\";d;\n", lost: ["2:1 c=c"]),
    Case(text: "a=b;\u{85}\r\nc = \"d\ne\";\r\nf = (g);h=i;", lost: ["2:1 c=d\ne", "4:9 h=i"]),
  ])
  func `pairs behind a silent end are lost`(_ c: Case) {
    check(c)
    let catalog = loadStrings(c.text)
    #expect(catalog.outcome == .cut)
    #expect(catalog.pairs == ["a=b"])
  }

  @Test(arguments: [
    Case(text: "a=b;\n\"c\"=\"d\"\n\ne=f;", lost: ["1:1 a=b", "2:1 c=d", "4:1 e=f"]),
    Case(text: "a=b;\nc=\"say \"hi\" x\";\ne=f;", lost: ["1:1 a=b", "3:1 e=f"]),
    Case(text: "a=b;\nc d;\n{e=f;}", lost: ["1:1 a=b", "3:2 e=f"]),
    Case(text: "{a=b;c=d}", lost: ["1:2 a=b"]),
    Case(text: "{a=b;} c=d;", lost: ["1:2 a=b", "1:8 c=d"]),
    Case(text: "a=b;\nc=\"d;\n\"e\"=\"f\";\ng=h;", lost: ["1:1 a=b", "3:1 e=f", "4:1 g=h"]),
    Case(text: "a=b", lost: ["1:1 a=b"]),
    Case(
      text: "<plist><dict><key>a</key><string>b</string><key>c</key></dict></plist>",
      lost: ["1:19 a=b"]),
  ])
  func `all pairs of a file that fails are lost`(_ c: Case) {
    check(c)
    let catalog = loadStrings(c.text)
    #expect(catalog.outcome == .failed)
    #expect(catalog.entries == [])
  }

  @Test func `what stands in a comment that nothing closes is lost`() {
    let catalog = loadStrings("a=b;\n/* \"c\"=\"d\";\nsome words\n/* x */ e=f; /* g=h; ")
    #expect(catalog.outcome == .read)
    #expect(catalog.pairs == ["a=b", "e=f"])
    check(Case(text: "a=b;\n/* \"c\"=\"d\";\nsome words\ne=f;", lost: ["2:4 c=d", "4:1 e=f"]))
  }

  @Test func `bytes that are not UTF-8 lose a file, except for a copyright sign`() {
    let failed = loadStrings(Array("a=b; /* ".utf8) + [0xE4] + Array("*/ c=d;".utf8))
    #expect(failed.outcome == .failed)
    #expect(failed.lost.map(\.key) == ["a", "c"])
    let read = loadStrings(Array("a=b; /* ".utf8) + [0xA9] + Array("*/ c=d;".utf8))
    #expect(read.pairs == ["a=b", "c=d"])
    #expect(read.faultPlaces == ["entry 1:9"])
  }

  @Test func `a pointer of Git LFS and a merge conflict are called by their names`() {
    let pointer = loadStrings("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n")
    #expect(pointer.faults.first?.message.contains("git lfs pull") == true)
    for text in ["a=b;\n=======\n", "a=b\n>>>>>>> x\n", "<<<<<<< HEAD\na=b;", "a=\n<<<<<<< x\n"] {
      #expect(loadStrings(text).faults.first?.message.contains("merge conflict's marker") == true)
    }
  }

  private func check(_ c: Case) {
    let lost = loadStrings(c.text).lost
    #expect(
      lost.map { "\($0.keyPosition.line):\($0.keyPosition.column) \($0.key)=\($0.value)" } == c.lost
    )
  }
}
