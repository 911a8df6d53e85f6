import Fixtures
import Foundation
import OversetReports
import Testing
@testable import Overset
@testable import OversetConfiguration

/// The schema against the reader, as Python's jsonschema reads the one.
struct ConfigurationSchemaTests {
  private static let schema = String(decoding: SchemaJSON.configuration, as: UTF8.self)

  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `the reader and the schema agree on every key and value`() throws {
    let documents = SchemaSamples(ConfigurationSchema.schema).documents
    #expect(documents.count > 3000)
    let verdicts = try SchemaValidator.problems(
      of: documents.map(\.json), schema: Self.schema)
    var disagreements: [String] = []
    var unseen = Set(Self.onlyTheReaders)
    for (document, problem) in zip(documents, verdicts) {
      let problems = problems(of: document.json)
      if problem == nil && !problems.isEmpty {
        let excuses = Self.onlyTheReaders.filter { excuse in
          problems.contains { $0.contains(excuse) }
        }
        unseen.subtract(excuses)
        if !excuses.isEmpty { continue }
      }
      if problems.isEmpty != (problem == nil) {
        let verdict = problem ?? "valid"
        disagreements.append("\(document): the reader says \(problems), the schema \(verdict)")
      }
    }
    let first = disagreements.prefix(10).joined(separator: "\n")
    #expect(first == "", "\(disagreements.count) disagreements")
    #expect(unseen.isEmpty)
  }

  /// What takes more than one place of a configuration to see.
  private static let onlyTheReaders = [
    "unknown style", "no label is in the group", "no other label is in the group", "has no width",
    "has no text style", "'end' comes before 'start'", "'min' is more than 'max'",
  ]

  @Test(arguments: ["README.md", "Sources/Overset/Overset.docc/TheConfigurationFile.md"])
  func `the sample and the examples are valid`(page: String) throws {
    let text = try String(contentsOf: Self.repository.appending(path: page), encoding: .utf8)
    var examples = text.components(separatedBy: "```yaml\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }.filter { $0.contains("labels:") }
    #expect(!examples.isEmpty)
    examples.append(
      try String(
        contentsOf: Self.repository.appending(path: "Catalogs/Wayfare/overset.yml"),
        encoding: .utf8))
    for example in examples { #expect(problems(of: example) == []) }
    let documents = try examples.compactMap { try WrittenSetting.yaml($0)?.json }
    #expect(
      try SchemaValidator.problems(of: documents, schema: Self.schema)
        == documents.map { _ in nil })
  }

  @Test func `an editor has words for every key`() {
    var silent: [String] = []
    func visit(_ schema: JSONSchema, _ place: String) {
      for case (let name, .schema(let property)) in schema.members("properties") {
        let words = property["description"] ?? property["$ref"]
        let isFlag = property.texts("type") == ["boolean"]
        if words == nil && !isFlag { silent.append("\(place).\(name)") }
        visit(property, "\(place).\(name)")
      }
      for name in ["items", "additionalProperties"] {
        if let inner = schema.schema(name) { visit(inner, place) }
      }
    }
    visit(ConfigurationSchema.schema, "")
    #expect(silent == [])
  }

  private func problems(of text: String) -> [String] {
    do throws(ConfigurationReader.Failure) {
      _ = try ConfigurationReader.read(text, root: "/app")
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }
}

extension WrittenSetting {
  /// As an editor's YAML 1.2 reads it: what looks like a number, true or false is one.
  fileprivate var json: String {
    switch content {
    case .null: return "null"
    case .scalar(let text, let isQuoted):
      let value = try? JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      return !isQuoted && value is NSNumber ? text : Self.quoted(text)
    case .list(let elements): return "[\(elements.map(\.json).joined(separator: ", "))]"
    case .map(let pairs):
      let members = pairs.map { key, value in
        guard case .scalar(let name, _) = key.content else { return "" }
        return "\(Self.quoted(name)): \(value.json)"
      }
      return "{\(members.joined(separator: ", "))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let bytes = try? JSONEncoder().encode(text)
    return String(decoding: bytes ?? Data(), as: UTF8.self)
  }
}
