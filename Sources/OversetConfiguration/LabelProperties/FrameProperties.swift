import OversetModel

/// Where the text of a label may be, as `overset.yml` says it.
struct LabelFrame {
  var width: WidthExpression?
  /// Nil where it is unlimited.
  var height: Points?
  var insets = Insets()
}

/// Reads and describes the rectangle of a label.
enum FrameProperties {
  /// In the order of the JSON Schema.
  static let all: [Property<LabelFrame>] = [
    Property("width", \.width, .defined("width").says("The label's width in points.")) {
      setting, reader, _ in reader.width(setting)
    },
    Property("height", \.height, height) { setting, reader, _ in reader.height(setting) },
    Property(
      "insets", \.insets,
      .settings(insets).says("The room between the label's bounds and its text.")
    ) { setting, reader, _ in reader.insets(setting) },
  ]

  static let insets: [Property<Insets>] = [
    inset("leading", \.leading), inset("trailing", \.trailing), inset("top", \.top),
    inset("bottom", \.bottom),
  ]

  private static func inset(
    _ name: String, _ path: any WritableKeyPath<Insets, Points> & Sendable
  ) -> Property<Insets> {
    let range = 0.0...10_000.0
    let schema = JSONSchema.number(in: range).says("In points.").standard(.number(0))
    return Property(name, path, schema) { setting, reader, _ in reader.number(setting, in: range) }
  }

  /// What a label that grows with its text says of a length.
  static let growing = ["min", "max"]

  static let heights = 0.0...1e6

  static var width: JSONSchema {
    let lengths: [JSONSchema] = [
      JSONSchema().with("type", .text("number")).with("minimum", .number(0)),
      .text(matching: "^(?=.*[0-9n])[\\s0-9.()+*/-]*(screen[\\s0-9.()+*/-]*)*$"),
    ]
    return .anyOf(lengths + [growing(.anyOf(lengths), orElse: "the screen's")])
      .says(
        "A number of points, arithmetic on 'screen' (screen / 2 - 24), or {min: 80, max: 200}.")
  }

  private static var height: JSONSchema {
    let points = JSONSchema.number(in: heights)
    return .anyOf([points, growing(points, orElse: "any")])
      .says("The label's height in points, or {max: 44}. Default: unlimited.")
  }

  /// Of a label that grows with its text.
  private static func growing(_ length: JSONSchema, orElse most: String) -> JSONSchema {
    JSONSchema.settings(
      growing,
      [
        "min": length.says("What the label has at least; changes no verdict."),
        "max": length.says("What the label grows to. Default: \(most)."),
      ]
    ).with("anyOf", .list(growing.map { .schema(.requires([$0])) }))
  }
}
