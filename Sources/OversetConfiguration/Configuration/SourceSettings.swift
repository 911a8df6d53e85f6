/// What is read of an app's source code, and what the code itself does not say: `sources` in the
/// configuration.
public struct SourceSettings: Hashable, Sendable {
  /// Whether a check looks in source code for what shows texts.
  public var isRead = true
  /// Folders and globs of code; nil for the whole app.
  public var paths: [String]?

  /// All code of the app, as far as it says by itself how it shows texts.
  public init() {}

  package static let known = ["paths"]

  /// Reads `true`, `false` or what the code does not say.
  static func read(
    _ setting: WrittenSetting, with reader: inout SettingReader
  ) -> SourceSettings {
    var settings = SourceSettings()
    if case .scalar = setting.content {
      settings.isRead = reader.flag(setting) ?? true
      return settings
    }
    let values = reader.map(setting, known: known)
    settings.paths = values["paths"].map { reader.texts($0) }
    return settings
  }
}
