import Fixtures
import OversetConfiguration
import OversetSurfaces
import Testing

@testable import Overset

/// What an app's own types and functions look up.
struct LookupTests {
  /// Where code names each of the keys.
  private func lines(_ sources: String...) async throws -> [String: [Int]] {
    let survey = try await survey(sources)
    return Dictionary(
      uniqueKeysWithValues: survey.keys.map { key in
        (key.text, key.uses.map(\.location.position.line))
      })
  }

  private func survey(_ sources: [String], paths: [String]? = nil) async throws -> SourceSurvey {
    var files = [
      "en.lproj/Localizable.strings": #""a.x" = "One"; "a.y" = "Two"; "x" = "Three";"#
    ]
    for (index, source) in sources.enumerated() { files["App/\(index).swift"] = source }
    let folder = try TestFolder(files)
    return await SourceSurvey.read(
      Configuration(root: folder.path), paths: paths.map { $0.map { "\(folder.path)/\($0)" } },
      workers: 1)
  }

  private static let uses = """
    struct Row: View {
      var body: some View {
        Text(Texts.first.LOOKUP)
        Text(Texts.second.LOOKUP)
      }
    }
    """

  private static func uses(_ lookup: String) -> String {
    uses.replacing("LOOKUP", with: lookup)
  }

  private static let cases = #"case first = "a.x", second = "a.y", x"#

  @Test(arguments: [
    (
      uses("text"),
      "enum Texts: String { \(cases)\n var text: String { NSLocalizedString(rawValue, comment: \"\") } }"
    ),
    (
      uses("text"),
      "enum Texts: String { \(cases)\n var text: String { return self.rawValue.localized } }"
    ),
    (
      uses("text()"),
      "enum Texts: String { \(cases)\n func text() -> String { NSLocalizedString(self.rawValue, comment: \"\") } }"
    ),
    (
      uses("text"),
      "enum Texts: String { \(cases) }\nextension Texts { var text: LocalizedStringKey { LocalizedStringKey(rawValue) } }"
    ),
    // Of the raw value with more around it, and by a property of its own.
    (
      uses("text"),
      #"enum Texts: String { case first = "x", second = "y"; var text: String { NSLocalizedString("a.\(rawValue)", comment: "") } }"#
    ),
    (
      uses("text"),
      #"enum Texts: String { case first = "x", second = "y"; var key: String { "a.\(rawValue)" }; var text: String { NSLocalizedString(key, comment: "") } }"#
    ),
    // By a protocol, and one that every such enumeration has.
    (
      uses("text"),
      "protocol Localizable { var rawValue: String { get } }\nextension Localizable { var text: String { Bundle.main.localizedString(forKey: rawValue, value: nil, table: nil) } }\nenum Texts: String, Localizable { \(cases) }"
    ),
    (
      uses("text"),
      "extension RawRepresentable where RawValue == String { var text: String { NSLocalizedString(rawValue, comment: \"\") } }\nenum Texts: String { \(cases) }"
    ),
  ])
  func `a case of an enumeration is looked up by its raw value`(use: String, texts: String)
    async throws
  {
    let lines = try await lines(use, texts)
    #expect(lines["a.x"]?.contains(3) == true)
    #expect(lines["a.y"]?.contains(4) == true)
    #expect(lines["a.x"]?.contains(4) == false)
  }

  /// By a function that gets the case.
  @Test(arguments: [
    (
      "tr2(.first)", "tr2(Texts.second)",
      """
      func tr2(_ key: Texts, arguments: CVarArg...) -> String {
        let own = bundle()
        let other = Bundle.main.localizedString(forKey: key.rawValue, value: nil, table: nil)
        let text = own.localizedString(forKey: key.rawValue, value: other, table: nil)
        if arguments.isEmpty { return text }
        return String(format: text, arguments: arguments)
      }
      """
    ),
    (
      "Words.text(.first)", "Words.text(.second)",
      "enum Words { static func text(_ key: Texts) -> String { NSLocalizedString(key.rawValue, comment: \"\") } }"
    ),
    (
      "Words.text(for: .first)", "Words.text(for: .second)",
      "struct Words { static func text(for key: Texts) -> String { key.rawValue.localized } }"
    ),
  ])
  func `a case is looked up by a function that gets it`(
    first: String, second: String, function: String
  ) async throws {
    let use =
      "struct Page: View { var body: some View {\nVStack {\nText(\(first))\nText(\(second)) } } }"
    let lines = try await lines(
      use, "enum Texts: String { \(Self.cases) }", function,
      "extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }")
    #expect(lines["a.x"] == [3])
    #expect(lines["a.y"] == [4])
  }

  /// The accessors that SwiftGen makes for Swift 2 and 3: a `switch self`, and a function that gets the case.
  @Test(arguments: [
    ("tr(.first)", "tr(.second)", "func tr(_ key: Texts) -> String { return key.string }"),
    (
      "Texts.first.text", "Texts.second.text",
      "extension Texts { var text: String { return self.string } }"
    ),
    (
      "Words.of(.first)", "Words.of(.second)",
      "enum Words { static func of(_ key: Texts) -> String { let text = key.string; return text } }"
    ),
  ])
  func `a case is the text that its property chooses`(
    first: String, second: String, function: String
  ) async throws {
    let use =
      "struct Page: View { var body: some View {\nVStack {\nText(\(first))\nText(\(second)) } } }"
    let texts = """
      enum Texts { case first, second, x; var string: String { switch self { \
      case .first: return Texts.tr(key: "a.x"); case .second: return Texts.tr(key: "a.y"); \
      case .x: return Texts.tr(key: "x") } }
        private static func tr(key: String) -> String { NSLocalizedString(key, comment: "") } }
      """
    let lines = try await lines(use, texts, function)
    #expect(lines["a.x"]?.filter { $0 > 2 } == [3])
    #expect(lines["a.y"]?.filter { $0 > 2 } == [4])
  }

