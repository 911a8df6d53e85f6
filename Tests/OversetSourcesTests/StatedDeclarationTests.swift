import Testing

@testable import OversetSources
@testable import OversetSwiftSource

/// What the configuration says of how code looks texts up.
struct StatedDeclarationTests {
  struct Lookup: Sendable {
    var pattern: String
    var source: String
    var uses: [String]
  }

  @Test(arguments: [
    Lookup(pattern: #""key".loc()"#, source: #"f("a".loc())"#, uses: ["a"]),
    Lookup(pattern: #""key".loc"#, source: #"f("a".loc)"#, uses: ["a"]),
    Lookup(pattern: #"look("key")"#, source: #"f(look("a"))"#, uses: ["a"]),
    Lookup(pattern: #"Lang.look("key")"#, source: #"f(Lang.look("a", "b"))"#, uses: ["a"]),
    Lookup(
      pattern: #"look("key", table: "Table")"#, source: #"f(look("a", table: "T"))"#,
      uses: ["a@T"]),
    Lookup(pattern: #"look("Table", "key")"#, source: #"f(look("T", "a"))"#, uses: ["a@T"]),
    Lookup(pattern: #"look(_, key: "key")"#, source: #"f(look(1, key: "a"))"#, uses: ["a"]),
    Lookup(pattern: #"look("key")"#, source: #"f(look(key: "a"))"#, uses: []),
  ])
  func `a call that looks a key up`(_ c: Lookup) throws {
    var stated = StatedDeclarations()
    stated.functions = [try #require(LookupPattern(c.pattern)).function]
    #expect(keys(in: c.source, stated) == c.uses)
    #expect(keys(in: c.source, StatedDeclarations()) == [])
  }

  @Test(arguments: [
    "", "key", "look", "look(key)", #"look("key", "key")"#, #""key".a.b()"#, #""key".look("key")"#,
    #"look("key""#, #"look(f("key"))"#, #"("key")"#, #"lo ok("key")"#,
  ])
  func `what is no call with a key is refused`(pattern: String) {
    #expect(LookupPattern(pattern) == nil)
  }

  struct Accessor: Sendable {
    var type = "LocalString"
    var key: String?
    var source: String
    var uses: [String]
  }

  @Test(arguments: [
    Accessor(key: "_ → .", source: "f(LocalString.a_b)", uses: ["a.b"]),
    Accessor(key: "__ -> -, _ -> .", source: "f(LocalString.a__b_c)", uses: ["a-b.c"]),
    Accessor(key: "_ →", source: "f(LocalString.a_b.uppercased())", uses: ["ab"]),
    Accessor(source: "f(LocalString.settingsTitle)", uses: ["settingsTitle"]),
    Accessor(key: "_ → .", source: "f(LocalString.Shop.a_b(1))", uses: ["Shop.a.b"]),
    Accessor(key: "_ → .", source: "f(App.LocalString.OK)", uses: ["OK"]),
    Accessor(type: "A.B", key: "_ → .", source: "f(A.B.x_y, A.x_y)", uses: ["x.y"]),
    Accessor(key: "_ → .", source: "f(Other.a_b, LocalString)", uses: []),
  ])
  func `a type whose members are keys`(_ c: Accessor) throws {
    var accessor = KeyAccessor(type: c.type)
    if let key = c.key { accessor.replacements = try #require(KeyAccessor.replacements(key)) }
    var stated = StatedDeclarations()
    stated.accessors = [accessor]
    #expect(keys(in: c.source, stated) == c.uses)
  }

  @Test(arguments: ["", "_", "→ .", "_ → . → -", "_ → ., "])
  func `what is no replacement is refused`(text: String) {
    #expect(KeyAccessor.replacements(text) == nil)
  }

  @Test(arguments: [
    "Row(title:)", "Row()", "A.row(_:)", ".row(a:_:)", "A.init(x:)",
  ])
  func `a call by its labels`(text: String) throws {
    #expect(CallPattern(text) != nil)
  }

  @Test(arguments: ["", "Row", "Row(title)", "Row(title: )", "(title:)", "Row (a:)", "Row(a:b:"])
  func `what is no call by its labels is refused`(text: String) {
    #expect(CallPattern(text) == nil)
  }

  @Test func `a literal that a stated parameter takes is a key`() throws {
    var stated = StatedDeclarations()
    stated.calls = [try #require(CallPattern("row(_:detail:)"))]
    #expect(
      keys(in: #"row("a", 1); row(1, "b"); row(detail: "c"); row(title: "d")"#, stated)
        == ["a", "b", "c"])
  }

  private func keys(in source: String, _ stated: StatedDeclarations) -> [String] {
    let input = SourceInput(path: "a.swift", bytes: Array("func g() { \(source) }".utf8))
    return readSources([input], stated: stated, workers: 1).files.flatMap(\.uses).map { use in
      use.key.text + (use.key.table.map { "@" + $0 } ?? "")
    }
  }
}
