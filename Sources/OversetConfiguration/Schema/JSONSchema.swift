/// A JSON Schema (draft 2020-12): its keywords, in the order that they are printed in.
package struct JSONSchema: Sendable {
  package private(set) var keywords: [(name: String, value: Value)] = []

  package init() {}

  /// What a keyword says.
  package indirect enum Value: Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([Value])
    case schema(JSONSchema)
    case map([(name: String, value: Value)])

    package static func texts(_ texts: [String]) -> Value { .list(texts.map { .text($0) }) }

    package static func schemas(_ schemas: [(name: String, schema: JSONSchema)]) -> Value {
      .map(schemas.map { ($0.name, .schema($0.schema)) })
    }
  }

  /// The schema with one more keyword.
  package func with(_ name: String, _ value: Value) -> JSONSchema {
    var schema = self
    schema.keywords.append((name, value))
    return schema
  }

  /// The schema with the keywords of another one.
  package func and(_ other: JSONSchema) -> JSONSchema {
    var schema = self
    schema.keywords += other.keywords
    return schema
  }

  /// What an editor shows beside the value; nil for nothing.
  package func says(_ description: String?) -> JSONSchema {
    description.map { with("description", .text($0)) } ?? self
  }

  /// What holds where nothing is written.
  package func standard(_ value: Value) -> JSONSchema { with("default", value) }
}
