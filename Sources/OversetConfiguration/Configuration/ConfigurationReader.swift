import OversetModel
import OversetTexts

/// Reads `overset.yml`.
package struct ConfigurationReader {
  private var reader = SettingReader()
  private var configuration: Configuration

  /// Everything that is wrong with a configuration file, at least one problem.
  package struct Failure: Error {
    package var problems: [SettingProblem]
  }

  /// Reads the text of a file that lies in `root`.
  package static func read(_ text: String, root: String) throws(Failure) -> Configuration {
    let setting: WrittenSetting?
    do throws(SettingProblem) {
      setting = try WrittenSetting.yaml(text)
    } catch {
      throw Failure(problems: [error])
    }
    var reading = ConfigurationReader(configuration: Configuration(root: root))
    if let setting, !setting.isNull { reading.read(setting) }
    guard reading.reader.problems.isEmpty else {
      let start = TextPosition.start
      throw Failure(
        problems: Set(reading.reader.problems).sorted {
          ($0.position ?? start, $0.message, $0.path) < ($1.position ?? start, $1.message, $1.path)
        })
    }
    return reading.configuration
  }

  private init(configuration: Configuration) { self.configuration = configuration }

  /// The keys of the whole file.
  package static let known = [
    "catalogs", "exclude", "sourceLocale", "locales", "platform", "fonts", "displayScale",
    "screens", "contentSizes", "legibilityWeight", "notShown", "styles", "labels", "arguments",
    "groups", "interfaces", "sources", "rules", "gate", "ignore", "baseline",
  ]

  private mutating func read(_ setting: WrittenSetting) {
    let values = reader.map(setting, known: Self.known)
    if let paths = values["catalogs"] {
      configuration.catalogs = reader.texts(paths)
      configuration.catalogPositions = paths.positions
    }
    if let names = values["exclude"] { configuration.exclude = reader.texts(names) }
    if let locale = values["sourceLocale"] {
      configuration.sourceLocale = reader.locale(locale)
      configuration.sourceLocalePosition = locale.position
    }
    if let locales = values["locales"] {
      configuration.locales = reader.list(locales).compactMap { reader.locale($0) }
      configuration.localesPosition = locales.position
    }
    DisplayReader.read(values, into: &configuration, with: &reader)
    if let hidden = values["notShown"] {
      configuration.notShown = HiddenKeysSettings.read(hidden, with: &reader)
    }
    if let rules = values["rules"] {
      RuleReader.read(rules, into: &configuration.rules, with: &reader)
    }
    if let gate = values["gate"] { GateReader.read(gate, into: &configuration.gate, with: &reader) }
    if let ignore = values["ignore"] {
      configuration.ignore = IgnoreSettings.read(ignore, with: &reader)
    }
    if let baseline = values["baseline"] {
      configuration.baseline = BaselineSettings.read(baseline, with: &reader)
    }
    if let arguments = values["arguments"] {
      configuration.arguments = ArgumentSettings.read(arguments, with: &reader)
    }
    if let interfaces = values["interfaces"], let reads = reader.flag(interfaces) {
      configuration.readsInterfaces = reads
    }
    readLabels(values)
  }

  private mutating func readLabels(_ values: [String: WrittenSetting]) {
    var labels = LabelReader(configuration)
    if let styles = values["styles"] { labels.readStyles(styles, with: &reader) }
    if let sources = values["sources"] {
      configuration.sources = SourceReader.read(sources, labels, with: &reader)
    }
    if let setting = values["labels"] {
      configuration.labels = labels.labels(setting, with: &reader)
      configuration.objectKeys = labels.links
    }
    if let groups = values["groups"] {
      configuration.groups = GroupSettings.read(
        groups, labels: configuration.labels, screens: configuration.screens, with: &reader)
    }
    GroupSettings.checkNames(labels.groupNames, in: configuration, with: &reader)
  }
}
