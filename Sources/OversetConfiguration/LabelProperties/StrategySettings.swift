package import OversetModel

extension SettingReader {
  /// The name of an option of `lineBreakStrategy`, or a list of names, which combine.
  package mutating func strategy(_ setting: WrittenSetting) -> LineBreakStrategy? {
    let names = LineBreakStrategy.named.map(\.key)
    var strategy = LineBreakStrategy.none
    for name in options(setting) {
      guard let text = text(name) else { return nil }
      guard let option = LineBreakStrategy.named.first(where: { $0.key == text })?.value else {
        report("unknown value '\(text)'\(suggestionOrAll(for: text, among: names))", at: name)
        return nil
      }
      strategy.formUnion(option)
    }
    return strategy
  }

  private func options(_ setting: WrittenSetting) -> [WrittenSetting] {
    if case .list(let elements) = setting.content { elements } else { [setting] }
  }
}
