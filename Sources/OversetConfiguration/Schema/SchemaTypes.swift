/// The values that are read and written; a word's description comes before its other keywords.
extension JSONSchema {
  private static func typed(_ name: String, _ description: String? = nil) -> JSONSchema {
    JSONSchema().says(description).with("type", .text(name))
  }

  /// Characters; `pattern` is their form (ECMA-262).
  package static func text(
    _ description: String? = nil, matching pattern: String? = nil
  ) -> JSONSchema {
    let text = typed("string", description)
    return pattern.map { text.with("pattern", .text($0)) } ?? text
  }

  /// True or false.
  package static func flag(_ description: String? = nil) -> JSONSchema {
    typed("boolean", description)
  }

  /// Any number, or one in a range.
  package static func number(
    _ description: String? = nil, in range: ClosedRange<Double>? = nil
  ) -> JSONSchema {
    let number = typed("number", description)
    guard let range else { return number }
    return number.with("minimum", .number(range.lowerBound))
      .with("maximum", .number(range.upperBound))
  }

  /// A whole number between two, which are included.
  package static func count(
    _ description: String? = nil, from least: Int = 0, to most: Int? = nil
  ) -> JSONSchema {
    let count = typed("integer", description).with("minimum", .number(Double(least)))
    return most.map { count.with("maximum", .number(Double($0))) } ?? count
  }

  /// One of the cases of an enumeration, by its name.
  package static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _: Choice.Type, _ description: String? = nil
  ) -> JSONSchema {
    choices(Choice.allCases.map(\.rawValue), description)
  }

  /// One of these names.
  package static func choices(_ names: [String], _ description: String? = nil) -> JSONSchema {
    JSONSchema().says(description).with("enum", .texts(names))
  }

  /// One of these numbers.
  package static func choices(_ numbers: [Int], _ description: String? = nil) -> JSONSchema {
    JSONSchema().says(description).with("enum", .list(numbers.map { .number(Double($0)) }))
  }

  /// This text and no other.
  package static func constant(_ text: String) -> JSONSchema {
    JSONSchema().with("const", .text(text))
  }

  /// This number and no other.
  package static func constant(_ number: Double) -> JSONSchema {
    JSONSchema().with("const", .number(number))
  }

  /// Elements that are all alike.
  package static func list(
    of element: JSONSchema, _ description: String? = nil, atLeast least: Int = 0
  ) -> JSONSchema {
    let list = typed("array", description).with("items", .schema(element))
    return least > 0 ? list.with("minItems", .number(Double(least))) : list
  }

  /// A map with any keys.
  package static func map(of value: JSONSchema) -> JSONSchema {
    typed("object").with("additionalProperties", .schema(value))
  }

  /// With these members and no others.
  package static func object(_ description: String?, _ members: [Member]) -> JSONSchema {
    typed("object", description)
      .with("properties", .schemas(members.map { ($0.name, $0.schema) }))
      .with("required", .texts(members.filter(\.isRequired).map(\.name)))
      .with("additionalProperties", .flag(false))
  }

  /// A member of an object.
  package struct Member {
    fileprivate var name: String
    fileprivate var schema: JSONSchema
    fileprivate var isRequired: Bool

    /// Always there.
    package static func required(_ name: String, _ schema: JSONSchema) -> Member {
      Member(name: name, schema: schema, isRequired: true)
    }

    /// Left out where it does not apply.
    package static func optional(_ name: String, _ schema: JSONSchema) -> Member {
      Member(name: name, schema: schema, isRequired: false)
    }
  }

  /// What nothing is.
  package static var nothing: JSONSchema { JSONSchema().with("not", .schema(JSONSchema())) }

  /// What any of these is.
  package static func anyOf(_ schemas: [JSONSchema]) -> JSONSchema {
    JSONSchema().with("anyOf", .list(schemas.map { .schema($0) }))
  }

  /// This, or null.
  package var orNull: JSONSchema { .anyOf([self, .typed("null")]) }

  /// What has these members.
  package static func requires(_ names: [String]) -> JSONSchema {
    JSONSchema().with("required", .texts(names))
  }

  /// What `$defs` has under the name.
  package static func defined(_ name: String, _ description: String? = nil) -> JSONSchema {
    JSONSchema().says(description).with("$ref", .text("#/$defs/\(name)"))
  }
}
