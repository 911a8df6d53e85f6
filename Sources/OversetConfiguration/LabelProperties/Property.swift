/// A property of a label or of a part of it: its name, what an editor shows for it, and how it is
/// read.
///
/// The keys that are known, the reader and the JSON Schema all come from tables of these.
struct Property<Owner>: Sendable {
  typealias Reader<Value> = @Sendable (WrittenSetting, inout SettingReader, FontContext) -> Value?

  let name: String
  /// With the range, the default value and the description.
  let schema: JSONSchema
  /// The property that this is a shorter name of.
  let longName: String?
  private let apply:
    @Sendable (WrittenSetting, inout Owner, inout SettingReader, FontContext) -> Void

  /// A property whose reader answers with nil where it has reported a problem.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Owner, Value> & Sendable, _ schema: JSONSchema,
    _ read: @escaping Reader<Value>
  ) {
    self.name = name
    self.schema = schema
    longName = nil
    apply = { setting, owner, reader, fonts in
      if let value = read(setting, &reader, fonts) { owner[keyPath: path] = value }
    }
  }

  /// A property that is read together with others, by the name; or a shorter name of one.
  init(_ name: String, _ schema: JSONSchema, shortFor longName: String? = nil) {
    self.name = name
    self.schema = schema
    self.longName = longName
    apply = { _, _, _, _ in }
  }
}

extension Property {
  /// Lets every property change what its setting says, and leaves the rest as it is.
  static func apply(
    _ properties: [Property], _ settings: [String: WrittenSetting], to owner: inout Owner,
    with reader: inout SettingReader, fonts: FontContext = FontContext()
  ) {
    for property in properties {
      if let setting = settings[property.name] {
        property.apply(setting, &owner, &reader, fonts)
      }
    }
  }

  /// The settings with the long names in the place of the short ones.
  static func spelledOut(
    _ properties: [Property], _ settings: [String: WrittenSetting],
    with reader: inout SettingReader
  ) -> [String: WrittenSetting] {
    var settings = settings
    for property in properties {
      guard let longName = property.longName,
        let setting = settings.removeValue(forKey: property.name)
      else { continue }
      if settings.updateValue(setting, forKey: longName) != nil {
        reader.report(
          "'\(property.name)' is short for '\(longName)', which is there as well", at: setting)
      }
    }
    return settings
  }

  /// As a schema lists it.
  var described: (name: String, schema: JSONSchema) { (name, schema) }
}

extension JSONSchema {
  /// A map with these properties and no others, in their order.
  static func settings<Owner>(
    _ properties: [Property<Owner>], required: [String] = []
  ) -> JSONSchema {
    settings(properties.map(\.described), required: required)
  }
}
