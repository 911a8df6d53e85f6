import ArgumentParser
import OversetReports

/// `overset schema`: what editors check `overset.yml` with.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of overset.yml.",
    discussion: """
      Editors with a YAML language server complete and check a file that says where its schema is:
        overset schema > overset.schema.json
        # yaml-language-server: $schema=overset.schema.json     (the first line of overset.yml)
      """)

  @Flag(help: "Print the JSON Schema of the JSON report instead.")
  var report = false

  func run() { StandardOutput.put(report ? ReportSchema.json : SchemaJSON.configuration) }
}
