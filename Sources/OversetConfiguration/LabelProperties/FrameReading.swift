package import OversetModel

/// Lengths that depend on the screen, or that grow with the text.
extension SettingReader {
  /// A number, an expression of `screen`, or `{min: 80, max: 200}`: a label that grows with its text.
  ///
  /// The width that it grows to decides what is seen: without `max` that is the screen's, whose edge
  /// cuts off what is wider.
  package mutating func width(_ setting: WrittenSetting) -> WidthExpression? {
    guard case .map = setting.content else { return length(setting) }
    guard let values = growing(setting) else { return nil }
    let before = problems.count
    let least = values["min"].flatMap { length($0) }
    let most = values["max"].map { length($0) } ?? .screen
    if case .points(let least) = least, case .points(let most) = most, least > most {
      report("'min' is more than 'max'", at: setting)
    }
    return problems.count == before ? most : nil
  }

  /// A number, or `{min: 20, max: 44}`: a label that grows with its text. Nil for any height.
  package mutating func height(_ setting: WrittenSetting) -> Points? {
    let heights = FrameProperties.heights
    guard case .map = setting.content else { return number(setting, in: heights) }
    guard let values = growing(setting) else { return nil }
    let least = values["min"].flatMap { number($0, in: heights) }
    let most = values["max"].flatMap { number($0, in: heights) }
    if let least, let most, least > most { report("'min' is more than 'max'", at: setting) }
    return most
  }

  private mutating func growing(_ setting: WrittenSetting) -> [String: WrittenSetting]? {
    let values = map(setting, known: FrameProperties.growing)
    if values.isEmpty { report("expected 'min' or 'max'", at: setting) }
    return values.isEmpty ? nil : values
  }

  private mutating func length(_ setting: WrittenSetting) -> WidthExpression? {
    guard let text = text(setting) else { return nil }
    do throws(WidthExpression.SyntaxError) {
      return try WidthExpression(parsing: text)
    } catch {
      var inner = setting
      let isQuoted = if case .scalar(_, isQuoted: true) = setting.content { true } else { false }
      inner.position?.column += error.offset + (isQuoted ? 1 : 0)
      report(error.message, at: inner)
      return nil
    }
  }

  /// `{leading: 8, trailing: 8, top: 2, bottom: 2}`; an edge that is not named has none.
  package mutating func insets(_ setting: WrittenSetting) -> Insets {
    let values = map(setting, known: FrameProperties.insets.map(\.name))
    var insets = Insets()
    Property.apply(FrameProperties.insets, values, to: &insets, with: &self)
    return insets
  }
}
