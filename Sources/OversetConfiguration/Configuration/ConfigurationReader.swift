import OversetModel
import OversetTexts

/// Reads `overset.yml`.
package struct ConfigurationReader {
  private var reader = SettingReader()
  private var configuration: Configuration
  /// What labels say of their groups.
  private var groupNames: [WrittenSetting] = []

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
    "groups", "rules", "gate", "ignore", "baseline",
  ]

  private mutating func read(_ setting: WrittenSetting) {
    let values = reader.map(setting, known: Self.known)
    if let paths = values["catalogs"] { configuration.catalogs = reader.texts(paths) }
    if let names = values["exclude"] { configuration.exclude = reader.texts(names) }
    if let locale = values["sourceLocale"] {
      configuration.sourceLocale = reader.locale(locale)
      configuration.sourceLocalePosition = locale.position
    }
    if let locales = values["locales"] {
      configuration.locales = reader.list(locales).compactMap { reader.locale($0) }
    }
    if let platform = values["platform"], let choice = reader.choice(platform, Platform.self) {
      configuration.platform = choice
      configuration.rules.leastPointSize = choice.minimumPointSize
    }
    if let fonts = values["fonts"] { readFonts(fonts) }
    if let scale = values["displayScale"], let number = reader.number(scale, in: 0.01...1000) {
      configuration.displayScale = number
    }
    if let screens = values["screens"] { readScreens(screens) }
    if let sizes = values["contentSizes"] {
      configuration.contentSizes = reader.list(sizes).compactMap {
        reader.contentSize($0, on: configuration.platform)
      }
      if configuration.contentSizes.isEmpty && reader.problems.isEmpty {
        reader.report("expected at least one content size", at: sizes)
      }
    }
    if let weights = values["legibilityWeight"] {
      configuration.legibilityWeights = reader.elements(weights).compactMap { reader.choice($0) }
      if configuration.legibilityWeights.isEmpty && reader.problems.isEmpty {
        reader.report("expected at least one weight", at: weights)
      }
    }
    if let hidden = values["notShown"] {
      configuration.notShown = HiddenKeysSettings.read(hidden, with: &reader)
    }
    let styles = values["styles"].map { readStyles($0) } ?? [:]
    if let rules = values["rules"] { readRules(rules) }
    if let gate = values["gate"] { readGate(gate) }
    if let ignore = values["ignore"] {
      configuration.ignore = IgnoreSettings.read(ignore, with: &reader)
    }
    if let baseline = values["baseline"] {
      configuration.baseline = BaselineSettings.read(baseline, with: &reader)
    }
    if let labels = values["labels"] { readLabels(labels, styles: styles) }
    if let arguments = values["arguments"] {
      configuration.arguments = ArgumentSettings.read(arguments, with: &reader)
    }
    if let groups = values["groups"] {
      configuration.groups = GroupSettings.read(
        groups, labels: configuration.labels, screens: configuration.screens, with: &reader)
    }
    GroupSettings.checkNames(groupNames, in: configuration, with: &reader)
  }

  static let fontKeys = ["search", "system", "fallback"]

  private mutating func readFonts(_ setting: WrittenSetting) {
    let values = reader.map(setting, known: Self.fontKeys)
    if let paths = values["search"] { configuration.fonts.search = reader.texts(paths) }
    if let family = values["system"], let name = reader.text(family) {
      configuration.fonts.system = name
    }
    guard let fallback = values["fallback"] else { return }
    for (_, name, value) in reader.pairs(fallback) {
      if let family = reader.text(value) { configuration.fonts.fallback[name] = family }
    }
  }

  private mutating func readScreens(_ setting: WrittenSetting) {
    let screens = reader.pairs(setting).compactMap { _, name, value in
      reader.number(value, in: 1...100_000).map { Screen(name: name, width: $0) }
    }
    if screens.isEmpty && reader.problems.isEmpty {
      reader.report("expected at least one screen", at: setting)
    }
    configuration.screens = screens
  }

  static let gateKeys = ["failOn", "maxWarnings", "inconclusive"]

  private mutating func readGate(_ setting: WrittenSetting) {
    let values = reader.map(setting, known: Self.gateKeys)
    if let value = values["failOn"], let threshold = reader.choice(value, GateThreshold.self) {
      configuration.gate.failOn = Severity(rawValue: threshold.rawValue)
    }
    if let value = values["maxWarnings"] { configuration.gate.maxWarnings = reader.integer(value) }
    if let value = values["inconclusive"], let policy = reader.choice(value, GatePolicy.self) {
      configuration.gate.failsOnInconclusive = policy == .fail
    }
  }

  private mutating func readRules(_ setting: WrittenSetting) {
    for (key, _, value) in reader.pairs(setting) {
      guard let rule = reader.rule(key) else { continue }
      var severity: WrittenSetting? = value
      if case .map = value.content {
        let thresholds = rule.about?.thresholds ?? []
        let values = reader.map(value, known: ["severity"] + thresholds.map(\.name))
        severity = values["severity"]
        for threshold in thresholds {
          reader.read(
            values[threshold.name], into: &configuration.rules[keyPath: threshold.setting],
            in: threshold.range)
        }
      }
      if let severity, let choice = reader.choice(severity, RuleSeverity.self) {
        configuration.rules.severities[rule] = .some(Severity(rawValue: choice.rawValue))
      }
    }
  }

  // MARK: Labels

  static let labelKeys =
    ["id", "keys", "table", "default", "style", "group", "width", "height", "insets", "arguments"]
    + ConstraintSettings.known

  /// What a style may say: everything but what makes a label a particular one.
  static let styleKeys =
    ["width", "height", "insets"] + ConstraintSettings.known

  /// Read after the platform and the display scale.
  private var fontContext: FontContext {
    FontContext(
      folder: configuration.root, platform: configuration.platform,
      displayScale: configuration.displayScale)
  }

  private mutating func readStyles(_ setting: WrittenSetting) -> [String: [String: WrittenSetting]]
  {
    var styles: [String: [String: WrittenSetting]] = [:]
    for (_, name, value) in reader.pairs(setting) {
      let settings = ConstraintSettings.spelledOut(
        reader.map(value, known: Self.styleKeys), with: &reader)
      // A style that no label uses is read all the same; what is wrong with it is told once.
      var unused = LabelConstraint()
      ConstraintSettings.apply(
        settings, to: &unused, with: &reader, fonts: fontContext)
      if let width = settings["width"] { _ = reader.width(width) }
      if let height = settings["height"] { _ = reader.height(height) }
      if let insets = settings["insets"] { _ = reader.insets(insets) }
      styles[name] = settings
    }
    return styles
  }

  private mutating func readLabels(
    _ setting: WrittenSetting, styles: [String: [String: WrittenSetting]]
  ) {
    var ids: Set<String> = []
    for element in reader.list(setting) {
      guard let label = label(element, styles: styles) else { continue }
      if !ids.insert(label.id).inserted {
        reader.report("the label '\(label.id)' is there twice", at: element)
      }
      configuration.labels.append(label)
    }
  }

  private mutating func label(
    _ setting: WrittenSetting, styles: [String: [String: WrittenSetting]]
  ) -> AppLabel? {
    var values = ConstraintSettings.spelledOut(
      reader.map(setting, known: Self.labelKeys), with: &reader)
    guard case .map = setting.content else { return nil }
    let name = values["id"].flatMap { reader.text($0) }
    if let style = values["style"], let styleName = reader.text(style) {
      if let settings = styles[styleName] {
        values.merge(settings) { own, _ in own }
      } else {
        reader.report(
          "unknown style '\(styleName)'\(suggestion(for: styleName, among: styles.keys.sorted()))",
          at: style)
      }
    }
    var constraint = LabelConstraint()
    ConstraintSettings.apply(
      values, to: &constraint, with: &reader, fonts: fontContext)
    guard let id = name else {
      if values["id"] == nil { reader.report("a label needs an 'id'", at: setting) }
      return nil
    }
    guard let keys = values["keys"] else {
      reader.report("the label '\(id)' needs 'keys'", at: setting)
      return nil
    }
    guard let widthSetting = values["width"] else {
      reader.report("the label '\(id)' needs a 'width'", at: setting)
      return nil
    }
    guard let width = reader.width(widthSetting) else { return nil }
    let names = reader.names(keys: keys, table: values["table"])
    var label = AppLabel(
      id: id, keys: names.keys, constraint: constraint, width: width)
    label.position = setting.position
    label.table = names.table
    label.namePositions = names.positions
    if let flag = values["default"] { label.isDefault = reader.flag(flag) ?? false }
    if let height = values["height"] { label.height = reader.height(height) }
    if let insets = values["insets"] { label.insets = reader.insets(insets) }
    if let group = values["group"] {
      label.group = reader.text(group)
      groupNames.append(group)
    }
    if let arguments = values["arguments"] {
      let samples = ArgumentSettings.samples(arguments, with: &reader)
      label.arguments = samples.byNumber
      label.namedArguments = samples.byName
    }
    reader.checkWidth(
      width, of: "the label '\(id)'", on: configuration.screens, at: widthSetting,
      { label.room(onScreen: $0).width })
    return label
  }
}

/// `gate.failOn`.
enum GateThreshold: String, CaseIterable {
  case error, warning, note, never
}

/// `gate.inconclusive`.
enum GatePolicy: String, CaseIterable {
  case fail, allow
}

/// A rule's severity, or none.
enum RuleSeverity: String, CaseIterable {
  case error, warning, note, off
}
