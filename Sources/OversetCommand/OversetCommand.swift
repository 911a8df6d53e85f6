import ArgumentParser

/// The command line: options, streams and the exit status, no logic.
@main
struct OversetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overset",
    abstract: "Finds the text of an app that does not fit its labels.",
    version: "0.1.0",
    subcommands: [FitCommand.self])
}
