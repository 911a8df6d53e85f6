import Fixtures
import OversetModel
import OversetRules
import Testing

@testable import Overset
@testable import OversetConfiguration

/// What a check finds of texts that are in no catalog.
struct TextsOfCodeTests {
  private static let text = "Closed Loop requires Setup to be Complete"

  private func losses(
    _ code: String, _ yaml: String = "", others: [String: String] = [:], paths: [String]? = nil
  ) async throws -> [Finding] {
    let folder = try TestFolder(
      others.merging([
        "App/View.swift": code, "App/en.lproj/Localizable.strings": "\"ok\" = \"OK\";",
        "App/de.lproj/Localizable.strings": "\"ok\" = \"OK\";",
      ]) { $1 })
    let configuration = try ConfigurationReader.read(
      "screens: {standard: 393}\n" + yaml, root: folder.path)
    return await Check(configuration, paths: paths, workers: 1).run().report.findings.filter {
      $0.rule == .truncated
    }
  }

  private func view(_ text: String) -> String {
    "struct A: View { var body: some View { \(text).lineLimit(1).frame(width: 80) } }"
  }

  @Test func `a text that no catalog has is laid out in the source's locale, where code has it`()
    async throws
  {
    let findings = try await losses(view("Text(\"\(Self.text)\")"))
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.subject.locale == .english && finding.subject.key == Self.text)
    #expect(finding.location.description == "App/View.swift:1:45")
    let german = try await losses(view("Text(\"\(Self.text)\")"), "sourceLocale: de")
    #expect(german.map(\.subject.locale) == [LocaleIdentifier("de")])
  }

  /// Whether code shows a text of its own, which is longer than the label.
  @Test(arguments: [
    ("Text(NSLocalizedString(\"a.b\", value: \"\(text)\", comment: \"\"))", true),
    ("Text(\"setup.\\(name)\")", false),
    ("Text(\"settings.closedLoop.requiresSetup.title\")", false),
    ("Text(\"Vervollständigungseinstellungen\")", false),
    ("Text(NSLocalizedString(\"\(text)\", tableName: \"Other\", comment: \"\"))", false),
    ("Text(\"ok\")", false),
  ])
  func `only what reads as a text, or is one, is a text`(made: String, isText: Bool) async throws {
    #expect(try await !losses(view(made)).isEmpty == isText)
  }

  @Test func `a key of any catalog, and what is not shown, is no text of code`() async throws {
    let code = view("Text(\"\(Self.text)\")")
    let other = ["App/en.lproj/Other.strings": "\"\(Self.text)\" = \"Set up\";"]
    #expect(try await losses(code, others: other).isEmpty)
    #expect(try await losses(code, "notShown: [{keys: [\"Closed*\"]}]").isEmpty)
    #expect(try await losses("#if DEBUG\n\(code)\n#endif").isEmpty)
  }

  /// A method of a view has the name of a log's.
  @Test(arguments: ["Logger.shared", "log", "analytics"])
  func `what a log gets is no key, and not the text of what is declared there`(receiver: String)
    async throws
  {
    let code = """
      struct Note: View {
        private func warning(_ text: LocalizedStringResource) -> some View {
          Text(String(localized: text))
        }
        var body: some View { warning("ok") }
      }
      class Model {
        var state: State = {
          \(receiver).warning("\(Self.text)")
          return .first
        }()
      }
      """
    let shown = view("Text(Model().state)")
    #expect(try await losses(code + "\n" + shown).isEmpty)
  }

  @Test func `a part of an app says nothing of what its catalogs lack`() async throws {
    let code = view("Text(\"\(Self.text)\")")
    let paths = ["App/View.swift", "App/en.lproj/Localizable.strings"]
    #expect(try await losses(code, paths: paths).isEmpty)
  }

  @Test func `code that has another text for what it does not find shows no key`() async throws {
    let code = """
      extension String {
        var localized: String {
          let text = NSLocalizedString(self, comment: "")
          if text == self { return other.localizedString(forKey: self, value: nil, table: nil) }
          return text
        }
      }
      """
    #expect(
      try await losses(code + "\n" + view("Text(\"\(Self.text)\".localized)")).isEmpty)
  }
}
