import Fixtures
import OversetConfiguration
import OversetSurfaces
import Testing

@testable import Overset

/// Calls and types that are taken for look-ups, because nearly all that they get are keys.
struct AssumedLookupTests {
  private static let letters = "abcdefghijkl"

  /// A line for each key, with `KEY` and `NAME` in the place of its own.
  private static func lines(_ line: String, _ count: Int = 12) -> String {
    letters.prefix(count).map {
      line.replacing("KEY", with: "some_\($0)").replacing("NAME", with: "some\($0.uppercased())")
    }.joined(separator: "\n")
  }

  private func survey(_ source: String, in path: String) async throws -> SourceSurvey {
    let folder = try TestFolder([
      "App/\(path)": source,
      "en.lproj/Localizable.strings": Self.lines(#""KEY" = "Some text";"#),
    ])
    return await SourceSurvey.read(
      Configuration(root: folder.path), paths: nil, workers: 1)
  }

  @Test(
    arguments: [
      // A function that the code does not have.
      ("A.swift", lines("navigationItem.title = tr2(\"KEY\")"), "tr2(\"key\")"),
      ("A.swift", lines("navigationItem.title = TR(\"KEY\", 1)"), "TR(\"key\")"),
      ("A.swift", lines("f(Lang.of(key: \"KEY\"))"), "Lang.of(key: \"key\")"),
      ("A.swift", lines("navigationItem.title = \"KEY\".inLanguage"), "\"key\".inLanguage"),
      ("A.swift", lines("f(\"KEY\".inLanguage())"), "\"key\".inLanguage()"),
      // One whose body is not understood.
      (
        "A.swift",
        lines("f(a: tr2(\"KEY\"))") + "\nfunc tr2(_ k: String) -> String { Bank.ask(k) }",
        "tr2(\"key\")"
      ),
      // A case that is named like a key.
      ("A.swift", lines("f(localize(.KEY))"), "localize(\"key\")"),
      (
        "A.swift", lines("f(localize(Key.KEY, 1))") + "\nenum Key: String { case some_a }",
        "localize(\"key\")"
      ),
      // A type that a build makes.
      ("A.swift", lines("f(AppStrings.NAME)"), "AppStrings"),
      ("A.swift", lines("f(AppStrings.Localizable.NAME)"), "AppStrings.Localizable"),
      // Objective-C.
      ("A.m", lines("self.title = kLang(@\"KEY\");"), "kLang(\"key\")"),
      ("A.m", lines("self.title = [Lang text:@\"KEY\" for:nil];"), "Lang.text(\"key\")"),
      ("A.m", lines("self.title = @\"KEY\".inLanguage;"), "\"key\".inLanguage"),
      ("A.m", lines("self.title = [@\"KEY\" inLanguage];"), "\"key\".inLanguage()"),
    ] as [(String, String, String)])
  func `takes what gets keys for a look-up`(
    _ c: (path: String, source: String, call: String)
  ) async throws {
    let survey = try await survey(c.source, in: c.path)
    #expect(survey.assumed.map(\.text) == [c.call])
    #expect(survey.assumed.map(\.count) == [12])
    #expect(survey.keys.allSatisfy { !$0.uses.isEmpty })
  }

  @Test(arguments: [
    // Fewer keys, and more that are none.
    lines("f(tr2(\"KEY\"))", 9),
    lines("f(tr2(\"KEY\"))") + "\nf(tr2(\"other\")); f(tr2(\"others\"))",
    // Nothing takes what it answers.
    lines("; show(\"KEY\")"),
    // A view of the app, and what the system declares.
    lines("f(Row(title: \"KEY\"))"),
    lines("f(UserDefaults.standard.object(forKey: \"KEY\"))"),
    lines("f(\"KEY\".appending(x))"),
    // It is declared: what it does is read.
    lines("f(AppStrings.NAME)") + "\nenum AppStrings { }",
  ])
  func `takes no other call for one`(source: String) async throws {
    #expect(try await survey(source, in: "A.swift").assumed.isEmpty)
  }

  @Test func `the text of a call goes on`() async throws {
    let source = """
      class A: UIViewController { func f() { navigationItem.title = TR("some_a") } }
      \(Self.lines("f(TR(\"KEY\"))"))
      """
    let survey = try await survey(source, in: "A.swift")
    #expect(survey.keys.first?.kind == .upperBoundKnown)
  }
}
