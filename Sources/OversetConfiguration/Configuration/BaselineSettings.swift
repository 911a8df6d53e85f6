public import OversetModel

/// Which findings are accepted, and how far they may go: `baseline` in the configuration.
public struct BaselineSettings: Hashable, Sendable {
  /// Relative to the configuration's folder, or absolute.
  public var file: String
  /// By how many points an accepted overflow may grow before it is a finding again.
  public var mayGrow: Points = BaselineSettings.standardGrowth

  /// One point is less than any letter, and more than two versions of a font differ in.
  package static let standardGrowth: Points = 1

  /// Of a file, with the standard growth.
  public init(file: String) { self.file = file }

  package static let known = ["file", "mayGrow"]

  /// Reads `overset-baseline.json` or `{file: overset-baseline.json, mayGrow: 2}`.
  package static func read(_ setting: WrittenSetting, with reader: inout SettingReader)
    -> BaselineSettings?
  {
    if case .scalar = setting.content { return reader.text(setting).map { Self(file: $0) } }
    let values = reader.map(setting, known: known)
    guard case .map = setting.content,
      let file = reader.required("file", in: values, of: setting).flatMap({ reader.text($0) })
    else { return nil }
    var settings = BaselineSettings(file: file)
    reader.read(values["mayGrow"], into: &settings.mayGrow, in: 0...10_000)
    return settings
  }
}
