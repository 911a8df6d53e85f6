import OversetModel

/// What only `SettingReader` reads so.
extension JSONSchema {
  /// Any scalar: a name may look like a number.
  package static var scalar: JSONSchema {
    JSONSchema().with("type", .texts(["string", "number", "boolean"]))
  }

  /// A list of scalars, or one by itself.
  package static var scalars: JSONSchema {
    JSONSchema().with("type", .texts(["array", "string", "number", "boolean"]))
      .with("items", .schema(scalar))
  }

  /// An option of `lineBreakStrategy`, or several.
  package static var strategy: JSONSchema {
    let option = choices(LineBreakStrategy.named.map(\.key))
    return .anyOf([option, .list(of: option)])
  }

  /// An object of a document: what `ObjectReference` takes.
  package static func objectReference(_ description: String) -> JSONSchema {
    .text(description, matching: "^[\\s\\S]+#[^#]+$")
  }

  /// As many as a setting takes.
  package static var whole: JSONSchema { .count(to: 1_000_000) }

  /// A map with the keys that its reader knows, in the reader's order.
  ///
  /// A key that the reader alone knows is nothing here, one that is described alone stands at the
  /// end: the tests find both.
  package static func settings(
    _ known: [String], required: [String] = [], _ described: [String: JSONSchema]
  ) -> JSONSchema {
    let others = described.keys.filter { !known.contains($0) }.sorted()
    let properties = (known + others).map { ($0, described[$0] ?? .nothing) }
    return settings(properties, required: required)
  }

  /// A map with these keys and no others.
  package static func settings(
    _ properties: [(name: String, schema: JSONSchema)], required: [String] = []
  ) -> JSONSchema {
    let object = JSONSchema().with("type", .text("object"))
      .with("properties", .schemas(properties)).with("additionalProperties", .flag(false))
    return required.isEmpty ? object : object.with("required", .texts(required))
  }
}
