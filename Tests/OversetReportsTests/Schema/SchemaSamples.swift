@testable import Overset
@testable import OversetConfiguration

/// Documents made from a schema: for every place in it the smallest one that has it, with values
/// that should do there and values of every other kind.
struct SchemaSamples {
  /// A document as JSON, and which place in the schema it is for.
  struct Document: CustomStringConvertible {
    var place: String
    var json: String

    var description: String { "\(place): \(json)" }
  }

  private let definitions: [(name: String, value: JSONSchema.Value)]
  private(set) var documents: [Document]

  init(_ schema: JSONSchema) {
    definitions = schema.members("$defs")
    documents = []
    documents = documents(for: schema, "") { $0 }
  }

  /// The documents for a schema; `wrap` puts a value of it into the smallest document around it.
  private func documents(
    for schema: JSONSchema, _ place: String, _ wrap: (String) -> String
  ) -> [Document] {
    var documents: [Document] = []
    func add(_ json: String) { documents.append(Document(place: place, json: wrap(json))) }
    let schema = resolved(schema)
    for json in ["\"x\"", "\"\"", "true", "5", "5.5", "-2", "[]", "[\"x\"]", "[[]]", "{}"] {
      add(json)
    }
    for value in schema.values("enum") { if case .text(let text) = value { add("\"\(text)\"") } }
    for limit in ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] {
      guard let number = schema.number(limit) else { continue }
      for number in [number, number - 1, number + 1] { add(Self.json(number)) }
    }
    for case .schema(let choice) in schema.values("anyOf") where !choice.values("type").isEmpty {
      documents += self.documents(for: choice, place, wrap)
    }
    if let element = schema.schema("items") {
      documents += self.documents(for: element, "\(place)[]") { wrap("[\($0)]") }
    }
    if let value = schema.schema("additionalProperties") {
      documents += self.documents(for: value, "\(place).*") { wrap("{\"x\": \($0)}") }
      add("{\"$\": \(sample(value))}")
    }
    guard schema["properties"] != nil else { return documents }
    let needed = needed(by: schema)
    for name in needed { add(object(schema, needed.filter { $0 != name })) }
    add(object(schema, needed, and: "unheardOf", "1"))
    for case (let name, .schema(let property)) in schema.members("properties") {
      documents += self.documents(for: property, "\(place).\(name)") { value in
        wrap(object(schema, needed.filter { $0 != name }, and: name, value))
      }
      // Beside everything else that may name the thing: a font, a run.
      for other in schema.alternatives where other != [name] {
        let others = other.filter { !needed.contains($0) && $0 != name }
        add(object(schema, needed + others, and: name, sample(property)))
      }
    }
    return documents
  }

  private func object(
    _ schema: JSONSchema, _ names: [String], and name: String = "", _ value: String = ""
  ) -> String {
    var members = names.filter { $0 != name }.map { needed in
      "\"\(needed)\": \(schema.property(needed).map(sample) ?? "1")"
    }
    if !name.isEmpty { members.append("\"\(name)\": \(value)") }
    return "{\(members.joined(separator: ", "))}"
  }

  /// What an object cannot do without.
  private func needed(by schema: JSONSchema) -> [String] {
    let required = schema.texts("required") + (schema.alternatives.first ?? [])
    return required.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// A value that should do.
  private func sample(_ schema: JSONSchema) -> String {
    let schema = resolved(schema)
    if case .schema(let first)? = schema.values("anyOf").first, schema["properties"] == nil {
      return sample(first)
    }
    if case .text(let text)? = schema.values("enum").first { return "\"\(text)\"" }
    if schema["properties"] != nil { return object(schema, needed(by: schema)) }
    if let pattern = schema["pattern"] { return "\"\(Self.example(of: pattern))\"" }
    switch schema.values("type").first {
    case .text("array"): return schema["minItems"] == nil ? "[]" : "[\(items(of: schema))]"
    case .text("number"), .text("integer"):
      guard let least = schema.number("minimum") else { return "1" }
      return Self.json(max(least, min(1, schema.number("maximum") ?? 1)))
    case .text("boolean"): return "true"
    case .text("object"): return "{}"
    default: return "\"x\""
    }
  }

  private func items(of schema: JSONSchema) -> String { schema.schema("items").map(sample) ?? "1" }

  private func resolved(_ schema: JSONSchema) -> JSONSchema {
    guard case .text(let reference)? = schema["$ref"] else { return schema }
    let name = reference.split(separator: "/").last.map(String.init)
    guard case .schema(let definition)? = definitions.first(where: { $0.name == name })?.value
    else { return schema }
    return definition
  }

  private static func example(of pattern: JSONSchema.Value) -> String {
    guard case .text(let text) = pattern else { return "" }
    if text.contains("\"key\"") { return "tr(\\\"key\\\")" }
    if text.contains("\\(") { return "Row(title:)" }
    if text.contains("→") { return "_ → ." }
    return text.contains("screen") ? "screen" : text.hasPrefix("^#") ? "#AABBCC" : "de"
  }

  private static func json(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}

extension JSONSchema {
  subscript(name: String) -> Value? { keywords.first { $0.name == name }?.value }

  func members(_ name: String) -> [(name: String, value: Value)] {
    if case .map(let members)? = self[name] { members } else { [] }
  }

  /// A list, or what stands alone.
  func values(_ name: String) -> [Value] {
    switch self[name] {
    case .list(let values): values
    case .text(let text): [.text(text)]
    default: []
    }
  }

  func texts(_ name: String) -> [String] {
    values(name).compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  func number(_ name: String) -> Double? {
    if case .number(let number)? = self[name] { number } else { nil }
  }

  func schema(_ name: String) -> JSONSchema? {
    if case .schema(let schema)? = self[name] { schema } else { nil }
  }

  func property(_ name: String) -> JSONSchema? {
    guard case .schema(let schema)? = members("properties").first(where: { $0.name == name })?.value
    else { return nil }
    return schema
  }

  /// What `anyOf` requires.
  var alternatives: [[String]] {
    values("anyOf").compactMap {
      if case .schema(let schema) = $0 { schema.texts("required") } else { nil }
    }
  }
}
