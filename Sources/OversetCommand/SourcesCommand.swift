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
      Swift and Objective-C are read; nothing is built. Shows how many keys can be cut, cannot be cut, \
      are never drawn or unknown, why most are unknown, and what overset.yml could say of them. A key \
      counts with the worst of its uses.

      --uses lists each key before that with its uses: the file and the line, what shows the text, and \
      a verdict; then the keys that no code names, and those that no catalog has. --key lists only \
      keys like it. JSON has all.

      Without a path, everything below the folder of the nearest overset.yml, else below this folder.

      Exit status: 2 wrong usage or configuration, or a named path that cannot be read; else 0.
      """)

  @Argument(help: "Folders of source code and catalogs.", completion: .directory)
  var paths: [String] = []

  @Flag(help: "List all keys with their uses, too.")
  var uses = false

  @Option(
    help: "List only keys like this (\"settings.*\") with their uses. May be given several times.")
  var key: [String] = []

  @OptionGroup var options: SurveyOptions

  func validate() throws { try PathArguments.validate(paths) }

  func run() async throws {
    let configuration = try options.configuration(for: paths)
    let survey = await SourceSurvey.read(
      configuration, paths: paths.isEmpty ? nil : try paths.map { try Machine.absolutePath($0) },
      workers: options.workers)
    for notice in survey.notices { StandardError.put("\(notice)") }
    if options.json {
      StandardOutput.put(SourcesJSON.text(of: survey))
    } else {
      StandardOutput.put(SourcesText(survey).text(listing: listing))
    }
    if survey.notices.contains(where: \.isMisuse) { throw ExitCode(2) }
  }

  private var listing: SourcesText.Listing {
    key.isEmpty ? uses ? .all : .none : .matching(key.map { Glob($0) })
  }
}
