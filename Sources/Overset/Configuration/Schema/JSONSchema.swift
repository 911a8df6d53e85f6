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
  func and(_ other: JSONSchema) -> JSONSchema {
    var schema = self
    schema.keywords += other.keywords
    return schema
  }

  /// What an editor shows beside the value.
  func says(_ description: String) -> JSONSchema { with("description", .text(description)) }

  /// What holds where nothing is written.
  func standard(_ value: Value) -> JSONSchema { with("default", value) }
}

/// The values that `SettingReader` reads.
extension JSONSchema {
  private static func type(_ name: String) -> JSONSchema { JSONSchema().with("type", .text(name)) }

  /// What nothing is.
  static var nothing: JSONSchema { JSONSchema().with("not", .schema(JSONSchema())) }

  /// Any scalar: a name may look like a number.
  static var text: JSONSchema {
    JSONSchema().with("type", .texts(["string", "number", "boolean"]))
  }

  /// A list of texts, or one text by itself.
  static var texts: JSONSchema {
    JSONSchema().with("type", .texts(["array", "string", "number", "boolean"]))
      .with("items", .schema(text))
  }

  /// Characters and nothing else, of this form (ECMA-262).
  static func text(matching pattern: String) -> JSONSchema {
    type("string").with("pattern", .text(pattern))
  }

  static var flag: JSONSchema { type("boolean") }

  static func number(in range: ClosedRange<Double> = -1e9...1e9) -> JSONSchema {
    type("number").with("minimum", .number(range.lowerBound))
      .with("maximum", .number(range.upperBound))
  }

  static func integer(in range: ClosedRange<Int> = 0...1_000_000) -> JSONSchema {
    type("integer").with("minimum", .number(Double(range.lowerBound)))
      .with("maximum", .number(Double(range.upperBound)))
  }

  /// One of the cases of an enumeration, by its name.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _: Choice.Type
  ) -> JSONSchema {
    choices(Choice.allCases.map(\.rawValue))
  }

  static func choices(_ names: [String]) -> JSONSchema { JSONSchema().with("enum", .texts(names)) }

  static func list(of element: JSONSchema, atLeast least: Int = 0) -> JSONSchema {
    let list = type("array").with("items", .schema(element))
    return least > 0 ? list.with("minItems", .number(Double(least))) : list
  }

  /// A map with any keys.
  static func map(of value: JSONSchema) -> JSONSchema {
    type("object").with("additionalProperties", .schema(value))
  }

  /// A map with the keys that its reader knows, in the reader's order.
  ///
  /// A key that the reader alone knows is nothing here, one that is described alone stands at the
  /// end: the tests find both.
  static func object(
    _ known: [String], required: [String] = [], _ described: [String: JSONSchema]
  ) -> JSONSchema {
    let others = described.keys.filter { !known.contains($0) }.sorted()
    let properties = (known + others).map { ($0, described[$0] ?? .nothing) }
    let object = type("object").with("properties", .schemas(properties))
      .with("additionalProperties", .flag(false))
    return required.isEmpty ? object : object.with("required", .texts(required))
  }

  static func anyOf(_ schemas: [JSONSchema]) -> JSONSchema {
    JSONSchema().with("anyOf", .list(schemas.map { .schema($0) }))
  }

  static func requires(_ names: [String]) -> JSONSchema {
    JSONSchema().with("required", .texts(names))
  }

  /// What `$defs` has under the name.
  static func definition(_ name: String) -> JSONSchema {
    JSONSchema().with("$ref", .text("#/$defs/\(name)"))
  }
}
