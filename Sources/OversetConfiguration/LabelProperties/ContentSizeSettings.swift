package import OversetModel

extension SettingReader {
  /// A Dynamic Type category that the platform has, and so its every text style.
  package mutating func contentSize(_ setting: WrittenSetting, on platform: Platform)
    -> ContentSizeCategory?
  {
    guard let size = choice(setting, ContentSizeCategory.self) else { return nil }
    let font = FontDescription.textStyle(.body, contentSize: size).on(platform)
    if let problem = font.problem { report(problem, at: setting) }
    return size
  }
}