  /// What no case decides about is named whatever the case is.
  @Test func `a text beside those of many cases is named`() async throws {
    let cases = (0..<20).map { "case k\($0)" }.joined(separator: "; ")
    let branches = (0..<20).map { "case .k\($0): NSLocalizedString(\"t\($0)\", comment: \"\")" }
    let texts =
      "enum Item { \(cases); var title: String { switch self { \(branches.joined(separator: "; ")) } } }"
    let use = """
      struct Page: View { let item: Item; var body: some View {
      Text(title(for: item)) }
      func title(for item: Item) -> String { if item == .k1 { return NSLocalizedString("a.x", comment: "") }; return item.title } }
      """
    let lines = try await lines(use, texts)
    #expect(lines["a.x"]?.contains(2) == true)
  }

  /// Where the case is not known, none of many texts is named.
  @Test(arguments: [
    ("isNew ? .first : .second", 2, [3], [3]), ("key", 2, [3], [3]), ("key", 20, [], []),
    ("isNew ? .first : .second", 20, [3], [3]), ("isNew ? .first : key", 20, [], []),
  ])
  func `a function that gets one of several cases`(
    argument: String, count: Int, first: [Int], second: [Int]
  ) async throws {
    let others = (2..<count).map { "case a\($0)" }.joined(separator: "\n")
    let lines = try await lines(
      "struct Page: View { let key: Texts; var body: some View {\nVStack {\nText(tr2(\(argument))) } } }",
      "enum Texts: String { case first = \"a.x\", second = \"a.y\"\n\(others) }",
      "func tr2(_ key: Texts) -> String { NSLocalizedString(key.rawValue, comment: \"\") }")
    #expect(lines["a.x"] == first)
    #expect(lines["a.y"] == second)
  }

  /// The file with the enumeration has nothing else that looks texts up.
  @Test func `an enumeration in a file of its own is looked up by its protocol`() async throws {
    let lines = try await lines(
      Self.uses("text"), "enum Texts: String, Localizable { \(Self.cases) }",
      "protocol Localizable {}\nextension Localizable { var text: String { NSLocalizedString(key, comment: \"\") } }",
      "extension Texts { var key: String { rawValue } }")
    #expect(lines["a.x"] == [3])
    #expect(lines["a.y"] == [4])
  }

  @Test(arguments: [
    // It is compared, and no text is answered.
    "enum Texts: String { \(cases)\n var text: Bool { NSLocalizedString(rawValue, comment: \"\") != rawValue } }",
    // Another value.
    "enum Texts: String { \(cases)\n var other: String { \"b\" }; var text: String { NSLocalizedString(other, comment: \"\") } }",
    "enum Texts: Int { case first, second; var text: String { NSLocalizedString(\"\\(rawValue)\", comment: \"\") } }",
  ])
  func `what answers with something else looks nothing up`(texts: String) async throws {
    let lines = try await lines(Self.uses("text"), texts)
    #expect(lines["a.x"] == [])
  }

  @Test(arguments: [
    (
      #"Text(tr2("a.x"))"#,
      "func tr2(_ key: String) -> String { let text = NSLocalizedString(key, comment: \"\"); return text }"
    ),
    (
      #"Text(tr2("a.x", with: 2))"#,
      """
      enum Bank {
        static func text(for key: String) -> String {
          guard let bundle = bundle(for: "en") else { return key }
          let found = NSLocalizedString(key, bundle: bundle, comment: "")
          return found
        }
      }
      func tr2(_ key: String, with count: Int) -> String {
        var text = Bank.text(for: key)
        for (name, value) in [("a", "b")] { text = text.replacingOccurrences(of: name, with: value) }
        return text
      }
      """
    ),
    (
      #"Text(Texts["a.x"])"#,
      "struct Texts { static subscript(_ key: String, source: Int = 1) -> String { let text = NSLocalizedString(key, comment: \"\"); return text } }"
    ),
    (
      #"Text(Texts[for: "a.x"])"#,
      "struct Texts { static subscript(for key: String) -> String { NSLocalizedString(key, comment: \"\") } }"
    ),
  ])
  func `a function and a subscript answer with what they look up`(use: String, function: String)
    async throws
  {
    let lines = try await lines("struct Row: View { var body: some View { \(use) } }", function)
    #expect(lines["a.x"] == [1])
  }

  @Test(arguments: [
    (
      #"Text(other["a.x"])"#,
      "struct Texts { static subscript(_ key: String) -> String { NSLocalizedString(key, comment: \"\") } }"
    ),
    (
      #"Text(has("a.x"))"#,
      "func has(_ key: String) -> Bool { let text = NSLocalizedString(key, comment: \"\"); return text != key }"
    ),
  ])
  func `other subscripts and functions look nothing up`(use: String, function: String) async throws
  {
    let lines = try await lines("struct Row: View { var body: some View { \(use) } }", function)
    #expect(lines["a.x"] == [])
  }

  /// All of an app's code is there, whatever names its folder.
  @Test(arguments: [nil, ["."], ["App", "."]] as [[String]?])
  func `the root by its name is the whole app`(paths: [String]?) async throws {
    let dead = "struct Unused: View { var body: some View { Text(\"a.x\") } }"
    let survey = try await survey(
      ["@main struct Main: App { var body: some Scene { WindowGroup { Text(\"a.y\") } } }", dead],
      paths: paths)
    #expect(survey.keys.first { $0.text == "a.x" }?.kind == .undrawn)
    #expect(survey.keys.first { $0.text == "a.y" }?.kind != .undrawn)
  }
}
