/// What an element of `ignore` says.
enum IgnoreSchema {
  static var element: JSONSchema {
    let rules = JSONSchema.anyOf([.defined("rule"), .list(of: .defined("rule"))])
      .says("A rule, or a list of them. Default: every rule.")
    let locales = JSONSchema.anyOf([.defined("locale"), .list(of: .defined("locale"))])
      .says("A locale, or a list of them. Default: every locale.")
    return JSONSchema.settings(
      IgnoreSettings.known,
      [
        "rule": rules, "rules": rules, "locale": locales, "locales": locales,
        "label": .scalar.says("A glob of label names, or of the paths of objects."),
        "object": .objectReference(
          "An object of a storyboard or XIB: Settings.storyboard#abc-12-xyz."),
        "key": .scalar.says("A glob of keys."),
        "table": .scalar.says("A glob of tables."),
        "reason": .scalar.says("Why, for those who read the file."),
      ]
    ).with(
      "anyOf",
      .list(IgnoreSettings.known.filter { $0 != "reason" }.map { .schema(.requires([$0])) }))
  }
}
