import Fixtures
import Foundation
import OversetSources
import Testing

@testable import OversetSwiftSource

/// Files that other processes parse: they say the same, and a file that ends one costs that file alone.
struct ReadingProcessTests {
  /// What `SourceVocabulary` follows through three rounds, and all of the sample app.
  private static let ordinary: [SourceInput] = {
    let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Catalogs/Wayfare/Sources").standardizedFileURL
    let paths = FileManager.default.enumerator(at: sample, includingPropertiesForKeys: nil)
    let files = (paths?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }.compactMap { url in
        (try? Data(contentsOf: url)).map {
          SourceInput(path: url.lastPathComponent, bytes: [UInt8]($0))
        }
      }
    let texts = [
      "enum A { static let a = NSLocalizedString(\"a\", comment: \"\") }",
      "enum B { static let b = A.a }", "enum C { static let c = B.b }",
      "func f() { label.text = C.c }", "let broken = Text(\"x\"",
    ]
    return files + [SourceInput(path: "O.m", bytes: Array("f(NSLocalizedString(@\"m\", 0));".utf8))]
      + texts.enumerated().map { SourceInput(path: "T\($0).swift", bytes: Array($1.utf8)) }
  }()

  private static func read(_ inputs: [SourceInput], workers: Int = 2) -> [SourceFile] {
    readSources(
      inputs, outlets: ["label"], views: ["Row"], program: Program.path, workers: workers
    ).files
  }

  @Test func `what another process reads is the same`() {
    let here = readSources(Self.ordinary, outlets: ["label"], views: ["Row"], workers: 1).files
    #expect(here.count > 8)
    #expect(Self.read(Self.ordinary) == here)
    #expect(Self.read(Self.ordinary, workers: 1) == here)
  }

  @Test func `a file that ends the parser costs that file alone`() {
    let bad = [
      "crash": "let f: " + String(repeating: "(A) -> ", count: 60_000) + "A",
      "endless": "func f() { return " + String(repeating: "( @ ", count: 18),
    ]
    let inputs = bad.sorted { $0.key < $1.key }.map { name, text in
      SourceInput(path: "\(name).swift", bytes: Array(("let t = Text(\"t\")\n" + text).utf8))
    }
    let files = Self.read(inputs + Self.ordinary)
    let here = readSources(Self.ordinary, outlets: ["label"], views: ["Row"], workers: 1).files
    #expect(Array(files.dropFirst(2)) == here)
    #expect(
      files.prefix(2).flatMap(\.notices).map(\.description)
        == ["crash", "endless"].map {
          "\($0).swift:1:1: warning: this file is not read: the parser fails on it, or takes too long"
        })
    #expect(Self.read(inputs + Self.ordinary, workers: 1) == files)
  }

  /// What `Text("a")` is in, over and over, and what ends it.
  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("x.f { ", " }"), ("if x { ", " }"),
    ("struct A { ", " }"), ("-", ""), ("a ? b : ", ""), ("a + ", ""), ("#if A\n", "\n#endif"),
    ("\"\\(", ")\""), ("try ", ""), ("x.f(1)", ""), ("f<", ">"), ("[x ", "]"), ("{", ""), ("(", ""),
    ("a = ", ""), ("[[[x]] ", ""), ("@a(", ")"), (".a", ""), ("x[", "]"), ("&", ""), ("a as ", ""),
    ("\"a\" + ", ""), ("f(Text(\"a\"), ", ")"), ("x?.", "a"), ("let ", ""), ("< x ", ""),
    ("? x ", ""), ("macro x ", ""), ("infix ", ""), ("} precedencegroup x { ", ""),
  ])
  func `what is nested deeply is read or reported`(_ pair: (String, String)) throws {
    let text =
      "let a = Text(\"k\")\nlet b = " + String(repeating: pair.0, count: 1_000) + "Text(\"a\")"
      + String(repeating: pair.1, count: 1_000)
    let file = try #require(
      Self.read([SourceInput(path: "a.swift", bytes: Array(text.utf8))]).first)
    let isReported = file.notices.contains { $0.severity == .warning }
    #expect(file.uses.contains { $0.key.text == "k" } || isReported)
  }

  @Test func `a program that is none reads nothing, and all is said`() {
    for program in ["/nowhere", "/bin/cat", "/bin/false"] {
      let files = readSources(
        [SourceInput(path: "a.swift", bytes: Array("Text(\"a\").localized".utf8))],
        program: program, workers: 1
      ).files
      #expect(files.map(\.notices.count) == [1], "\(program)")
    }
  }
}
