import OversetRules
import OversetModel

/// Reads what texts are shown on and in: `platform`, `fonts`, `screens`, `contentSizes` and others.
enum DisplayReader {
  static let fontKeys = ["search", "system", "fallback"]

  /// `values` are those of the whole file.
  static func read(
    _ values: [String: WrittenSetting], into configuration: inout Configuration,
    with reader: inout SettingReader
  ) {
    if let platform = values["platform"], let choice = reader.choice(platform, Platform.self) {
      configuration.platform = choice
      configuration.statesPlatform = true
      configuration.rules.leastPointSize = choice.minimumPointSize
      configuration.displayScale = choice.displayScale
    }
    if let fonts = values["fonts"] { readFonts(fonts, into: &configuration.fonts, with: &reader) }
    if let scale = values["displayScale"], let number = reader.number(scale, in: 0.01...1000) {
      configuration.displayScale = number
    }
    if let screens = values["screens"] {
      configuration.screens = Self.screens(screens, with: &reader)
      configuration.namesScreens = true
    }
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
  }

  private static func readFonts(
    _ setting: WrittenSetting, into fonts: inout Configuration.FontSettings,
    with reader: inout SettingReader
  ) {
    let values = reader.map(setting, known: Self.fontKeys)
    if let paths = values["search"] { fonts.search = reader.texts(paths) }
    if let family = values["system"], let name = reader.text(family) {
      fonts.system = name
    }
    guard let fallback = values["fallback"] else { return }
    for (_, name, value) in reader.pairs(fallback) {
      if let family = reader.text(value) { fonts.fallback[name] = family }
    }
  }

  private static func screens(
    _ setting: WrittenSetting, with reader: inout SettingReader
  ) -> [Screen] {
    let screens = reader.pairs(setting).compactMap { _, name, value in
      reader.number(value, in: 1...100_000).map { Screen(name: name, width: $0) }
    }
    if screens.isEmpty && reader.problems.isEmpty {
      reader.report("expected at least one screen", at: setting)
    }
    return screens
  }
}
