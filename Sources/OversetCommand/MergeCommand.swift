import ArgumentParser
import Overset
import OversetModel

/// `overset merge`: the parts of a check to its report.
struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Makes a report of the parts that 'overset check --shard' wrote.",
    discussion: """
      Where the parts were checked: with the same files, the same fonts and the same overset. The \
      report and the exit status are those of a check in one run.

      Exit status: as of 'overset check'; 2 also for a part that is missing, there twice, damaged or \
      of another check.
      """)

  @Argument(help: "The files of all parts, in any order.", completion: .file(extensions: ["jsonl"]))
  var parts: [String]

  @OptionGroup var reporting: ReportOptions

  @Option(
    help: "The file of accepted findings, in place of the configuration's.",
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(
    help: "The folder of --cache, where the parts used one.", completion: .directory)
  var cache: String?

  @Option(help: "How many workers. Default: one for each processor.")
  var jobs: Int?

  @Flag(inversion: .prefixedNo, help: "Show progress. Default: on a terminal.")
  var progress: Bool?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs needs at least 1") }
  }

  func run() async throws {
    var files: [ShardFile] = []
    for part in parts {
      do throws(ShardFailure) {
        files.append(try ShardFile(readingFileAt: part))
      } catch {
        StandardError.put("\(error.notice)")
        throw ExitCode(2)
      }
    }
    var options = try CheckOptions.parse([])
    if let part = files.first {
      options.choice = part.result.origin.options
      do {
        try options.validate()
      } catch {
        let reason = CheckCommand.message(for: error)
        StandardError.put("error: the options of '\(part.path)' are none of a check: \(reason)")
        throw ExitCode(2)
      }
    }
    options.baseline = baseline
    options.cache = cache
    options.jobs = jobs
    options.progress = progress
    let configuration = reporting.gated(try options.configuration())
    let result = try await options.merge(files, configuration, for: reporting)
    try reporting.report(result, configuration, workers: options.workers)
  }
}
