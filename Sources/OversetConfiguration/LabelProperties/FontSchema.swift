import OversetModel

/// What `font` says.
enum FontSchema {
  static var font: JSONSchema {
    .anyOf([.number(in: ConstraintSettings.fontSizes), .text(matching: short), long])
      .says(
        "A text style or a size, then a weight and italic (body, 17 semibold), or one of 'system', "
          + "'monospacedSystem', 'textStyle', 'name' and 'file', and what goes with it.")
  }

  /// What `FontDescription(argument:)` reads.
  private static var short: String {
    let styles = TextStyle.allCases.map(\.rawValue).joined(separator: "|")
    let weights = FontWeight.allCases.map(\.rawValue).joined(separator: "|")
    return "^ *(\(styles)|[0-9]*\\.?[0-9]+)(( +(\(weights)))?( +italic)?| +italic +(\(weights))) *$"
  }

  private static var long: JSONSchema {
    JSONSchema.settings(FontKind.allKeys, properties)
      .with("anyOf", .list(FontKind.allCases.map { .schema(.requires([$0.rawValue])) }))
      .with("dependentSchemas", .schemas(FontKind.allCases.map { ($0.rawValue, beside($0)) }))
  }

  private static var properties: [String: JSONSchema] {
    let points = JSONSchema.number(in: ConstraintSettings.fontSizes)
    return [
      "system": points.says("The system font, at a size in points."),
      "monospacedSystem": points.says("The monospaced system font, at a size in points."),
      "textStyle": .choice(TextStyle.self).says("A text style: its size follows Dynamic Type."),
      "name": .scalar.says("A font by its PostScript, full or family name."),
      "file": .scalar.says("A font file, from this file's folder."),
      "size": points.says("The size in points, beside 'name' and 'file'."),
      "face": JSONSchema().with("type", .texts(["integer", "string"]))
        .with("minimum", .number(0)).with("maximum", .number(65_535))
        .says("The font in a collection: its number from 0, or its PostScript name."),
      "weight": .choice(FontWeight.self).says("Default: the text style's, else regular."),
      "italic": .flag().standard(.flag(false)),
      "monospacedDigits": .flag("Whether the system font's digits are all of one width.")
        .standard(.flag(false)),
      "design": .choice(FontDesign.self).says("The system font's face.")
        .standard(.text(FontDesign.default.rawValue)),
      "width": .choice(FontWidth.self).says("How wide the system font's letters are.")
        .standard(.text(FontWidth.standard.rawValue)),
      "contentSize": .choice(ContentSizeCategory.self)
        .says("A Dynamic Type category for this font alone."),
      "fontMetrics": .choice(TextStyle.self)
        .says("Scales the size with Dynamic Type as UIFontMetrics does for this text style."),
      "maximumPointSize": points.says("The most that 'fontMetrics' scales to, in points."),
    ]
  }

  /// What may and must stand beside what the font is named by.
  private static func beside(_ kind: FontKind) -> JSONSchema {
    let forbidden = FontKind.allKeys.filter { $0 != kind.rawValue && !kind.keys.contains($0) }
    var schema = JSONSchema().with("properties", .schemas(forbidden.map { ($0, .nothing) }))
    if kind.sizeKey != kind.rawValue { schema = schema.and(.requires([kind.sizeKey])) }
    guard kind != .textStyle else { return schema }
    return schema.with(
      "dependentRequired",
      .map(FontKind.scaledKeys.map { ($0, .texts(["fontMetrics"])) }))
  }
}
