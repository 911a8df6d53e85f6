import OversetModel
import OversetSyntax
import OversetTexts

/// Reads `notShown`.
enum HiddenKeysSettings {
  static let known = ["keys", "table"]

  /// Reads `notShown: ["accessibility.*", {table: InfoPlist}]`.
  static func read(_ setting: WrittenSetting, with reader: inout SettingReader) -> [HiddenKeys] {
    reader.elements(setting).compactMap { element in
      if case .scalar(let key, _) = element.content { return HiddenKeys(keys: [Glob(key)]) }
      let values = reader.map(element, known: known)
      guard case .map = element.content else { return nil }
      if values.isEmpty { reader.report("expected 'keys' or 'table'", at: element) }
      return HiddenKeys(
        keys: values["keys"].map { reader.texts($0).map { Glob($0) } },
        table: values["table"].flatMap { reader.text($0) }.map { Glob($0) })
    }
  }
}
