import ArgumentParser
import Overset
import OversetConfiguration
import OversetModel
import OversetReports

/// `overset sources`: where code uses which key.
struct SourcesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources",
    abstract: "Shows where code uses which key, and whether its text can be cut there.",
    discussion: """
      Swift and Objective-C are read; nothing is built. Of each use: the file and the line, what shows \
      the text, and a verdict: it can be cut, and in which room; it cannot be cut, and why; it is never \
      drawn; or what of it is not known. At the end the keys that no code names, those that no catalog \
      has, and the totals: a key counts with the worst of its uses.

      Without a path, everything below the folder of the nearest overset.yml, else below this folder.

      Exit status: 2 wrong usage or configuration, or a named path that cannot be read; else 0.
      """)

  @Argument(help: "Folders of source code and catalogs.", completion: .directory)
  var paths: [String] = []

  @Option(
    help: "The configuration file. Default: the nearest overset.yml, here or above.",
    completion: .configuration)
  var config: String?

  @Flag(help: "Answer as JSON.")
  var json = false

  @Option(help: "How many workers. Default: one for each processor.")
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs needs at least 1") }
  }

  func run() async throws {
    let configuration =
      try ConfigurationFile.chosen(config, for: paths)
      ?? Configuration(root: try Machine.workingDirectory)
    let survey = await SourceSurvey.read(
      configuration, paths: paths.isEmpty ? nil : try paths.map { try Machine.absolutePath($0) },
      workers: jobs ?? Machine.processorCount)
    for notice in survey.notices { StandardError.put("\(notice)") }
    if json {
      StandardOutput.put(SourcesJSON.text(of: survey))
    } else {
      StandardOutput.put(SourcesText.text(of: survey))
    }
    if survey.notices.contains(where: \.isMisuse) { throw ExitCode(2) }
  }
}
