/// What a label and a style of `overset.yml` may say, in the order of the JSON Schema.
enum LabelKeys {
  typealias Key = (name: String, schema: JSONSchema)

  static let knownOfLabels = label.map(\.name)

  /// Everything but what makes a label a particular one.
  static let knownOfStyles = style.map(\.name)

  static var labelSchema: JSONSchema {
    // A style may have the width.
    JSONSchema.settings(label, required: ["id"])
      .with(
        "anyOf",
        .list(
          [
            ["keys", "width"], ["keys", "style"], ["object", "width"], ["object", "style"],
            ["keys", "object"],
          ].map { .schema(.requires($0)) })
      ).and(namedOnce)
  }

  static var styleSchema: JSONSchema { .settings(style).and(namedOnce) }

  private static let label: [Key] =
    [
      ("id", .scalar.says("The label's name in reports; each once.")),
      ("keys", .scalars.says("The keys that it shows: globs with * and ?, any of them.")),
      (
        "table",
        .scalar.says("A glob of the tables that the keys are looked for in. Default: all.")
      ),
      (
        "object",
        .objectReference(
          "An object of a storyboard or XIB: Settings.storyboard#abc-12-xyz. With a width the label "
            + "takes its place; with keys and no width, it shows these keys.")
      ),
      (
        "default",
        .flag().says("Whether it takes only what no other label took.").standard(.flag(false))
      ),
      (
        "style",
        .scalar.says("The name of one of 'styles'; what the label says itself comes first.")
      ),
      ("group", .scalar.says("The labels seen beside this one: they should shrink alike.")),
    ] + FrameProperties.all.map(\.described) + [("arguments", ArgumentSettings.samples)]
    + LabelProperties.all.map(\.described)

  static let style: [Key] =
    FrameProperties.all.map(\.described) + LabelProperties.all.map(\.described)

  /// No property by both of its names.
  static var namedOnce: JSONSchema {
    JSONSchema().with("not", .schema(.requires(["lines", "numberOfLines"])))
  }
}
