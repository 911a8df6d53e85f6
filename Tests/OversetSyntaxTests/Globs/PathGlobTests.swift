import Testing

@testable import OversetSyntax

struct PathGlobTests {
  struct Case: Sendable {
    let pattern: String
    let matching: [String]
    let others: [String]
  }

  @Test(arguments: [
    Case(pattern: "*.strings", matching: ["a.strings"], others: ["x/a.strings"]),
    Case(pattern: "**/*.strings", matching: ["a.strings", "x/y/a.strings"], others: ["a.txt"]),
    Case(pattern: "App/**", matching: ["App/a", "App/x/y"], others: ["Apps/a"]),
    Case(pattern: "./App//??.lproj/*", matching: ["App/de.lproj/a"], others: ["App/deu.lproj/a"]),
    Case(pattern: "**/a/**/b", matching: ["a/b", "x/a/a/y/b"], others: ["a", "b", "x/a/y"]),
  ])
  func `a path glob matches name by name`(_ c: Case) {
    let glob = PathGlob(c.pattern)
    #expect(c.matching.filter { !glob.matches($0.split(separator: "/")) } == [])
    #expect(c.others.filter { glob.matches($0.split(separator: "/")) } == [])
  }
}
