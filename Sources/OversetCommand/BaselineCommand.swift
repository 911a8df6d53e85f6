import ArgumentParser
import Overset
import OversetModel
import OversetReports

/// `overset baseline`: the findings that a team has accepted.
struct BaselineCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: "Accepts what is found today, so that only new findings fail.",
    discussion: """
      The file is the configuration's 'baseline', or --baseline, or overset-baseline.json beside the \
      configuration. It goes into the repository: an entry a line, without lines and absolute paths.
      """,
    subcommands: [Write.self, Prune.self, Diff.self])

  /// Writes a baseline of everything that is found.
  struct Write: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Accepts every error and warning that is found.",
      discussion: """
        Notes are accepted too where the gate fails on them. With a path or a locale, what is \
        accepted elsewhere stays.
        """)

    @OptionGroup var options: CheckOptions

    func run() async throws {
      let run = try await BaselineRun(options)
      let place = try run.place()
      // The old baseline matters only for a partial check: a whole check replaces it.
      let before = run.isPartial ? try run.readIfThere() : run.readIfWhole()
      let unchecked = before.map { run.comparison(with: $0).unchecked } ?? []
      let baseline = run.accepting.adding(unchecked)
      try run.write(baseline, to: place)
      let change = before.map { " (\($0.entries.count) before)" } ?? ""
      let count = baseline.entries.count
      StandardOutput.say(
        "accepted \(count) finding\(count == 1 ? "" : "s")\(change) in \(run.path)")
      if !run.isConfigured {
        StandardOutput.say("write 'baseline: \(run.name)' into overset.yml, or give --baseline")
      }
    }
  }

  /// Removes what is no longer found.
  struct Prune: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Takes away what is no longer found, and lowers what has shrunk.")

    @OptionGroup var options: CheckOptions

    func run() async throws {
      let run = try await BaselineRun(options)
      let place = try run.place()
      let before = try run.read()
      let comparison = run.comparison(with: before)
      let (pruned, lowered) = comparison.pruned(before)
      if pruned.entries != before.entries { try run.write(pruned, to: place) }
      StandardOutput.say(
        "took away \(comparison.stale.count), lowered \(lowered), left \(pruned.entries.count)"
          + " in \(run.path)")
    }
  }

  /// Shows how findings and baseline differ.
  struct Diff: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Shows what is new, has grown, or is no longer found.",
      discussion: "Exit status: 0 no difference; 1 a difference; 2 wrong usage or configuration.")

    @OptionGroup var options: CheckOptions

    func run() async throws {
      let run = try await BaselineRun(options)
      let comparison = run.comparison(with: try run.read())
      StandardOutput.put(BaselineText(paths: run.paths).text(of: comparison, run.path))
      throw ExitCode(comparison.isEmpty ? 0 : 1)
    }
  }
}
