/// What an element of `ignore` says.
enum IgnoreSchema {
  static var element: JSONSchema {
    let rules = JSONSchema.anyOf([.definition("rule"), .list(of: .definition("rule"))])
      .says("A rule, or a list of them. Default: every rule.")
    let locales = JSONSchema.anyOf([.definition("locale"), .list(of: .definition("locale"))])
      .says("A locale, or a list of them. Default: every locale.")
    return JSONSchema.object(
      IgnoreSettings.known,
      [
        "rule": rules, "rules": rules, "locale": locales, "locales": locales,
        "label": .text.says("A glob of label names."),
        "key": .text.says("A glob of keys."),
        "table": .text.says("A glob of tables."),
        "reason": .text.says("Why, for those who read the file."),
      ]
    ).with(
      "anyOf",
      .list(IgnoreSettings.known.filter { $0 != "reason" }.map { .schema(.requires([$0])) }))
  }
}
