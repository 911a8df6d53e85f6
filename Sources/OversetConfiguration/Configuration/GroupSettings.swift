import OversetModel

/// Reads `groups: {toolbar: {width: screen - 32, spacing: 8}}`.
enum GroupSettings {
  static let known = ["width", "spacing"]

  /// `labels` and `screens` are those of the whole configuration: a group has at least one label,
  /// and a width on every screen.
  static func read(
    _ setting: WrittenSetting, labels: [AppLabel], screens: [Screen],
    with reader: inout SettingReader
  ) -> [LabelGroup] {
    reader.pairs(setting).compactMap { key, name, value in
      let values = reader.map(value, known: known)
      guard case .map = value.content,
        let widthSetting = reader.required("width", in: values, of: value),
        let width = reader.width(widthSetting)
      else { return nil }
      var group = LabelGroup(name: name, width: width)
      group.position = key.position
      reader.read(values["spacing"], into: &group.spacing, in: 0...10_000)
      if !labels.contains(where: { $0.group == name }) {
        let names = Set(labels.compactMap(\.group)).sorted()
        reader.report(
          "no label is in the group '\(name)'\(suggestion(for: name, among: names))", at: key)
      }
      reader.checkWidth(
        width, of: "the group '\(name)'", on: screens, at: widthSetting,
        { width.points(onScreen: $0) })
      return group
    }
  }
}

extension GroupSettings {
  /// Reports each group that one label names and nothing else: alone it has no effect.
  static func checkNames(
    _ settings: [WrittenSetting], in configuration: Configuration, with reader: inout SettingReader
  ) {
    let names = configuration.labels.compactMap(\.group)
    // What is wrong in 'groups' is reported there.
    guard !names.isEmpty, reader.problems.isEmpty else { return }
    for setting in settings {
      guard let name = reader.text(setting), names.count(where: { $0 == name }) == 1,
        !configuration.groups.contains(where: { $0.name == name })
      else { continue }
      let others = Set(names + configuration.groups.map(\.name)).subtracting([name]).sorted()
      reader.report(
        "no other label is in the group '\(name)', and 'groups' does not have it"
          + suggestion(for: name, among: others), at: setting)
    }
  }
}

extension SettingReader {
  /// Reports the first screen on which there is no width, or none that a screen could have.
  mutating func checkWidth(
    _ width: WidthExpression, of owner: String, on screens: [Screen],
    at setting: WrittenSetting, _ room: (Points) -> Points
  ) {
    for screen in screens {
      let points = room(screen.width)
      if points > 0, points < 1e6 { continue }
      let onScreen = width.dependsOnScreen ? " on screen '\(screen.name)'" : ""
      report("\(owner) has no width\(onScreen)", at: setting)
      return
    }
  }
}
