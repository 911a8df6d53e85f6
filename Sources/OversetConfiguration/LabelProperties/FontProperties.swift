import OversetModel

/// What `font` says: the table of its properties, and its schema.
package enum FontProperties {
  static var schema: JSONSchema {
    .anyOf([.number(in: fontSizes), .text(matching: short), long])
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
    JSONSchema.settings(all)
      .with("anyOf", .list(FontKind.allCases.map { .schema(.requires([$0.rawValue])) }))
      .with("dependentSchemas", .schemas(FontKind.allCases.map { ($0.rawValue, beside($0)) }))
  }

  /// In the order of the JSON Schema. What has no key path makes the font, and is read together.
  static let all: [Property<FontDescription>] = [
    Property("system", points.says("The system font, at a size in points.")),
    Property("monospacedSystem", points.says("The monospaced system font, at a size in points.")),
    Property(
      "textStyle",
      .choice(TextStyle.self).says("A text style: its size follows Dynamic Type.")),
    Property("name", .scalar.says("A font by its PostScript, full or family name.")),
    Property("file", .scalar.says("A font file, from this file's folder.")),
    Property("size", points.says("The size in points, beside 'name' and 'file'.")),
    Property(
      "face",
      JSONSchema().with("type", .texts(["integer", "string"]))
        .with("minimum", .number(0)).with("maximum", .number(65_535))
        .says("The font in a collection: its number from 0, or its PostScript name.")),
    Property(
      "weight", \.weight,
      .choice(FontWeight.self).says("Default: the text style's, else regular.")
    ) { setting, reader, _ in reader.choice(setting, FontWeight.self) },
    Property("italic", \.isItalic, .flag().standard(.flag(false))) { setting, reader, _ in
      reader.flag(setting)
    },
    Property(
      "monospacedDigits", \.hasMonospacedDigits,
      .flag("Whether the system font's digits are all of one width.").standard(.flag(false))
    ) { setting, reader, _ in reader.flag(setting) },
    Property(
      "design", \.design,
      .choice(FontDesign.self).says("The system font's face.")
        .standard(.text(FontDesign.default.rawValue))
    ) { setting, reader, _ in reader.choice(setting) },
    Property(
      "width", \.width,
      .choice(FontWidth.self).says("How wide the system font's letters are.")
        .standard(.text(FontWidth.standard.rawValue))
    ) { setting, reader, _ in reader.choice(setting) },
    Property(
      "contentSize", \.contentSize,
      .choice(ContentSizeCategory.self).says("A Dynamic Type category for this font alone.")
    ) { setting, reader, _ in reader.choice(setting) },
    Property(
      "fontMetrics",
      .choice(TextStyle.self)
        .says("Scales the size with Dynamic Type as UIFontMetrics does for this text style.")),
    Property(
      "maximumPointSize", points.says("The most that 'fontMetrics' scales to, in points.")),
  ]

  /// Points that a font may have.
  static let fontSizes = 0.1...10_000.0

  private static let points = JSONSchema.number(in: fontSizes)

  /// What may and must stand beside what the font is named by.
  private static func beside(_ kind: FontKind) -> JSONSchema {
    let forbidden = all.map(\.name).filter { $0 != kind.rawValue && !kind.keys.contains($0) }
    var schema = JSONSchema().with("properties", .schemas(forbidden.map { ($0, .nothing) }))
    if kind.sizeKey != kind.rawValue { schema = schema.and(.requires([kind.sizeKey])) }
    guard kind != .textStyle else { return schema }
    return schema.with(
      "dependentRequired",
      .map(FontKind.scaledKeys.map { ($0, .texts(["fontMetrics"])) }))
  }
}
