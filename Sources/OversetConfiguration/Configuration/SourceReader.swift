import OversetModel
import OversetSources
import OversetSurfaces

/// Reads `sources`.
enum SourceReader {
  static let known = ["paths", "accessors", "helpers", "components", "ignore"]
  static let knownOfAccessors = ["type", "key", "table"]

  /// Reads `true`, `false` or what the code does not say.
  static func read(
    _ setting: WrittenSetting, _ labels: LabelReader, with reader: inout SettingReader
  ) -> SourceSettings {
    var sources = SourceSettings()
    if case .scalar = setting.content {
      sources.isRead = reader.flag(setting) ?? true
      return sources
    }
    let values = reader.map(setting, known: known)
    sources.paths = values["paths"].map { reader.texts($0) }
    sources.pathPositions = values["paths"]?.positions ?? [:]
    if let accessors = values["accessors"] {
      sources.accessors = reader.list(accessors).compactMap { accessor($0, with: &reader) }
    }
    if let helpers = values["helpers"] {
      sources.helpers = reader.elements(helpers).compactMap { helper($0, with: &reader) }
    }
    if let components = values["components"] {
      sources.components = reader.list(components).compactMap {
        labels.component($0, with: &reader)
      }
    }
    if let ignored = values["ignore"] {
      sources.components += reader.elements(ignored).compactMap { setting in
        reader.call(setting).map {
          SourceSettings.Stated(
            value: OwnComponent(call: $0, shows: .nothing), text: $0.description,
            position: setting.position)
        }
      }
    }
    return sources
  }

  /// Reads `{type: LocalString, key: "_ → ."}`.
  private static func accessor(
    _ setting: WrittenSetting, with reader: inout SettingReader
  ) -> SourceSettings.Stated<KeyAccessor>? {
    let values = reader.map(setting, known: knownOfAccessors)
    guard case .map = setting.content,
      let type = reader.required("type", in: values, of: setting).flatMap({ reader.text($0) })
    else { return nil }
    var accessor = KeyAccessor(type: type)
    accessor.table = values["table"].flatMap { reader.text($0) }
    if let key = values["key"], let text = reader.text(key) {
      guard let replacements = KeyAccessor.replacements(text) else {
        reader.report("expected what a name's parts become in the key: _ → .", at: key)
        return nil
      }
      accessor.replacements = replacements
    }
    return SourceSettings.Stated(value: accessor, text: type, position: setting.position)
  }

  /// Reads `"key".localized()`.
  private static func helper(
    _ setting: WrittenSetting, with reader: inout SettingReader
  ) -> SourceSettings.Stated<LookupPattern>? {
    guard let text = reader.text(setting) else { return nil }
    guard let pattern = LookupPattern(text) else {
      reader.report(
        "expected a call with \"key\" in the place of the key: \"key\".localized(), tr(\"key\")",
        at: setting)
      return nil
    }
    return SourceSettings.Stated(value: pattern, text: text, position: setting.position)
  }
}

extension SettingReader {
  /// A call by the labels of its texts.
  mutating func call(_ setting: WrittenSetting) -> CallPattern? {
    guard let text = text(setting) else { return nil }
    if let call = CallPattern(text) { return call }
    report(
      "expected a call with the labels of its texts: PrimaryButton(title:), track(_:)", at: setting)
    return nil
  }
}
