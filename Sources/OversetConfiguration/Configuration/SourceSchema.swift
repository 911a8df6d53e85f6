import OversetSources

/// What `sources` says.
enum SourceSchema {
  static var sources: JSONSchema {
    .anyOf([.flag(), .settings(SourceReader.known, members)])
      .says(
        "Source code, which is searched for what shows texts: false reads none, and what the code "
          + "does not say stands here."
      )
      .standard(.flag(true))
  }

  private static var members: [String: JSONSchema] {
    let helper = JSONSchema.text(matching: LookupPattern.form)
    let call = JSONSchema.text(matching: CallPattern.form)
    return [
      "paths": .scalars.says(
        "Folders and globs of source code from this file's folder. Default: all of it."),
      "accessors": .list(of: accessor).says("Types whose members' names are keys."),
      "helpers": .anyOf([helper, .list(of: helper)]).says(
        "Calls that look a text up, with \"key\" in the place of the key: \"key\".localized()."),
      "components": .list(of: component).says(
        "What becomes of the texts that the app's own views and functions get."),
      "ignore": .anyOf([call, .list(of: call)]).says(
        "Calls whose texts nobody sees: track(_:)."),
    ]
  }

  private static var accessor: JSONSchema {
    .settings(
      SourceReader.knownOfAccessors, required: ["type"],
      [
        "type": .scalar.says("The type as code writes it: LocalString."),
        "key": .text(matching: "^[^,→]*[^,→ ][^,→]*→[^,→]*(,[^,→]*[^,→ ][^,→]*→[^,→]*)*$").says(
          "What parts of a name become in the key: _ → . Default: only letters and digits count."),
        "table": .scalar.says("The table of the keys. Default: Localizable, or where they are."),
      ])
  }

  private static var component: JSONSchema {
    let own: [(name: String, schema: JSONSchema)] = [
      (
        "call",
        .text(matching: CallPattern.form).says(
          "The call with the labels of its texts: PrimaryButton(title:); Card() for what is in its "
            + "closure.")
      ),
      (
        "shows", .choice(ComponentContent.self).says("'nothing': the texts are never drawn.")
      ),
      ("style", .scalar.says("The name of one of 'styles'; what is said here comes first.")),
    ]
    return JSONSchema.settings(own + LabelKeys.style, required: ["call"])
      .with("anyOf", .list(ComponentKeys.deciding.map { .schema(.requires([$0])) }))
      .and(LabelKeys.namedOnce)
  }
}
