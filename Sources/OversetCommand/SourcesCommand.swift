import ArgumentParser
import Overset
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

  @OptionGroup var options: SurveyOptions

  func run() async throws {
    let configuration = try options.configuration(for: paths)
    let survey = await SourceSurvey.read(
      configuration, paths: paths.isEmpty ? nil : try paths.map { try Machine.absolutePath($0) },
      workers: options.workers)
    for notice in survey.notices { StandardError.put("\(notice)") }
    if options.json {
      StandardOutput.put(SourcesJSON.text(of: survey))
    } else {
      StandardOutput.put(SourcesText.text(of: survey))
    }
    if survey.notices.contains(where: \.isMisuse) { throw ExitCode(2) }
  }
}
