package import OversetModel

extension LabelColor {
  /// What `SettingReader.color` reads.
  static var schema: JSONSchema {
    .anyOf([
      .choice(LabelColor.Level.self),
      .text(matching: "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
    ])
  }
}

extension SettingReader {
  /// A level's name or `"#RRGGBB"`, which YAML wants in quotation marks.
  package mutating func color(_ setting: WrittenSetting) -> LabelColor? {
    guard let text = text(setting) else { return nil }
    if let color = LabelColor(text) { return color }
    let names = LabelColor.Level.allCases.map(\.rawValue)
    let near = text.hasPrefix("#") ? "" : suggestion(for: text, among: names)
    report(
      "'\(text)' is no colour: expected \(names.joined(separator: ", ")) or \"#RRGGBB[AA]\"" + near,
      at: setting)
    return nil
  }
}
