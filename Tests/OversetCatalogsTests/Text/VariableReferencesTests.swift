import Testing

@testable import OversetCatalogs

struct VariableReferencesTests {
  @Test(
    arguments: [
      ("%#@a@ of %1$#@b.c@", ["a", "b.c"]),
      ("%12#@a@%#@b@", ["a!", "b"]),
      ("%%#@a@ %%%#@b@ %1%#@c@", ["b", "c"]),
      ("%#@@ %#@a@", ["a"]),
      ("%$#@a@ % #@b@ %#c@ #@d@", []),
      ("%@ 50 % @ %#@a", []),
      ("", []),
    ] as [(String, [String])])
  func `references have a name between two signs`(_ text: String, _ references: [String]) {
    #expect(
      VariableReferences(in: text).map { $0.name + ($0.lacksDollar ? "!" : "") } == references)
  }
}
