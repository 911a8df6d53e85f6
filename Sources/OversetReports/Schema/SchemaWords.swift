import Overset

/// The values that the JSON writers write.
extension JSONSchema {
  /// A member of an object.
  struct Member {
    var name: String
    var schema: JSONSchema
    var isRequired: Bool

    static func required(_ name: String, _ schema: JSONSchema) -> Member {
      Member(name: name, schema: schema, isRequired: true)
    }

    /// Left out where it does not apply.
    static func optional(_ name: String, _ schema: JSONSchema) -> Member {
      Member(name: name, schema: schema, isRequired: false)
    }
  }

  /// With these members and no others.
  static func object(_ description: String?, _ members: [Member]) -> JSONSchema {
    typed("object", description)
      .with("properties", .schemas(members.map { ($0.name, $0.schema) }))
      .with("required", .texts(members.filter(\.isRequired).map(\.name)))
      .with("additionalProperties", .flag(false))
  }

  static func list(of element: JSONSchema, _ description: String? = nil) -> JSONSchema {
    typed("array", description).with("items", .schema(element))
  }

  static func text(_ description: String? = nil, pattern: String? = nil) -> JSONSchema {
    let text = typed("string", description)
    return pattern.map { text.with("pattern", .text($0)) } ?? text
  }

  static func flag(_ description: String? = nil) -> JSONSchema { typed("boolean", description) }

  static func number(_ description: String? = nil) -> JSONSchema { typed("number", description) }

  static func count(_ description: String? = nil, from least: Int = 0) -> JSONSchema {
    typed("integer", description).with("minimum", .number(Double(least)))
  }

  static func choices(_ names: [String], _ description: String? = nil) -> JSONSchema {
    JSONSchema().saying(description).with("enum", .texts(names))
  }

  static func choices(_ numbers: [Int], _ description: String? = nil) -> JSONSchema {
    JSONSchema().saying(description).with("enum", .list(numbers.map { .number(Double($0)) }))
  }

  /// One of an enumeration's cases.
  static func oneOf<Choice: RawRepresentable<String> & CaseIterable>(
    _: Choice.Type, _ description: String? = nil
  ) -> JSONSchema {
    choices(Choice.allCases.map(\.rawValue), description)
  }

  static func constant(_ text: String) -> JSONSchema { JSONSchema().with("const", .text(text)) }

  static func constant(_ number: Double) -> JSONSchema {
    JSONSchema().with("const", .number(number))
  }

  /// What `$defs` has under the name.
  static func defined(_ name: String, _ description: String? = nil) -> JSONSchema {
    JSONSchema().saying(description).with("$ref", .text("#/$defs/\(name)"))
  }

  /// This, or null.
  var orNull: JSONSchema {
    JSONSchema().with("anyOf", .list([.schema(self), .schema(Self.typed("null", nil))]))
  }

  /// The keywords of both.
  func merging(_ other: JSONSchema) -> JSONSchema {
    other.keywords.reduce(self) { $0.with($1.name, $1.value) }
  }

  private static func typed(_ name: String, _ description: String?) -> JSONSchema {
    JSONSchema().saying(description).with("type", .text(name))
  }

  private func saying(_ description: String?) -> JSONSchema {
    description.map { with("description", .text($0)) } ?? self
  }
}
