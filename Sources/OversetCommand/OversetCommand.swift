import ArgumentParser
import Overset
import OversetFiles
import OversetModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command line: options, streams and the exit status, no logic.
@main
struct OversetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overset",
    abstract: "Finds the text of an app that does not fit its labels.",
    version: oversetVersion,
    subcommands: [
      CheckCommand.self, MergeCommand.self, FitCommand.self, CatalogsCommand.self,
      InterfacesCommand.self,
      SourcesCommand.self, SurfacesCommand.self, RulesCommand.self,
      BaselineCommand.self, InitCommand.self, DoctorCommand.self, SchemaCommand.self,
    ])

  /// Wrong usage is status 2 here, not ArgumentParser's 64; error messages repeat arguments, which are
  /// escaped here.
  static func main() async {
    ProgramRestart.begin()
    // `write` reports a closed pipe, and the exit status still says what was found.
    signal(SIGPIPE, SIG_IGN)
    if SwiftReading.isDone(by: Array(CommandLine.arguments.dropFirst())) { return }
    if let index = firstDamagedArgument {
      StandardError.put("error: argument \(index) is not UTF-8")
      exit(withError: ExitCode(2))
    }
    if let mistake = unknownCommand(in: CommandLine.arguments.dropFirst()) {
      StandardError.put("error: \(mistake)")
      exit(withError: ExitCode(2))
    }
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      let code = exitCode(for: error)
      // ArgumentParser prints help, the version and completions.
      if code.isSuccess { exit(withError: error) }
      let message = fullMessage(for: error)
      if !message.isEmpty { StandardError.put(TerminalText(lines: message)) }
      exit(withError: code == .validationFailure ? ExitCode(2) : code)
    }
  }

  /// The first argument that is no command: ArgumentParser suggests no nearest name for it.
  private static func unknownCommand(in arguments: some Sequence<String>) -> String? {
    var commands = configuration.subcommands
    for argument in arguments.prefix(while: { !$0.hasPrefix("-") }) {
      if commands.isEmpty { return nil }
      if argument == "help" { continue }
      guard let command = commands.first(where: { $0._commandName == argument }) else {
        let names = commands.map { $0._commandName }
        return "there is no command '\(argument)'\(suggestionOrAll(for: argument, among: names))"
      }
      commands = command.configuration.subcommands
    }
    return nil
  }

  /// From 1. `CommandLine.arguments` has U+FFFD where a byte is not UTF-8: another text than the one
  /// to measure, another file than the one to read.
  private static var firstDamagedArgument: Int? {
    (1..<max(1, Int(CommandLine.argc))).first { index in
      CommandLine.unsafeArgv[index].map { String(validatingCString: $0) == nil } ?? false
    }
  }
}
