import ArgumentParser
import OversetConfiguration
import OversetModel

/// The options of commands that show what an app has.
struct SurveyOptions: ParsableArguments {
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

  var workers: Int { jobs ?? Machine.processorCount }

  /// The chosen one, else the nearest, else that of a folder without one.
  func configuration(for paths: [String]) throws -> Configuration {
    try ConfigurationFile.settings(config, for: paths)
  }
}
