import ArgumentParser
import Overset
import OversetConfiguration
import OversetModel
import OversetReports

/// `overset doctor`: what a check would run with.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Shows versions, fonts, the configuration and catalogs, and what is missing.",
    discussion: """
      What is found of the app; how many fonts came with the program, are installed, or are the \
      configuration's own; what differs from the releases of overset; what is missing, and the \
      command that installs it.

      Exit status: 0 nothing is missing; 1 something is; 2 wrong usage or configuration.
      """)

  @OptionGroup var options: SurveyOptions

  @Flag(help: "List the fonts with the scripts that they measure.")
  var fonts = false

  func run() async throws {
    var notices: [Notice] = []
    let found = try ConfigurationFile.path(options.config, for: [])
    var configuration = Configuration(root: try Machine.workingDirectory)
    switch found.map(ConfigurationFile.read) {
    case .success(let read): configuration = read
    case .failure(let error):
      configuration.path = found
      notices = error.notices
    case nil: break
    }
    let diagnosis = await Doctor.examine(
      configuration, notices: notices, workers: options.workers)
    if options.json {
      StandardOutput.put(DiagnosisJSON.text(of: diagnosis))
    } else {
      StandardOutput.put(DiagnosisText.text(of: diagnosis, listingFonts: fonts))
    }
    if diagnosis.exitStatus != 0 { throw ExitCode(diagnosis.exitStatus) }
  }
}
