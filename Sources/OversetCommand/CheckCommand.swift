import ArgumentParser
import Overset
import OversetModel

/// `overset check`: catalogs against labels.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks catalogs against the labels that show them.",
    discussion: """
      The labels come from the nearest overset.yml, and from storyboards and XIBs; or from --width, \
      --lines and --font, which make one label for every text.

      Exit status: 0 passed; 1 a finding at or above --fail-on, or too many warnings; 2 wrong usage \
      or configuration, or a path that cannot be read; 3 nothing was checked, or something could not \
      be measured.
      """)

  @OptionGroup var options: CheckOptions

  @OptionGroup var reporting: ReportOptions

  @Option(
    help: ArgumentHelp(
      "Check one part of the keys, such as 3/16, and write it to --output, for 'overset merge'.",
      valueName: "part"))
  var shard: String?

  func validate() throws {
    guard let shard else { return }
    if Shard(shard) == nil {
      throw ValidationError("--shard needs a part and their number, such as 3/16")
    }
    var others = reporting
    others.output = nil
    if !others.isDefault {
      throw ValidationError(
        "a part makes no report: give --format, --since, --all and the gate to 'overset merge'")
    }
  }

  func run() async throws {
    if let shard = shard.flatMap(Shard.init) { return try await run(shard) }
    let configuration = reporting.gated(try options.configuration())
    let result = try await options.run(configuration, for: reporting)
    try reporting.report(result, configuration, workers: options.workers)
  }

  private func run(_ shard: Shard) async throws {
    let result = try await options.run(shard)
    let path = reporting.output ?? ShardFile.name(of: shard)
    if path == "-" { return StandardOutput.put(result.bytes) }
    do throws(OutputError) {
      var file = try ReportFile(at: OutputPlace(path, for: .part))
      try file.put(result.bytes)
      try file.finish()
    } catch {
      StandardError.put("error: cannot write '\(path)': \(error.reason)")
      throw ExitCode(2)
    }
    let keys = result.keys
    StandardError.put("wrote part \(shard), \(keys) key\(keys == 1 ? "" : "s"), to \(path)")
  }
}
