import ArgumentParser
import Overset
import OversetConfiguration
import OversetModel
import OversetReports

/// `overset catalogs`: what was read.
struct CatalogsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogs",
    abstract: "Shows what is read: files, formats, encodings, tables, locales, counts and faults.",
    discussion: """
      Without a path, the catalogs of the nearest overset.yml, else everything below this folder. \
      What a configuration excludes is left out. --json has every text, its key and their positions.

      Exit status: 2 wrong usage or configuration, or a named path that cannot be read; else 0.
      """)

  @Argument(
    help: "Catalogs, Interface Builder documents, or folders of them.", completion: .file())
  var paths: [String] = []

  @OptionGroup var options: SurveyOptions

  func validate() throws { try PathArguments.validate(paths) }

  func run() async throws {
    let configuration = try options.configuration(for: paths)
    let inventory = try await CatalogInventory.read(
      configuration, paths: paths.isEmpty ? nil : paths.map { try Machine.absolutePath($0) },
      workers: options.workers)
    for notice in inventory.notices { StandardError.put("\(notice)") }
    if options.json {
      StandardOutput.put(CatalogsJSON.text(of: inventory))
    } else {
      StandardOutput.put(CatalogsText(width: Machine.terminalWidth).text(of: inventory))
    }
    let isMisused = inventory.notices.contains(where: \.isMisuse)
    // The process ends here: freeing the memory first would only take time.
    withExtendedLifetime(inventory) { Self.exit(withError: ExitCode(isMisused ? 2 : 0)) }
  }
}
