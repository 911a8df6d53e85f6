package import OversetConfiguration
import OversetTexts

extension SourceSurvey {
  /// Reads the code and the catalogs in folders, or those of the configuration.
  package static func read(
    _ configuration: Configuration, paths: [String]?, workers: Int
  ) async -> SourceSurvey {
    let paths = configuration.part(paths)
    let inventory = await CatalogInventory.read(configuration, paths: paths, workers: workers)
    let tables = CatalogTable.tables(
      of: inventory.catalogs.filter { !$0.isContext }, sourceLocale: configuration.sourceLocale,
      notShown: configuration.notShown)
    var configuration = configuration
    // What is named replaces what the configuration names.
    if paths != nil { configuration.sources.paths = nil }
    let interfaces =
      configuration.readsInterfaces
      ? await AppInterface.read(inventory.catalogs, configuration, workers: workers).interfaces : []
    var survey = await read(
      tables, in: paths ?? [""], areAll: configuration.areApp(paths), outlets: interfaces.outlets,
      hasCellLabels: interfaces.haveCellLabels, views: interfaces.customClasses,
      made: interfaces.madeClasses,
      systems: .read(configuration, in: paths),
      configuration, workers: workers)
    survey.notices = inventory.notices + survey.notices
    return survey
  }
}
