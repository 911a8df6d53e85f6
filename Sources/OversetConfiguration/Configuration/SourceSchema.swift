/// What `sources` says.
enum SourceSchema {
  static var sources: JSONSchema {
    .anyOf([
      .flag(),
      .settings(
        SourceSettings.known,
        [
          "paths": .scalars.says(
            "Folders and globs of source code from this file's folder. Default: all of it.")
        ]),
    ])
    .says(
      "Source code, which is searched for what shows texts: false reads none, and what the code "
        + "does not say stands here."
    )
    .standard(.flag(true))
  }
}
