import ArgumentParser
import Overset
import OversetConfiguration
import OversetModel
import OversetReports

/// `overset interfaces`: the labels of storyboards and XIBs, and their rooms.
struct InterfacesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interfaces",
    abstract:
      "Shows the labels of storyboards and XIBs, with the rooms that Auto Layout gives them.",
    discussion: """
      Each layout is solved on every screen: those of the nearest overset.yml, else 320, 375, 393 and \
      430 points wide and the document's own. A room is certain where the layout, solved as the document has it, comes out as \
      Xcode stored it; else it is borderline, with the reason.

      Exit status: 2 wrong usage or configuration, or a path that cannot be read; else 0.
      """)

  @Argument(
    help: "Storyboards, XIBs, or folders of them. Default: this folder.", completion: .file())
  var paths: [String] = []

  @Flag(help: "Solve each document on its own canvas instead, as Interface Builder shows it.")
  var canvas = false

  @OptionGroup var options: SurveyOptions

  func validate() throws { try PathArguments.validate(paths) }

  func run() async throws {
    let configuration = try options.configuration(for: paths)
    let folders = paths.isEmpty ? ["."] : paths
    let survey = await InterfaceSurvey.read(
      try folders.map { try Machine.absolutePath($0) }, configuration, onCanvas: canvas,
      workers: options.workers)
    for notice in survey.notices { StandardError.put("\(notice)") }
    if options.json {
      StandardOutput.put(InterfacesJSON.text(of: survey))
    } else {
      StandardOutput.put(InterfacesText.text(of: survey))
    }
    if survey.notices.contains(where: \.isMisuse) { throw ExitCode(2) }
  }
}
